import type { Play, TrickCase } from '#games/kings-tricktakers/desk/cases';
import { printed } from '#games/kings-tricktakers/law/cards';
import { faceInTrick } from '#games/kings-tricktakers/law/trick';
import { texts as screenTexts } from '#games/kings-tricktakers/table/texts';
import type { TricktakersDeskText } from '#games/kings-tricktakers/text/desk-en';
import type { TricktakersScreenText } from '#games/kings-tricktakers/text/screen-en';
import { forPlayer } from '#law/by-player';
import { CARD, CardArt, Crowned, type Drawn, Felt, GOLD, PALE, Slip, WIDE, Words } from './drawing';
import { deskTexts, nameIn } from './sentences';

/** What went with a card, and what it became. */
function marksOf({ seats }: TrickCase, play: Play, text: TricktakersScreenText, said: TricktakersDeskText): readonly string[] {
  const { by, card, king = false, queen = false, flip = false } = play;
  const { set, up = [], kingDown = false, queenDown = false } = forPlayer(seats, by) ?? {};
  const { picture } = said;
  if (card === undefined) return [...(set === undefined ? [picture.queen] : [text.court('queen', set)]), picture.last];
  const face = faceInTrick({ by, card, king, queen: queen ? set : undefined, flip });
  const was = printed(card);
  const became = face.kind === was.kind && (face.kind !== 'value' || was.kind !== 'value' || face.value === was.value) ? undefined : face;
  return [
    ...(king ? [set === undefined ? picture.king : text.court('king', set)] : []),
    ...(queen ? [set === undefined ? picture.queen : text.court('queen', set)] : []),
    ...((king && kingDown) || (queen && queenDown) ? [picture.down] : []),
    ...(queen && set === 'black' ? [picture.free] : []),
    ...(flip ? [picture.rebel] : []),
    ...(up.includes('oppressor') ? [text.names.oppressor] : []),
    ...(became === undefined
      ? []
      : [became.kind === 'value' ? picture.as(became.value) : became.kind === 'mystic' ? picture.asMystic : picture.asSurrender]),
  ];
}

/** The cards of a trick in the order played; the winner's has a golden edge. */
export function TrickPicture({ asked, finding, language, label }: Drawn<TrickCase>) {
  const text = screenTexts[language];
  const said = deskTexts[language];
  const name = nameIn(asked, language);
  const result = finding?.result.of === 'trick' ? finding.result : undefined;
  const marks = asked.plays.map((play) => marksOf(asked, play, text, said));
  const column = Math.min(80, (WIDE - 8) / Math.max(1, asked.plays.length));
  const left = (WIDE - column * asked.plays.length) / 2;
  const lines = Math.max(0, ...marks.map((each) => each.length));
  const foot = 38 + CARD.tall + lines * 15;
  return (
    <Felt tall={foot + (result?.led === undefined ? 8 : 32)} label={label}>
      {asked.plays.map((play, at) => {
        const middle = left + column * (at + 0.5);
        const wins = result?.winner === play.by && play.card !== undefined;
        return (
          <g key={`${play.by}-${play.card === undefined}`}>
            <Words x={middle + (wins ? 9 : 0)} y={23} size={14} bold anchor="middle" most={column - (wins ? 22 : 4)}>
              {name(play.by)}
            </Words>
            {wins && <Crowned x={middle - Math.min(column / 2, name(play.by).length * 4.2 + 10)} y={11} />}
            {play.card === undefined ? (
              <Slip x={middle - CARD.wide / 2} y={32} wide={CARD.wide} tall={CARD.tall} fill="none" dashed />
            ) : (
              <CardArt x={middle - CARD.wide / 2} y={32} card={play.card} wins={wins} />
            )}
            {marks[at]?.map((mark, line) => (
              <Words key={mark} x={middle} y={48 + CARD.tall + line * 15} size={12} anchor="middle" colour={PALE} most={column - 2}>
                {mark}
              </Words>
            ))}
          </g>
        );
      })}
      {result?.led !== undefined && (
        <Words x={WIDE / 2} y={foot + 20} size={14} anchor="middle" colour={GOLD}>
          {`${text.colours[result.led]} ${said.picture.leads}`}
        </Words>
      )}
    </Felt>
  );
}

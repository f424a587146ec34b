import type { CaseProps } from '#contract';
import { type CountCase, type ReviveCase, type TricktakersCase, toldOf, type WinnerCase } from '#games/kings-tricktakers/desk/cases';
import type { TricktakersResult } from '#games/kings-tricktakers/desk/desk';
import { without } from '#games/kings-tricktakers/law/box';
import { texts as screenTexts } from '#games/kings-tricktakers/table/texts';
import { forPlayer } from '#law/by-player';
import type { Language } from '#text/language';
import { CompanyRow, type Pays, type RowOf, tallOf } from './CompanyRow';
import { Crowned, type Drawn, Felt, GOLD, PALE, PORTRAIT, SetArt, WIDE, Words } from './drawing';
import { LoggedPicture } from './LoggedPicture';
import { deskTexts, nameIn, textIn } from './sentences';
import { TrickPicture } from './TrickPicture';

/** Any case as a drawing with its description. */
export function Picture({ asked, finding, language }: CaseProps<TricktakersCase, TricktakersResult>) {
  const label = textIn(language).told(asked);
  switch (asked.question) {
    case 'trick':
      return <TrickPicture asked={asked} finding={finding} language={language} label={label} />;
    case 'round':
    case 'bet':
      return <CountPicture asked={asked} finding={finding} language={language} label={label} />;
    case 'revive':
      return <QueenPicture asked={asked} finding={finding} language={language} label={label} />;
    case 'winner':
      return <WinnerPicture asked={asked} finding={finding} language={language} label={label} />;
    case 'log':
      return <LoggedPicture asked={asked} finding={finding} language={language} label={label} />;
  }
}

function rowsOf(asked: CountCase, language: Language): readonly RowOf[] {
  const { picture } = deskTexts[language];
  const name = nameIn(asked, language);
  return asked.players.flatMap(({ id }): readonly RowOf[] => {
    const { set, characters, bet, fate, ally, copy, tricks, collected, kingDown, queen } = toldOf(asked, id);
    if (forPlayer(asked.told, id) === undefined && id !== asked.about) return [];
    const notes = [
      ...(fate === undefined ? [] : [`${fate === 'met' ? '✓' : '✗'} ${picture.fates[fate]}`]),
      ...(ally === undefined ? [] : [picture.ally(name(ally))]),
      ...(copy === undefined ? [] : [picture.copies(name(copy.player))]),
      ...(queen && set !== undefined ? [screenTexts[language].court('queen', set)] : []),
    ];
    const up = without(characters, bet);
    const counted = asked.question === 'round' && id === asked.about && !bet.includes('jack');
    const jack = counted ? (set !== undefined && asked.copy.jacks?.[set] === undefined ? picture.unknown : '') : undefined;
    return [{ id, name: name(id), set, kingDown, up, bet, tricks: fate === undefined ? tricks : undefined, collected, jack, notes }];
  });
}

/** Which card of the drawing each paid line belongs to. */
function paysIn(asked: CountCase, finding: Drawn<CountCase>['finding']): (player: string) => Pays {
  // What was refused pays nothing.
  const refused = asked.question === 'bet' && finding?.notes.some(({ kind }) => kind === 'broken') === true;
  const lines = (refused ? [] : (finding?.notes ?? [])).flatMap((note) =>
    note.kind === 'paid' && note.line.points !== 0 ? [note.line] : [],
  );
  const result = finding?.result;
  const bettor = (result?.of === 'round' || result?.of === 'bet' ? result.ally : undefined) ?? asked.about;
  const bets = lines.filter(({ reason }) => reason.rule === 'kt.score.bet' || reason.rule === 'kt.score.devil-bet');
  const own = lines.filter((line) => !bets.includes(line));
  return (player) => (card, bet, copy) => {
    if (bet && player === bettor) return bets.filter(({ reason }) => card === 'diplomat' || reason.places.includes(card))[copy]?.points;
    return !bet && player === asked.about ? own.filter(({ reason }) => reason.places.includes(card))[copy]?.points : undefined;
  };
}

function CountPicture({ asked, finding, language, label }: Drawn<CountCase>) {
  const rows = rowsOf(asked, language);
  const pays = paysIn(asked, finding);
  let y = 4;
  const placed = rows.map((row) => {
    const at = y;
    y += tallOf(row);
    return { row, at };
  });
  return (
    <Felt tall={y + 2} label={label}>
      {placed.map(({ row, at }) => (
        <CompanyRow key={row.id} row={row} y={at} pays={pays(row.id)} text={screenTexts[language]} said={deskTexts[language]} />
      ))}
    </Felt>
  );
}

function QueenPicture({ asked, language, label }: Drawn<ReviveCase>) {
  const { picture } = deskTexts[language];
  const { set, down, points } = asked;
  return (
    <Felt tall={PORTRAIT.tall + 24} label={label}>
      {set !== undefined && (
        <SetArt x={12} y={12} set={set} name={screenTexts[language].court('queen', set)} note={down ? picture.down : ''} pays={undefined} />
      )}
      <Words x={PORTRAIT.wide + 32} y={38} size={15} bold>
        {nameIn(asked, language)(asked.players[0]?.id ?? '')}
      </Words>
      <Words x={PORTRAIT.wide + 32} y={60} size={15} colour={PALE}>
        {picture.points(points)}
      </Words>
    </Felt>
  );
}

const STEP = PORTRAIT.tall + 12;

function WinnerPicture({ asked, finding, language, label }: Drawn<WinnerCase>) {
  const text = screenTexts[language];
  const { picture } = deskTexts[language];
  const name = nameIn(asked, language);
  const won = finding?.result.of === 'winner' ? finding.result.winners : [];
  const most = Math.max(1, ...asked.players.map(({ id }) => forPlayer(asked.ends, id)?.points ?? 0));
  return (
    <Felt tall={asked.players.length * STEP + 12} label={label}>
      {asked.players.map(({ id }, at) => {
        const { points = 0, set, kingDown = false } = forPlayer(asked.ends, id) ?? {};
        const y = 10 + at * STEP;
        const rank = set === undefined ? undefined : asked.copy.ranks?.[set]?.[kingDown ? 1 : 0];
        const note = [...(kingDown ? [picture.down] : []), ...(rank === undefined ? [] : [text.table.rank(rank)])].join(' · ');
        return (
          <g key={id}>
            {set !== undefined && <SetArt x={10} y={y} set={set} name={text.court('king', set)} note={note} pays={undefined} />}
            <Words x={PORTRAIT.wide + 26} y={y + 22} size={15} bold most={150}>
              {name(id)}
            </Words>
            {won.includes(id) && <Crowned x={WIDE - 34} y={y + 9} />}
            <rect
              x={PORTRAIT.wide + 26}
              y={y + 32}
              width={Math.max(0, (points / most) * 155)}
              height="16"
              rx="4"
              fill={won.includes(id) ? GOLD : '#8fb3a1'}
            />
            <Words x={WIDE - 14} y={y + 46} size={16} bold anchor="end">
              {String(points)}
            </Words>
          </g>
        );
      })}
    </Felt>
  );
}

import type { PadDraft } from '#games/kings-gate/game';
import type { Colour } from '#games/kings-gate/law/box';
import type { Position } from '#games/kings-gate/law/position';
import { type ColourRank, coloursIn, coloursOf, ownerOf, type Scoring } from '#games/kings-gate/law/score';
import type { PlayerId } from '#law/game';
import type { Language, PlayerNames } from '#text/language';
import { CharacterIcon } from '../../pieces/CharacterIcon';
import { ColourSymbols } from '../../pieces/ColourSymbols';
import { setupTexts } from '../../text/setup-texts';

interface PadFieldsProps {
  readonly position: Position;
  readonly draft: PadDraft;
  /** What the location would give by what is told so far. */
  readonly scoring: Scoring;
  readonly names: PlayerNames;
  readonly language: Language;
  onField(colour: Colour): void;
  onLast(player: PlayerId): void;
}

/** Each colour with its total and what that would take; below, who placed the last tile. */
export function PadFields({ position, draft, scoring, names, language, onField, onLast }: PadFieldsProps) {
  const text = setupTexts[language];
  const { totals, field, typed, last } = draft;
  const isTold = coloursIn(position).every((colour) => totals[colour] !== undefined);
  const figureOf = (colour: Colour): string => {
    if (colour === field && typed !== undefined) return `${typed}_`;
    const total = totals[colour];
    return total === undefined ? '' : total === null ? '–' : String(total);
  };
  const spokenFigure = (colour: Colour, rank: ColourRank | undefined): string => {
    const total = totals[colour];
    if (total === undefined) return text.pad.notYet;
    if (total === null) return text.pad.none;
    return rank === undefined ? String(total) : `${total}, ${text.now.rank(rank.rank)}, ${text.now.prize(rank.prize - rank.loss)}`;
  };
  return (
    <>
      <ol class="kg-fields">
        {coloursIn(position).map((colour) => {
          const owner = names.player(ownerOf(position, colour) ?? '');
          const rank = scoring.ranked.find((each) => each.colour === colour && each.total !== undefined);
          return (
            <li key={colour}>
              <button
                type="button"
                class="kg-field"
                aria-pressed={colour === field}
                aria-label={text.pad.field(colour, owner, spokenFigure(colour, rank))}
                onClick={() => onField(colour)}
              >
                <ColourSymbols colours={[colour]} />
                <span class="kg-field-name">{owner}</span>
                {rank !== undefined && <FieldTaking rank={rank} isFinal={isTold} rankName={text.now.rank(rank.rank)} />}
                <strong class="kg-field-figure">{figureOf(colour)}</strong>
              </button>
            </li>
          );
        })}
      </ol>
      <fieldset class="kg-last" aria-label={text.pad.last}>
        <span class="kg-last-label" aria-hidden="true">
          {text.pad.lastTile}
        </span>
        {position.players.map((player) => (
          <button key={player} type="button" class="kg-last-player" aria-pressed={player === last} onClick={() => onLast(player)}>
            <ColourSymbols colours={coloursOf(position, player)} />
            <span class="kg-last-name">{names.player(player)}</span>
          </button>
        ))}
      </fieldset>
    </>
  );
}

/** "2nd +2", quiet for as long as another total may change it. */
const FieldTaking = ({ rank, isFinal, rankName }: { readonly rank: ColourRank; readonly isFinal: boolean; readonly rankName: string }) => (
  <span class={isFinal ? 'kg-taking' : 'kg-taking quiet'}>
    {rankName}
    {rank.prize > 0 && <b> +{rank.prize}</b>}
    {isFinal && rank.loss > 0 && <b class="kg-fact-limit"> −{rank.loss}</b>}
    {isFinal && rank.characters.map((character) => <CharacterIcon key={character} character={character} size={16} />)}
  </span>
);

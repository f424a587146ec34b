import { useSignal } from '@preact/signals';
import { Crown } from 'lucide-preact';
import { type ComponentChildren, Fragment } from 'preact';
import type { ScoringRevealProps } from '#contract';
import type { KingsGate } from '#games/kings-gate/game';
import { locationOf } from '#games/kings-gate/law/position';
import { type ColourRank, hasTie } from '#games/kings-gate/law/score';
import type { ScoredLocation, SheetLine } from '#games/kings-gate/law/score-sheet';
import { CharacterIcon } from '#games/kings-gate/pieces/CharacterIcon';
import type { KingsGateScreenText } from '#games/kings-gate/text/screen-en';
import { lineSentence } from '#session/sentences/reason-sentences';
import { grammar, type Language } from '#text/language';
import { FigureBreakdown } from '#ui/score/FigureBreakdown';
import { RuleNote } from '#ui/verdict/RuleNote';
import { texts } from '../../text/screen-texts';
import { COLOUR_SYMBOLS } from '../play/open-events';
import { explainTotal } from './explain-total';
import { TieRing } from './TieRing';

/** A scored location: totals, ranks, prizes, characters, and the tie-break around the table; each line opens its rule. */
export function ScoringReveal(props: ScoringRevealProps<KingsGate>) {
  const { stand, names, language, index } = props;
  const text = texts[language];
  const { position } = stand;
  const scored = position.scored[index];
  if (scored === undefined) return null;
  const location = locationOf(position, scored.n);
  return (
    <>
      <ScoreLineTable {...props} scored={scored} />
      {location.awards.length > 0 && (
        <ul class="stack" aria-label={text.scoring.characters}>
          {location.awards.map((character) => {
            const winner = scored.ranked.find(({ characters }) => characters.includes(character))?.player;
            return (
              <li key={character}>
                <RuleDisclosure rule={`kg.character.${character}`}>
                  <CharacterIcon character={character} size={32} />
                  <span>{winner === undefined ? text.scoring.lost(character) : text.scoring.won(names.player(winner), character)}</span>
                </RuleDisclosure>
              </li>
            );
          })}
        </ul>
      )}
      {scored.last !== undefined && hasTie(scored) && (
        <>
          <TieRing position={position} last={scored.last} text={text} names={names} />
          <RuleNote rule="kg.score.tie" />
        </>
      )}
    </>
  );
}

interface RuleDisclosureProps {
  readonly rule: string;
  readonly children: ComponentChildren;
}

/** A line that opens the rule behind it. */
function RuleDisclosure({ rule, children }: RuleDisclosureProps) {
  const open = useSignal(false);
  return (
    <>
      <button
        type="button"
        class="kg-line-button kg-line-award"
        aria-expanded={open.value}
        onClick={() => {
          open.value = !open.value;
        }}
      >
        {children}
      </button>
      {open.value && <RuleNote rule={rule} />}
    </>
  );
}

function ScoreLineTable({ table, language, names, scored }: ScoringRevealProps<KingsGate> & { readonly scored: ScoredLocation }) {
  const text = texts[language];
  const chosen = useSignal<number | undefined>(undefined);
  const speaker = { game: table.game, players: table.effective.header.players };
  const toggleLine = (index: number): void => {
    chosen.value = chosen.value === index ? undefined : index;
  };
  return (
    <table class="kg-score-lines">
      <thead>
        <tr>
          <th scope="col">{text.scoring.rank}</th>
          <th scope="col">{text.scoring.colour}</th>
          <th scope="col" class="figure">
            {text.scoring.total}
          </th>
          <th scope="col" class="figure">
            {text.scoring.prize}
          </th>
        </tr>
      </thead>
      <tbody>
        {scored.lines.map((line, index) => (
          <Fragment key={`${line.player} ${line.reason.rule} ${lineColour(line)}`}>
            <tr class={line.paid ? '' : 'line-unpaid'}>
              <td>{rankOfLine(line, scored)?.rank}</td>
              <td>
                <button type="button" class="kg-line-button" aria-expanded={chosen.value === index} onClick={() => toggleLine(index)}>
                  <LineOwner line={line} text={text} owner={names.player(line.player)} />
                  {rankOfLine(line, scored)?.rank === 1 && line.paid && <Crown size={16} class="score-crown" aria-hidden="true" />}
                </button>
              </td>
              <td class="figure">{formatTotal(rankOfLine(line, scored), text)}</td>
              <td class="figure">
                <strong>{line.paid ? grammar(language).figure(line.points) : '–'}</strong>
              </td>
            </tr>
            {chosen.value === index && (
              <tr>
                <td colSpan={4} class="kg-line-reason">
                  <p role="status">{lineSentence(speaker, line.reason, language)}</p>
                  <FigureBreakdown {...sumOfLine(line, scored, language)} />
                  <RuleNote rule={line.reason.rule} />
                </td>
              </tr>
            )}
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}

const sumOfLine = (line: SheetLine, scored: ScoredLocation, language: Language) => {
  const ranked = rankOfLine(line, scored);
  return ranked === undefined ? {} : explainTotal(ranked, language);
};

const lineColour = ({ reason }: SheetLine) => ('colour' in reason.params ? reason.params.colour : undefined);
const isPrize = ({ reason }: SheetLine): boolean => reason.rule !== 'kg.location.tourney' && reason.rule !== 'debt';

/** The colour whose rank a line is about; none for a loss or a debt. */
const rankOfLine = (line: SheetLine, { ranked }: ScoredLocation): ColourRank | undefined =>
  isPrize(line) ? ranked.find(({ colour }) => colour === lineColour(line)) : undefined;

function formatTotal(ranked: ColourRank | undefined, text: KingsGateScreenText): string | number {
  return ranked === undefined ? '' : (ranked.total ?? text.scoring.noTile);
}

function LineOwner({ line, text, owner }: { readonly line: SheetLine; readonly text: KingsGateScreenText; readonly owner: string }) {
  const colour = lineColour(line);
  if (colour === undefined) return <span>{owner}</span>;
  return (
    <span>
      <span style={{ color: `var(--kg-${colour}-ink)` }} aria-hidden="true">
        {COLOUR_SYMBOLS[colour]}
      </span>{' '}
      {isPrize(line) ? owner : `${text.scoring.tourney}, ${owner}`}
      <span class="visually-hidden">, {text.colours[colour]}</span>
    </span>
  );
}

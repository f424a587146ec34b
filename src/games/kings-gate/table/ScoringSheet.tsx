import { useSignal } from '@preact/signals';
import { Crown } from 'lucide-preact';
import { type ComponentChildren, Fragment } from 'preact';
import type { BoardProps } from '#contract';
import type { KingsGate } from '#games/kings-gate/game';
import { locationOf, type Position } from '#games/kings-gate/law/position';
import { ownerOf, type Scored } from '#games/kings-gate/law/score';
import { linesOn, type SheetLine } from '#games/kings-gate/law/sheet';
import { CharacterIcon } from '#games/kings-gate/pieces/Emblem';
import type { KingsGateScreenText } from '#games/kings-gate/text/screen';
import { text as app } from '#screens/state';
import { lineSentence } from '#session/say';
import { RuleNote } from '#ui/RuleNote';
import { Sheet } from '#ui/Sheet';
import { TieRing } from './TieRing';
import { texts } from './texts';
import { SHAPES } from './view';

interface ScoringSheetProps extends BoardProps<KingsGate> {
  readonly scored: Scored;
  onLight(places: readonly string[]): void;
  onClose(): void;
}

/** The lines that a location brought: one for each colour in rank order, the Tourney loss, a debt let go. */
export function linesAt(sheet: readonly SheetLine[], n: number): readonly SheetLine[] {
  const isOf = ({ reason }: SheetLine): boolean => reason.rule !== 'carried' && 'n' in reason.params && reason.params.n === n;
  const first = sheet.findIndex(isOf);
  const after = sheet.slice(first);
  const end = after.findIndex((line) => !isOf(line) && line.reason.rule !== 'debt');
  return first < 0 ? [] : after.slice(0, end < 0 ? after.length : end);
}

/** A scored location: totals, ranks, the tie-break around the table, prizes, characters; each line opens its rule. */
export function ScoringSheet(props: ScoringSheetProps) {
  const { stand, names, language, scored, onClose } = props;
  const text = texts[language];
  const { position } = stand;
  const location = locationOf(position, scored.n);
  const place = { n: scored.n, name: location.name };
  return (
    <Sheet title={text.scoring.title(place)} closeLabel={app.value.close} tone="gold" onClose={onClose}>
      <LineTable {...props} position={position} lines={linesAt(linesOn(position.sheet), scored.n)} />
      {location.awards.length > 0 && (
        <ul class="stack" aria-label={text.scoring.characters}>
          {location.awards.map((character) => {
            const winner = scored.characters[character];
            return (
              <li key={character}>
                <Ruled rule={`kg.character.${character}`}>
                  <CharacterIcon character={character} size={32} />
                  <span>{winner === undefined ? text.scoring.lost(character) : text.scoring.won(names.player(winner), character)}</span>
                </Ruled>
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
      <button type="button" class="button primary wide" onClick={onClose}>
        {text.scoring.next}
      </button>
    </Sheet>
  );
}

interface RuledProps {
  readonly rule: string;
  readonly children: ComponentChildren;
}

/** A line that opens the rule behind it. */
function Ruled({ rule, children }: RuledProps) {
  const open = useSignal(false);
  return (
    <>
      <button
        type="button"
        class="kg-line kg-won"
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

const hasTie = ({ totals, absent, ranking }: Scored): boolean => {
  const present = ranking.filter((colour) => !absent.includes(colour)).map((colour) => totals[colour]);
  return new Set(present).size < present.length;
};

interface LineTableProps extends ScoringSheetProps {
  readonly position: Position;
  readonly lines: readonly SheetLine[];
}

function LineTable({ table, language, names, position, lines, scored, onLight }: LineTableProps) {
  const text = texts[language];
  const chosen = useSignal<number | undefined>(undefined);
  const speaker = { game: table.game, players: table.effective.header.players };
  const ask = (index: number, line: SheetLine): void => {
    chosen.value = chosen.value === index ? undefined : index;
    onLight(chosen.value === undefined ? [] : line.reason.places);
  };
  return (
    <table class="kg-scored">
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
        {lines.map((line, index) => (
          <Fragment key={`${line.player} ${line.reason.rule} ${colourOf(line)}`}>
            <tr class={line.paid ? '' : 'line-unpaid'}>
              <td>{rankOf(line, scored)}</td>
              <td>
                <button type="button" class="kg-line" aria-expanded={chosen.value === index} onClick={() => ask(index, line)}>
                  <Who line={line} text={text} owner={names.player(ownerName(position, line))} />
                  {rankOf(line, scored) === 1 && line.paid && <Crown size={16} class="score-crown" aria-hidden="true" />}
                </button>
              </td>
              <td class="figure">{totalOf(line, scored, text)}</td>
              <td class="figure">
                <strong>{line.paid ? line.points : '–'}</strong>
              </td>
            </tr>
            {chosen.value === index && (
              <tr>
                <td colSpan={4} class="kg-why">
                  <p role="status">{lineSentence(speaker, line.reason, language)}</p>
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

const colourOf = ({ reason }: SheetLine) => ('colour' in reason.params ? reason.params.colour : undefined);
const isPrize = ({ reason }: SheetLine): boolean => reason.rule !== 'kg.location.tourney' && reason.rule !== 'debt';

function ownerName(position: Position, line: SheetLine): string {
  const colour = colourOf(line);
  return (colour === undefined ? undefined : ownerOf(position, colour)) ?? line.player;
}

function rankOf(line: SheetLine, { ranking }: Scored): number | string {
  const colour = colourOf(line);
  return colour !== undefined && isPrize(line) ? ranking.indexOf(colour) + 1 : '';
}

function totalOf(line: SheetLine, { totals, absent }: Scored, text: KingsGateScreenText): string | number {
  const colour = colourOf(line);
  if (colour === undefined || !isPrize(line)) return '';
  return absent.includes(colour) ? text.scoring.noTile : (totals[colour] ?? 0);
}

function Who({ line, text, owner }: { readonly line: SheetLine; readonly text: KingsGateScreenText; readonly owner: string }) {
  const colour = colourOf(line);
  if (colour === undefined) return <span>{owner}</span>;
  return (
    <span>
      <span class={`kg-shape kg-${colour}-ink`} aria-hidden="true">
        {SHAPES[colour]}
      </span>{' '}
      {isPrize(line) ? owner : `${text.scoring.tourney}, ${owner}`}
      <span class="unseen">, {text.colours[colour]}</span>
    </span>
  );
}

import { useSignal } from '@preact/signals';
import { Minus, Plus } from 'lucide-preact';
import { useMemo } from 'preact/hooks';
import type { FormProps } from '#contract';
import { isTold, saying } from '#desk/desk';
import { ACTIONS, type KingdomBuilderResult, type LandCase, PARTS } from '#games/kingdom-builder/desk/cases';
import { countIn } from '#games/kingdom-builder/desk/find';
import { moves } from '#games/kingdom-builder/desk/position';
import type { Action } from '#games/kingdom-builder/law/actions';
import { COLOURS } from '#games/kingdom-builder/law/colours';
import type { Layout, Spot } from '#games/kingdom-builder/law/land';
import { FIRST_GAME, type Plan } from '#games/kingdom-builder/law/plan';
import { CARDS, type Card } from '#games/kingdom-builder/law/position';
import { capitolSites } from '#games/kingdom-builder/law/sites';
import { TERRAINS } from '#games/kingdom-builder/law/terrain';
import { BoardPlan } from '#games/kingdom-builder/pieces/BoardPlan';
import { HouseIcon } from '#games/kingdom-builder/pieces/Drawing';
import { withCapitols, withCaves } from '#games/kingdom-builder/pieces/layout';
import { Overlay } from '#games/kingdom-builder/table/Count';
import { Field } from '#games/kingdom-builder/table/Field';
import { Queenies } from '#games/kingdom-builder/table/Queenies';
import { Disclosure } from '#ui/Disclosure';
import '../table/kb.css';
import { texts as screenTexts } from '#games/kingdom-builder/table/view';
import './kbdesk.css';
import { colourIn, Strip, TerrainIcon, ToolIcon } from './parts';
import { asksForCard, namesIn, playersOf, texts } from './sentences';
import { type Brush, brushesOf, firstBrush, isAct, resized, tapped } from './taps';
import { seenInLand } from './window';

type BoardFormProps = FormProps<LandCase, KingdomBuilderResult>;

/** Where a board without settlements is looked at: a piece of the first section, or where all four meet. */
const FIRST_LOOK: readonly Spot[] = [44, 168];
const MIDDLE: readonly Spot[] = [168, 231];

/** What is asked, then the board onto which settlements are tapped. */
export function BoardForm({ asked, finding, language, onChange }: BoardFormProps) {
  const text = screenTexts[language];
  const { form } = texts[language];
  const brush = useSignal<Brush | undefined>(undefined);
  const brushes = brushesOf(asked);
  const now = brush.value !== undefined && brushes.includes(brush.value) ? brush.value : firstBrush(asked);
  const seen = useMemo(() => seenInLand(asked, finding), [asked, finding]);
  const names = useMemo(() => namesIn(asked, language), [asked, language]);
  const { position, from, at, open, about } = seen;
  const four = asked.question === 'card' && isTold(asked, 'part') && (asked.part === 'lords' || asked.part === 'farmers');
  const onTap = (spot: Spot): void => {
    const next = tapped(asked, position.land, spot, now);
    brush.value = next.brush;
    if (next.asked !== asked) onChange(next.asked);
  };
  const looked = useSignal(about);
  const relaid = ({ cards: _, ...layout }: Plan): void => {
    const needed = asked.question === 'card' && asked.part === 'capitol';
    onChange({ ...asked, layout: needed ? withCapitol(layout) : layout, known: undefined });
  };
  return (
    <div class="stack kbdesk">
      <Asked
        asked={asked}
        language={language}
        onChange={(next) => {
          brush.value = undefined;
          onChange(next);
        }}
      />
      <Brushes
        asked={asked}
        brushes={brushes}
        now={now}
        language={language}
        onChoose={(next) => {
          brush.value = next;
        }}
        onChange={onChange}
      />
      <Field
        position={position}
        names={names}
        text={text}
        live
        open={open}
        chosen={at}
        last={from === undefined ? [] : [from]}
        overlay={typeof now === 'number' && <Counted asked={asked} seat={now} />}
        asked={looked.peek().length > 0 ? looked.peek() : four ? MIDDLE : FIRST_LOOK}
        status={<p class="quiet">{now === 'lift' ? form.hints.lift : now === 'ask' ? form.hints.ask : form.hints.settle}</p>}
        tray={
          <>
            {asked.settled.length > 0 && (
              <button type="button" class="button" onClick={() => onChange(cleared(asked))}>
                {form.clear}
              </button>
            )}
            {lacksCapitol(asked) && <p role="alert">{form.noCapitol}</p>}
            <Disclosure title={form.board}>
              <BoardPlan plan={{ ...asked.layout, cards: FIRST_GAME.cards }} language={language} onChange={relaid} />
              <Queenies plan={{ ...asked.layout, cards: FIRST_GAME.cards }} language={language} onChange={relaid} />
            </Disclosure>
          </>
        }
        onTap={onTap}
      />
    </div>
  );
}

/** What the card counts for the side that is being set. */
function Counted({ asked, seat }: Pick<BoardFormProps, 'asked'> & { readonly seat: number }) {
  const count = useMemo(() => (asked.question === 'card' && isTold(asked, 'part') ? countIn(asked) : undefined), [asked]);
  const line = count?.lines.find((each) => each.seat === seat);
  if (count === undefined || line === undefined || !count.position.settlements.includes(seat)) return null;
  return <Overlay land={count.position.land} line={line} />;
}

const cleared = (asked: LandCase): LandCase =>
  isAct(asked) ? { ...asked, settled: [], known: undefined, from: undefined, at: undefined } : { ...asked, settled: [], known: undefined };

/** Capitols come onto the board where it has a section for them; no section is exchanged under what stands on it. */
const withCapitol = (layout: Layout): Layout => ((layout.capitols?.length ?? 0) > 0 || noSites(layout) ? layout : withCapitols(layout));

const noSites = ({ sections }: Layout): boolean => capitolSites(sections).every((sites) => sites.length === 0);

const lacksCapitol = (asked: LandCase): boolean => asked.question === 'card' && asked.part === 'capitol' && noSites(asked.layout);

/** What moves comes first where tiles may be lost. */
const actionsFor = ({ question }: LandCase): readonly Action[] =>
  question === 'tile' ? [...ACTIONS.filter(moves), ...ACTIONS.filter((action) => !moves(action))] : ACTIONS;

/** The card, the cards, or the action with its terrain. */
function Asked({ asked, language, onChange }: Omit<BoardFormProps, 'finding'>) {
  const text = screenTexts[language];
  const { form, actions } = texts[language];
  if (asked.question === 'card') {
    return (
      <Strip
        label={form.card}
        options={PARTS.map((value) => ({ value, label: text.parts[value] }))}
        chosen={(part) => isTold(asked, 'part') && part === asked.part}
        onChoose={(part) =>
          onChange(saying(asked, 'part', { part, layout: part === 'capitol' ? withCapitol(asked.layout) : asked.layout }))
        }
      />
    );
  }
  if (asked.question === 'count') {
    const { cards } = asked;
    const toggle = (card: Card): void =>
      onChange({ ...asked, cards: cards.includes(card) ? cards.filter((each) => each !== card) : [...cards, card].slice(-3) });
    return (
      <Strip
        label={form.cards}
        options={CARDS.map((value) => ({ value, label: text.parts[value] }))}
        chosen={(card) => cards.includes(card)}
        onChoose={toggle}
      />
    );
  }
  const acts = isTold(asked, 'action');
  /** A tile that needs no card does not wait for one. */
  const choose = (action: Action): void => {
    const layout = action === 'cave' && !asked.layout.caves?.length ? withCaves(asked.layout) : asked.layout;
    const next = saying(asked, 'action', { action, layout });
    onChange(asksForCard(action) ? next : saying(next, 'terrain', {}));
  };
  return (
    <>
      <Strip
        label={form.action}
        options={actionsFor(asked).map((value) => ({
          value,
          label: actions[value],
          sign: value === 'mandatory' ? <HouseIcon colour={colourIn(asked, asked.seat)} /> : <ToolIcon tool={value} />,
        }))}
        chosen={(action) => acts && action === asked.action}
        onChoose={choose}
      />
      {acts && asksForCard(asked.action) && (
        <Strip
          label={form.terrain}
          options={TERRAINS.map((value) => ({ value, label: text.grounds[value], sign: <TerrainIcon terrain={value} /> }))}
          chosen={(terrain) => isTold(asked, 'terrain') && terrain === asked.terrain}
          onChoose={(terrain) => onChange(saying(asked, 'terrain', { terrain }))}
        />
      )}
    </>
  );
}

interface BrushesProps extends Omit<BoardFormProps, 'finding'> {
  readonly brushes: readonly Brush[];
  readonly now: Brush;
  onChoose(brush: Brush): void;
}

/** What a tap on the board sets; where sides are compared, how many they are. */
function Brushes({ asked, brushes, now, language, onChoose, onChange }: BrushesProps) {
  const { form } = texts[language];
  const players = playersOf(asked, language);
  const act = isAct(asked);
  const label = (brush: Brush): string => {
    if (brush === 'lift') return form.lift;
    if (brush === 'ask') return form.ask;
    if (!act) return players[brush]?.name ?? '';
    return brush === asked.seat ? form.mine : form.theirs;
  };
  return (
    <div class="kbdesk-brushes">
      <Strip
        label={form.brush}
        quiet
        options={brushes.map((value) => ({
          value,
          label: label(value),
          sign: typeof value === 'number' ? <HouseIcon colour={colourIn(asked, value)} /> : undefined,
        }))}
        chosen={(brush) => brush === now}
        onChoose={onChoose}
      />
      {!act && (
        <div class="row">
          <button
            type="button"
            class="button icon"
            aria-label={form.fewer}
            disabled={players.length <= 2}
            onClick={() => onChange(resized(asked, players.length - 1))}
          >
            <Minus aria-hidden="true" />
          </button>
          <button
            type="button"
            class="button icon"
            aria-label={form.more}
            disabled={players.length >= COLOURS.length}
            onClick={() => onChange(resized(asked, players.length + 1))}
          >
            <Plus aria-hidden="true" />
          </button>
        </div>
      )}
    </div>
  );
}

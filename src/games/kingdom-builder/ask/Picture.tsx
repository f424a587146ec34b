import type { CaseProps } from '#contract';
import type { CardCase, KingdomBuilderCase, KingdomBuilderResult } from '#games/kingdom-builder/desk/cases';
import { countIn } from '#games/kingdom-builder/desk/find';
import { QUARTERS } from '#games/kingdom-builder/law/land';
import type { Scored } from '#games/kingdom-builder/law/score';
import { boxOf, pick } from '#games/kingdom-builder/pieces/Drawing';
import { Overlay } from '#games/kingdom-builder/table/Count';
import type { Language } from '#text/language';
import '../table/kb.css';
import { sectionSpots } from '#games/kingdom-builder/pieces/Lit';
import { texts as screenTexts } from '#games/kingdom-builder/table/view';
import { Crop, type Head } from './Crop';
import './kbdesk.css';
import { EndPicture, LordsPicture, UsePicture } from './PictureTurn';
import { asksForCard, playersOf, textIn, texts } from './sentences';
import { cropOf, type Seen, seenIn } from './window';

/** The case as a drawing: a crop of the board, or the tiles and players that it is about. */
export function Picture({ asked, finding, language }: CaseProps<KingdomBuilderCase, KingdomBuilderResult>) {
  const label = textIn(language).told(asked);
  if (asked.question === 'use') return <UsePicture asked={asked} allowed={finding?.allowed} label={label} />;
  if (asked.question === 'end') return <EndPicture asked={asked} names={playersOf(asked, language)} label={label} />;
  if (asked.question === 'lords') return <LordsPicture asked={asked} names={playersOf(asked, language)} label={label} />;
  const seen = seenIn(asked, finding);
  if (seen === undefined) return null;
  return (
    <Crop
      seen={seen}
      allowed={asked.question === 'tile' ? undefined : finding?.allowed}
      head={headOf(asked, seen, language)}
      label={label}
      text={screenTexts[language]}
      tiles={asked.question === 'tile'}
    >
      {asked.question === 'card' && <Counted asked={asked} seen={seen} />}
    </Crop>
  );
}

function headOf(asked: KingdomBuilderCase, { position }: Seen, language: Language): Head | undefined {
  const { parts, grounds } = screenTexts[language];
  const { actions, form } = texts[language];
  switch (asked.question) {
    case 'card':
      return { title: parts[asked.part] };
    case 'count':
      return { title: asked.cards.map((card) => parts[card]).join(' · ') };
    case 'adjacent':
    case 'tile': {
      const terrain = asksForCard(asked.action) ? asked.terrain : undefined;
      if (asked.action === 'mandatory') return { terrain, title: grounds[asked.terrain] };
      return { terrain, tool: asked.action, title: actions[asked.action] };
    }
    case 'full':
      return { terrain: asked.terrain, title: grounds[asked.terrain] };
    case 'site':
      return { title: form.queenies[asked.queenie] };
    default:
      return position.terrain === undefined ? undefined : { terrain: position.terrain, title: grounds[position.terrain] };
  }
}

interface CountedProps {
  readonly asked: CardCase;
  readonly seen: Seen;
}

/** What pays the first who gets anything. */
function Counted({ asked, seen }: CountedProps) {
  const { position, lines } = countIn(asked);
  const best = lines.find(({ points }) => points > 0) ?? lines.find(({ seat }) => position.settlements.includes(seat));
  if (best === undefined || asked.part === 'lords') return null;
  if (asked.part === 'farmers') return <Sections seen={seen} best={best} />;
  return <Overlay land={position.land} line={best} />;
}

/** How many settlements the player has in each section, in the corner of what is seen of it. */
function Sections({ seen, best: { reason } }: { readonly seen: Seen; readonly best: Scored }) {
  const { land } = seen.position;
  const { within } = cropOf(land, seen.about);
  if (reason.rule !== 'kb.card.farmers') return null;
  const { section: weakest, additions } = reason.params;
  return (
    <g>
      {QUARTERS.map((section) => {
        const spots = sectionSpots(land, section).filter((spot) => within.has(spot));
        const corner = section % 2 === 0 ? Math.min(...pick(land, spots).map(([x]) => x)) : Math.max(...pick(land, spots).map(([x]) => x));
        const box = boxOf(land, spots);
        if (box === undefined) return null;
        const y = section < 2 ? box.top + 62 : box.bottom - 62;
        return (
          <g key={section} transform={`translate(${corner} ${y})`}>
            <circle class={section === weakest ? 'kb-badge kbdesk-weakest' : 'kb-badge'} r={section === weakest ? 44 : 34} />
            <text class="kb-badge-figure" y={12}>
              {additions[section]?.count ?? 0}
            </text>
          </g>
        );
      })}
    </g>
  );
}

import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { landOf, QUARTERS } from '#games/kingdom-builder/law/board/land';
import { rotateSection } from '#games/kingdom-builder/law/board/rotate';
import { SECTIONS, type SectionName } from '#games/kingdom-builder/law/board/sections';
import type { PlanProps } from '#games/kingdom-builder/table/setup/SetupFields';
import { setupTexts } from '#games/kingdom-builder/table/setup/setup-texts';
import '#games/kingdom-builder/table/setup/setup.css';
import { boardBox, GroundLayer, SeamLayer, SiteLayer, viewBox } from '../../pieces/BoardLayers';
import { EMBLEMS } from '../../pieces/shapes';
import { changeSections } from './plan-draft';

/** The board with its four quarters: a tap selects one, then its section and rotation; choosing a section selects the next quarter. */
export function BoardPlan({ plan, language, onChange }: PlanProps) {
  const text = setupTexts[language];
  const { sections, capitols, caves } = plan;
  const chosenQuarter = useSignal<number | undefined>(undefined);
  /** The quarter whose section was chosen last: that one is in the hand, and may be turned. */
  const laidQuarter = useSignal<number | undefined>(undefined);
  const land = useMemo(() => landOf({ sections, capitols, caves }), [JSON.stringify([sections, capitols, caves])]);
  const picture = useMemo(
    () => (
      <svg viewBox={viewBox(boardBox(land))} aria-hidden="true">
        <GroundLayer land={land} />
        <SeamLayer land={land} />
        <SiteLayer land={land} titles={text.tools} />
      </svg>
    ),
    [land, text],
  );
  /** A section that is already on the board is swapped with this one. */
  const choose = (at: number, name: SectionName): void => {
    const otherQuarter = sections.findIndex((section) => section.name === name);
    const here = sections[at];
    chosenQuarter.value = (at + 1) % QUARTERS.length;
    laidQuarter.value = at;
    if (here === undefined || here.name === name) return;
    const next = sections.with(at, { name, turned: otherQuarter >= 0 ? (sections[otherQuarter]?.turned ?? false) : false });
    onChange(changeSections(plan, otherQuarter >= 0 ? next.with(otherQuarter, here) : next));
  };
  const at = chosenQuarter.value;
  const chosen = at === undefined ? undefined : sections[at];
  const turnable = laidQuarter.value ?? at ?? 0;
  return (
    <fieldset class="stack">
      <legend>{text.setup.sections}</legend>
      <div class="kb-plan">
        {picture}
        <div class="kb-slots">
          {QUARTERS.map((quarter) => {
            const section = sections[quarter];
            return section === undefined ? null : (
              <button
                key={quarter}
                type="button"
                class="kb-slot"
                aria-pressed={at === quarter}
                aria-label={text.setup.slot(text.corners[quarter] ?? '', section.name, section.turned)}
                data-laid={at !== undefined && laidQuarter.value === quarter}
                onClick={() => {
                  chosenQuarter.value = at === quarter && laidQuarter.value === undefined ? undefined : quarter;
                  laidQuarter.value = undefined;
                }}
              >
                <span>
                  {text.tools[section.name]}
                  {section.turned && ' ↻'}
                </span>
              </button>
            );
          })}
        </div>
      </div>
      {at === undefined || chosen === undefined ? (
        <p class="quiet">{text.setup.sectionsHint}</p>
      ) : (
        <fieldset class="stack">
          <legend>{text.setup.choose(text.corners[at] ?? '')}</legend>
          <div class="kb-sections">
            {SECTIONS.map((name) => (
              <button key={name} type="button" class="kb-section" aria-pressed={chosen.name === name} onClick={() => choose(at, name)}>
                <svg viewBox="-30 -30 60 60" width={28} height={28} aria-hidden="true">
                  <path class="kb-emblem" d={EMBLEMS[name]} />
                </svg>
                {text.tools[name]}
              </button>
            ))}
          </div>
          <button
            type="button"
            class="button"
            aria-pressed={sections[turnable]?.turned === true}
            onClick={() => onChange(rotateSection(plan, turnable))}
          >
            <span aria-hidden="true">↻</span>
            {text.setup.turn(sections[turnable]?.name ?? chosen.name, text.corners[turnable] ?? '')}
          </button>
        </fieldset>
      )}
    </fieldset>
  );
}

import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { landOf, type PlacedSection, QUARTERS } from '#games/kingdom-builder/law/land';
import { SECTIONS, type SectionName } from '#games/kingdom-builder/law/sections';
import type { PlanProps } from '#games/kingdom-builder/table/SetupFields';
import { texts } from '#games/kingdom-builder/table/view';
import { GroundLayer, SeamLayer, SiteLayer, viewBox, wholeOf } from './Drawing';
import { withSections } from './layout';
import { EMBLEMS } from './shapes';

/** The picture of the board: a quarter is chosen by a tap, then its section and turn. */
export function BoardPlan({ plan, language, onChange }: PlanProps) {
  const text = texts[language];
  const { sections, capitols, caves } = plan;
  const slot = useSignal(0);
  const land = useMemo(() => landOf({ sections, capitols, caves }), [JSON.stringify([sections, capitols, caves])]);
  const picture = useMemo(
    () => (
      <svg viewBox={viewBox(wholeOf(land))} aria-hidden="true">
        <GroundLayer land={land} />
        <SeamLayer land={land} />
        <SiteLayer land={land} titles={text.tools} />
      </svg>
    ),
    [land, text],
  );
  const chosen = sections[slot.value];
  const put = (at: number, section: PlacedSection): void => onChange(withSections(plan, sections.with(at, section)));
  /** A section that lies elsewhere changes places with this one. */
  const choose = (name: SectionName): void => {
    const elsewhere = sections.findIndex((section) => section.name === name);
    const here = sections[slot.value];
    if (here === undefined || here.name === name) return;
    const next = sections.with(slot.value, { name, turned: elsewhere >= 0 ? (sections[elsewhere]?.turned ?? false) : false });
    onChange(withSections(plan, elsewhere >= 0 ? next.with(elsewhere, here) : next));
  };
  return (
    <fieldset class="stack">
      <legend>{text.setup.sections}</legend>
      <p class="quiet">{text.setup.sectionsHint}</p>
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
                aria-pressed={slot.value === quarter}
                aria-label={text.setup.slot(text.corners[quarter] ?? '', section.name, section.turned)}
                onClick={() => {
                  slot.value = quarter;
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
      <fieldset class="stack">
        <legend>{text.setup.choose(text.corners[slot.value] ?? '')}</legend>
        <button
          type="button"
          class="button"
          aria-pressed={chosen?.turned === true}
          onClick={() => chosen && put(slot.value, { ...chosen, turned: !chosen.turned })}
        >
          <span aria-hidden="true">↻</span>
          {text.setup.turn}
        </button>
        <div class="kb-choices">
          {SECTIONS.map((name) => (
            <button key={name} type="button" class="button" aria-pressed={chosen?.name === name} onClick={() => choose(name)}>
              <svg viewBox="-30 -30 60 60" width={28} height={28} aria-hidden="true">
                <path class="kb-emblem" d={EMBLEMS[name]} />
              </svg>
              {text.tools[name]}
            </button>
          ))}
        </div>
      </fieldset>
    </fieldset>
  );
}

import { useMemo } from 'preact/hooks';
import type { FormProps } from '#contract';
import { isTold, saying } from '#desk/desk';
import type { KingdomBuilderResult, Queenie, SiteCase } from '#games/kingdom-builder/desk/cases';
import { hexOf, QUARTERS, type Spot, spotOf } from '#games/kingdom-builder/law/land';
import { FIRST_GAME } from '#games/kingdom-builder/law/plan';
import { BoardPlan } from '#games/kingdom-builder/pieces/BoardPlan';
import { Field } from '#games/kingdom-builder/table/Field';
import { Disclosure } from '#ui/Disclosure';
import '../table/kb.css';
import { sectionSpots } from '#games/kingdom-builder/pieces/Lit';
import { texts as screenTexts } from '#games/kingdom-builder/table/view';
import './kbdesk.css';
import { Strip } from './parts';
import { namesIn, texts } from './sentences';
import { seenInSite } from './window';

const QUEENIES: readonly Queenie[] = ['cave', 'capitol'];

/** Which Queenie, in which section; the hexes that can bear it are lit. */
export function SiteForm({ asked, finding, language, onChange }: FormProps<SiteCase, KingdomBuilderResult>) {
  const text = screenTexts[language];
  const { form } = texts[language];
  const seen = useMemo(() => seenInSite(asked, finding), [asked, finding]);
  const names = useMemo(() => namesIn(asked, language), [asked, language]);
  const { position, open, at } = seen;
  const { land } = position;
  const onTap = (spot: Spot): void => {
    const section = land.section[spot];
    if (section === undefined || section < 0) return;
    const again = asked.at !== undefined && spotOf(land, asked.at) === spot;
    onChange(saying(asked, 'section', { section, at: again ? undefined : hexOf(land, spot) }));
  };
  return (
    <div class="stack kbdesk">
      <Strip
        label={form.queenie}
        options={QUEENIES.map((value) => ({ value, label: form.queenies[value] }))}
        chosen={(queenie) => isTold(asked, 'queenie') && queenie === asked.queenie}
        onChoose={(queenie) => onChange(saying(asked, 'queenie', { queenie }))}
      />
      <Strip
        label={form.section}
        options={QUARTERS.map((value) => ({ value, label: text.tools[asked.layout.sections[value]?.name ?? 'oracle'] }))}
        chosen={(section) => isTold(asked, 'section') && section === asked.section}
        onChoose={(section) => onChange(saying(asked, 'section', { section, at: undefined }))}
      />
      <Field
        position={position}
        names={names}
        text={text}
        live
        open={open}
        chosen={at}
        asked={sectionSpots(land, asked.section)}
        status={<p class="quiet">{form.hints.site}</p>}
        tray={
          <Disclosure title={form.board}>
            <BoardPlan
              plan={{ ...asked.layout, cards: FIRST_GAME.cards }}
              language={language}
              onChange={({ cards: _, ...layout }) => onChange({ ...asked, layout, at: undefined })}
            />
          </Disclosure>
        }
        onTap={onTap}
      />
    </div>
  );
}

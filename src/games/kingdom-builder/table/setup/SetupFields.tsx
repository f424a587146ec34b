import { useSignal } from '@preact/signals';
import { Camera } from 'lucide-preact';
import { useEffect } from 'preact/hooks';
import type { SetupProps } from '#contract/setup';
import type { KingdomBuilder } from '#games/kingdom-builder/game';
import { FIRST_GAME, type Plan } from '#games/kingdom-builder/law/board/plan';
import { colourByPlayer, coloursOf } from '#games/kingdom-builder/law/colours';
import { lazy } from '#ui/lazy';
import '../kb.css';
import './setup.css';
import { BoardPlan } from '#games/kingdom-builder/table/setup/BoardPlan';
import { applyPlan, changeSections, drawPlan, drawSections, planOf } from '#games/kingdom-builder/table/setup/plan-draft';
import { carryPhoto } from '../photo/carried-photo';
import { CardPicker } from './CardPicker';
import { ColourPicker } from './ColourPicker';
import { Queenies } from './Queenies';
import { SetupChecklist } from './SetupChecklist';
import { SharePlan } from './SharePlan';
import { setupTexts } from './setup-texts';

/** Loaded on demand, because photos are rare. */
const PhotoSections = lazy(async () => (await import('../photo/PhotoSections')).PhotoSections);

/** Colours, board and cards fit on one page of a phone; what is seldom changed follows below. */
export function SetupFields({ players, setup, language, earlierSetups = [], playMode, onChange }: SetupProps<KingdomBuilder>) {
  const text = setupTexts[language].setup;
  const plan = planOf(setup);
  const change = (next: Plan): void => onChange(applyPlan(setup, next));
  const ids = players.map(({ id }) => id);
  const colours = coloursOf(ids, setup.colours);
  const isPhotoShown = useSignal(playMode === 'photo');
  const showPhoto = (shown: boolean): void => {
    isPhotoShown.value = shown;
  };
  /** The plan as it was before a photo was used. */
  const planBefore = useSignal<Plan | undefined>(undefined);
  const expectsPhoto = playMode === 'photo' && planBefore.value === undefined;
  useEffect(() => {
    if (expectsPhoto) carryPhoto({ sections: plan.sections, file: undefined });
  }, [expectsPhoto, JSON.stringify(plan.sections)]);
  const photoCard = isPhotoShown.value && (
    <div class="card">
      <PhotoSections
        language={language}
        onFound={(sections, _, file) => {
          if (file !== undefined) carryPhoto({ sections, file });
          planBefore.value ??= plan;
          change(changeSections(plan, sections));
        }}
        onUndo={() => {
          if (planBefore.value !== undefined) change({ ...plan, ...changeSections(plan, planBefore.value.sections) });
          carryPhoto(undefined);
          planBefore.value = undefined;
          showPhoto(false);
        }}
        onClose={() => showPhoto(false)}
      />
    </div>
  );
  const [last] = earlierSetups;
  return (
    <div class="stack kb-setup">
      {playMode === 'photo' && photoCard}
      <ColourPicker
        label={text.colours}
        names={players.map(({ name }) => name)}
        colours={colours}
        language={language}
        onChange={(next) => onChange({ ...setup, colours: colourByPlayer(ids, next) })}
      />
      <div class="kb-quick-actions">
        {last !== undefined && (
          <button type="button" class="button" onClick={() => change(planOf(last))}>
            {text.lastTime}
          </button>
        )}
        <button
          type="button"
          class="button"
          onClick={() => change({ ...changeSections(plan, FIRST_GAME.sections), cards: FIRST_GAME.cards })}
        >
          {text.firstGame}
        </button>
        <button type="button" class="button" onClick={() => change(drawPlan(plan))}>
          {text.random}
        </button>
      </div>
      <BoardPlan plan={plan} language={language} onChange={change} />
      <CardPicker plan={plan} language={language} onChange={change} />
      <div class="kb-quick-actions">
        <button type="button" class="button" onClick={() => change(changeSections(plan, drawSections()))}>
          {text.drawSections}
        </button>
        <button type="button" class="button" aria-expanded={isPhotoShown.value} onClick={() => showPhoto(!isPhotoShown.value)}>
          <Camera size={20} aria-hidden="true" />
          {text.fromPhoto}
        </button>
      </div>
      {playMode !== 'photo' && photoCard}
      <Queenies plan={plan} language={language} onChange={change} />
      <SetupChecklist plan={plan} players={players} colours={colours} language={language} />
      <SharePlan plan={plan} language={language} onChange={change} />
    </div>
  );
}

export interface PlanProps {
  readonly plan: Plan;
  readonly language: SetupProps<KingdomBuilder>['language'];
  onChange(plan: Plan): void;
}

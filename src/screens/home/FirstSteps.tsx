import { appText } from '#screens/state/app-state';

/** How it works, in three pictures. */
export function FirstSteps() {
  const { home, tagline } = appText.value;
  const [tap, ruling, why] = home.firstSteps;
  return (
    <section class="home-first" aria-label={home.first}>
      <p>{tagline}</p>
      <ol>
        <li>
          <StepPicture step="tap" />
          {tap}
        </li>
        <li>
          <StepPicture step="rule" />
          {ruling}
        </li>
        <li>
          <StepPicture step="why" />
          {why}
        </li>
      </ol>
    </section>
  );
}

function StepPicture({ step }: { readonly step: 'tap' | 'rule' | 'why' }) {
  return (
    <svg viewBox="0 0 96 64" class="home-step" aria-hidden="true">
      <rect x="8" y="6" width="80" height="52" rx="8" class="step-board" />
      {step === 'tap' && (
        <>
          <rect x="40" y="24" width="16" height="16" rx="3" class="step-piece" />
          <circle cx="48" cy="32" r="14" class="step-ring" />
        </>
      )}
      {step === 'rule' && (
        <>
          <path d="M30 34l10 10 24-26" class="step-line" />
          <path d="M24 50h48" class="step-thin" />
        </>
      )}
      {step === 'why' && (
        <>
          <path d="M22 22h36M22 32h28M22 42h32" class="step-thin" />
          <text x="72" y="44" text-anchor="middle" class="step-figure">
            ?
          </text>
        </>
      )}
    </svg>
  );
}

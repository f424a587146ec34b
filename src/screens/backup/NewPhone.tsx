import { Download, Share } from 'lucide-preact';
import { useState } from 'preact/hooks';
import { Page } from '#screens/shell/Page';
import { href } from '#screens/shell/route';
import { canShareFiles } from './download-and-share';
import { exchangeText } from './exchange-text';
import { backUp } from './make-backup';
import './backup.css';

/** From the old phone to the new one, step by step. */
export function NewPhone() {
  const { phone: said, saved, failed } = exchangeText.value;
  const [status, setStatus] = useState('');
  const send = (way: 'save' | 'share'): void =>
    void backUp(way).then(
      (name) => setStatus(name === undefined ? '' : saved(name)),
      () => setStatus(failed),
    );
  return (
    <Page title={said.title} up={['backup']} name="backup">
      <p>{said.about}</p>
      <ol class="backup-steps">
        {said.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <section class="stack">
        {canShareFiles() && (
          <>
            <button type="button" class="button primary" onClick={() => send('share')}>
              <Share aria-hidden="true" size={20} />
              {said.share}
            </button>
            <p class="quiet">{said.shareHint}</p>
          </>
        )}
        <button type="button" class={canShareFiles() ? 'button' : 'button primary'} onClick={() => send('save')}>
          <Download aria-hidden="true" size={20} />
          {said.file}
        </button>
        <p class="quiet">{said.fileHint}</p>
        <p role="status">{status}</p>
      </section>
      <StepList title={said.there} steps={said.thereSteps} />
      <StepList title={said.ios} steps={said.iosSteps} />
      <p class="quiet">{said.codes}</p>
      <a class="button" href={href('backup')}>
        {said.read}
      </a>
    </Page>
  );
}

function StepList({ title, steps }: { readonly title: string; readonly steps: readonly string[] }) {
  return (
    <section class="stack">
      <h2>{title}</h2>
      <ol class="backup-steps">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  );
}

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
  const { phone: text, saved, failed } = exchangeText.value;
  const [status, setStatus] = useState('');
  const send = (way: 'save' | 'share'): void =>
    void backUp(way).then(
      (name) => setStatus(name === undefined ? '' : saved(name)),
      () => setStatus(failed),
    );
  return (
    <Page title={text.title} up={['backup']} name="backup">
      <p>{text.about}</p>
      <ol class="backup-steps">
        {text.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <section class="stack">
        {canShareFiles() && (
          <>
            <button type="button" class="button primary" onClick={() => send('share')}>
              <Share aria-hidden="true" size={20} />
              {text.share}
            </button>
            <p class="quiet">{text.shareHint}</p>
          </>
        )}
        <button type="button" class={canShareFiles() ? 'button' : 'button primary'} onClick={() => send('save')}>
          <Download aria-hidden="true" size={20} />
          {text.file}
        </button>
        <p class="quiet">{text.fileHint}</p>
        <p role="status">{status}</p>
      </section>
      <StepList title={text.there} steps={text.thereSteps} />
      <StepList title={text.ios} steps={text.iosSteps} />
      <p class="quiet">{text.codes}</p>
      <a class="button" href={href('backup')}>
        {text.read}
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

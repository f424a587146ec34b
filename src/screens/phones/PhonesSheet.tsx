import { useEffect, useState } from 'preact/hooks';
import { CameraSource, PictureSource } from '#screens/handover/CodeSources';
import '#screens/handover/handover.css';
import { ConfirmButton } from '#screens/confirm/ConfirmButton';
import { handoverText } from '#screens/handover/handover-text';
import { appText } from '#screens/state/app-state';
import type { PanelProps } from '#screens/table/Frame';
import { Sheet } from '#ui/sheet/Sheet';
import { type HostSession, hostSessionOf, type PhonesError, shareGame } from './host-session';
import './phones.css';
import { phonesText } from './phones-text';
import { QrPicture } from './QrPicture';

/** The other phones at this table: the code by which they join, who is here, and the way to read their codes. */
export function PhonesSheet({ view, screens, onClose }: PanelProps) {
  const text = phonesText.value;
  const { liveGame } = view;
  const [error, setError] = useState<PhonesError | undefined>(undefined);
  const session = hostSessionOf(liveGame.storedGame.value.id);
  useEffect(() => {
    void shareGame({ liveGame, screens }).then((shared) => {
      if (typeof shared === 'string') setError(shared);
    });
  }, [liveGame, screens]);
  const stop = (): void => {
    session?.end();
    onClose();
  };
  return (
    <Sheet title={text.host.title} closeLabel={appText.value.close} isTall onClose={onClose}>
      {error !== undefined && <p role="alert">{text.error[error]}</p>}
      {session !== undefined && (
        <>
          <Codes session={session} />
          <GuestList view={view} session={session} />
          <ConfirmButton class="button wide" label={text.host.stop} confirmLabel={text.host.stopSure} onConfirm={stop} />
        </>
      )}
    </Sheet>
  );
}

/** First the code for the others, then what reads theirs. */
function Codes({ session }: { readonly session: HostSession }) {
  const text = phonesText.value;
  const [isReading, setReading] = useState(false);
  const code = session.code.value;
  if (isReading) return <GuestCodeReader session={session} onBack={() => setReading(false)} />;
  if (code === undefined) return <p class="quiet">{text.host.preparing}</p>;
  return (
    <>
      <p>{text.host.how}</p>
      <div class="codes">
        <QrPicture code={code} label={text.host.code} />
      </div>
      <button type="button" class="button primary wide" onClick={() => setReading(true)}>
        {text.host.read}
      </button>
    </>
  );
}

function GuestCodeReader({ session, onBack }: { readonly session: HostSession; onBack(): void }) {
  const text = phonesText.value;
  const [message, setMessage] = useState('');
  const read = async (code: string): Promise<void> => {
    const result = await session.answer(code);
    // A camera sees the same code many times.
    if (result !== 'used') setMessage(typeof result === 'string' ? text.error[result] : text.host.reading);
  };
  return (
    <>
      <p>{text.host.readHow}</p>
      <CameraSource onCode={read} onError={(why) => setMessage(why === undefined ? '' : handoverText.value.error[why])} />
      <PictureSource onCode={read} onError={(why) => setMessage(why === undefined ? '' : handoverText.value.error[why])} />
      <p role="status">{message}</p>
      <button type="button" class="button wide" onClick={onBack}>
        {text.host.back}
      </button>
    </>
  );
}

/** A row a seat: whether its phone is here. */
function GuestList({ view, session }: Pick<PanelProps, 'view'> & { readonly session: HostSession }) {
  const { state, lookers } = phonesText.value.host;
  const guests = session.guests.value;
  const looking = guests.filter(({ seat }) => seat === undefined).length;
  return (
    <ul class="phones-seats">
      {view.liveGame.table.value.effective.header.players.map(({ id, name }) => {
        const guest = guests.find(({ seat }) => seat === id);
        const at = guest === undefined ? 'free' : guest.isQuiet ? 'quiet' : 'here';
        return (
          <li key={id} class="phones-seat">
            <span>{name}</span>
            <span class={`phones-state phones-${at}`}>{state[at]}</span>
          </li>
        );
      })}
      {looking > 0 && <li class="phones-seat quiet">{lookers(looking)}</li>}
    </ul>
  );
}

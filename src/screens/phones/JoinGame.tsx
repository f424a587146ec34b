import { useEffect, useRef, useState } from 'preact/hooks';
import { type HostCode, parseHostCode, type Slot } from '#phones/handshake/codes';
import { titleOf } from '#screens/game/game-title';
import type { PhonesError } from './host-session';
import { type JoinSession, joinGame } from './join-session';
import './phones.css';
import { phonesText } from './phones-text';
import { QrPicture } from './QrPicture';

/** The way into the game of another phone, whose code was scanned: whose phone this is, then the code that lets it in. */
export function JoinGame({ code }: { readonly code: string }) {
  const hostCode = parseHostCode(code);
  const text = phonesText.value;
  const [session, setSession] = useState<JoinSession | PhonesError | undefined>(undefined);
  const latest = useRef(session);
  latest.current = session;
  useEffect(
    () => () => {
      if (typeof latest.current === 'object') latest.current.end();
    },
    [],
  );
  const error = typeof hostCode === 'string' ? hostCode : typeof session === 'string' ? session : session?.error.value;
  if (error !== undefined) {
    return (
      <p class="card" role="alert">
        {text.error[error]}
      </p>
    );
  }
  if (typeof session === 'object') return <GuestCode code={session.code} />;
  return typeof hostCode === 'string' ? null : <SeatChoice hostCode={hostCode} onSession={setSession} />;
}

function SeatChoice({ hostCode, onSession }: { readonly hostCode: HostCode; onSession(session: JoinSession | PhonesError): void }) {
  const text = phonesText.value.join;
  const [isJoining, setJoining] = useState(false);
  const join = (slot: Slot): void => {
    setJoining(true);
    void joinGame(hostCode, slot).then(onSession);
  };
  return (
    <section class="card stack">
      <h2>{titleOf(hostCode.game)}</h2>
      <p>{text.who}</p>
      <div class="phones-choice">
        {hostCode.slots.map((slot) => (
          <button key={slot.number} type="button" class="button wide" disabled={isJoining} onClick={() => join(slot)}>
            {slot.seat ?? text.lookOn}
          </button>
        ))}
      </div>
    </section>
  );
}

function GuestCode({ code }: { readonly code: string }) {
  const text = phonesText.value.join;
  return (
    <section class="stack">
      <p>{text.show}</p>
      <div class="codes">
        <QrPicture code={code} label={text.code} />
      </div>
      <p role="status">{text.waiting}</p>
      <p class="quiet">{text.help}</p>
    </section>
  );
}

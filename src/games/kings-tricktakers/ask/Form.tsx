import { useContext, useEffect, useRef } from 'preact/hooks';
import type { FormProps } from '#contract';
import type { TricktakersCase } from '#games/kings-tricktakers/desk/cases';
import type { TricktakersResult } from '#games/kings-tricktakers/desk/desk';
import { readCopy } from '#games/kings-tricktakers/game';
import { Device } from '#ui/device';
import { CountForm } from './CountForm';
import { ReviveForm, WinnerForm } from './CourtForms';
import { TrickForm } from './TrickForm';

/** A case that knows no printed figures takes those that the device keeps of its owner's copy. */
function useDevicesCopy(asked: TricktakersCase, onChange: (asked: TricktakersCase) => void): void {
  const now = useRef({ asked, onChange });
  now.current = { asked, onChange };
  const bare = 'copy' in asked && Object.keys(asked.copy).length === 0;
  const device = useContext(Device);
  useEffect(() => {
    if (!bare) return;
    const take = (kept: unknown): void => {
      const copy = readCopy(kept);
      const { asked: latest, onChange: tell } = now.current;
      if (!('copy' in latest) || Object.keys(latest.copy).length > 0) return;
      if (Object.keys(copy).length > 0) tell({ ...latest, copy });
    };
    device.copy('kings-tricktakers').then(take, () => undefined);
  }, [bare, device]);
}

export function Form({ asked, finding, language, onChange }: FormProps<TricktakersCase, TricktakersResult>) {
  useDevicesCopy(asked, onChange);
  const part = { finding, language, onChange };
  switch (asked.question) {
    case 'trick':
      return <TrickForm asked={asked} {...part} />;
    case 'round':
    case 'bet':
      return <CountForm asked={asked} {...part} />;
    case 'revive':
      return <ReviveForm asked={asked} {...part} />;
    case 'winner':
      return <WinnerForm asked={asked} {...part} />;
    case 'log':
      return null;
  }
}

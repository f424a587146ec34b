import { useEffect, useRef } from 'preact/hooks';
import type { FormProps } from '#contract';
import type { TricktakersCase } from '#games/kings-tricktakers/desk/cases';
import { isCopy } from '#games/kings-tricktakers/table/figures';
import { store } from '#screens/state';
import { CountForm } from './CountForm';
import { ReviveForm, WinnerForm } from './CourtForms';
import { isOurs } from './guard';
import { TrickForm } from './TrickForm';

/** A case that knows no printed figures takes those that the device keeps of its owner's copy. */
function useDevicesCopy(asked: TricktakersCase | undefined, onChange: (asked: TricktakersCase) => void): void {
  const now = useRef({ asked, onChange });
  now.current = { asked, onChange };
  const bare = asked !== undefined && 'copy' in asked && Object.keys(asked.copy).length === 0;
  const open = store.value;
  useEffect(() => {
    if (!bare) return;
    void open?.copy('kings-tricktakers').then((kept) => {
      const { asked: latest, onChange: tell } = now.current;
      if (latest === undefined || !('copy' in latest) || Object.keys(latest.copy).length > 0) return;
      if (isCopy(kept) && Object.keys(kept).length > 0) tell({ ...latest, copy: kept });
    });
  }, [bare, open]);
}

export function Form({ asked, finding, language, onChange }: FormProps) {
  const ours = isOurs(asked) ? asked : undefined;
  useDevicesCopy(ours, onChange);
  if (ours === undefined) return null;
  const part = { finding, language, onChange };
  switch (ours.question) {
    case 'trick':
      return <TrickForm asked={ours} {...part} />;
    case 'round':
    case 'bet':
      return <CountForm asked={ours} {...part} />;
    case 'revive':
      return <ReviveForm asked={ours} {...part} />;
    case 'winner':
      return <WinnerForm asked={ours} {...part} />;
    case 'log':
      return null;
  }
}

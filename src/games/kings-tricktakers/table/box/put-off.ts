import type { UnreadFigure } from '#games/kings-tricktakers/law/score/outlook';
import { useSavedDraft } from '#ui/form/saved-draft';

export const figureKey = ({ kind, card }: UnreadFigure): string => `${kind} ${card}`;

const parseKeys = (written: unknown): readonly string[] | undefined => (Array.isArray(written) ? written.map(String) : undefined);

export interface PutOffFigures {
  isPutOff(figure: UnreadFigure): boolean;
  putOff(figure: UnreadFigure): void;
  askAgain(): void;
}

/** The printed figures that this device is not asked for again until somebody asks for them. */
export function usePutOffFigures(): PutOffFigures {
  const [keys = [], setKeys] = useSavedDraft('figures', parseKeys, '-put-off');
  return {
    isPutOff: (figure) => keys.includes(figureKey(figure)),
    putOff: (figure) => setKeys([...new Set([...keys, figureKey(figure)])]),
    askAgain: () => setKeys([]),
  };
}

import type { DeskScreens, IconProps, LayoutProps } from '#contract/desk-screens';
import type { Case } from '#desk/desk';
import type { DangerCase, MoveCase, WinCase } from '#games/kingdom/desk/cases';
import { desk } from '#games/kingdom/desk/desk';
import { texts as deskTexts } from '#games/kingdom/desk/questions';
import type { Kingdom } from '#games/kingdom/game';
import { PIECES } from '#games/kingdom/law/board';
import { boardOf, piecesOn } from '#games/kingdom/law/position';
import { Piece } from '#games/kingdom/pieces/Piece';
import { piecesOfSide, SIDES, texts } from '#games/kingdom/table/describe-position';
import { PositionEditor } from '#games/kingdom/table/setup/PositionEditor';
import type { Language } from '#text/language';
import { attackMarks } from './attack-marks';
import { Picture } from './Picture';

export type BoardCase = MoveCase | WinCase | DangerCase;

function OptionIcon({ value }: IconProps) {
  const piece = PIECES.find((each) => each === value);
  if (piece === undefined) return null;
  return (
    <svg width={40} height={40} viewBox="0 0 100 100" aria-hidden="true">
      <Piece piece={piece} />
    </svg>
  );
}

function CaseEditor({ deskCase, finding, language, onChange }: LayoutProps<BoardCase>) {
  const draft = { board: boardOf(deskCase.pieces ?? {}), onMove: ('onMove' in deskCase ? deskCase.onMove : undefined) ?? ('w' as const) };
  return (
    <PositionEditor
      draft={draft}
      language={language}
      isPartial
      marks={attackMarks(deskCase, finding)}
      onChange={({ board }) => onChange({ ...deskCase, pieces: piecesOn(board) })}
    />
  );
}

const createDeskText = (language: Language) => ({
  players: (deskCase: Case & Pick<BoardCase, 'names'>) =>
    SIDES.map((side) => ({ id: side, name: deskCase.names?.[side] ?? texts[language].sides[side] })),
  describePosition: ({ pieces = {} }: Partial<BoardCase>) =>
    SIDES.map((side) => ({ side, pieces: piecesOfSide(boardOf(pieces), side) }))
      .filter((each) => each.pieces.length > 0)
      .map((each) => texts[language].picture.side(each.side, each.pieces))
      .join(' '),
  examples: deskTexts[language].examples,
});

export const deskScreens: DeskScreens<Kingdom, BoardCase> = {
  desk,
  Icon: OptionIcon,
  Layout: CaseEditor,
  Picture,
  text: { en: createDeskText('en'), fr: createDeskText('fr') },
};

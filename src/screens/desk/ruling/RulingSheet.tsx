import { ruleOf } from '#desk/desk';
import { screensIfLoaded } from '#screens/game/game-parts';
import { titleOf } from '#screens/game/game-title';
import { bookNow, bookOf, ruleText } from '#screens/rules/books';
import { appText, language } from '#screens/state/app-state';
import { surenessTexts } from '#text/sureness';
import { Sheet } from '#ui/sheet/Sheet';
import { deskText } from '../text';
import { CasePicture } from './CasePicture';
import { describeAnswer, describeCase } from './case-sentences';
import { basisOf } from './ruling-basis';
import { ShareRuling } from './ShareRuling';
import type { RulingProps } from './Verdict';

/** The ruling to send to somebody, as text or as a picture. */
export function RulingSheet({ onClose, ...ruling }: RulingProps & { onClose(): void }) {
  return (
    <Sheet title={deskText.value.desk.shareTitle} closeLabel={appText.value.close} onClose={onClose}>
      <SharedRuling {...ruling} />
    </Sheet>
  );
}

function SharedRuling({ id, screens, deskCase, agreements, finding }: RulingProps) {
  const { desk } = screens;
  const game = screensIfLoaded(id);
  const rules = [...new Set(finding?.notes.map(ruleOf) ?? [])];
  // What is passed on names its rules: they are there first.
  const isWhole = [id, ...rules.map(bookOf)].every((book) => bookNow(book) !== undefined);
  if (!isWhole || finding === undefined || game === undefined) return <p class="quiet">{appText.value.loading}</p>;
  const speech = { id, desk: screens, game, language: language.value };
  return (
    <ShareRuling
      ruling={{
        name: `regent-ruling-${id}-${deskCase.question}`,
        question: desk.questionOf(deskCase.question)?.words(language.value).title ?? '',
        caseText: describeCase(speech, deskCase, agreements),
        answer: describeAnswer(speech, deskCase, finding, agreements),
        rules: rules.flatMap((rule) => ruleText(rule, language.value) ?? []),
        basis: basisOf({
          game: desk.game,
          book: bookNow(id),
          texts: game.text[language.value].agreements,
          agreements,
          rules,
          figures: screens.text[language.value].describeFigures?.(deskCase) ?? [],
        }),
        signature: deskText.value.desk.byRegent(titleOf(id)),
        readingMark: surenessTexts[language.value].chip.reading,
      }}
      drawing={<CasePicture id={id} screens={screens} game={game} deskCase={deskCase} agreements={agreements} finding={finding} />}
    />
  );
}

import { deskText } from '#screens/desk/text';
import { AgreementChoices } from '#screens/rules/AgreementsDisclosure';
import { href } from '#screens/shell/route';
import { appText, language } from '#screens/state/app-state';
import { agreementsBefore } from '#session/log/table';
import { Sheet } from '#ui/sheet/Sheet';
import type { PanelProps } from '../Frame';

/** What this game is played under; another choice shows first what it would change. */
export function AgreementsSheet({ view, screens, onClose }: PanelProps) {
  const text = deskText.value.agreements;
  const table = view.liveGame.table.value;
  const { game, effective } = table;
  const chosen = agreementsBefore(table);
  const fixed = view.isReadOnly.value || effective.isAbandoned;
  return (
    <Sheet title={text.now} closeLabel={appText.value.close} onClose={onClose}>
      <p class="quiet">{text.nowHint}</p>
      <AgreementChoices
        game={game}
        texts={screens.text[language.value].agreements}
        chosen={chosen}
        onChoose={(agreement, choice) => {
          if (!fixed && choice !== chosen[agreement]) view.propose({ kind: 'agree', agreement, choice });
        }}
      />
      <a class="button" href={href('agreements', view.liveGame.storedGame.value.game)}>
        {appText.value.create.agreementsMore}
      </a>
    </Sheet>
  );
}

import { Choice } from '../../ui/Choice';
import { Sheet } from '../../ui/Sheet';
import { words } from '../desk/words';
import { href } from '../route';
import { language, text } from '../state';
import type { PanelProps } from './Frame';

/** What this game is played under; another choice shows first what it would change. */
export function AgreementsSheet({ view, screens, onClose }: PanelProps) {
  const said = words.value.agreements;
  const { game, setup, effective } = view.live.table.value;
  const texts = screens.text[language.value].agreements;
  const fixed = view.live.life.value === 'following' || effective.abandoned;
  return (
    <Sheet title={said.now} closeLabel={text.value.close} onClose={onClose}>
      <p class="quiet">{said.nowHint}</p>
      {Object.entries(game.law.agreements).map(([agreement, choices]) => (
        <Choice
          key={agreement}
          label={texts[agreement]?.question ?? agreement}
          options={choices.map((choice, index) => ({
            value: choice,
            label: `${texts[agreement]?.choices[choice] ?? choice}${index === 0 ? ` (${said.usual})` : ''}`,
          }))}
          value={setup.agreements[agreement]}
          onChoose={(choice) => {
            if (!fixed && choice !== setup.agreements[agreement]) view.propose({ kind: 'agree', agreement, choice });
          }}
        />
      ))}
      <a class="button" href={href('agreements', view.live.info.value.game)}>
        {text.value.create.agreementsMore}
      </a>
    </Sheet>
  );
}

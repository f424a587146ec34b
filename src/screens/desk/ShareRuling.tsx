import { useSignal } from '@preact/signals';
import { Image as ImageIcon, Share2 } from 'lucide-preact';
import { render } from 'preact';
import { type Finding, ruleOf } from '#desk/desk';
import { type GameId, registry } from '#session/registry';
import { ruleText } from '../rules/books';
import { language } from '../state';
import type { DeskScreens } from './contract';
import type { Put } from './desks';
import { asText, pictureOf, type Ruling, sharePicture, shareText } from './share';
import { words } from './words';

interface ShareProps extends Put {
  readonly game: GameId;
  readonly screens: DeskScreens;
  readonly finding: Finding;
}

/** Question, answer and rules, to send to somebody who was not at the table. */
export function ShareRuling({ game, asked, screens, finding }: ShareProps) {
  const said = words.value.desk;
  const status = useSignal('');
  const spoken = screens.words[language.value];
  const rules = [...new Set(finding.notes.map(ruleOf))].flatMap((rule) => ruleText(rule, language.value) ?? []);
  const ruling: Ruling = {
    question: spoken.question(asked.question).title,
    told: spoken.told(asked),
    answer: spoken.answer(asked, finding),
    rules,
    by: said.byRegent(registry[game].title),
  };
  const tell = (sharing: Promise<'shared' | 'copied' | 'saved'>): void => {
    sharing.then(
      (how) => {
        status.value = how === 'shared' ? '' : said[how];
      },
      (failed: unknown) => {
        // Whoever closes the device's own sheet has changed their mind: nothing is to be said.
        status.value = failed instanceof DOMException && failed.name === 'AbortError' ? '' : said.notShared;
      },
    );
  };
  const picture = async (): Promise<'shared' | 'saved'> => {
    const { Picture } = screens;
    const stage = document.createElement('div');
    stage.className = 'desk-stage';
    stage.setAttribute('aria-hidden', 'true');
    document.body.append(stage);
    render(<Picture asked={asked} finding={finding} language={language.value} />, stage);
    try {
      return await sharePicture(await pictureOf(ruling, stage.querySelector('svg')));
    } finally {
      render(null, stage);
      stage.remove();
    }
  };
  return (
    <div class="stack">
      <div class="row">
        <button type="button" class="button" onClick={() => tell(shareText(asText(ruling)))}>
          <Share2 aria-hidden="true" />
          {said.shareText}
        </button>
        <button type="button" class="button" onClick={() => tell(picture())}>
          <ImageIcon aria-hidden="true" />
          {said.sharePicture}
        </button>
      </div>
      <p role="status">{status.value}</p>
    </div>
  );
}

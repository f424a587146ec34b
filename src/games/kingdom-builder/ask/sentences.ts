import type { DeskText } from '#contract';
import type { Finding } from '#desk/desk';
import { type KingdomBuilderCase, type KingdomBuilderResult, type Pay, seated } from '#games/kingdom-builder/desk/cases';
import type { ExampleName } from '#games/kingdom-builder/desk/examples';
import { moves } from '#games/kingdom-builder/desk/position';
import { game } from '#games/kingdom-builder/game';
import type { groundFor } from '#games/kingdom-builder/law/actions';
import { COLOURS } from '#games/kingdom-builder/law/colours';
import type { At } from '#games/kingdom-builder/law/land';
import { inWords, nameAt } from '#games/kingdom-builder/table/view';
import { deskEn } from '#games/kingdom-builder/text/desk-en';
import { deskFr } from '#games/kingdom-builder/text/desk-fr';
import type { Player } from '#session/game';
import { namesOf, sentenceOf } from '#session/say';
import type { Language, Names } from '#text/language';

type DeskWords = typeof deskEn & { readonly examples: Readonly<Record<ExampleName, string>> };

export const texts: Readonly<Record<Language, DeskWords>> = { en: deskEn, fr: deskFr };

/** Who sits there; a side without a name is called by its colour. */
export function playersOf(asked: KingdomBuilderCase, language: Language): readonly Player[] {
  const players = 'players' in asked ? asked.players : asked.question === 'full' ? seated(3) : [];
  return players.map(({ id, name }, seat) => ({ id, name: name || texts[language].sides[COLOURS[seat] ?? 'orange'] }));
}

export const namesIn = (asked: KingdomBuilderCase, language: Language): Names => namesOf(playersOf(asked, language));

const hexName = (at: At, language: Language): string => texts[language].hexName(nameAt(at));

/** Whether the card shown says where the action goes. */
export const asksForCard = (action: Parameters<typeof groundFor>[1]): boolean =>
  action === 'mandatory' || action === 'oracle' || action === 'barn';

function toldIn(asked: KingdomBuilderCase, language: Language): string {
  const { told } = texts[language];
  const players = playersOf(asked, language);
  const nameOf = (seat: number): string => players[seat]?.name ?? '';
  const settled = (all: readonly { readonly seat: number; readonly at: At }[]): string =>
    told.settled(
      players.flatMap(({ name }, seat) => {
        const hexes = all.filter((each) => each.seat === seat).map(({ at }) => hexName(at, language));
        return hexes.length === 0 ? [] : [{ player: name, hexes }];
      }),
    );
  switch (asked.question) {
    case 'card':
      return `${told.card(asked.part)} ${settled(asked.settled)}`;
    case 'lords':
      return told.lords(players.map(({ name }, seat) => ({ player: name, count: asked.counts[seat] ?? 0 })));
    case 'count':
      return `${told.cards(asked.cards)} ${settled(asked.settled)}`;
    case 'adjacent':
    case 'tile': {
      const { seat, action, terrain, from, at } = asked;
      const act = told.act({
        player: nameOf(seat),
        action,
        terrain: asksForCard(action) ? terrain : undefined,
        from: from && moves(action) ? hexName(from, language) : undefined,
        at: at && hexName(at, language),
      });
      return `${settled(asked.settled)} ${act}`;
    }
    case 'use':
      return told.use(asked.tool, asked.held, asked.placed);
    case 'full':
      return told.full(asked.terrain, asked.placed);
    case 'end':
      return told.end(
        nameOf(asked.first),
        nameOf(asked.onMove),
        asked.out.map(nameOf),
        players.map(({ name }) => name),
      );
    case 'site':
      return told.site(asked.queenie, asked.layout.sections[asked.section]?.name ?? 'oracle', asked.at && hexName(asked.at, language));
    case 'log': {
      const names = namesIn(asked, language);
      return told.log(asked.events.map((event) => inWords(language, event, names, texts[language].hexName)));
    }
  }
}

function answerIn(asked: KingdomBuilderCase, { allowed, result, notes }: Finding<KingdomBuilderResult>, language: Language): string {
  const { answer, hexName: said } = texts[language];
  const players = playersOf(asked, language);
  const names = namesOf(players);
  const [first] = notes;
  const figures = (all: readonly Pay[]) => all.map(({ player, points }) => ({ player: names.player(player), points }));
  if (first?.kind === 'broken' && allowed === false) return answer.refused(sentenceOf({ game, players }, first.reason, language));
  if (result.of === 'card') return answer.pays(figures(result.pays));
  if (result.of === 'count') return answer.count(figures(result.totals), result.winners.map(names.player));
  if (asked.question === 'adjacent' && result.of === 'adjacent') {
    const { bound, open } = result;
    return asked.at === undefined || allowed === undefined
      ? answer.must(asked.action, bound, open.length)
      : answer.may(asked.action, bound, hexName(asked.at, language));
  }
  if (asked.question === 'tile' && result.of === 'tile') return answer.tiles(moves(asked.action), result.kept, result.gained, result.lost);
  if (asked.question === 'use' && result.of === 'use') return answer.use(asked.tool, result.ready);
  if (asked.question === 'full' && result.of === 'full') return answer.full(result.again, asked.placed);
  if (result.of === 'end') return answer.end(result.over, result.toPlay.map(names.player), result.last);
  if (asked.question === 'site' && result.of === 'site') {
    return asked.at === undefined
      ? answer.sites(asked.queenie, result.open.map(said))
      : answer.site(asked.queenie, allowed === true, hexName(asked.at, language));
  }
  if (result.of !== 'log') return '';
  return result.finished ? answer.over(result.winners.map(names.player)) : answer.log(game.text[language].phases[result.phase] ?? '');
}

export const textIn = (language: Language): DeskText<KingdomBuilderCase, KingdomBuilderResult> => ({
  question: (question) => texts[language].questions[question],
  players: (asked) => playersOf(asked, language),
  told: (asked) => toldIn(asked, language),
  answer: (asked, finding) => answerIn(asked, finding, language),
  examples: texts[language].examples,
});

import type { DeskScreens } from '#contract/desk-screens';
import type { GameScreens } from '#contract/screens';
import type { Case, ChoicesByAgreement, Finding } from '#desk/desk';
import { describeField } from '#desk/form-fields';
import { isGameCase, playEvents, renamePlayers, type TableResult } from '#desk/table-cases';
import { forPlayer } from '#law/by-player';
import type { EventBase } from '#law/game';
import { manifestOf } from '#registry';
import { turnOf } from '#session/log/rule-on';
import { stateOf } from '#session/log/table';
import { namesOf, reasonSentence } from '#session/sentences/reason-sentences';
import { en } from '#text/desk/en';
import { fr } from '#text/desk/fr';
import type { Language } from '#text/language';

const TEXTS = { en, fr };

interface SentenceContext {
  /** The game. */
  readonly id: string;
  readonly desk: DeskScreens;
  /** The game's own words for what was done. */
  readonly game: GameScreens;
  readonly language: Language;
}

const isTrial = (finding: Finding): finding is Finding<TableResult> =>
  typeof finding.result === 'object' && finding.result !== null && 'gains' in finding.result;

/** What was done on the table of a case. */
export function eventsOf({ desk }: DeskScreens, deskCase: Case): readonly EventBase[] {
  if (isGameCase(deskCase)) return deskCase.events;
  return desk.fields(deskCase, 'en').flatMap((field) => (field.kind === 'board' ? (field.events?.(deskCase) ?? []) : []));
}

/** Who sits at the table of a case. */
export const playersOf = ({ desk, language }: SentenceContext, deskCase: Case) =>
  isGameCase(deskCase) ? deskCase.players : desk.text[language].players(deskCase);

/** Words of a game that may be whole sentences already. */
const closeSentence = (text: string): string => (text.endsWith('.') ? text : `${text}.`);

/** What was done last on the table of a case, in words. */
function describeLastEvent(speech: SentenceContext, deskCase: Case, agreements: ChoicesByAgreement, stopped?: number): string {
  const { desk, game, language } = speech;
  const acts = eventsOf(desk, deskCase);
  const place = stopped ?? acts.length - 1;
  const event = acts[place];
  const start = desk.desk.layOut(deskCase, agreements);
  if (event === undefined || start === undefined) return '';
  const before = playEvents(renamePlayers(start, playersOf(speech, deskCase)), acts.slice(0, place));
  const state = stateOf(before);
  const by = event.by ?? turnOf(before.game, state);
  return game.text[language].describeEvent({ ...event, by }, namesOf(before.effective.header.players), state, state);
}

/** The answer in a sentence or two: the question's own, else what was done on the table and what follows from it. */
export function describeAnswer(speech: SentenceContext, deskCase: Case, finding: Finding, agreements: ChoicesByAgreement): string {
  const { desk, language } = speech;
  const own = desk.desk.questionOf(deskCase.question)?.formatAnswer?.(deskCase, finding, language);
  return own ?? (isTrial(finding) ? describeTrial(speech, deskCase, finding, agreements) : '');
}

function describeTrial(
  speech: SentenceContext,
  deskCase: Case,
  { notes, result }: Finding<TableResult>,
  agreements: ChoicesByAgreement,
): string {
  const { desk: text } = TEXTS[speech.language];
  const players = playersOf(speech, deskCase);
  const [broken] = notes.flatMap((note) => (note.kind === 'broken' ? [note.reason] : []));
  if (result.refusedIndex !== undefined && broken !== undefined)
    return text.no(reasonSentence({ game: speech.desk.desk.game, players }, broken, speech.language));
  const names = namesOf(players);
  const gains = players.flatMap(({ id, name }) => {
    const points = forPlayer(result.gains, id) ?? 0;
    return points === 0 || manifestOf(speech.id)?.hasNoPoints === true ? [] : [text.gain(name, points)];
  });
  return [
    closeSentence(text.yes(describeLastEvent(speech, deskCase, agreements))),
    ...(gains.length > 0 ? [text.gains(gains)] : []),
    ...(result.winners.length > 0 ? [text.wins(result.winners.map(names.player))] : []),
  ].join(' ');
}

/** The case in words: what lies there, what each field holds, what was done. */
export function describeCase(speech: SentenceContext, deskCase: Case, agreements: ChoicesByAgreement): string {
  const { desk, language } = speech;
  const fields = desk.desk.fields(deskCase, language).flatMap((field) => {
    const value = describeField(field, deskCase);
    return value === undefined ? [] : [`${field.label} ${value}.`];
  });
  const position = desk.text[language].describePosition?.(deskCase);
  const act = eventsOf(desk, deskCase).length > 0 ? [closeSentence(describeLastEvent(speech, deskCase, agreements))] : [];
  return [...(position === undefined || position === '' ? [] : [position]), ...fields, ...act].join(' ');
}

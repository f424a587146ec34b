import { typeset } from './french';
import type { Language } from './language';

/** What the referee's command says beside its verdicts. */
const en = {
  help: `usage: npm run -s referee -- [--language en|fr] (FILE | --lines)

  FILE              judges the transcript in a file and prints its verdict
  --lines           judges one transcript a line from the standard input, one verdict a line
  --language en|fr  the language of the sentences; English by default
  -h, --help        prints this

The exit code is 0 if there is a verdict, whatever it says, and 2 if there was no transcript to judge.`,
  flag: (flag: string) => `There is no option "${flag}"; --help lists them.`,
  language: (found: string) => `There is no language "${found}", only en and fr.`,
  what: 'Say what to judge: one FILE, or --lines; see --help.',
  input: 'The standard input cannot be read.',
};

const fr: typeof en = typeset({
  help: `usage : npm run -s referee -- [--language en|fr] (FICHIER | --lines)

  FICHIER           juge le relevé d’un fichier et imprime son verdict
  --lines           juge un relevé par ligne de l’entrée standard, un verdict par ligne
  --language en|fr  la langue des phrases ; l’anglais par défaut
  -h, --help        imprime ceci

Le code de sortie est 0 s’il y a un verdict, quel qu’il soit, et 2 s’il n’y avait pas de relevé à juger.`,
  flag: (flag) => `L’option « ${flag} » n’existe pas ; voyez --help.`,
  language: (found) => `La langue « ${found} » n’existe pas, seulement en et fr.`,
  what: 'Indiquez quoi juger : un FICHIER, ou --lines ; voyez --help.',
  input: 'L’entrée standard ne peut pas être lue.',
});

export const commandTexts: Readonly<Record<Language, typeof en>> = { en, fr };

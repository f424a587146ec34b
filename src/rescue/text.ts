import { typeset } from '#text/french';
import { grammar, type Language } from '#text/language';

type Nouns = Readonly<Record<string, readonly [one: string, other: string]>>;

function createCounter(language: Language, nouns: Nouns): (store: string, number: number) => string {
  const { count } = grammar(language);
  return (store, number) => {
    const [one, other] = (Object.hasOwn(nouns, store) ? nouns[store] : undefined) ?? [store, store];
    return count(number, one, other);
  };
}

/** What the rescue page says. */
const en = {
  title: 'Rescue page',
  about: 'For when Regent does not start. This page works without the app, and reads your games without changing them.',
  searching: 'Looking for your games…',
  found: 'On this device:',
  nothing: 'Regent has no games in this browser.',
  unreadable: 'This browser does not let Regent’s storage be read.',
  /** How many records of a store there are, by its name in the database. */
  records: createCounter('en', {
    games: ['game', 'games'],
    entries: ['move', 'moves'],
    players: ['player', 'players'],
    groups: ['group', 'groups'],
    copies: ['box with its own numbers', 'boxes with their own numbers'],
    facts: ['game in the statistics', 'games in the statistics'],
    settings: ['setting', 'settings'],
  }),
  unread: (number: number) =>
    `${grammar('en').count(number, 'item cannot be read and is left out', 'items cannot be read and are left out')} of the file.`,
  save: 'Save everything to a file',
  saved: 'The file is in your downloads. Keep it in a safe place.',
  share: 'Send the file elsewhere',
  refetch: 'Reinstall the app',
  refetchHint: 'Removes the app from this browser and downloads it again. Your games stay.',
  refetchDone: 'The app has been reinstalled. Your games are still here.',
  unreachable: 'Regent cannot be reached over the network just now, so nothing has been removed.',
  back: 'Back to Regent',
};

const fr: typeof en = typeset({
  title: 'Page de secours',
  about: 'Pour quand Regent ne démarre pas. Cette page se passe de l’application et lit vos parties sans les modifier.',
  searching: 'Recherche de vos parties…',
  found: 'Sur cet appareil :',
  nothing: 'Ce navigateur ne contient aucune partie de Regent.',
  unreadable: 'Ce navigateur ne laisse pas lire le stockage de Regent.',
  records: createCounter('fr', {
    games: ['partie', 'parties'],
    entries: ['coup', 'coups'],
    players: ['joueur', 'joueurs'],
    groups: ['groupe', 'groupes'],
    copies: ['boîte avec ses valeurs', 'boîtes avec leurs valeurs'],
    facts: ['partie dans les statistiques', 'parties dans les statistiques'],
    settings: ['réglage', 'réglages'],
  }),
  unread: (number) => `${grammar('fr').count(number, 'élément illisible manque', 'éléments illisibles manquent')} dans le fichier.`,
  save: 'Tout enregistrer dans un fichier',
  saved: 'Le fichier est dans vos téléchargements. Gardez-le en lieu sûr.',
  share: 'Envoyer le fichier ailleurs',
  refetch: 'Réinstaller l’application',
  refetchHint: 'Retire l’application de ce navigateur et la télécharge de nouveau. Vos parties restent.',
  refetchDone: 'L’application a été réinstallée. Vos parties sont toujours là.',
  unreachable: 'Regent est injoignable sur le réseau pour le moment ; rien n’a été retiré.',
  back: 'Retour à Regent',
});

export const rescueText: Readonly<Record<Language, typeof en>> = { en, fr };

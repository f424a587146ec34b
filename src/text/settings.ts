import { typeset } from './french';
import { grammar, type Language } from './language';

const english = grammar('en');
const french = grammar('fr');

/** What the settings say, on their own page and at the table. */
const en = {
  title: 'Settings',
  language: 'Language',
  deviceLanguage: 'Automatic',
  theme: 'Colours',
  themes: { light: 'Light', dark: 'Dark', system: 'Automatic' },
  wakeLock: 'Keep the screen on at the table',
  wakeLockHint: 'Only while a game is open.',
  vibrates: 'Vibrate',
  vibratesHint: 'When a move counts, is refused or scores.',
  sounds: 'Sounds',
  soundsHint: 'Wood for a move, a knock for a refusal, a bell for points.',
  shortcuts: 'Single-letter keys',
  shortcutsHint: 'At the table: U undo, R redo, L log, ? referee.',
  spoken: 'Say moves aloud',
  spokenHint: 'With the voice of your device.',
  referee: 'The referee is',
  referees: { strict: 'strict', advising: 'advising' },
  refereeHint: 'Strict refuses what the rules forbid. Advising logs it with a note instead, where your table may agree to it.',
  boardTurns: 'Turn the board to the player to move',
  boardTurnsHint: 'For two people on either side of the phone.',
  showsDanger: 'Show who is in danger',
  showsDangerHint: 'In Kingdom: a Monarch that could be taken next, and by whom.',
  turnsEnd: 'End turns automatically',
  turnsEndHint: 'As soon as nothing more can be done. Undo also takes back the move.',
  storage: 'Storage',
  storageStates: {
    persisted: 'Your games stay until you delete them.',
    'not-persisted': 'The browser may delete your games if the device runs out of room. Installing Regent usually prevents that.',
    unknown: 'This browser does not say how long it keeps your games.',
  },
  storageUse: (games: number) => `${english.count(games, 'game', 'games')} on this device.`,
  offline: 'Regent works without a network.',
  plainHttp:
    'This address begins with http: here the browser lets Regent neither work without a network nor be installed. An address with https has both.',
  oneTab: 'This browser can’t tell its tabs apart: open each game in one tab only.',
  version: (version: string) => `Version ${version}`,
  licences: 'Licences',
  licencesHint: 'Regent is free software under the MIT licence. It is built on:',
};

const fr: typeof en = typeset({
  title: 'Réglages',
  language: 'Langue',
  deviceLanguage: 'Automatique',
  theme: 'Couleurs',
  themes: { light: 'Claires', dark: 'Sombres', system: 'Automatique' },
  wakeLock: 'Garder l’écran allumé à la table',
  wakeLockHint: 'Seulement tant qu’une partie est ouverte.',
  vibrates: 'Vibrer',
  vibratesHint: 'Quand un coup compte, est refusé ou rapporte des points.',
  sounds: 'Sons',
  soundsHint: 'Du bois pour un coup, un coup sec pour un refus, une cloche pour les points.',
  shortcuts: 'Touches à une lettre',
  shortcutsHint: 'À la table : U annuler, R rétablir, L journal, ? arbitre.',
  spoken: 'Annoncer les coups à voix haute',
  spokenHint: 'Avec la voix de votre appareil.',
  referee: 'L’arbitre est',
  referees: { strict: 'strict', advising: 'conseiller' },
  refereeHint:
    'Strict, il refuse ce que la règle interdit. Conseiller, il l’enregistre avec une remarque, là où votre table peut en décider.',
  boardTurns: 'Tourner le plateau vers le joueur dont c’est le tour',
  boardTurnsHint: 'Pour deux personnes de part et d’autre du téléphone.',
  showsDanger: 'Montrer qui est en danger',
  showsDangerHint: 'À Kingdom : un Monarque qui pourrait être pris au tour suivant, et par qui.',
  turnsEnd: 'Finir les tours automatiquement',
  turnsEndHint: 'Dès qu’il n’y a plus rien à faire. Annuler reprend aussi le coup.',
  storage: 'Stockage',
  storageStates: {
    persisted: 'Vos parties restent jusqu’à ce que vous les supprimiez.',
    'not-persisted': 'Le navigateur peut effacer vos parties si la place manque. Installer Regent l’évite d’habitude.',
    unknown: 'Ce navigateur ne dit pas combien de temps il garde vos parties.',
  },
  storageUse: (games) => `${french.count(games, 'partie', 'parties')} sur cet appareil.`,
  offline: 'Regent fonctionne sans réseau.',
  plainHttp:
    'Cette adresse commence par http : le navigateur n’y laisse Regent ni fonctionner sans réseau, ni s’installer. Une adresse en https permet les deux.',
  oneTab: 'Ce navigateur ne distingue pas ses onglets : n’ouvrez chaque partie que dans un seul.',
  version: (version) => `Version ${version}`,
  licences: 'Licences',
  licencesHint: 'Regent est un logiciel libre sous licence MIT. Il s’appuie sur :',
});

export const settingsTexts: Readonly<Record<Language, typeof en>> = { en, fr };

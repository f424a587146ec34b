import type { Character } from '#games/kings-gate/law/box';
import type { LocationLabel } from '#games/kings-gate/law/score-sheet';
import { au, de, du, le, typeset } from '#text/french';
import { capitalize, grammar } from '#text/language';
import type { en } from './en';

const { list, count, points } = grammar('fr');

const PRINTED: Readonly<Record<number, string>> = { 1: 'Palais', 4: 'Cimetière', 5: 'Marché', 6: 'Garnison', 8: 'Piste de tournoi' };
const FEMININE: ReadonlySet<number> = new Set([6, 8]);

const words: (typeof en)['words'] = {
  colours: { yellow: 'jaune', green: 'vert', red: 'rouge', blue: 'bleu' },
  characters: {
    king: 'Roi',
    bishop: 'Évêque',
    wizard: 'Magicien',
    guildmaster: 'Maître de guilde',
    merchant: 'Négociant',
    sorceress: 'Sorcière',
  },
  kinds: { 0: 'taverne', 1: 'maison', 2: '2', 3: 'caserne', 4: '4', 5: '5', dragon: 'dragon' },
  location: ({ n, name }) => name || PRINTED[n] || `Lieu ${n}`,
};

const { colours, kinds } = words;

/** A location with its article: « au Palais », « à la Garnison », « au lieu 2 », and as your box prints it « à « Schloss » ». */
const withArticle =
  (article: typeof le, quoted: string) =>
  ({ n, name }: LocationLabel): string =>
    name === '' ? article(PRINTED[n] ?? `lieu ${n}`, isFeminineLocation({ n, name }) ? 'feminine' : 'masculine') : `${quoted}« ${name} »`;

export const isFeminineLocation = ({ n, name }: LocationLabel): boolean => name === '' && FEMININE.has(n);
export const toLocation = withArticle(au, 'à ');
export const ofLocation = withArticle(du, 'de ');
export const theLocation = withArticle(le, '');

/** « le Roi », « l’Évêque », « la Sorcière ». */
export const theCharacter = (character: Character): string =>
  le(words.characters[character], character === 'sorceress' ? 'feminine' : 'masculine');

/** What a colour has played: « sa taverne », « ses 4 casernes ». */
const POSSESSIVE: typeof kinds = {
  0: 'sa taverne',
  1: 'sa maison',
  2: 'son 2',
  3: 'sa caserne',
  4: 'son 4',
  5: 'son 5',
  dragon: 'son dragon',
};
const PLURAL: typeof kinds = {
  0: 'tavernes',
  1: 'maisons',
  2: 'tuiles 2',
  3: 'casernes',
  4: 'tuiles 4',
  5: 'tuiles 5',
  dragon: 'dragons',
};

const colour = (name: keyof typeof colours): string => `le ${colours[name]}`;

const RANKS: Readonly<Record<number, string>> = { 1: 'premier', 2: 'deuxième', 3: 'troisième', 4: 'quatrième' };
const rankName = (rank: number): string => RANKS[rank] ?? String(rank);

export const fr: typeof en = typeset({
  broken: {
    'kg.turn.order': ({ onMove }, { player }) => `C’est à ${player(onMove)} de jouer.`,
    'kg.character.held': ({ character, holder }, { player }) =>
      holder === ''
        ? `Vous n’avez pas ${theCharacter(character)}.`
        : `Vous n’avez pas ${theCharacter(character)} : c’est ${player(holder)} qui l’a.`,
    'kg.character.sorceress': (params, { player }) => {
      switch (params.case) {
        case 'placed':
          return 'La Sorcière ne vient jamais avec une tuile de la main : elle déplace une tuile déjà posée.';
        case 'alone':
          return 'La Sorcière prend tout le tour, comme votre table l’a décidé : on ne joue rien d’autre.';
        case 'nothing':
          return 'Il n’y a là aucune tuile que la Sorcière puisse déplacer.';
        case 'theirs':
          return `Cette tuile est à ${player(params.owner)} ; la Sorcière ne déplace que les vôtres.`;
        case 'carries':
          return `Cette tuile porte déjà ${theCharacter(params.character)} ; la Sorcière ne peut pas la prendre.`;
      }
    },
    'kg.supply': (params, { player }) => {
      const { colour: name, kind, had, owner } = params;
      if (params.case === 'theirs')
        return owner === '' ? `Personne ne joue ${colour(name)} à cette table.` : `${capitalize(colour(name))} est à ${player(owner)}.`;
      if (had === 0) return `Dans cette boîte, ${colour(name)} n’a pas de ${kinds[kind]}.`;
      return `${capitalize(colour(name))} a déjà joué ${had === 1 ? POSSESSIVE[kind] : `ses ${had} ${PLURAL[kind]}`}.`;
    },
    'kg.place.adjacent': (place) => `Ce n’est pas l’un des dix espaces autour ${ofLocation(place)}.`,
    'kg.place.location-square': () => 'Il y a un lieu à cet endroit : on n’y pose pas de tuile.',
    'kg.place.own-tile': ({ value }) =>
      `Vous avez déjà ${value === 0 || value === 1 || value === 3 ? 'une' : 'un'} ${kinds[value]} à cet endroit.`,
    'kg.place.barracks': ({ owner, dragon }, { player }) =>
      dragon
        ? `Même un dragon ne peut rien contre la caserne ${de(player(owner))}.`
        : `On ne recouvre jamais une caserne, et ${player(owner)} en a une ici.`,
    'kg.place.protected': ({ owner, character }, { player }) =>
      `${capitalize(theCharacter(character))} protège cette tuile ${de(player(owner))}.`,
    'kg.place.safe': ({ owner, dragon, ...place }, { player }) =>
      dragon
        ? `Un dragon ne dévore rien dans un lieu sûr, et ${theLocation(place)} en est un.`
        : `${capitalize(theLocation(place))} est un lieu sûr, et ${player(owner)} y a déjà une tuile.`,
    'kg.place.greater': ({ owner, yours, theirs }, { player }) =>
      `Votre ${yours} ne bat pas le ${theirs} ${de(player(owner))} : il faut plus fort.`,
    'kg.locate.free': ({ squares }) => (squares.length === 1 ? 'L’une de ses deux cases est prise.' : 'Ses deux cases sont prises.'),
    'kg.locate.edge': () => 'Ici, le lieu ne toucherait rien par un bord.',
    'kg.location.graveyard': ({ played, ...place }) =>
      `${capitalize(toLocation(place))}, on joue deux tuiles au plus par tour, et vous en avez déjà joué ${played}.`,
    'kg.location.garrison': (place) => `${capitalize(toLocation(place))}, on pose une seule maison par tour.`,
    'kg.turn.hand': ({ played }) => `Vous avez déjà joué ${count(played, 'tuile', 'tuiles')} ce tour-ci : c’est toute une main.`,
    'kg.turn.one-big': ({ value, earlier, wizard }) =>
      wizard
        ? `La tuile du Magicien doit être la même qu’une tuile de ce tour (un ${earlier}), pas un ${value}.`
        : `Vous avez déjà posé un ${earlier}, donc pas de ${value}. Un tour, c’est des maisons ou une seule tuile plus forte.`,
    'kg.turn.at-least-one': () => 'Vous n’avez pas encore posé de tuile : il en faut au moins une.',
  },
  paid: {
    'kg.score.prizes': ({ colour: name, rank, total, points: prize, tied, ahead = [], seats, ...place }) => {
      const ranked = `${capitalize(colour(name))} est ${rankName(rank)} ${toLocation(place)} avec ${total}`;
      const lost = ahead.length === 0 ? '' : `, l’égalité perdue contre ${list(ahead.map(colour))}`;
      const won = tied.length === 0 ? '' : ` et gagne l’égalité avec ${list(tied.map(colour))}`;
      const tie = lost + won;
      if (prize !== 0) return `${ranked}${tie} : ${points(prize)}.`;
      if (rank === 4) return `${ranked} : la couleur la plus basse ne reçoit rien.`;
      return rank === 3 && seats === 3
        ? `${ranked} : à trois, seuls deux rangs sont payés.`
        : `${ranked}${tie} : ce rang ne rapporte rien ici.`;
    },
    'kg.score.presence': ({ colour: name, ...place }) =>
      `${capitalize(colour(name))} n’a aucune tuile ${toLocation(place)} et ne reçoit rien.`,
    'kg.score.tie': ({ colour: name, rank, total, ahead, last, ...place }, { player }) => {
      const after = last === '' ? '' : `, comptée dans le sens horaire depuis la gauche ${de(player(last))}`;
      return `${capitalize(colour(name))} a ${total} ${toLocation(place)}, comme ${list(ahead.map(colour))}, mais perd l’égalité${after}, et finit ${rankName(rank)}.`;
    },
    'kg.location.tourney': ({ colour: name, total, absent, points: loss, ...place }) =>
      absent
        ? `${capitalize(colour(name))} n’a aucune tuile ${toLocation(place)} et se classe dernier : cela coûte ${points(loss)}.`
        : `${capitalize(colour(name))} est le plus bas ${toLocation(place)} avec ${total} : cela coûte ${points(loss)}.`,
    debt: ({ below }) => `Les points ne descendent pas sous 0 : ${points(below)} de perte ne ${below === 1 ? 'compte' : 'comptent'} pas.`,
    carried: ({ n }) => `Points acquis avant ${theLocation({ n, name: '' })}.`,
  },
  headline: {
    turn: ({ player, filled, ...place }, names) => `À ${names.player(player)} de jouer, ${words.location(place)} : ${filled} sur 10`,
    locating: ({ player, next }, names) => `${names.player(player)} place ${theLocation(next)}`,
    tallying: (place) => `Prochain lieu : ${words.location(place)}`,
    finished: ({ winners }, names) =>
      `${list(winners.map((winner) => names.player(winner)))} ${winners.length === 1 ? 'a gagné' : 'ont gagné'}`,
  },
  phases: {
    turn: 'il faut d’abord poser des tuiles',
    locating: 'il faut d’abord placer le lieu suivant',
    tallying: 'dans cette partie, on n’entre que les totaux de chaque lieu',
    finished: 'la partie est finie',
  },
  words,
});

import type { Colour } from '#games/kings-gate/law/box';
import type { Ending } from '#games/kings-gate/law/outlook';
import type { Named } from '#games/kings-gate/law/sheet';
import { de, typeset } from '#text/french';
import { capital, grammar } from '#text/language';
import type { deskEn, Side, TiedSide, ToldPay } from './desk-en';
import { isFeminine, fr as law, the, theCharacter, to } from './fr';
import type { ToldTile } from './screen-en';
import { aTile, screenFr, theTile, total } from './screen-fr';

const { list, ordinal, points, signed } = grammar('fr');
const { colours, kinds, location } = law.words;
const { tile } = screenFr;

const GROUNDS = { safe: ['sûr', 'sûre'], dangerous: ['dangereux', 'dangereuse'] } as const;
const groundOf = (place: Named, ground: keyof typeof GROUNDS): string => GROUNDS[ground][isFeminine(place) ? 1 : 0];

const shortSide = ({ colour, name }: Side): string => (name === '' ? colours[colour] : `${colours[colour]} (${name})`);
const theSide = (told: Side): string => `le ${shortSide(told)}`;
const ORDINALS = ['première', 'deuxième', 'troisième', 'quatrième', 'cinquième', 'sixième', 'septième'];

const ENDINGS: Readonly<Record<Ending, string>> = {
  'kg.end.tenth': 'le dixième lieu est compté',
  'kg.end.one-left': 'après un décompte, une seule personne a encore des tuiles',
  'kg.end.no-tiles': 'personne n’a plus de tuiles',
};

function brings({ rank = 0, paid, points: prize, characters: won, loss }: TiedSide): string {
  const figures = [
    ...(prize === undefined ? [paid ? `prend le ${ordinal(rank)} gain` : 'n’a pas de gain'] : [points(prize)]),
    ...won.map(theCharacter),
    ...(loss > 0 ? [`une perte de ${points(loss)}`] : []),
  ];
  return list(figures);
}

function tie([first, ...others]: readonly TiedSide[]): string {
  if (first === undefined) return '';
  if (first.rank === undefined) return `${capital(theSide(first))} gagne l’égalité, devant ${others.map(theSide).join(', puis ')}.`;
  const winner = `${capital(theSide(first))} gagne l’égalité${first.points === undefined ? ' et ' : ` : ${ordinal(first.rank)}, `}${brings(first)}.`;
  const behind = others.map((each) =>
    each.points === undefined
      ? `${capital(theSide(each))} ${brings(each)}.`
      : `${capital(theSide(each))} est ${ordinal(each.rank ?? 0)} : ${brings(each)}.`,
  );
  return [winner, ...behind].join(' ');
}

function gains({ gains: all, characters: won }: ToldPay): string {
  const paid = all.filter((each) => each.points > 0).map((each) => `${each.name} ${points(each.points)}`);
  const losing = all.filter((each) => each.points < 0).map((each) => `${each.name} perd ${points(-each.points)}`);
  const nothing = all.filter((each) => each.points === 0).map(({ name }) => name);
  const parts = [...(paid.length > 0 ? [list(paid)] : []), ...losing, ...(nothing.length > 0 ? [`rien pour ${list(nothing)}`] : [])].join(
    ' ; ',
  );
  const taken = won.map(({ name, character }) => ` ${name} reçoit ${theCharacter(character)}.`);
  return `${capital(parts)}.${taken.join('')}`;
}

const covering = (there: ToldTile | undefined): string => (there === undefined ? '' : `, sur ${theTile(there)}`);

export const deskFr: typeof deskEn = typeset({
  questions: {
    tie: { title: 'Qui gagne cette égalité ?', hint: 'Les couleurs autour de la table, et qui a posé la dernière tuile.' },
    tile: { title: 'Cette tuile peut-elle aller là ?', hint: 'Votre tuile, l’espace et ce qui s’y trouve : dragons et personnages aussi.' },
    location: { title: 'Que rapporte ce lieu ?', hint: 'Les totaux, ou les tuiles autour.' },
    turn: { title: 'Ce tour est-il permis ?', hint: 'Ce qu’on joue en un tour, et à quel lieu.' },
    locate: { title: 'Le lieu suivant peut-il se poser là ?', hint: 'Touchez l’endroit voulu.' },
    end: { title: 'La partie est-elle finie, et qui a gagné ?', hint: 'Les points, et qui a encore des tuiles.' },
  },
  player: (all: readonly Colour[]) => capital(all.map((colour) => colours[colour]).join('-')),
  side: shortSide,
  kindName: (kind) => kinds[kind],
  printed: (place, prizes, ground, own) =>
    `${capital(the(place))} : gains ${prizes.join(' / ')}, ${ground === 'safe' ? 'lieu sûr' : 'lieu dangereux'} (${own ? 'selon votre exemplaire' : 'chiffres de Regent : comparez avec votre exemplaire'})`,

  told: {
    tie: (clockwise, tied, last, place) =>
      [
        `Dans le sens horaire : ${clockwise.join(', ')}.`,
        ...(tied.length === 0 ? [] : [`${capital(list(tied.map(theSide)))} sont à égalité${place === undefined ? '' : ` ${to(place)}`}.`]),
        ...(last === undefined ? [] : [`${last} a posé la dernière tuile.`]),
      ].join(' '),
    tile: (who, placed, place, ground, where, there) =>
      `${who} joue ${aTile(placed)} ${to(place)} (${groundOf(place, ground)}), ${where}${covering(there)}.`,
    moved: (who, moved, place, ground, where, there) =>
      `La Sorcière ${de(who)} déplace ${moved === undefined ? 'une tuile' : theTile(moved)} ${to(place)} (${groundOf(place, ground)}), ${where}${covering(there)}.`,
    onMove: (player) => `C’est le tour ${de(player)}.`,
    turn: (who, place, tiles) =>
      tiles.length === 0 ? `${who} ne joue rien ${to(place)}.` : `${who} joue ${to(place)} : ${tiles.map(tile).join(', ')}.`,
    totals: (place, totals, last) =>
      `${capital(the(place))} : ${totals.map(total).join(', ')}.${last === undefined ? '' : ` ${last} a posé la dernière tuile.`}`,
    locate: (who, place, lies, where) => `${who} place ${the(place)} en ${lies === 'across' ? 'largeur' : 'hauteur'}, ${where}.`,
    end: (place, final) =>
      `${place === undefined ? 'Points de fin' : `Après ${the(place)}`} : ${final
        .map(
          (each) =>
            `${each.name} ${each.points === undefined ? 'inconnu' : points(each.points)}${each.prize === 0 ? '' : ` (dont ${each.prize} là)`}${each.out ? ', sans tuiles' : ''}`,
        )
        .join(' ; ')}.`,
  },

  answers: {
    tie,
    placed: (placed, there) =>
      there === undefined ? `Oui : ${theTile(placed)} peut aller là.` : `Oui : ${theTile(placed)} recouvre ${theTile(there)}.`,
    notPlaced: (placed, there) =>
      there === undefined
        ? `Non : ${theTile(placed)} ne peut pas aller là.`
        : placed.kind === 'dragon'
          ? `Non : le dragon ne peut pas dévorer ${theTile(there)}.`
          : `Non : ${theTile(placed)} ne peut pas recouvrir ${theTile(there)}.`,
    dragon: (eaten) =>
      eaten === undefined
        ? 'Oui, mais sans effet : un dragon sur un espace libre est défaussé.'
        : `Oui : le dragon dévore ${theTile(eaten)}. Les deux quittent la partie, et l’espace redevient libre.`,
    moved: (moved, there) => `Oui : la Sorcière peut déplacer ${moved === undefined ? 'la tuile' : theTile(moved)} là${covering(there)}.`,
    notMoved: (moved) => `Non : la Sorcière ne peut pas déplacer ${moved === undefined ? 'de tuile' : theTile(moved)} là.`,
    scored: (pay) => ` C’est le dernier espace : ${the(pay.place)} est compté${isFeminine(pay.place) ? 'e' : ''} aussitôt. ${gains(pay)}`,
    turn: 'Oui : ce tour est permis.',
    emptyTurn: 'Non : un tour pose au moins une tuile.',
    stopped: (place, stopped) => `Non : la ${ORDINALS[place] ?? 'dernière'} tuile, ${theTile(stopped)}, ne peut pas être jouée.`,
    lost: (stopped) => `Non : le lieu est déjà entouré, on ne peut plus jouer ${theTile(stopped)}.`,
    pay: (pay, surrounded) => `${surrounded ? '' : 'Si l’on comptait maintenant : '}${gains(pay)}`,
    located: (place, worth) =>
      `Oui : ${the(place)} peut se poser là.${worth.length === 0 ? '' : ` Les tuiles déjà autour comptent : ${worth.map(total).join(', ')}.`}`,
    notLocated: (place) => `Non : ${the(place)} ne peut pas se poser là.`,
    over: (ending, winners, most) =>
      `Oui, ${ENDINGS[ending]}. ${list(winners)} ${winners.length === 1 ? `gagne avec ${points(most)}` : `partagent la victoire avec ${points(most)} chacun`}.`,
    overByLast: (ending, winner, others, most) =>
      `Oui, ${ENDINGS[ending]}. ${winner} gagne : ${list([winner, ...others])} ont chacun ${points(most)}, et ${winner} a gagné le plus au dernier lieu.`,
    overButOpen: (ending, equal, most) =>
      `Oui, ${ENDINGS[ending]}. ${list(equal)} ont chacun ${points(most)} : qui a gagné le plus au dernier lieu l’emporte. Indiquez ces gains plus bas.`,
    goesOn: (leaders, most) =>
      `Non, la partie continue. ${list(leaders)} ${leaders.length === 1 ? 'mène' : 'mènent'} avec ${points(most)}.`,
  },

  form: {
    players: 'Joueurs',
    playerCount: (count) => `${count} joueurs`,
    seated: (label, who) => `${label} : ${who}`,
    onlyTwo: 'On joue à deux, deux couleurs chacun',
    order: 'Autour de la table, sens horaire',
    tied: 'Quelles couleurs sont à égalité ?',
    seat: (name, tied) => `${name}${tied ? ', à égalité' : ''}`,
    last: 'Qui a posé la dernière tuile ?',
    ahead: 'À égalité pour',
    nobodyAhead: (ahead) => `la ${['1re', '2e', '3e', '4e'][ahead] ?? ''} place`,
    forPrizes: 'Le lieu, pour ses gains',
    anyLocation: 'Peu importe',
    location: 'Lieu',
    locationName: (place, ground) => `${place.n}, ${location(place)}, ${groundOf(place, ground)}`,
    yourTile: 'Votre tuile',
    yourColour: 'Votre couleur',
    with: 'Avec un personnage',
    there: 'Qu’y a-t-il dans cet espace ?',
    thereTile: 'Cette tuile',
    underLast: 'Qu’y avait-il sous la dernière tuile ?',
    laying: 'Une touche sur la table',
    layings: { ask: 'demande pour cet endroit', tile: 'pose une tuile', location: 'pose un lieu plus ancien' },
    older: 'Touchez de nouveau une tuile ou un lieu plus ancien pour l’enlever.',
    thereWith: 'Un personnage dessus',
    onLast: 'Un personnage sur la dernière tuile',
    nothing: 'Rien',
    space: 'Touchez l’espace où elle va',
    ground: 'Terrain',
    plays: 'Joué pendant ce tour',
    playsHint: 'Touchez les tuiles dans l’ordre où elles sont jouées. Touchez-en une ci-dessus pour la reprendre.',
    noPlays: 'Rien encore',
    remove: (removed) => `Reprendre ${theTile(removed)}`,
    before: 'Déjà joué pendant ce tour',
    count: 'Compter par',
    byTotals: 'Totaux',
    byTiles: 'Tuiles',
    layHint: 'Touchez un espace, puis ce qui s’y trouve.',
    pointsBefore: 'Points avant, de qui en a moins de 3',
    lay: 'Il se pose',
    layWhere: 'Touchez l’emplacement de sa case en haut à gauche',
    scoredLast: 'Dernier lieu compté',
    points: 'Points en tout',
    prizesThere: 'Gains à ce lieu',
    prizesHint: 'Ils départagent les joueurs à égalité ; la perte à la Piste de tournoi ne compte pas.',
    out: 'Qui n’a plus de tuiles ?',
    zero: 'Aucun, 0',
    fewer: 'Un de moins',
    extra: 'Un de plus',
  },

  picture: {
    lastTile: 'dernière tuile',
    onMove: (player) => `tour ${de(player)}`,
    placedLast: (player) => `${player} a posé la dernière tuile`,
    noTile: 'sans tuile',
    nothingPlayed: 'rien de joué',
    outOfTiles: 'plus de tuiles',
    lastPrize: (prize) => `${signed(prize)} au dernier lieu`,
  },
});

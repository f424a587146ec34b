import type { Colour } from '#games/kings-gate/law/box';
import type { Ending } from '#games/kings-gate/law/ending';
import type { LocationLabel } from '#games/kings-gate/law/score-sheet';
import { typeset } from '#text/french';
import { capitalize, grammar } from '#text/language';
import type { deskEn, PayoutText, Side, TiedSide } from './desk-en';
import { isFeminineLocation, fr as law, theCharacter, theLocation } from './fr';
import { theTile, total } from './screen-fr';

const { list, ordinal, points } = grammar('fr');
const { colours, location } = law.words;

const GROUNDS = { safe: ['sûr', 'sûre'], dangerous: ['dangereux', 'dangereuse'] } as const;
const groundOf = (place: LocationLabel, ground: keyof typeof GROUNDS): string => GROUNDS[ground][isFeminineLocation(place) ? 1 : 0];

const shortSide = ({ colour, name }: Side): string => (name === '' ? colours[colour] : `${colours[colour]} (${name})`);
const theSide = (told: Side): string => `le ${shortSide(told)}`;
const ENDINGS: Readonly<Record<Ending, string>> = {
  'kg.end.tenth': 'le dixième lieu est compté',
  'kg.end.one-left': 'après un décompte, un seul joueur a encore des tuiles',
  'kg.end.no-tiles': 'personne n’a plus de tuiles',
};

function formatGain({ rank = 0, paid, points: prize, characters: won, loss }: TiedSide): string {
  const figures = [
    ...(prize === undefined ? [paid ? `prend le ${ordinal(rank)} gain` : 'n’a pas de gain'] : [points(prize)]),
    ...won.map(theCharacter),
    ...(loss > 0 ? [`une perte de ${points(loss)}`] : []),
  ];
  return list(figures);
}

function formatTie([first, ...others]: readonly TiedSide[]): string {
  if (first === undefined) return '';
  if (first.rank === undefined) return `${capitalize(theSide(first))} gagne l’égalité, devant ${others.map(theSide).join(', puis ')}.`;
  const winner = `${capitalize(theSide(first))} gagne l’égalité${first.points === undefined ? ' et ' : ` : ${ordinal(first.rank)}, `}${formatGain(first)}.`;
  const behind = others.map((each) =>
    each.points === undefined
      ? `${capitalize(theSide(each))} ${formatGain(each)}.`
      : `${capitalize(theSide(each))} est ${ordinal(each.rank ?? 0)} : ${formatGain(each)}.`,
  );
  return [winner, ...behind].join(' ');
}

function formatGains({ gains: all, characters: won }: PayoutText): string {
  const paid = all.filter((each) => each.points > 0).map((each) => `${each.name} ${points(each.points)}`);
  const losing = all.filter((each) => each.points < 0).map((each) => `${each.name} perd ${points(-each.points)}`);
  const nothing = all.filter((each) => each.points === 0).map(({ name }) => name);
  const parts = [...(paid.length > 0 ? [list(paid)] : []), ...losing, ...(nothing.length > 0 ? [`rien pour ${list(nothing)}`] : [])].join(
    ' ; ',
  );
  const taken = won.map(({ name, character }) => ` ${name} reçoit ${theCharacter(character)}.`);
  return `${capitalize(parts)}.${taken.join('')}`;
}

export const deskFr: typeof deskEn = typeset({
  questions: {
    tie: { title: 'Qui gagne cette égalité ?', hint: 'Les couleurs autour de la table, et qui a posé la dernière tuile.' },
    tile: {
      title: 'Cette tuile peut-elle aller là ?',
      hint: 'Votre tuile, le terrain et ce qui s’y trouve : dragons et personnages aussi.',
    },
    location: { title: 'Que rapporte ce lieu ?', hint: 'Les totaux, ou les tuiles autour.' },
    turn: { title: 'Ce tour est-il permis ?', hint: 'Ce qu’on joue en un tour, et à quel lieu.' },
    locate: { title: 'Le lieu suivant peut-il aller là ?', hint: 'Touchez l’endroit voulu.' },
    end: { title: 'La partie est-elle finie, et qui a gagné ?', hint: 'Les points, et qui a encore des tuiles.' },
    pass: { title: 'Puis-je passer ou finir mon tour ?', hint: 'Ce que vous avez fait pendant ce tour.' },
  },
  player: (all: readonly Colour[]) => capitalize(all.map((colour) => colours[colour]).join('-')),
  side: shortSide,
  printed: (place, prizes, ground, own) =>
    `${capitalize(theLocation(place))} : gains ${prizes.join(' / ')}, ${ground === 'safe' ? 'lieu sûr' : 'lieu dangereux'} (${own ? 'selon votre boîte' : 'estimation de Regent : comparez avec votre carte'})`,

  answers: {
    tie: formatTie,
    placed: (placed, there) =>
      there === undefined ? `Oui : ${theTile(placed)} peut aller là.` : `Oui : ${theTile(placed)} recouvre ${theTile(there)}.`,
    dragon: (eaten) =>
      eaten === undefined
        ? 'Oui, mais sans effet : un dragon sur un espace libre est défaussé.'
        : `Oui : le dragon dévore ${theTile(eaten)}. Les deux quittent la partie, et l’espace redevient libre.`,
    moved: (moved, there) => `Oui : la Sorcière peut déplacer ${theTile(moved)} là${there === undefined ? '' : `, sur ${theTile(there)}`}.`,
    turn: 'Oui : ce tour est permis.',
    scored: (pay) =>
      ` C’est le dernier espace : ${theLocation(pay.place)} est compté${isFeminineLocation(pay.place) ? 'e' : ''} aussitôt. ${formatGains(pay)}`,
    pay: (pay, surrounded) => `${surrounded ? '' : 'Si l’on comptait maintenant : '}${formatGains(pay)}`,
    located: (place, worth) =>
      `Oui : ${theLocation(place)} peut aller là.${worth.length === 0 ? '' : ` Les tuiles déjà autour comptent : ${worth.map(total).join(', ')}.`}`,
    over: (ending, winners, most) =>
      `Oui, ${ENDINGS[ending]}. ${list(winners)} ${winners.length === 1 ? `gagne avec ${points(most)}` : `partagent la victoire avec ${points(most)} chacun`}.`,
    overByLast: (ending, winner, others, most) =>
      `Oui, ${ENDINGS[ending]}. ${winner} gagne : ${list([winner, ...others])} ont chacun ${points(most)}, et ${winner} a gagné le plus au dernier lieu.`,
    overButOpen: (ending, equal, most) =>
      `Oui, ${ENDINGS[ending]}. ${list(equal)} ont chacun ${points(most)} : le plus gros gain au dernier lieu l’emporte. Indiquez ces gains plus bas.`,
    goesOn: (leaders, most) =>
      `Non, la partie continue. ${list(leaders)} ${leaders.length === 1 ? 'mène' : 'mènent'} avec ${points(most)}.`,
    passed: 'Oui : une seule tuile suffit, le tour peut finir.',
  },

  form: {
    players: 'Joueurs',
    order: 'Autour de la table, sens horaire',
    tied: 'Quelles couleurs sont à égalité ?',
    last: 'Qui a posé la dernière tuile ?',
    ahead: 'À égalité pour',
    place: (rank) => `la ${rank === 1 ? '1re' : `${rank}e`} place`,
    forPrizes: 'Le lieu, pour ses gains',
    anyLocation: 'Peu importe',
    location: 'Lieu',
    locationName: (place, ground) => `${place.n}, ${location(place)}, ${groundOf(place, ground)}`,
    anyGround: { safe: 'Un lieu sûr', dangerous: 'Un lieu dangereux' },
    yourTile: 'Votre tuile',
    with: 'Avec un personnage',
    nobody: 'Personne',
    there: 'Qu’y a-t-il déjà ?',
    nothing: 'Rien',
    whose: 'À qui est cette tuile ?',
    whoseTile: { theirs: 'À un autre joueur', mine: 'À moi' },
    thereWith: 'Un personnage dessus',
    playTile: 'Jouer la tuile',
    playTurn: 'Jouer le tour',
    plays: 'Joué pendant ce tour',
    playsHint: 'Touchez les tuiles dans l’ordre ; un personnage va sur la tuile d’avant.',
    coloursEach: 'Couleurs par joueur',
    one: 'Une',
    two: 'Deux',
    held: 'Vos personnages',
    onMove: 'À qui de jouer ?',
    before: 'Déjà joué pendant ce tour',
    count: 'Compter par',
    byTotals: 'Totaux',
    byTiles: 'Tuiles',
    pointsBefore: 'Points avant (seulement si moins de 3)',
    lay: 'Poser le lieu',
    layer: 'Qui le pose ?',
    scoredLast: 'Dernier lieu compté',
    points: 'Points en tout',
    prizesThere: 'Gains à ce lieu',
    prizesHint: 'Ils départagent les joueurs à égalité ; la perte à la Piste de tournoi ne compte pas.',
    out: 'Qui n’a plus de tuiles ?',
    done: 'Qu’avez-vous fait pendant ce tour ?',
    doings: {
      nothing: 'Rien encore',
      tile: 'Posé une tuile, même une taverne',
      dragon: 'Joué seulement le dragon',
      moved: 'Déplacé une tuile avec la Sorcière',
    },
  },

  editor: {
    label: 'La table : choisissez une pièce, puis touchez sa case.',
    pieces: 'Pièces',
    colour: 'Couleur',
    next: (lies) => `lieu suivant, en ${lies === 'across' ? 'largeur' : 'hauteur'}`,
    older: (lies) => `lieu plus ancien, en ${lies === 'across' ? 'largeur' : 'hauteur'}`,
    away: 'Touchez une pièce avec la même pour l’enlever.',
  },
});

import { typeset } from '#text/french';
import { grammar } from '#text/language';
import { screenFr } from '../screen-fr';
import type { KingdomBuilderDeskText } from './desk-en';
import { deskExamplesFr } from './desk-examples-fr';

const { count, either, list, points } = grammar('fr');
const { tools } = screenFr;

const cases = (number: number): string => count(number, 'case', 'cases');
const openHexes = (number: number): string => count(number, 'case est possible', 'cases sont possibles');
const cities = (number: number): string => count(number, 'cité', 'cités');
const tileNames = (tiles: readonly (keyof typeof tools)[]): string =>
  `${tiles.length === 1 ? 'la plaquette' : 'les plaquettes'} ${list(tiles.map((tile) => tools[tile]))}`;
/** More hexes than these are seen on the board better than heard. */
const MAX_NAMED_HEXES = 4;

export const deskFr: KingdomBuilderDeskText = typeset({
  questions: {
    card: { title: 'Que rapporte cette carte ?', hint: 'Choisissez la carte et touchez les cités : ce qui compte s’éclaire.' },
    lords: { title: 'Seigneurs : qui gagne quoi dans une section ?', hint: 'Combien de cités chaque joueur y a.' },
    adjacent: {
      title: 'Dois-je construire à côté de mes cités ?',
      hint: 'Choisissez l’action, touchez vos cités, puis construisez ou déplacez sur le plateau.',
    },
    tile: {
      title: 'Est-ce que je garde cette plaquette ?',
      hint: 'Choisissez l’action, puis construisez ou déplacez sur le plateau.',
    },
    use: {
      title: 'Puis-je utiliser cette plaquette maintenant ?',
      hint: 'Quelle plaquette, quand vous l’avez reçue, et ce que vous avez posé.',
    },
    full: { title: 'Plus de case de ce terrain : que faire ?', hint: 'Le terrain, et combien des trois cités sont posées.' },
    pass: { title: 'Puis-je passer ou finir mon tour ?', hint: 'Combien des trois cités sont posées, et ce qui reste à faire.' },
    end: { title: 'La partie est-elle finie ?', hint: 'Qui a commencé, qui finit son tour, qui a posé sa dernière cité.' },
    count: { title: 'Qui gagne avec ce plateau ?', hint: 'Trois cartes et toutes les cités : le décompte entier.' },
    site: { title: 'Où peut se trouver une cave ou un Capitole ?', hint: 'Choisissez la section ; touchez une case pour la vérifier.' },
    log: { title: 'Ce tour était-il permis ?', hint: 'Quelques coups, l’un après l’autre.' },
  },
  sides: { orange: 'Orange', blue: 'Bleu', white: 'Blanc', black: 'Noir', red: 'Rouge' },
  actions: { ...tools, mandatory: 'Une des trois cités' },

  form: {
    card: 'Quelle carte ?',
    cards: 'Quelles trois cartes ?',
    action: 'Avec quoi ?',
    terrain: 'Carte Terrain montrée',
    tool: 'Quelle plaquette ?',
    settlements: 'Cités sur le plateau',
    from: 'Quelle cité bouge ?',
    build: 'Construire',
    move: 'Déplacer',
    where: 'Où ?',
    seat: 'À qui le tour ?',
    reserve: 'Cités dans la réserve',
    reserves: { some: 'Il en reste', none: 'Aucune' },
    taken: 'Où une plaquette a-t-elle déjà été prise ?',
    counts: 'Cités dans la section',
    board: 'Un autre plateau',
    noCapitol:
      'Un Capitole ne se place que dans la section du Port ou de l’Oracle, et ce plateau n’a ni l’une ni l’autre : choisissez votre plateau plus bas.',
    brush: 'Touchez pour poser',
    lifted: 'Celle qui bouge',
    hints: {
      settle: 'Touchez les cases pour poser des cités, encore une fois pour les enlever.',
      lift: 'Touchez la cité qui bouge.',
      act: 'Touchez la case en question.',
      site: 'Touchez la case en question. Les cases marquées sont permises.',
    },
    clear: 'Vider le plateau',
    placed: 'Combien des trois cités sont posées ?',
    placedChoices: ['Aucune', '1', '2', 'Les trois'],
    copy: ['Votre plaquette', 'Une seconde du même nom'],
    states: { none: 'Aucune', ready: 'Prête', fresh: 'Reçue ce tour', used: 'Utilisée' },
    rest: 'Que reste-t-il ce tour-ci ?',
    rests: {
      undrawn: 'Aucune carte n’est montrée',
      room: 'Une case libre, et une cité',
      full: 'Plus de case libre de mon terrain',
      empty: 'Plus de cité dans ma réserve',
      tile: 'Une plaquette qui peut servir',
      nothing: 'Plus rien',
    },
    seats: 'Joueurs',
    first: 'Qui a commencé ?',
    onMove: 'Qui finit son tour ?',
    out: 'Qui n’a plus de cité ?',
    nobody: 'Personne',
    queenie: 'Que pose-t-on ?',
    queenies: { cave: 'Cave', capitol: 'Capitole' },
    section: 'Section',
  },

  settled: (all) =>
    all
      .map(
        ({ player, hexes }) =>
          `${player} : ${hexes.length > 10 ? cities(hexes.length) : `${hexes.length === 1 ? 'cité' : 'cités'} en ${hexes.join(' ; ')}`}.`,
      )
      .join(' '),

  answer: {
    no: (why) => `Non. ${why}`,
    pass: (rest) => (rest === 'tile' ? 'Oui : une plaquette n’est jamais obligatoire.' : 'Oui : il ne reste rien à poser.'),
    pays(figures) {
      const [only] = figures;
      if (figures.length === 1 && only !== undefined)
        return only.points === 0 ? `Rien pour ${only.player}.` : `${only.player} : ${points(only.points)}.`;
      return `${list(figures.map(({ player, points: won }) => `${player} ${won}`))} points.`;
    },
    count: (figures, winners) =>
      winners.length > 1
        ? `${list(winners)} se partagent la victoire avec ${points(figures[0]?.points ?? 0)} chacun.`
        : `${list(winners)} gagne : ${list(figures.map(({ player, points: won }) => `${player} ${won}`))}.`,
    must(action, bound, open) {
      if (open === 0) return 'Nulle part : aucune case possible n’est libre.';
      if (bound)
        return open === 1
          ? 'Oui : une seule case possible touche vos cités, c’est celle-là.'
          : `Oui : sur une des ${cases(open)} qui touchent vos cités.`;
      if (action === 'tavern') return `Non : la ligne suffit. ${openHexes(open)}.`;
      if (action === 'paddock') return `Non : pas avec l’Enclos. ${openHexes(open)}.`;
      if (action === 'cave') return `Non : pas avec les caves. ${openHexes(open)}.`;
      return `Non : aucune case possible ne touche vos cités. Prenez ${open === 1 ? 'la seule qui reste' : `celle que vous voulez parmi ${cases(open)}`}.`;
    },
    tiles(moved, kept, gained, lost) {
      const got = gained.length === 0 ? '' : `vous recevez ${tileNames(gained)}`;
      if (lost.length > 0) return `Non : vous perdez ${tileNames(lost)}${got === '' ? '' : `, et ${got}`}.`;
      if (!moved)
        return got === ''
          ? 'Vous ne recevez aucune plaquette.'
          : `Vous recevez ${tileNames(gained)}, à utiliser à partir de votre prochain tour.`;
      const keep = kept.length === 0 ? 'rien n’est perdu' : `vous gardez ${tileNames(kept)}`;
      return `Oui : ${keep}${got === '' ? '' : `, et ${got}`}.`;
    },
    use: (tool, ready) =>
      tool === 'cave'
        ? 'Oui : les caves peuvent servir.'
        : `Oui : la plaquette ${tools[tool]} peut servir${ready > 1 ? `, ${ready} fois ce tour-ci` : ''}.`,
    full(again, placed) {
      if (!again) return `On s’arrête là : ${cities(placed)} ce tour-ci.`;
      return placed === 0
        ? 'Cette carte quitte le jeu : piochez-en une autre.'
        : 'Piochez une autre carte et posez les cités qui restent sur son terrain.';
    },
    end(over, toPlay, last) {
      if (last === undefined) return 'Non : il reste des cités à tout le monde.';
      if (over) return 'Oui : le tour de table est complet. Comptez les points.';
      return `Non : on finit le tour de table, ${list(toPlay)} ${toPlay.length === 1 ? 'joue' : 'jouent'} encore.`;
    },
    sites: (queenie, open) =>
      open.length === 0
        ? `Nulle part dans cette section : ${
            queenie === 'cave'
              ? 'aucune montagne n’est assez loin des châteaux et des lieux'
              : 'seuls les châteaux des sections Port et Oracle en portent un'
          }.`
        : open.length > MAX_NAMED_HEXES
          ? `Sur l’une des ${cases(open.length)} marquées de cette section.`
          : `En ${either(open)}.`,
    site: (queenie, allowed, at) =>
      allowed
        ? `Oui : ${queenie === 'cave' ? 'une cave' : 'le Capitole'} peut aller en ${at}.`
        : queenie === 'cave'
          ? `Non : une cave demande une montagne à l’écart des châteaux et des lieux, et la case ${at} n’en est pas une.`
          : `Non : le Capitole demande un château de la section Port ou Oracle, et la case ${at} n’en est pas un.`,
  },

  examples: deskExamplesFr,
});

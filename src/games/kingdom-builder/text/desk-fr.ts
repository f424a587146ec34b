import { typeset } from '#text/french';
import { grammar } from '#text/language';
import type { deskEn } from './desk-en';
import { deskExamplesFr } from './desk-examples-fr';
import { screenFr } from './screen-fr';

const { count, either, list, points } = grammar('fr');
const { grounds, tools, parts } = screenFr;

const cases = (number: number): string => count(number, 'case', 'cases');
const openHexes = (number: number): string => count(number, 'case est possible', 'cases sont possibles');
const cities = (number: number): string => count(number, 'cité', 'cités');
const tileNames = (tiles: readonly (keyof typeof tools)[]): string =>
  `${tiles.length === 1 ? 'la plaquette' : 'les plaquettes'} ${list(tiles.map((tile) => tools[tile]))}`;
const placedOf = (placed: number): string =>
  placed === 3
    ? 'les trois cités sont posées'
    : placed === 0
      ? 'aucune des trois cités n’est posée'
      : `${count(placed, 'cité est posée', 'cités sont posées')} sur trois`;

/** More hexes than these are seen on the board better than heard. */
const FEW = 4;

const STATES = { none: 'pas en main', ready: 'prête', fresh: 'reçue ce tour-ci', used: 'déjà utilisée' } as const;

export const deskFr: typeof deskEn = typeset({
  questions: {
    card: { title: 'Que rapporte cette carte ?', hint: 'Choisissez la carte, touchez les cités : les points de chacun, et ce qui compte.' },
    lords: { title: 'Seigneurs : qui gagne quoi dans une section ?', hint: 'Dites combien de cités chaque camp y possède.' },
    adjacent: {
      title: 'Dois-je construire à côté de mes cités ?',
      hint: 'Choisissez l’action, touchez vos cités, puis la case à laquelle vous pensez.',
    },
    tile: {
      title: 'Est-ce que je garde cette plaquette ?',
      hint: 'Touchez vos cités, celle qui bouge et où elle va : plaquettes perdues, gardées, gagnées.',
    },
    use: { title: 'Puis-je utiliser cette plaquette maintenant ?', hint: 'La plaquette, quand vous l’avez reçue, et où en est le tour.' },
    full: { title: 'Plus de case de ce terrain : que faire ?', hint: 'Le terrain, et combien des trois cités sont posées.' },
    end: { title: 'La partie est-elle finie ?', hint: 'Qui a commencé, qui finit son tour, qui a posé sa dernière cité.' },
    count: { title: 'Qui gagne avec ce plateau ?', hint: 'Trois cartes et toutes les cités : le décompte entier.' },
    site: { title: 'Où peut se trouver une cave ou un Capitole ?', hint: 'Choisissez la section ; touchez une case pour la vérifier.' },
    log: { title: 'Ce tour est-il permis ?', hint: 'Quelques coups, l’un après l’autre.' },
  },
  sides: { orange: 'Orange', blue: 'Bleu', white: 'Blanc', black: 'Noir', red: 'Rouge' },
  actions: { ...tools, mandatory: 'Une des trois cités' },
  hexName: (name) => (name.startsWith('island ') ? `${name.slice('island '.length)} de l’île` : name),

  form: {
    card: 'Quelle carte ?',
    cards: 'Quelles trois cartes ?',
    action: 'Avec quoi ?',
    terrain: 'Carte Terrain montrée',
    tool: 'Quelle plaquette ?',
    board: 'Un autre plateau',
    noCapitol:
      'Un Capitole ne se place que dans la section du Port ou de l’Oracle, et ce plateau n’a ni l’une ni l’autre : choisissez votre plateau plus bas.',
    lordsOf: (player) => `${player} : cités dans la section`,
    oneFewer: 'Une de moins',
    oneMore: 'Une de plus',
    brush: 'Toucher pour poser',
    mine: 'Mes cités',
    theirs: 'Autres',
    lift: 'Départ',
    ask: 'Où ?',
    hints: {
      settle: 'Touchez les cases pour poser des cités, encore une fois pour les enlever.',
      lift: 'Touchez la cité qui bouge.',
      ask: 'Touchez la case en question.',
      site: 'Touchez la case en question. Ce qui est marqué est permis.',
    },
    clear: 'Vider le plateau',
    more: 'Un joueur de plus',
    fewer: 'Un joueur de moins',
    placed: 'Combien des trois cités sont posées ?',
    placedChoices: ['Aucune', '1', '2', 'Les trois'],
    fullChoices: ['Aucune', '1', '2'],
    copy: ['Votre plaquette', 'Une seconde du même nom'],
    states: { none: 'Aucune', ready: 'Prête', fresh: 'Reçue ce tour', used: 'Utilisée' },
    seats: 'Joueurs',
    first: 'Qui a commencé ?',
    onMove: 'Qui finit son tour ?',
    out: 'Qui a posé sa dernière cité ?',
    nobody: 'Personne',
    queenie: 'Que veut-on y poser ?',
    queenies: { cave: 'Cave', capitol: 'Capitole' },
    section: 'Section',
  },

  told: {
    lords: (counts) => `Seigneurs, une section : ${counts.map(({ player, count }) => `${player} ${count}`).join(', ')}.`,
    settled: (all) =>
      all.length === 0
        ? 'Aucune cité pour l’instant.'
        : all
            .map(
              ({ player, hexes }) =>
                `${player} : ${hexes.length > 10 ? cities(hexes.length) : `${hexes.length === 1 ? 'cité' : 'cités'} en ${hexes.join(' ; ')}`}.`,
            )
            .join(' '),
    card: (part) => `${parts[part]}.`,
    cards: (cards) => `${list(cards.map((card) => parts[card]))}.`,
    act: ({ player, action, terrain, from, at }) =>
      [
        `${player} : ${action === 'mandatory' ? 'une des trois cités' : tools[action]}${terrain === undefined ? '' : `, carte ${grounds[terrain]}`}`,
        from === undefined ? '' : `, de ${from}`,
        at === undefined ? '' : `, en ${at}`,
        '.',
      ].join(''),
    use: (tool, held, placed) =>
      `${tools[tool]} : ${held.length === 0 ? STATES.none : list(held.map((state) => STATES[state]))} ; ${placedOf(placed)}.`,
    full: (terrain, placed) => `Plus aucune case ${grounds[terrain]} n’est libre ; ${placedOf(placed)}.`,
    end: (first, onMove, out, order) =>
      `Autour de la table : ${list(order)}. ${first} a commencé, ${onMove} finit son tour. ${
        out.length === 0
          ? 'Il reste des cités à tout le monde.'
          : `${list(out)} ${out.length === 1 ? 'a posé sa dernière cité' : 'ont posé leur dernière cité'}.`
      }`,
    site: (queenie, section, at) =>
      `${queenie === 'cave' ? 'Une cave' : 'Le Capitole'} dans la section ${tools[section]}${at === undefined ? '' : `, en ${at}`}.`,
    log: (events) => `${events.join('. ')}.`,
  },

  answer: {
    refused: (why) => `Non. ${why}`,
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
      if (open === 0) return 'Nulle part : aucune case qui convient n’est libre.';
      if (bound)
        return open === 1
          ? 'Oui, et une seule case qui convient touche une de vos cités : c’est celle-là.'
          : `Oui : sur une des ${cases(open)} qui touchent vos cités.`;
      if (action === 'tavern') return `Non : la ligne suffit. ${openHexes(open)}.`;
      if (action === 'paddock') return `Non : l’Enclos n’y oblige pas. ${openHexes(open)}.`;
      if (action === 'cave') return `Non : les caves n’y obligent pas. ${openHexes(open)}.`;
      return `Non : aucune case libre qui convient ne touche vos cités, donc ${open === 1 ? 'la seule qui convient' : `une au choix sur ${cases(open)}`}.`;
    },
    may(action, bound, at) {
      if (bound) return `Oui : la case ${at} convient et touche une de vos cités.`;
      if (action === 'tavern') return `Oui : la case ${at} est au bout de votre ligne.`;
      if (action === 'paddock') return `Oui : la case ${at} est à deux cases en ligne droite, quoi qu’il y ait entre les deux.`;
      if (action === 'cave') return `Oui : de cave en cave, la case ${at} est libre.`;
      return `Oui : aucune case libre qui convient ne touche vos cités, donc la case ${at} est permise.`;
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
      if (!again) return `L’action obligatoire de ce tour s’arrête à ${cities(placed)}.`;
      return placed === 0
        ? 'Cette carte quitte le jeu : piochez-en une autre.'
        : 'Piochez une autre carte et posez les cités qui restent sur son terrain.';
    },
    end(over, toPlay, last) {
      if (last === undefined) return 'Non : il reste des cités à tout le monde, rien ne finit encore.';
      if (over) return 'Oui : le tour de table est complet, on passe au décompte.';
      return `Non : on finit le tour de table, ${list(toPlay)} ${toPlay.length === 1 ? 'joue' : 'jouent'} encore.`;
    },
    sites: (queenie, open) =>
      open.length === 0
        ? `Nulle part dans cette section : ${
            queenie === 'cave'
              ? 'aucune montagne n’est assez loin des châteaux et des lieux'
              : 'seuls les châteaux des sections Port et Oracle en portent un'
          }.`
        : open.length > FEW
          ? `Sur l’une des ${cases(open.length)} marquées de cette section.`
          : `En ${either(open)}.`,
    site: (queenie, allowed, at) =>
      allowed
        ? `Oui : la case ${at} peut porter ${queenie === 'cave' ? 'une cave' : 'le Capitole'}.`
        : queenie === 'cave'
          ? `Non : la case ${at} n’est pas une montagne à l’écart des châteaux et des lieux.`
          : `Non : la case ${at} n’est pas un château de la section Port ou Oracle.`,
    log: (now) => `Oui. Maintenant, ${now}.`,
    over: (winners) => `Oui. La partie est finie : ${list(winners)} ${winners.length === 1 ? 'gagne' : 'se partagent la victoire'}.`,
  },

  examples: deskExamplesFr,
});

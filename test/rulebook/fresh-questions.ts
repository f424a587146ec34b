import type { Question } from './questions';

/** The desk's questions by what they are about; where two of them become one, only this changes. */
const DESK = {
  kingsGate: {
    tie: 'desk/kings-gate/tie',
    tile: 'desk/kings-gate/tile',
    location: 'desk/kings-gate/location',
    turn: 'desk/kings-gate/turn',
    end: 'desk/kings-gate/end',
  },
  kingdomBuilder: {
    card: 'desk/kingdom-builder/card',
    adjacent: 'desk/kingdom-builder/adjacent',
    tile: 'desk/kingdom-builder/tile',
    use: 'desk/kingdom-builder/use',
    end: 'desk/kingdom-builder/end',
    count: 'desk/kingdom-builder/count',
    lords: 'desk/kingdom-builder/lords',
  },
  tricktakers: {
    trick: 'desk/kings-tricktakers/trick',
    round: 'desk/kings-tricktakers/round',
  },
  kingdom: {
    move: 'desk/kingdom/move',
    jump: 'desk/kingdom/jump',
    danger: 'desk/kingdom/danger',
    win: 'desk/kingdom/win',
    draw: 'desk/kingdom/draw',
  },
} as const;

/** What is typed, and the game whose desk or table it is typed at, if any. */
export interface PlacedQuestion extends Question {
  readonly game?: string;
}

const at = (game: string, asked: string, ...finds: readonly string[]): PlacedQuestion => ({ game, asked, finds });

const anywhere = (asked: string, ...finds: readonly string[]): PlacedQuestion => ({ asked, finds });

const { kingsGate, kingdomBuilder, tricktakers, kingdom } = DESK;

/** Written before the search was touched and measured once, when the work on it was done: 74 of 80. Words were tuned on them afterwards. */
export const freshQuestions: readonly PlacedQuestion[] = [
  at('kings-gate', 'red and blue level on 6, i put the last one down, who gets first', 'kg.score.tie', kingsGate.tie),
  anywhere('how many tiles do we draw at the start of kings gate', 'kg.turn.hand', 'kg.setup.layout', 'kg.setup.two'),
  anywhere('dragon vs barracks?', 'kg.place.barracks', 'kg.dragon.target', kingsGate.tile),
  at('kings-gate', 'can u put the bishop down later on a tile thats already there', 'kg.character.on-placement'),
  at('kings-gate', 'do pubs count for anything', 'kg.score.presence', 'kg.score.total', kingsGate.location),
  anywhere('is it always 10 locations or can it stop sooner', 'kg.end.tenth', 'kg.end.one-left', 'kg.end.no-tiles', kingsGate.end),
  at('kings-gate', 'does my old tile count for the new place as well if it touches both', 'kg.score.total', 'kg.locate.by-last'),
  anywhere('marketplace gives two characters right?', 'kg.score.character'),
  at('kings-gate', 'i only got 2 points and came last at the tourney, what do i pay', 'agreements/kings-gate/debt', 'kg.location.tourney'),
  anywhere('sorceres pulling a tile that has another tile under it', 'kg.character.sorceress'),
  at('kings-gate', "on peut mettre combien de 1 d'un coup", 'kg.turn.one-big', 'kg.location.garrison', kingsGate.turn),
  anywhere('le gars a plus de tuiles, il joue quand meme ?', 'kg.turn.order', 'kg.end.one-left', 'kg.character.held'),
  anywhere('c quoi la difference entre chiffre blanc et chiffre noir', 'kg.place.safe', 'kg.place.greater'),
  at('kings-gate', "l'eveque vaut 1 partout meme pour recouvrir ?", 'kg.character.bishop'),
  at('kings-gate', 'qui pose la prochaine carte lieu', 'kg.locate.by-last'),
  anywhere('3 joueurs, le 3e touche qqch ?', 'kg.score.prizes'),
  at('kings-gate', 'marchand il sert a quoi', 'kg.character.merchant'),
  anywhere(
    'mon 2 avec le maitre de guilde peut ecraser un 3 ?',
    'kg.character.guildmaster',
    'kg.place.barracks',
    'kg.place.greater',
    kingsGate.tile,
  ),
  at('kings-gate', 'jpeux bouffer ma propre tuile avec le dragon', 'kg.place.own-tile', kingsGate.tile),
  anywhere('on a oublié de remplir la main à kings gate', 'kg.turn.hand'),

  at('kingdom-builder', 'if i just move a house next to a location do i still pick up the chip', 'kb.tile.gain', kingdomBuilder.tile),
  anywhere('two forest hexes far away, none touching mine, can i choose', 'kb.build.adjacent', kingdomBuilder.adjacent),
  anywhere('is the castle a location', 'kb.castle', 'kb.tile.gain', 'kb.card.workers', 'kb.card.merchants'),
  at('kingdom-builder', 'paddock over water ok?', 'kb.paddock'),
  at('kingdom-builder', 'citizens with 7 houses joined and 2 alone', 'kb.card.citizens', kingdomBuilder.card),
  anywhere('can i look at the card b4 using oracle', 'kb.draw.first', 'kb.oracle', kingdomBuilder.use),
  anywhere('someone took both tiles of the harbour before me', 'kb.tile.gain', kingdomBuilder.tile),
  at(
    'kingdom-builder',
    'i ran out of settlements with 2 more to place this turn',
    'kb.turn.three',
    'kb.end.trigger',
    'kb.build.reserve',
    kingdomBuilder.end,
  ),
  anywhere('do knights count vertical too', 'kb.card.knights', kingdomBuilder.card),
  at('kingdom-builder', 'is there a tiebreaker', 'kb.end.winner', kingdomBuilder.count),
  at('kingdom-builder', 'g 3 maisons alignées la taverne marche en diagonale ?', 'kb.tavern'),
  anywhere('la maison que je bouge avec la grange doit rester collée ?', 'kb.barn', 'kb.build.adjacent', kingdomBuilder.adjacent),
  at('kingdom-builder', "combien ça rapporte un chateau si j'ai 2 cités à coté", 'kb.castle'),
  anywhere('on remelange les terrains quand y en a plus', 'kb.draw.reshuffle'),
  at('kingdom-builder', "pecheur : ma maison sur l'eau elle compte ?", 'kb.card.fishermen', kingdomBuilder.card),
  anywhere('je peux faire mon action speciale entre la 2e et la 3e maison', 'kb.turn.no-interruption', kingdomBuilder.use),
  anywhere('kel quartiers pour une 1ere partie', 'kb.setup.first-game'),
  at('kingdom-builder', "c'est qui qui commence", 'kb.turn.order'),
  at('kingdom-builder', 'seigneurs : on est 3 à avoir 4 maisons', 'kb.card.lords', kingdomBuilder.lords),
  anywhere('mon voisin a fini ses cités, moi je rejoue ou pas', 'kb.end.trigger', kingdomBuilder.end),

  anywhere('whats trump', 'kt.trick.winner', tricktakers.trick),
  at('kings-tricktakers', 'can i play surrender even though i have the suit', 'kt.trick.follow'),
  at('kings-tricktakers', 'two kings in the same trick??', 'kt.trick.winner', 'kt.king.card', tricktakers.trick),
  at('kings-tricktakers', 'jack as a bid in round one?', 'kt.bet.one-character', 'kt.bet.round-three'),
  anywhere('how many points for exactly three tricks with jack face up', 'kt.score.jack', tricktakers.round),
  anywhere('berserker black 10 where does it come from', 'kt.card.exists', 'kt.flow.rounds'),
  at('kings-tricktakers', 'healer with 7 blue cards', 'kt.score.healer', tricktakers.round),
  anywhere('my partner the diplomat told me his hand, cheating?', 'kt.ally.talk'),
  at('kings-tricktakers', 'who picks first in the draft', 'kt.draft.order'),
  anywhere('he didnt follow suit and we only saw it later', 'kt.trick.follow'),
  at('kings-tricktakers', 'reine noire elle fait quoi deja', 'kt.queen.black'),
  at('kings-tricktakers', 'jai mis le roi au 1er tour je peux le rejouer au 2e ?', 'kt.king.once'),
  anywhere("si j'ai zero pli l'ermite me file combien", 'kt.score.hermit', tricktakers.round),
  anywhere(
    "le diable compte pour 2 plis meme si je l'ai parié ?",
    'kt.score.tricks',
    'kt.score.devil',
    'kt.score.devil-bet',
    'kt.bet.one-character',
  ),
  at('kings-tricktakers', 'à 4 on enleve quelles cartes', 'kt.setup.layout', 'kt.card.exists', 'kt.setup.characters'),
  at('kings-tricktakers', 'ya que des mystiques qui gagne', 'kt.trick.winner', tricktakers.trick),
  anywhere('le rebelle peut changer un 10 en 1 apres coup', 'kt.character.rebel'),
  at('kings-tricktakers', 'on reprend les memes persos a la manche 2 ?', 'kt.company.not-again', 'kt.company.keep-set'),
  anywhere('assassin il designe qui et quand', 'kt.trick.assassin'),
  anywhere('roi jamais sorti ca vaut qqch', 'kt.score.king-unplayed'),

  at('kingdom', 'can you jump diagonaly', 'kd.move.shape', kingdom.move),
  at('kingdom', 'my king walked onto his throne but could be taken, do i win', 'kd.throne.won', kingdom.win),
  anywhere('is a jump over two pieces in a row ok', 'kd.move.shape', 'kd.jump.needs-piece', kingdom.move),
  at('kingdom', '3 over enemy 3', 'kd.jump.size', kingdom.jump),
  anywhere('what happens to the knight that got taken', 'kd.replace.square', 'kd.capture.knight'),
  anywhere('smallest one beats the biggest right?', 'kd.jump.size', kingdom.jump),
  at('kingdom', 'do i HAVE to take', 'kd.capture.knight'),
  at('kingdom', 'how do we set up the board', 'kd.setup.layout'),
  anywhere('can knights kill each other', 'kd.land.knight-spares-knight'),
  at('kingdom', 'after eating can i keep jumping', 'kd.land.ends-move'),
  at('kingdom', 'un cavalier peut passer sur le trone', 'kd.throne.knights-barred'),
  at('kingdom', 'le roi saute le roi adverse ?', 'kd.jump.monarch', kingdom.jump),
  at('kingdom', 'on tourne en rond depuis 10 min', 'kd.draw.repetition', 'kd.draw.offer', kingdom.draw),
  anywhere("g pas vu qu'il pouvait prendre mon monarque, jpeux rejouer", 'kd.courtesy', 'agreements/kingdom/courtesy', kingdom.danger),
  at('kingdom', "c'est a qui d'ouvrir, blanc ou noir", 'kd.turn.order', 'agreements/kingdom/first'),
  anywhere("je saute puis j'avance d'une case c bon ?", 'kd.move.shape', kingdom.move),
  anywhere('revenir a ma case de depart en sautant', 'kd.move.must-move'),
  at('kingdom', 'je remets son chevalier ou je veux ?', 'kd.replace.square'),
  anywhere('plusieurs sauts de suite avec changement de direction', 'kd.move.shape', kingdom.move),
  anywhere('peut on manger le roi en sautant', 'kd.capture.monarch', kingdom.win),
];

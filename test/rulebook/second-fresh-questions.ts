import type { PlacedQuestion } from './fresh-questions';

const at = (game: string, asked: string, ...finds: readonly string[]): PlacedQuestion => ({ game, asked, finds });

const anywhere = (asked: string, ...finds: readonly string[]): PlacedQuestion => ({ asked, finds });

const gate = (question: string) => `desk/kings-gate/${question}`;
const builder = (question: string) => `desk/kingdom-builder/${question}`;
const tricks = (question: string) => `desk/kings-tricktakers/${question}`;
const throne = (question: string) => `desk/kingdom/${question}`;

/** The second fresh questions, in English: written blind, by somebody who knew the rules and not the search. */
export const secondFreshEnglish: readonly PlacedQuestion[] = [
  at('kings-gate', 'ok i got the bishop this turn can i drop him right now', 'kg.character.held'),
  at('kings-gate', 'stack is empty but ive 3 tiles left in hand, am i out', 'kg.turn.order'),
  at('kings-gate', 'can we keep our points face down', 'agreements/kings-gate/hidden-points'),
  at(
    'kings-gate',
    'does a corner count as touching or only the sides',
    'kg.place.adjacent',
    'kg.locate.edge',
    gate('turn'),
    gate('locate'),
  ),
  at('kings-gate', 'he stuck the new place only touching corner to corner, legal??', 'kg.locate.edge', gate('locate')),
  anywhere('guildmaster on a 4 does it beat a 5', 'kg.character.guildmaster', 'kg.place.greater', gate('tile')),
  anywhere('who puts down the next location in kings gate', 'kg.locate.by-last'),
  anywhere('is 3rd place worth anything if only 3 of us play kings gate', 'kg.score.prizes', 'kg.setup.layout', gate('location')),
  anywhere('does the wizard let me do 2 houses at the garison', 'kg.location.garrison', 'kg.character.wizard', gate('turn')),
  anywhere('merchant counter what does he even do lol', 'kg.character.merchant'),

  at('kingdom-builder', 'do i show my card to the others or keep it hidden', 'kb.draw.secret', 'kb.draw.first'),
  at('kingdom-builder', 'got 2 farms, both in one turn?', 'kb.tile.once', builder('use')),
  at('kingdom-builder', 'paddock over a mountain ok', 'kb.paddock', builder('adjacent')),
  at('kingdom-builder', 'only 2 houses left in my supply but i have to place 3', 'kb.turn.three'),
  at(
    'kingdom-builder',
    'someone took the last tile at the tower, do i still get something for building there',
    'kb.tile.gain',
    builder('tile'),
  ),
  anywhere('do workers pay double if my settlement touches a castle and a tavern', 'kb.card.workers', builder('card')),
  anywhere('kingdom builder we r tied who wins', 'kb.end.winner', builder('count')),
  anywhere(
    'can i use the oracle after my second settlement then place the third',
    'kb.turn.no-interruption',
    builder('use'),
    builder('log'),
  ),
  anywhere('hermits, 2 settlements side by side is that 1 or 2 points', 'kb.card.hermits', builder('card')),
  anywhere('is it 3 points per castle or for each settlement next to it', 'kb.castle', builder('card'), builder('count')),

  at(
    'kings-tricktakers',
    'i put the white queen on a blue 3, can my rebel make it a surrender',
    'kt.queen.white',
    'kt.character.rebel',
    tricks('trick'),
  ),
  at('kings-tricktakers', 'two kings in the same trick who takes it', 'kt.trick.winner', tricks('trick')),
  at(
    'kings-tricktakers',
    'devil is up and i took 1 trick so thats 3.. do i lose points',
    'kt.score.devil',
    'kt.score.tricks',
    tricks('round'),
  ),
  at('kings-tricktakers', 'can i bet my jack in round 2', 'kt.bet.one-character', 'kt.bet.round-three'),
  at('kings-tricktakers', 'my queen is flipped how much to get her back', 'kt.queen.revive', tricks('revive')),
  anywhere('healer with 4 blue and 3 green cards whats the max', 'kt.score.healer', tricks('round')),
  anywhere('what am i allowed to tell my ally about the card swap', 'kt.ally.talk'),
  anywhere('everybody played surrender, who gets the trick', 'kt.trick.winner', tricks('trick')),
  anywhere('do i keep my king queen and jack next round', 'kt.company.keep-set'),
  anywhere('wich cards come out of the trick deck with 4 players', 'kt.setup.layout', 'kt.card.exists'),

  at('kingdom', 'can my 2 hop over his 3', 'kd.jump.size', throne('jump'), throne('move')),
  at('kingdom', 'step and then jump same turn?', 'kd.move.shape', throne('move')),
  at('kingdom', 'he is on my throne but my knight could take him next, did he win', 'kd.throne.won', 'kd.courtesy', throne('win')),
  at('kingdom', 'same moves over and over is that a draw', 'kd.draw.repetition', 'kd.draw.offer', throne('draw')),
  at('kingdom', 'do i have to take the knight if i can', 'kd.capture.knight'),
  anywhere('my monarch took a knight where do i put it', 'kd.replace.square'),
  anywhere('how do the monarch and knights line up at the start', 'kd.setup.layout'),
  anywhere('can a knight take another knight', 'kd.land.knight-spares-knight', throne('move')),
  anywhere('can my knight jump my own monarch', 'kd.jump.monarch', throne('jump'), throne('move')),
  anywhere('monarch eats a knight, can he keep jumping after', 'kd.land.ends-move', throne('move')),
];

/** The same in French. */
export const secondFreshFrench: readonly PlacedQuestion[] = [
  at('kings-gate', 'mon dragon sur une case vide ça fait quoi', 'kg.dragon.free-space', gate('tile')),
  at(
    'kings-gate',
    'le roi il change le terrain avant ou apres la tuile ou je le pose',
    'agreements/kings-gate/king-at-once',
    'kg.character.king',
    gate('tile'),
    gate('turn'),
  ),
  at('kings-gate', 'jpeux passer ? j’ai rien de bon', 'kg.turn.at-least-one', gate('pass')),
  at('kings-gate', 'le dragon bouffe la tuile du dessus, celle d’en dessous elle revient ?', 'kg.dragon.target', 'kg.place.greater'),
  at('kings-gate', 'a deux on additionne nos 2 couleurs ou c’est séparé', 'kg.two.colours', 'kg.setup.two', gate('location')),
  anywhere('egalité a la fin de kings gate on fait quoi', 'kg.end.winner', gate('end')),
  anywhere('la sorciere peut deplacer une tuile qui a deja un perso dessus ?', 'kg.character.sorceress', gate('tile'), gate('turn')),
  anywhere('on peut recouvrir une caserne avec un 5', 'kg.place.barracks', gate('tile')),
  anywhere(
    'piste de tournoi on est 2 derniers ex aequo qui perd les 3 points',
    'kg.location.tourney',
    'kg.score.tie',
    gate('location'),
    gate('tie'),
  ),
  anywhere('king’s gate combien de tuiles chacun et combien en main', 'kg.setup.layout', 'kg.turn.hand', 'kg.supply', 'kg.setup.two'),

  at('kingdom-builder', 'avec la cave faut arriver a coté de mes autres maisons ?', 'kb.queenie.caves', builder('adjacent')),
  at('kingdom-builder', 'j’ai bougé ma derniere cité du port je rends la plaquette ?', 'kb.tile.lost', builder('tile')),
  at(
    'kingdom-builder',
    'j’en ai posé 2 et y a plus de désert, je repioche ?',
    'kb.turn.three',
    'kb.draw.nothing-free',
    'agreements/kingdom-builder/terrain-runs-out',
    builder('full'),
  ),
  at('kingdom-builder', 'taverne en diagonale ca marche', 'kb.tavern', builder('adjacent')),
  at('kingdom-builder', 'il a posé sa derniere cité, on finit le tour ou stop direct', 'kb.end.trigger', builder('end')),
  anywhere(
    'seigneurs : j’ai 0 cité dans la section et tout le reste est a un seul joueur, je prends les 6 ?',
    'agreements/kingdom-builder/lords-zero',
    'kb.card.lords',
    builder('lords'),
    builder('card'),
  ),
  anywhere('combien de cartes objectif on tire au kingdom builder', 'kb.setup.layout'),
  anywhere('pecheurs ma cité posée sur l’eau elle compte ?', 'kb.card.fishermen', builder('card')),
  anywhere('la pioche terrain est vide on remelange ?', 'kb.draw.reshuffle'),
  anywhere('l’ile ca compte comme une section pour les paysans', 'kb.card.farmers', 'kb.queenie.island', builder('card')),

  at('kings-tricktakers', 'l’assassin peut refuser d’ouvrir ?', 'kt.trick.assassin'),
  at('kings-tricktakers', 'j’ai jamais joué mon roi vert il rapporte un truc a la fin', 'kt.score.king-unplayed', tricks('round')),
  at('kings-tricktakers', 'dame noire obligé de fournir ou pas', 'kt.queen.black', 'kt.trick.follow'),
  at(
    'kings-tricktakers',
    'pari a 2 cartes une seule réussie ca paye quand meme ?',
    'kt.score.bet',
    'agreements/kings-tricktakers/two-card-bet',
    tricks('bet'),
    tricks('round'),
  ),
  at('kings-tricktakers', 'qui commence le premier pli', 'kt.trick.order', 'kt.setup.layout'),
  anywhere('diplomate face visible je dois parier quand meme ?', 'kt.bet.diplomat', tricks('pass')),
  anywhere('2 mystiques dans le meme pli laquelle gagne', 'kt.trick.winner', tricks('trick')),
  anywhere(
    'oppresseur mon 10 jaune contre un 10 noir',
    'kt.character.oppressor',
    'kt.trick.winner',
    'agreements/kings-tricktakers/oppressor-reach',
    tricks('trick'),
  ),
  anywhere('on peut finir en negatif a tricktakers', 'agreements/kings-tricktakers/debt', 'kt.score.devil'),
  anywhere('le flambeur retourné en pari il donne combien', 'kt.score.bet', tricks('bet'), tricks('round')),

  at('kingdom', 'qui commence, les blancs ?', 'kd.turn.order', 'agreements/kingdom/first', throne('log')),
  at(
    'kingdom',
    'j’ai mis mon roi en prise sans faire expres, je reprend mon coup ?',
    'kd.courtesy',
    'agreements/kingdom/courtesy',
    throne('danger'),
  ),
  at('kingdom', 'mon chevalier sur son trone vide c’est bon ?', 'kd.throne.knights-barred', throne('move')),
  at('kingdom', 'plusieurs sauts en tournant on a le droit', 'kd.move.shape', throne('move')),
  at('kingdom', 'chui bloqué aucun coup possible', throne('pass'), throne('draw'), 'kd.turn.order', 'kd.draw.offer'),
  anywhere('le petit chevalier 1 il saute qui', 'kd.jump.size', throne('jump')),
  anywhere('un monarque peut sauter par dessus l’autre monarque', 'kd.jump.monarch', throne('jump'), throne('move')),
  anywhere('mon chevalier se pose sur une case ou j’ai deja un chevalier', 'kd.land.own', throne('move')),
  anywhere('comment on gagne au jeu avec le monarque et les trones', 'kd.throne.won', 'kd.capture.monarch', 'kd.draw.offer', throne('win')),
  anywhere(
    'un chevalier peut choper le monarque assis sur son trone ?',
    'agreements/kingdom/throne-capture',
    'kd.throne.knights-barred',
    'kd.capture.monarch',
    throne('move'),
    throne('win'),
    throne('danger'),
  ),
];

export const secondFreshQuestions: readonly PlacedQuestion[] = [...secondFreshEnglish, ...secondFreshFrench];

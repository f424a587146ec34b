/** What somebody types; any one of `finds` answers it: a rule, or the address of an agreement or of a question at the desk. */
export interface Question {
  readonly asked: string;
  readonly finds: readonly string[];
}

/** What people at a table type when they look for a rule, in their own words and with their slips. */
export const questions: readonly Question[] = [
  { asked: 'tied for first place who gets the points', finds: ['kg.score.tie'] },
  { asked: 'can I cover my own tile', finds: ['kg.place.own-tile'] },
  { asked: 'does the dragon kill soldiers', finds: ['kg.place.barracks', 'kg.dragon.target'] },
  { asked: 'how many 1s in one turn', finds: ['kg.turn.one-big', 'kg.location.garrison'] },
  { asked: 'graveyrd how many tiles', finds: ['kg.location.graveyard'] },
  { asked: 'le mage permet de poser 2 tuiles ?', finds: ['kg.character.wizard'] },
  { asked: 'combien de tuiles en main', finds: ['kg.turn.hand'] },
  { asked: 'plus personne n’a de tuiles', finds: ['kg.end.no-tiles'] },
  { asked: 'le dernier au tournois perd des points', finds: ['kg.location.tourney'] },
  { asked: 'poser un dragon sur une case vide', finds: ['kg.dragon.free-space'] },

  { asked: 'do I have to build next to my houses', finds: ['kb.build.adjacent'] },
  { asked: 'I have no houses left', finds: ['kb.end.trigger', 'kb.build.reserve'] },
  { asked: 'points for being near a castle', finds: ['kb.castle'] },
  { asked: 'horse tile jump two', finds: ['kb.paddock'] },
  { asked: 'can i use a token the turn i get it', finds: ['kb.tile.fresh'] },
  { asked: 'ya plus de place sur le terrain de ma carte', finds: ['kb.draw.nothing-free'] },
  { asked: 'construire sur l’eau', finds: ['kb.harbor', 'kb.build.buildable'] },
  { asked: 'pecheur ca rapporte combien', finds: ['kb.card.fishermen'] },
  { asked: 'est-ce que je perd le jeton si je bouge ma maison', finds: ['kb.tile.lost'] },
  { asked: 'seigneurs égalité', finds: ['kb.card.lords'] },

  { asked: 'do you have to follow suit', finds: ['kt.trick.follow'] },
  { asked: 'who leads first', finds: ['kt.trick.order'] },
  { asked: 'two kings in the same trick', finds: ['kt.trick.winner'] },
  { asked: 'betting with the devil', finds: ['kt.score.devil-bet'] },
  { asked: 'can I keep my charcters next round', finds: ['kt.company.not-again'] },
  { asked: 'c’est quoi l’atout', finds: ['kt.trick.winner'] },
  { asked: 'combien de cartes pour parier à la 3e manche', finds: ['kt.bet.round-three'] },
  { asked: 'rejouer la dame', finds: ['kt.queen.once', 'kt.queen.revive'] },
  { asked: 'pari raté on perd des points ?', finds: ['kt.score.bet'] },
  { asked: 'diplomatte qui choisir comme allié', finds: ['kt.ally.after-bets'] },

  { asked: 'can a pawn jump over the king', finds: ['kd.jump.monarch'] },
  { asked: 'is there check like in chess', finds: ['kd.courtesy'] },
  { asked: 'small guy jumps the biggest one', finds: ['kd.jump.size'] },
  { asked: 'where does a captured knight go', finds: ['kd.replace.square'] },
  { asked: 'mutliple jumps', finds: ['kd.move.shape'] },
  { asked: 'mon roi est en échec', finds: ['kd.courtesy'] },
  { asked: 'un cavalier peut manger un autre cavalier ?', finds: ['kd.land.knight-spares-knight'] },
  { asked: 'pion sur le trone', finds: ['kd.throne.knights-barred'] },
  { asked: 'sauter par dessus une case vide', finds: ['kd.jump.needs-piece'] },
  { asked: 'on est obligé de capturer ?', finds: ['kd.capture.knight'] },
];

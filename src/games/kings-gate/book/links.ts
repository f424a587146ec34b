import type { agreements, rules } from '#games/kings-gate/law/rules';
import type { RuleLinks } from '#rulebook/rulebook';

type RuleId = (typeof rules)[number];

export const links: Readonly<Record<RuleId, RuleLinks<RuleId, keyof typeof agreements>>> = {
  'kg.turn.order': { related: ['kg.turn.at-least-one', 'kg.locate.by-last', 'kg.end.one-left'] },
  'kg.turn.at-least-one': { related: ['kg.turn.one-big', 'kg.turn.pub-and-dragon', 'kg.dragon.free-space', 'kg.turn.order'] },
  'kg.turn.hand': { related: ['kg.turn.one-big', 'kg.character.sorceress', 'kg.supply'] },
  'kg.turn.one-big': {
    related: ['kg.turn.pub-and-dragon', 'kg.character.wizard', 'kg.location.graveyard', 'kg.location.garrison', 'kg.turn.hand'],
    agreements: ['graveyard', 'sorceress-turn'],
  },
  'kg.turn.pub-and-dragon': { related: ['kg.turn.one-big', 'kg.dragon.target', 'kg.dragon.free-space', 'kg.score.presence'] },
  'kg.place.adjacent': { related: ['kg.place.location-square', 'kg.place.safe', 'kg.place.greater', 'kg.score.surrounded'] },
  'kg.place.location-square': { related: ['kg.place.adjacent', 'kg.locate.free', 'kg.score.surrounded'] },
  'kg.place.own-tile': { related: ['kg.place.greater', 'kg.dragon.target', 'kg.two.colours'] },
  'kg.place.barracks': { related: ['kg.place.greater', 'kg.dragon.target', 'kg.place.protected'] },
  'kg.place.protected': { related: ['kg.place.barracks', 'kg.character.on-placement', 'kg.character.merchant', 'kg.dragon.target'] },
  'kg.place.safe': {
    related: ['kg.place.greater', 'kg.character.king', 'kg.dragon.target'],
    agreements: ['dragon-on-safe', 'king-at-once'],
  },
  'kg.place.greater': {
    related: ['kg.place.safe', 'kg.place.barracks', 'kg.place.protected', 'kg.character.guildmaster', 'kg.character.king'],
    agreements: ['king-at-once'],
  },
  'kg.supply': { related: ['kg.turn.hand', 'kg.two.colours', 'kg.end.no-tiles'] },
  'kg.dragon.target': {
    related: ['kg.dragon.free-space', 'kg.place.barracks', 'kg.place.protected', 'kg.turn.pub-and-dragon'],
    agreements: ['dragon-on-safe'],
  },
  'kg.dragon.free-space': { related: ['kg.dragon.target', 'kg.turn.at-least-one', 'kg.score.tie'] },
  'kg.location.graveyard': { related: ['kg.turn.one-big', 'kg.character.wizard', 'kg.location.garrison'], agreements: ['graveyard'] },
  'kg.location.garrison': { related: ['kg.turn.one-big', 'kg.character.wizard', 'kg.location.graveyard'] },
  'kg.location.tourney': {
    related: ['kg.score.presence', 'kg.score.tie', 'kg.score.prizes', 'kg.end.winner'],
    agreements: ['tourney-absent', 'debt'],
  },
  'kg.score.surrounded': { related: ['kg.score.total', 'kg.score.prizes', 'kg.locate.by-last', 'kg.end.no-tiles'] },
  'kg.score.total': { related: ['kg.score.prizes', 'kg.character.bishop', 'kg.character.guildmaster', 'kg.locate.by-last'] },
  'kg.score.prizes': {
    related: ['kg.score.total', 'kg.score.tie', 'kg.score.presence', 'kg.score.character', 'kg.two.colours'],
    agreements: ['hidden-points'],
  },
  'kg.score.presence': { related: ['kg.score.prizes', 'kg.score.character', 'kg.location.tourney'], agreements: ['tourney-absent'] },
  'kg.score.tie': { related: ['kg.score.prizes', 'kg.locate.by-last', 'kg.end.winner', 'kg.two.colours'] },
  'kg.score.character': { related: ['kg.character.held', 'kg.score.prizes', 'kg.score.presence'] },
  'kg.character.held': { related: ['kg.score.character', 'kg.character.on-placement', 'kg.end.no-tiles'] },
  'kg.character.on-placement': { related: ['kg.character.held', 'kg.place.protected', 'kg.character.sorceress'] },
  'kg.character.king': { related: ['kg.place.safe', 'kg.place.greater', 'kg.locate.by-last'], agreements: ['king-at-once'] },
  'kg.character.bishop': { related: ['kg.score.total', 'kg.character.guildmaster', 'kg.place.greater'] },
  'kg.character.wizard': { related: ['kg.turn.one-big', 'kg.location.graveyard', 'kg.location.garrison'], agreements: ['graveyard'] },
  'kg.character.guildmaster': { related: ['kg.place.greater', 'kg.score.total', 'kg.character.bishop'] },
  'kg.character.merchant': { related: ['kg.place.protected', 'kg.score.character'] },
  'kg.character.sorceress': {
    related: ['kg.turn.one-big', 'kg.turn.hand', 'kg.place.greater', 'kg.character.on-placement'],
    agreements: ['sorceress-turn'],
  },
  'kg.locate.edge': { related: ['kg.locate.free', 'kg.locate.by-last'] },
  'kg.locate.free': { related: ['kg.locate.edge', 'kg.place.location-square'] },
  'kg.locate.by-last': { related: ['kg.locate.edge', 'kg.score.surrounded', 'kg.score.tie', 'kg.score.total'] },
  'kg.end.no-tiles': { related: ['kg.end.one-left', 'kg.score.surrounded', 'kg.turn.order'] },
  'kg.end.one-left': { related: ['kg.end.no-tiles', 'kg.end.tenth', 'kg.turn.order'] },
  'kg.end.tenth': { related: ['kg.end.one-left', 'kg.end.no-tiles', 'kg.end.winner'] },
  'kg.end.winner': { related: ['kg.score.prizes', 'kg.score.tie', 'kg.end.tenth'], agreements: ['debt', 'hidden-points'] },
  'kg.two.colours': { related: ['kg.turn.one-big', 'kg.score.prizes', 'kg.place.own-tile', 'kg.score.tie'] },
};

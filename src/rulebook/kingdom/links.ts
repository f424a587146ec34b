import type { agreements } from '#law/kingdom/position';
import type { rules } from '#law/kingdom/rules';
import type { RuleLinks } from '../rulebook';

type RuleId = (typeof rules)[number];

export const links: Readonly<Record<RuleId, RuleLinks<RuleId, keyof typeof agreements>>> = {
  'kd.turn.order': { related: ['kd.move.own-piece'] },
  'kd.move.own-piece': { related: ['kd.move.shape', 'kd.move.must-move'] },
  'kd.move.shape': { related: ['kd.move.own-piece', 'kd.move.must-move'] },
  'kd.move.must-move': { related: ['kd.move.own-piece', 'kd.move.shape'] },
  'kd.jump.needs-piece': { related: ['kd.jump.size', 'kd.jump.monarch'] },
  'kd.jump.size': { related: ['kd.jump.needs-piece', 'kd.jump.monarch'] },
  'kd.jump.monarch': { related: ['kd.jump.needs-piece', 'kd.jump.size'] },
  'kd.land.own': { related: ['kd.land.knight-spares-knight', 'kd.land.ends-move'] },
  'kd.land.knight-spares-knight': { related: ['kd.land.own', 'kd.land.ends-move'] },
  'kd.land.ends-move': { related: ['kd.land.own', 'kd.land.knight-spares-knight'] },
  'kd.throne.knights-barred': { related: ['kd.throne.won'] },
  'kd.capture.monarch': { related: ['kd.capture.knight'] },
  'kd.capture.knight': { related: ['kd.capture.monarch'] },
  'kd.replace.square': { related: ['kd.turn.order'] },
  'kd.throne.won': { related: ['kd.throne.knights-barred'] },
  'kd.courtesy': { related: ['kd.turn.order'] },
};

import type { agreements } from '#games/kingdom/law/position';
import type { rules } from '#games/kingdom/law/rules';
import type { RuleLinks } from '#rulebook/rulebook';

type RuleId = (typeof rules)[number];

export const links: Readonly<Record<RuleId, RuleLinks<RuleId, keyof typeof agreements>>> = {
  'kd.turn.order': { related: ['kd.move.own-piece', 'kd.replace.square', 'kd.courtesy'], agreements: ['first'] },
  'kd.move.own-piece': { related: ['kd.turn.order', 'kd.move.shape', 'kd.land.own'] },
  'kd.move.shape': { related: ['kd.jump.needs-piece', 'kd.jump.size', 'kd.land.ends-move', 'kd.move.must-move'] },
  'kd.move.must-move': { related: ['kd.move.shape', 'kd.land.own', 'kd.turn.order'] },
  'kd.jump.needs-piece': { related: ['kd.move.shape', 'kd.jump.size', 'kd.jump.monarch', 'kd.land.own'] },
  'kd.jump.size': { related: ['kd.jump.monarch', 'kd.jump.needs-piece', 'kd.land.knight-spares-knight'] },
  'kd.jump.monarch': { related: ['kd.jump.size', 'kd.capture.knight', 'kd.courtesy'] },
  'kd.land.own': { related: ['kd.land.knight-spares-knight', 'kd.jump.needs-piece', 'kd.replace.square'] },
  'kd.land.knight-spares-knight': { related: ['kd.capture.knight', 'kd.capture.monarch', 'kd.jump.size'] },
  'kd.land.ends-move': { related: ['kd.capture.knight', 'kd.capture.monarch', 'kd.move.shape'] },
  'kd.throne.knights-barred': { related: ['kd.throne.won', 'kd.capture.monarch', 'kd.replace.square'], agreements: ['throne-capture'] },
  'kd.capture.monarch': {
    related: ['kd.throne.won', 'kd.throne.knights-barred', 'kd.courtesy', 'kd.land.ends-move'],
    agreements: ['throne-capture'],
  },
  'kd.capture.knight': { related: ['kd.replace.square', 'kd.land.ends-move', 'kd.land.knight-spares-knight', 'kd.jump.monarch'] },
  'kd.replace.square': {
    related: ['kd.capture.knight', 'kd.throne.knights-barred', 'kd.courtesy', 'kd.turn.order'],
    agreements: ['courtesy'],
  },
  'kd.throne.won': { related: ['kd.capture.monarch', 'kd.throne.knights-barred', 'kd.courtesy'] },
  'kd.courtesy': {
    related: ['kd.capture.monarch', 'kd.replace.square', 'kd.throne.won', 'kd.jump.monarch'],
    agreements: ['courtesy', 'throne-capture'],
  },
};

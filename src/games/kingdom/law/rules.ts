/** The rules of Kingdom by their fixed ids, in the order of the rulebook. */
export const rules = [
  'kd.turn.order',
  'kd.move.own-piece',
  'kd.move.shape',
  'kd.move.must-move',
  'kd.jump.needs-piece',
  'kd.jump.size',
  'kd.jump.monarch',
  'kd.land.own',
  'kd.land.knight-spares-knight',
  'kd.land.ends-move',
  'kd.throne.knights-barred',
  'kd.capture.monarch',
  'kd.capture.knight',
  'kd.replace.square',
  'kd.throne.won',
  'kd.courtesy',
] as const;

export type RuleId = (typeof rules)[number];

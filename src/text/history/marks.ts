export const MARK_COLOURS = ['red', 'orange', 'yellow', 'green', 'blue', 'purple'] as const;
export const MARK_SHAPES = ['circle', 'square', 'triangle', 'diamond', 'star', 'cross'] as const;

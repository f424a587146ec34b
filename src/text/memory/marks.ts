export const COLOURS = ['red', 'orange', 'yellow', 'green', 'blue', 'purple'] as const;
export const SHAPES = ['circle', 'square', 'triangle', 'diamond', 'star', 'cross'] as const;

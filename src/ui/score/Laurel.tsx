interface LaurelProps {
  /** Beside a name fewer leaves are told apart. */
  readonly isSmall?: boolean;
}

/** The sign of who leads or won. */
export function Laurel({ isSmall = false }: LaurelProps) {
  const leaves = isSmall ? [0, 2, 4] : [0, 1, 2, 3, 4];
  const [width, length] = isSmall ? [5.5, 11] : [3.6, 8];
  return (
    <svg viewBox="0 0 96 64" class={isSmall ? 'laurel laurel-small' : 'laurel'} aria-hidden="true">
      {[1, -1].map((side) => (
        <g key={side} transform={`translate(48 0) scale(${side} 1)`} fill="currentColor">
          <path d="M0 58C22 56 36 40 34 14" fill="none" stroke="currentColor" stroke-width={isSmall ? 4 : 2.5} />
          {leaves.map((leaf) => (
            <ellipse
              key={leaf}
              cx={12 + leaf * 6.2}
              cy={54 - leaf * 9.5}
              rx={length}
              ry={width}
              transform={`rotate(${-20 - leaf * 16} ${12 + leaf * 6.2} ${54 - leaf * 9.5})`}
            />
          ))}
        </g>
      ))}
    </svg>
  );
}

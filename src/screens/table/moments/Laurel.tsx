/** The sign of who won. */
export function Laurel() {
  const leaves = [0, 1, 2, 3, 4];
  return (
    <svg viewBox="0 0 96 64" class="laurel" aria-hidden="true">
      {[1, -1].map((side) => (
        <g key={side} transform={`translate(48 0) scale(${side} 1)`} fill="currentColor">
          <path d="M0 58C22 56 36 40 34 14" fill="none" stroke="currentColor" stroke-width="2.5" />
          {leaves.map((leaf) => (
            <ellipse
              key={leaf}
              cx={12 + leaf * 6.2}
              cy={54 - leaf * 9.5}
              rx="8"
              ry="3.6"
              transform={`rotate(${-20 - leaf * 16} ${12 + leaf * 6.2} ${54 - leaf * 9.5})`}
            />
          ))}
        </g>
      ))}
    </svg>
  );
}

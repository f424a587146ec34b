export interface SideMark {
  readonly shape: string;
  readonly colour: string;
  readonly rim?: string | undefined;
  /** Of a side with several shapes, each with its own colour. */
  readonly parts?: readonly { readonly shape: string; readonly colour: string }[] | undefined;
}

/** The shape of a side in its colour; beside words, which say the same. */
export const SideShape = ({ shape, colour, rim, parts = [{ shape, colour }] }: SideMark) => (
  <span class="score-shape" aria-hidden="true">
    {parts.map((part) => (
      <span key={part.shape} style={{ color: part.colour, WebkitTextStrokeColor: rim }}>
        {part.shape}
      </span>
    ))}
  </span>
);

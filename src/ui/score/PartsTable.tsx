import './PartsTable.css';

interface PartsTableProps {
  readonly head: readonly [part: string, note: string, points: string];
  readonly rows: readonly { readonly label: string; readonly note: string; readonly points: number }[];
}

/** What a figure is made of, part by part. */
export const PartsTable = ({ head, rows }: PartsTableProps) => (
  <table class="parts-table">
    <thead>
      <tr>
        {head.map((each) => (
          <th key={each} scope="col">
            {each}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ label, note, points }) => (
        <tr key={label}>
          <th scope="row">{label}</th>
          <td>{note}</td>
          <td>{points}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

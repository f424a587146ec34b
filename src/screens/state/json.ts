/** What was written down, or nothing where it is no JSON. */
export function readJson(json: string | null | undefined): unknown {
  try {
    return JSON.parse(json ?? 'null');
  } catch {
    return null;
  }
}

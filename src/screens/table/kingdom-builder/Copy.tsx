export function Copy() {
  return null;
}

export function SetupFields() {
  return null;
}

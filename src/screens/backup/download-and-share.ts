/** Saves a file where this device saves what it downloads. */
export function download(file: File): void {
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: address, download: file.name });
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers still read it after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** The same file under a name that the device lets through: some browsers share texts and not JSON. */
function findShareable(file: File): File | undefined {
  const asText = new File([file], file.name.replace(/\.json$/, '.txt'), { type: 'text/plain' });
  return [file, asText].find((each) => navigator.canShare?.({ files: [each] }) === true);
}

/** Whether files of this kind can be handed to the device's own share sheet. */
export const canShareFiles = (): boolean => findShareable(new File(['{}'], 'regent.json', { type: 'application/json' })) !== undefined;

/** Hands a file to the share sheet; says whether somebody took it. */
export async function shareViaSheet(file: File): Promise<boolean> {
  const shared = findShareable(file);
  if (shared === undefined) return false;
  return navigator.share({ files: [shared] }).then(
    () => true,
    () => false,
  );
}

import { copyText } from '#ui/device/clipboard';

/** By the device's own way of sharing where it has one, else to the clipboard. */
export async function shareText(text: string): Promise<'shared' | 'copied'> {
  if (navigator.share !== undefined) {
    await navigator.share({ text });
    return 'shared';
  }
  await copyText(text);
  return 'copied';
}

/** By the device's own way of sharing where it takes such files, else among the downloads. */
export async function shareFile(file: File): Promise<'shared' | 'saved'> {
  if (navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file] });
    return 'shared';
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  return 'saved';
}

import { Install } from './Install';
import { text } from './state';

export function InstallCard({ sayInstalled = false }: { readonly sayInstalled?: boolean }) {
  return <Install words={text.value.install} sayInstalled={sayInstalled} />;
}

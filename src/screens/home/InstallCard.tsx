import { text } from '#screens/state';
import { Install } from './Install';

export function InstallCard({ sayInstalled = false }: { readonly sayInstalled?: boolean }) {
  return <Install words={text.value.install} sayInstalled={sayInstalled} />;
}

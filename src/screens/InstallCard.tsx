import { Install } from './Install';
import { text } from './state';

export function InstallCard() {
  return <Install words={text.value.install} />;
}

import { BackupScreen } from './BackupScreen';
import { NewPhone } from './NewPhone';

export const Backup = ({ panel }: { readonly panel: string | undefined }) => (panel === 'phone' ? <NewPhone /> : <BackupScreen />);

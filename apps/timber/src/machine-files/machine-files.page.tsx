import { useSearchParams } from '@jahrring/tool-kit';
import { MachineFileList } from './machine-file-list';
import { MachineFilePage } from './machine-file-page';

/** Files of machines; the one that is opened stands in the address. */
export function Component() {
  const id = useSearchParams()[0].get('file');
  return id === null ? <MachineFileList /> : <MachineFilePage id={id} />;
}

import { useT } from '@jahrring/tool-kit';
import { useRemoval } from '@jahrring/tool-kit/form';

interface Titled {
  id: string;
  title: string;
}
interface Removable extends Titled {
  version: number;
}
interface Work {
  remove: (record: Removable) => Promise<unknown>;
  restore: (record: Titled) => Promise<unknown>;
}

/** Deleting something that has a title, with a way back. */
export function useTitledRemoval(work: Work) {
  const t = useT('inventory');
  return useRemoval({
    ...work,
    removed: ({ title }: Removable) => t('message.deleted', { name: title }),
    restored: ({ title }: Titled) => t('message.restored', { name: title }),
  });
}

import type { StemView } from '@jahrring/contracts-timber';
import { useT } from '@jahrring/tool-kit';
import { useRemoval } from '@jahrring/tool-kit/form';
import { useDeleteStem, useRestoreStem } from './stem.api';

/** Deleting with a way back. */
export function useStemRemoval() {
  const t = useT('timber');
  const [remove] = useDeleteStem();
  const [restore] = useRestoreStem();
  return useRemoval({
    remove: ({ id, version }: StemView) => remove({ id, version }).unwrap(),
    restore: ({ id }: StemView) => restore(id).unwrap(),
    removed: ({ title }) => t('stem.message.deleted', { title }),
    restored: ({ title }) => t('stem.message.restored', { title }),
  });
}

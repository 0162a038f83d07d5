import type { OriginView } from '@jahrring/contracts-timber';
import { useT } from '@jahrring/tool-kit';
import { useRemoval } from '@jahrring/tool-kit/form';
import { useDeleteOrigin, useRestoreOrigin } from './origin.api';

/** Deleting with a way back. */
export function useOriginRemoval() {
  const t = useT('timber');
  const [remove] = useDeleteOrigin();
  const [restore] = useRestoreOrigin();
  return useRemoval({
    remove: ({ id, version }: OriginView) => remove({ id, version }).unwrap(),
    restore: ({ id }: OriginView) => restore(id).unwrap(),
    removed: ({ title }) => t('origin.message.deleted', { title }),
    restored: ({ title }) => t('origin.message.restored', { title }),
  });
}

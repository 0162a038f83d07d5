import type { LotView } from '@jahrring/contracts-timber';
import { useT } from '@jahrring/tool-kit';
import { useRemoval } from '@jahrring/tool-kit/form';
import { useDeleteLot, useRestoreLot } from './lot.api';

/** Deleting with a way back. */
export function useLotRemoval() {
  const t = useT('timber');
  const [remove] = useDeleteLot();
  const [restore] = useRestoreLot();
  return useRemoval({
    remove: ({ id, version }: LotView) => remove({ id, version }).unwrap(),
    restore: ({ id }: LotView) => restore(id).unwrap(),
    removed: ({ title }) => t('lot.message.deleted', { title }),
    restored: ({ title }) => t('lot.message.restored', { title }),
  });
}

import { useDeleteRate, useRestoreRate } from '../rates.api';
import { useRemoval } from '../use-removal';

/** Deleting a rate category with a way back. */
export function useRateRemoval() {
  const [removeOne] = useDeleteRate();
  const [restoreOne] = useRestoreRate();
  return useRemoval({
    remove: ({ id, version }) => removeOne({ id, version }).unwrap(),
    restore: (id) => restoreOne(id).unwrap(),
  });
}

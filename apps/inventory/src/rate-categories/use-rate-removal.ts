import { useDeleteRate, useRestoreRate } from '../rates.api';
import { useTitledRemoval } from '../use-titled-removal';

/** Deleting a rate category with a way back. */
export function useRateRemoval() {
  const [removeOne] = useDeleteRate();
  const [restoreOne] = useRestoreRate();
  return useTitledRemoval({
    remove: ({ id, version }) => removeOne({ id, version }).unwrap(),
    restore: ({ id }) => restoreOne(id).unwrap(),
  });
}

import { useDeleteMachine, useRestoreMachine } from './inventory.api';
import { useRemoval } from './use-removal';

/** Deleting a machine with a way back. */
export function useMachineRemoval() {
  const [removeOne] = useDeleteMachine();
  const [restoreOne] = useRestoreMachine();
  return useRemoval({
    remove: ({ id, version }) => removeOne({ id, version }).unwrap(),
    restore: (id) => restoreOne(id).unwrap(),
  });
}

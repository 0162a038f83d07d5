import { useDeleteMachine, useRestoreMachine } from './machine.api';
import { useTitledRemoval } from './use-titled-removal';

/** Deleting a machine with a way back. */
export function useMachineRemoval() {
  const [removeOne] = useDeleteMachine();
  const [restoreOne] = useRestoreMachine();
  return useTitledRemoval({
    remove: ({ id, version }) => removeOne({ id, version }).unwrap(),
    restore: ({ id }) => restoreOne(id).unwrap(),
  });
}

import { useT } from '@jahrring/tool-kit';
import { useRemoval } from '@jahrring/tool-kit/form';
import { useRemoveRecord, useRestoreRecord, type RemovableKind } from '../machine-changes.api';

/** Deleting a reading, a fuelling or a piece of work, with a way back. */
export function useRecordRemoval(of: RemovableKind) {
  const t = useT('machine-control');
  const [removeOne] = useRemoveRecord();
  const [restoreOne] = useRestoreRecord();
  return useRemoval({
    remove: ({ id, version }: { id: string; version: number }) => removeOne({ of, id, version }).unwrap(),
    restore: ({ id }: { id: string }) => restoreOne({ of, id }).unwrap(),
    removed: () => t(`message.removed.${of}`),
    restored: () => t(`message.restored.${of}`),
  });
}

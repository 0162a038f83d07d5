import { useT } from '@jahrring/tool-kit';
import { useRemoval } from '@jahrring/tool-kit/form';
import { useDeleteNumbered, useRestoreNumbered } from './numbered.api';
import type { NumberedKind, NumberedRecord } from './numbered-kind';

type Removable = Pick<NumberedRecord, 'id' | 'version' | 'number' | 'title'>;

/** Deleting something numbered, with a way back. */
export function useNumberedRemoval({ base, texts }: NumberedKind) {
  const t = useT('admin');
  const [removeOne] = useDeleteNumbered();
  const [restoreOne] = useRestoreNumbered();
  const named = ({ number, title }: Removable) => ({ name: `${number} ${title}` });
  return useRemoval({
    remove: ({ id, version }: Removable) => removeOne({ base, id, version }).unwrap(),
    restore: ({ id }: Removable) => restoreOne({ base, id }).unwrap(),
    removed: (record) => t(`${texts}.deleted`, named(record)),
    restored: (record) => t(`${texts}.restored`, named(record)),
  });
}

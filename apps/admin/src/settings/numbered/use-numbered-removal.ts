import { notify, useProblemToast, useT } from '@jahrring/tool-kit';
import { useDeleteNumbered, useRestoreNumbered } from './numbered.api';
import type { NumberedKind, NumberedRecord } from './numbered-kind';

type Removable = Pick<NumberedRecord, 'id' | 'version' | 'number' | 'title'>;

/** Deleting with a way back: the message offers the undo; failures are told. Answers whether it was done. */
export function useNumberedRemoval({ base, texts }: NumberedKind) {
  const t = useT('admin');
  const toast = useProblemToast();
  const [removeOne] = useDeleteNumbered();
  const [restoreOne] = useRestoreNumbered();
  const attempt = async (work: () => Promise<unknown>): Promise<boolean> => {
    try {
      await work();
      return true;
    } catch (error) {
      toast(error);
      return false;
    }
  };
  const named = ({ number, title }: Removable) => ({ name: `${number} ${title}` });
  const restore = (record: Removable) =>
    attempt(async () => {
      await restoreOne({ base, id: record.id }).unwrap();
      notify.success(t(`${texts}.restored`, named(record)));
    });
  const remove = (record: Removable) =>
    attempt(async () => {
      await removeOne({ base, id: record.id, version: record.version }).unwrap();
      notify.success(t(`${texts}.deleted`, named(record)), {
        action: { label: t('numbered.undo'), run: () => void restore(record) },
      });
    });
  return { remove, restore };
}

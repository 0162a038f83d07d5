import type { MachineReadingView } from '@jahrring/contracts-machine-control';
import { notify, useProblemToast, useT } from '@jahrring/tool-kit';
import { useDeleteMachineReading, useRestoreMachineReading } from './machine-reading.api';

/** Deleting with a way back: the message offers the undo. Answers whether it was done. */
export function useMachineReadingRemoval() {
  const t = useT('machine-control');
  const toast = useProblemToast();
  const [removeOne] = useDeleteMachineReading();
  const [restoreOne] = useRestoreMachineReading();

  const restore = async ({ id, title }: MachineReadingView): Promise<void> => {
    const answer = await restoreOne(id);
    if (answer.error) toast(answer.error);
    else notify.success(t('machineReading.message.restored', { title }));
  };
  const remove = async (row: MachineReadingView): Promise<boolean> => {
    const answer = await removeOne({ id: row.id, version: row.version });
    if (answer.error) {
      toast(answer.error);
      return false;
    }
    notify.success(t('machineReading.message.deleted', { title: row.title }), {
      action: { label: t('machineReading.action.undo'), run: () => void restore(row) },
    });
    return true;
  };
  return { remove, restore };
}

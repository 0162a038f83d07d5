import type { MachineView } from '@jahrring/contracts-inventory';
import { notify, useProblemToast, useT } from '@jahrring/tool-kit';
import { useDeleteMachine, useRestoreMachine } from './inventory.api';

/** Deleting with a way back: the message offers the undo; failures are told. */
export function useMachineRemoval() {
  const t = useT('inventory');
  const toast = useProblemToast();
  const [removeOne] = useDeleteMachine();
  const [restoreOne] = useRestoreMachine();

  const restore = async ({ id, title }: Pick<MachineView, 'id' | 'title'>) => {
    try {
      await restoreOne(id).unwrap();
      notify.success(t('message.restored', { name: title }));
    } catch (error) {
      toast(error);
    }
  };
  const remove = async ({ id, version, title }: Pick<MachineView, 'id' | 'version' | 'title'>) => {
    try {
      await removeOne({ id, version }).unwrap();
      const undo = { label: t('action.undo'), run: () => void restore({ id, title }) };
      notify.success(t('message.deleted', { name: title }), { action: undo });
    } catch (error) {
      toast(error);
    }
  };
  return { remove, restore };
}

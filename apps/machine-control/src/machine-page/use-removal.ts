import { notify, useProblemToast, useT } from '@jahrring/tool-kit';
import { useRemoveRecord, useRestoreRecord, type RemovableKind } from '../machine-changes.api';

interface Removable {
  id: string;
  version: number;
}

/** Deleting with a way back: the message offers the undo; failures are told. */
export function useRemoval(of: RemovableKind) {
  const t = useT('machine-control');
  const toast = useProblemToast();
  const [removeOne] = useRemoveRecord();
  const [restoreOne] = useRestoreRecord();
  const restore = async (id: string): Promise<void> => {
    const answer = await restoreOne({ of, id });
    if (answer.error) toast(answer.error);
    else notify.success(t(`message.restored.${of}`));
  };
  return async ({ id, version }: Removable): Promise<void> => {
    const answer = await removeOne({ of, id, version });
    if (answer.error) {
      toast(answer.error);
      return;
    }
    const undo = { label: t('action.undo'), run: () => void restore(id) };
    notify.success(t(`message.removed.${of}`), { action: undo });
  };
}

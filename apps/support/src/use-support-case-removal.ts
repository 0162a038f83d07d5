import type { SupportCaseView } from '@jahrring/contracts-support';
import { notify, useProblemToast, useT } from '@jahrring/tool-kit';
import { useDeleteSupportCase, useRestoreSupportCase } from './support-case.api';

/** Deleting with a way back: the message offers the undo. Answers whether it was done. */
export function useSupportCaseRemoval() {
  const t = useT('support');
  const toast = useProblemToast();
  const [removeOne] = useDeleteSupportCase();
  const [restoreOne] = useRestoreSupportCase();

  const restore = async ({ id, title }: SupportCaseView): Promise<void> => {
    const answer = await restoreOne(id);
    if (answer.error) toast(answer.error);
    else notify.success(t('supportCase.message.restored', { title }));
  };
  const remove = async (row: SupportCaseView): Promise<boolean> => {
    const answer = await removeOne({ id: row.id, version: row.version });
    if (answer.error) {
      toast(answer.error);
      return false;
    }
    notify.success(t('supportCase.message.deleted', { title: row.title }), {
      action: { label: t('supportCase.action.undo'), run: () => void restore(row) },
    });
    return true;
  };
  return { remove, restore };
}

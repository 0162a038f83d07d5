import type { MarkAction, MarkEntriesInput } from '@jahrring/contracts-time';
import { notify, useProblemToast, useT } from '@jahrring/tool-kit';
import { useMarkEntries, useUndoMark } from './confirmation.api';

const stateOf: Readonly<Record<MarkAction, string>> = {
  seen: 'seen',
  unseen: 'unseen',
  confirm: 'confirmed',
  unconfirm: 'open',
  archive: 'archived',
  unarchive: 'open',
  export: 'exported',
  unexport: 'open',
};

/** Marks many entries at once; the message says how many, and takes it back. */
export function useMark() {
  const t = useT('time');
  const toast = useProblemToast();
  const [markEntries, { isLoading }] = useMarkEntries();
  const [undoMark] = useUndoMark();
  const undo = async (batchId: string): Promise<void> => {
    try {
      await undoMark(batchId).unwrap();
      notify.success(t('message.undone'));
    } catch (error) {
      toast(error);
    }
  };
  const mark = async (input: MarkEntriesInput): Promise<void> => {
    try {
      const { changed, batchId } = await markEntries(input).unwrap();
      if (!batchId) notify.success(t('team.none'));
      else {
        notify.success(t('team.done', { number: changed, state: t(`state.${stateOf[input.action]}`) }), {
          action: { label: t('action.undo'), run: () => void undo(batchId) },
        });
      }
    } catch (error) {
      toast(error);
    }
  };
  return { mark, busy: isLoading };
}

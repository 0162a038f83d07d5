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
  const undoAll = async (batches: readonly string[]): Promise<void> => {
    try {
      for (const batchId of batches.toReversed()) await undoMark(batchId).unwrap();
      notify.success(t('message.undone'));
    } catch (error) {
      toast(error);
    }
  };
  const report = (action: MarkAction, changed: number, batches: readonly string[]): void => {
    if (batches.length === 0) return notify.success(t('team.none'));
    notify.success(t('team.done', { count: changed, state: t(`state.${stateOf[action]}`) }), {
      action: { label: t('action.undo'), run: () => void undoAll(batches) },
    });
  };
  /** A long selection goes a page at a time; what was marked before a failure can be taken back too. */
  const mark = async (input: MarkEntriesInput): Promise<void> => {
    const batches: string[] = [];
    let changed = 0;
    try {
      for (let rest = 1; rest > 0;) {
        const page = await markEntries(input).unwrap();
        changed += page.changed;
        if (page.batchId) batches.push(page.batchId);
        rest = page.changed > 0 ? page.rest : 0;
      }
      report(input.action, changed, batches);
    } catch (error) {
      if (batches.length > 0) report(input.action, changed, batches);
      toast(error);
    }
  };
  return { mark, busy: isLoading };
}

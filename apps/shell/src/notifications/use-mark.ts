import type { MarkNotifications, MarkedNotifications, NotificationState } from '@jahrring/contracts-admin';
import { notify, useProblemToast, useT } from '@jahrring/tool-kit';
import { useMarkNotifications } from './notifications.api';

const noticeId = 'notifications.marked';
/** As many as one call may name. */
const mostUndone = 1_000;

function byState(changed: MarkedNotifications['changed']): Map<NotificationState, string[]> {
  const groups = new Map<NotificationState, string[]>();
  for (const { id, was } of changed) groups.set(was, [...(groups.get(was) ?? []), id]);
  return groups;
}

/** Puts notifications into a state; what a person might not have meant can be taken back. */
export function useMark(): (change: MarkNotifications, undoable?: boolean) => void {
  const t = useT('shell');
  const toast = useProblemToast();
  const [mark] = useMarkNotifications();
  const back = async (changed: MarkedNotifications['changed']) => {
    for (const [state, ids] of byState(changed)) await mark({ ids, state }).unwrap();
  };
  const run = async (change: MarkNotifications, undoable: boolean) => {
    const { changed } = await mark(change).unwrap();
    if (!undoable || changed.length === 0 || changed.length > mostUndone) return;
    const done = t(`notifications.marked.${change.state}`, { count: changed.length });
    const action = { label: t('actions.undo'), run: () => void back(changed).catch(toast) };
    notify.success(done, { id: noticeId, action });
  };
  return (change, undoable = true) => void run(change, undoable).catch(toast);
}

import type { MarkedMessages, MarkMessages, MessageLine, MessagePlace } from '@jahrring/contracts-admin';
import { notify, useProblemToast, useT } from '@jahrring/tool-kit';
import { useEraseMessages, useMarkMessages } from './messages.api';

type Marked = Pick<MessageLine, 'id' | 'read' | 'starred' | 'place'>;

export interface MailboxActions {
  mark: (ids: readonly string[], marks: Omit<MarkMessages, 'ids'>) => void;
  /** Puts a message away, with a way back. */
  move: (message: Marked, place: MessagePlace) => void;
  erase: (id: string) => Promise<boolean>;
}

/** Returns the actions on messages, shared by list, reading pane and keys. */
export function useMailboxActions(): MailboxActions {
  const t = useT('admin');
  const toast = useProblemToast();
  const [change] = useMarkMessages();
  const [eraseNow] = useEraseMessages();
  const mark = (ids: readonly string[], marks: Omit<MarkMessages, 'ids'>) =>
    change({ ids: [...ids], ...marks })
      .unwrap()
      .catch((error: unknown) => {
        toast(error);
        return null;
      });
  const restorePlaces = ({ changed }: MarkedMessages) => {
    for (const { id, place } of changed) void mark([id], { place });
  };
  return {
    mark: (ids, marks) => void mark(ids, marks),
    move: ({ id }, place) =>
      void mark([id], { place }).then((done) => {
        if (!done || done.changed.length === 0) return;
        notify.success(t(`mailbox.moved.${place}`), {
          action: { label: t('actions.undo'), run: () => restorePlaces(done) },
        });
      }),
    erase: async (id) => {
      try {
        return (await eraseNow([id]).unwrap()).erased > 0;
      } catch (error) {
        toast(error);
        return false;
      }
    },
  };
}

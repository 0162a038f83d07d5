import type { MessageLine } from '@jahrring/contracts-admin';
import { useShortcut, useT } from '@jahrring/tool-kit';
import type { MailboxActions } from './use-mailbox-actions';

export interface MailboxKeys {
  lines: readonly MessageLine[];
  current: MessageLine | undefined;
  open: (line: MessageLine) => void;
  write: () => void;
  reply: () => void;
  actions: MailboxActions;
}

/** The keys of a mail program: j and k walk, r answers, e archives, s stars, u marks as unread, # goes to the bin. */
export function useMailboxKeys({ lines, current, open, write, reply, actions }: MailboxKeys): void {
  const t = useT('admin');
  const step = (by: 1 | -1) => {
    const at = lines.findIndex(({ id }) => id === current?.id);
    const next = at < 0 ? lines[0] : lines[at + by];
    if (next) open(next);
  };
  const key = (id: string, letter: string, run: () => void) => ({
    id: `admin.mail.${id}`,
    key: letter,
    label: t(`mailbox.key.${id}`),
    run,
  });
  useShortcut(key('next', 'j', () => step(1)));
  useShortcut(key('previous', 'k', () => step(-1)));
  useShortcut(key('write', 'n', write));
  useShortcut(key('reply', 'r', reply));
  useShortcut(key('archive', 'e', () => current && actions.move(current, 'archived')));
  useShortcut(key('bin', '#', () => current && actions.move(current, 'bin')));
  useShortcut(key('star', 's', () => current && actions.mark([current.id], { starred: !current.starred })));
  useShortcut(key('unread', 'u', () => current && actions.mark([current.id], { read: false })));
}

import type { MessageLine } from '@jahrring/contracts-admin';
import { useFormat, useT } from '@jahrring/tool-kit';
import { Badge, Icon, VisuallyHidden } from '@jahrring/ui';
import { paperclipIcon, starFilledIcon } from '@jahrring/ui/icons';
import { useEffect, useRef } from 'react';
import { otherOf } from './message-words';

export interface MessageListProps {
  lines: readonly MessageLine[];
  /** The line the keys stand on. */
  current: string | null;
  onOpen: (line: MessageLine) => void;
}

/** The messages of a folder, the newest first. */
export function MessageList({ lines, current, onOpen }: MessageListProps) {
  return (
    <ul className="admin-mail-lines">
      {lines.map((line) => (
        <Line key={line.id} line={line} isCurrent={line.id === current} onOpen={() => onOpen(line)} />
      ))}
    </ul>
  );
}

function Line({ line, isCurrent, onOpen }: { line: MessageLine; isCurrent: boolean; onOpen: () => void }) {
  const t = useT('admin');
  const format = useFormat();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isCurrent) button.current?.scrollIntoView({ block: 'nearest' });
  }, [isCurrent]);
  const unread = line.box === 'inbox' && !line.read;
  return (
    <li>
      <button
        ref={button}
        type="button"
        className="admin-mail-lines__one"
        data-unread={unread || undefined}
        aria-current={isCurrent || undefined}
        onClick={onOpen}
      >
        {unread ? <VisuallyHidden>{t('mailbox.unread')}</VisuallyHidden> : null}
        <span className="admin-mail-lines__who">{otherOf(t, line)}</span>
        <time dateTime={line.at}>{format.dateTime(line.plannedAt ?? line.at)}</time>
        <span className="admin-mail-lines__subject">{line.subject || t('mailbox.noSubject')}</span>
        <span className="admin-mail-lines__marks">
          {line.starred ? <Icon name={starFilledIcon} size={16} label={t('mailbox.starred')} /> : null}
          {line.attachments > 0 ? (
            <Icon
              name={paperclipIcon}
              size={16}
              label={t('mailbox.attachmentCount', { count: line.attachments })}
            />
          ) : null}
          {line.labels.map((label) => (
            <Badge key={label}>{label}</Badge>
          ))}
        </span>
        <span className="admin-mail-lines__preview">{line.preview}</span>
      </button>
    </li>
  );
}

import type { MessagePart } from '@jahrring/contracts-admin';
import { downloadUrl, useFormat, useT } from '@jahrring/tool-kit';
import { Icon } from '@jahrring/ui';
import { paperclipIcon } from '@jahrring/ui/icons';
import { addresseeOf, authorOf } from './message-words';
import { messagesUrl } from './messages.api';
import { RichText } from './rich-text';

/** One message of a conversation; the ones that are not read now are folded. */
export function ThreadPart({ part, isOpen }: { part: MessagePart; isOpen: boolean }) {
  const t = useT('admin');
  const format = useFormat();
  return (
    <details className="admin-mail-part" open={isOpen}>
      <summary>
        <span className="admin-mail-part__who">{authorOf(part)}</span>
        <time dateTime={part.at}>{format.dateTime(part.at)}</time>
      </summary>
      {part.box === 'inbox' ? null : (
        <p className="admin-mail-part__to">{t('mailbox.to', { name: addresseeOf(t, part) })}</p>
      )}
      {part.plannedAt ? (
        <p className="admin-mail-part__to">
          {t('mailbox.plannedFor', { moment: format.dateTime(part.plannedAt) })}
        </p>
      ) : null}
      <RichText html={part.html} />
      {part.attachments.length > 0 ? (
        <ul className="admin-mail-part__files" aria-label={t('mailbox.attachments')}>
          {part.attachments.map(({ id, name }) => (
            <li key={id}>
              <a href={downloadUrl(`${messagesUrl}/${part.id}/attachments/${id}`)} download={name}>
                <Icon name={paperclipIcon} size={16} />
                {name}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </details>
  );
}

import type { CaseEvent, CaseSide, MessageView } from '@jahrring/contracts-support';
import { useFormat, useT, type Translate } from '@jahrring/tool-kit';
import { Icon } from '@jahrring/ui';
import { checkIcon, eyeIcon, lockIcon } from '@jahrring/ui/icons';
import { FileBubble } from './file-bubble';

interface MessageRowProps {
  message: MessageView;
  side: CaseSide;
  /** URL of its file. */
  fileUrl: string;
  /** True if somebody of the other side has read it; undefined if it is not ours. */
  read: boolean | undefined;
}

/** Returns the text of an event. */
function eventText(t: Translate, { name, value }: CaseEvent, side: CaseSide): string {
  if (name === 'status') return t('event.status', { value: t(statusKey(value, side)) });
  if (name === 'urgency') return t('event.urgency', { value: t(`urgency.${value}`) });
  return t(`event.${name}`, { value: value || t('chat.desk') });
}

function statusKey(status: string, side: CaseSide): string {
  return status === 'waiting' ? `status.waiting_${side}` : `status.${status}`;
}

/** One message: who, when, what; one's own side stands at the end. */
export function MessageRow({ message, side, fileUrl, read }: MessageRowProps) {
  const t = useT('support');
  const format = useFormat();
  const time = format.time(message.createdAt);
  const { kind, event, file, text } = message;
  if (event) {
    return (
      <p className="support-event">
        {eventText(t, event, side)} <span>{time}</span>
      </p>
    );
  }
  const author = message.authorName || t(message.side === 'desk' ? 'chat.desk' : 'chat.customer');
  const note = kind === 'note';
  return (
    <article
      className="support-message"
      data-own={message.side === side || undefined}
      data-note={note || undefined}
      aria-label={t('chat.messageOf', { name: author, time })}
    >
      <header>
        {note ? <Icon name={lockIcon} size={14} /> : null}
        <strong>{author}</strong>
        {note ? <span>{t('chat.note')}</span> : null}
        <time dateTime={message.createdAt}>{time}</time>
        {read === undefined ? null : (
          <span className="support-message__mark" title={t(read ? 'chat.read' : 'chat.sent')}>
            <Icon name={read ? eyeIcon : checkIcon} size={14} />
            <span className="jr-hidden">{t(read ? 'chat.read' : 'chat.sent')}</span>
          </span>
        )}
      </header>
      {text ? <p>{text}</p> : null}
      {file ? <FileBubble url={fileUrl} file={file} /> : null}
    </article>
  );
}

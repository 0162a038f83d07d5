import type { NotificationView } from '@jahrring/contracts-admin';
import { Link, useFormat, useT } from '@jahrring/tool-kit';
import { IconButton } from '@jahrring/ui';
import { useEffect } from 'react';
import { archiveIcon, checkIcon, mailIcon, restoreIcon } from '@jahrring/ui/icons';
import { wordsOf } from '../tools/tool-words';
import { useNotificationText } from './notification-text';
import { useMark } from './use-mark';

export interface NotificationLineProps {
  notification: NotificationView;
  onFollow?: (() => void) | undefined;
}

/** One notification: its sentence leads to its page; reading and putting away beside it. */
export function NotificationLine({ notification, onFollow }: NotificationLineProps) {
  const t = useT('shell');
  const format = useFormat();
  const text = useNotificationText()(notification);
  const mark = useMark();
  const { id, state, path, createdAt, titleKey } = notification;
  useEffect(() => void wordsOf(titleKey), [titleKey]);
  const isUnread = state === 'unread';
  const follow = () => {
    if (isUnread) mark({ ids: [id], state: 'read' }, false);
    onFollow?.();
  };
  return (
    <li className="sh-note" data-state={state}>
      <Link className="sh-note__link" to={path} onClick={follow}>
        <span className="sh-note__text">
          {isUnread ? <span className="sh-note__mark">{t('notifications.unreadMark')}</span> : null}
          {text}
        </span>
        <time className="sh-note__time" dateTime={createdAt}>
          {format.dateTime(createdAt)}
        </time>
      </Link>
      <span className="sh-note__actions">
        <IconButton
          icon={isUnread ? checkIcon : mailIcon}
          size="small"
          label={t(isUnread ? 'notifications.read' : 'notifications.unread', { text })}
          onClick={() => mark({ ids: [id], state: isUnread ? 'read' : 'unread' }, false)}
        />
        <IconButton
          icon={state === 'archived' ? restoreIcon : archiveIcon}
          size="small"
          label={t(state === 'archived' ? 'notifications.restore' : 'notifications.archive', { text })}
          onClick={() => mark({ ids: [id], state: state === 'archived' ? 'read' : 'archived' })}
        />
      </span>
    </li>
  );
}

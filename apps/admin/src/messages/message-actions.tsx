import type { MessageView } from '@jahrring/contracts-admin';
import { useT } from '@jahrring/tool-kit';
import { useAttempt } from '@jahrring/tool-kit/form';
import { ActionMenu, Button, IconButton } from '@jahrring/ui';
import {
  archiveIcon,
  editIcon,
  replyIcon,
  restoreIcon,
  starFilledIcon,
  starIcon,
  trashIcon,
} from '@jahrring/ui/icons';
import { useRecallMessage } from './messages.api';
import type { MailboxActions } from './use-mailbox-actions';

/** Dialogs that open over the message, for questions and information. */
export type MessageDialog = 'readers' | 'label' | 'erase';

export interface MessageActionsProps {
  message: MessageView;
  actions: MailboxActions;
  onClose: () => void;
  onReply: (message: MessageView) => void;
  onEdit: (message: MessageView) => void;
  onDialog: (dialog: MessageDialog) => void;
}

/** Actions on the open message. */
export function MessageActions({
  message,
  actions,
  onClose,
  onReply,
  onEdit,
  onDialog,
}: MessageActionsProps) {
  const t = useT('admin');
  const attempt = useAttempt();
  const [takeBack] = useRecallMessage();
  const { id, version, box, place, starred, labels } = message;
  const unplan = () =>
    attempt(async () => {
      onEdit(await takeBack({ id, version }).unwrap());
    });
  const away = (to: 'archived' | 'bin') => {
    actions.move(message, to);
    onClose();
  };
  return (
    <div className="admin-mail-message__actions">
      {box === 'inbox' ? (
        <Button icon={replyIcon} size="small" onClick={() => onReply(message)}>
          {t('mailbox.reply')}
        </Button>
      ) : null}
      {box === 'drafts' ? (
        <Button icon={editIcon} size="small" onClick={() => onEdit(message)}>
          {t('mailbox.edit')}
        </Button>
      ) : null}
      {box === 'planned' ? (
        <Button icon={restoreIcon} size="small" onClick={() => void unplan()}>
          {t('mailbox.takeBack')}
        </Button>
      ) : null}
      {box === 'sent' ? (
        <Button size="small" onClick={() => onDialog('readers')}>
          {t('mailbox.readers')}
        </Button>
      ) : null}
      <IconButton
        icon={starred ? starFilledIcon : starIcon}
        size="small"
        label={t(starred ? 'mailbox.unstar' : 'mailbox.star')}
        aria-pressed={starred}
        onClick={() => actions.mark([id], { starred: !starred })}
      />
      {place === 'open' && box !== 'planned' ? (
        <IconButton
          icon={archiveIcon}
          size="small"
          label={t('mailbox.archive')}
          onClick={() => away('archived')}
        />
      ) : null}
      {place === 'bin' || box === 'planned' ? null : (
        <IconButton icon={trashIcon} size="small" label={t('mailbox.toBin')} onClick={() => away('bin')} />
      )}
      <ActionMenu
        label={t('mailbox.more')}
        items={[
          { label: t('mailbox.addLabel'), onClick: () => onDialog('label') },
          ...labels.map((label) => ({
            label: t('mailbox.removeLabel', { label }),
            onClick: () => actions.mark([id], { removeLabel: label }),
          })),
          box === 'inbox' && {
            label: t('mailbox.markUnread'),
            onClick: () => {
              actions.mark([id], { read: false });
              onClose();
            },
          },
          place !== 'open' && {
            label: t('mailbox.putBack'),
            icon: restoreIcon,
            onClick: () => actions.move(message, 'open'),
          },
          place === 'bin' && {
            label: t('mailbox.erase'),
            icon: trashIcon,
            danger: true,
            onClick: () => onDialog('erase'),
          },
        ]}
      />
    </div>
  );
}

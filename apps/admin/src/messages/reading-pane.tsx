import type { MessageView } from '@jahrring/contracts-admin';
import { notify, problemText, useProblemToast, useRecordChanges, useT } from '@jahrring/tool-kit';
import { ActionMenu, Button, ConfirmDialog, ErrorState, IconButton, Skeletons } from '@jahrring/ui';
import {
  archiveIcon,
  arrowLeftIcon,
  editIcon,
  replyIcon,
  restoreIcon,
  starFilledIcon,
  starIcon,
  trashIcon,
} from '@jahrring/ui/icons';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useMessage, useTakeMessageBack } from './messages.api';
import { ThreadPart } from './thread-part';
import type { MailboxActions } from './use-mailbox-actions';

const Readers = lazy(async () => ({ default: (await import('./readers')).Readers }));
const LabelForm = lazy(async () => ({ default: (await import('./label-form')).LabelForm }));

export interface ReadingPaneProps {
  id: string;
  actions: MailboxActions;
  onClose: () => void;
  onRead: (message: MessageView | null) => void;
  onReply: (message: MessageView) => void;
  onEdit: (message: MessageView) => void;
}

/** A message with its conversation. Opening it marks it as read. */
export function ReadingPane({ id, actions, onRead, ...rest }: ReadingPaneProps) {
  const t = useT('admin');
  const { currentData, error, refetch } = useMessage(id);
  const marked = useRef(false);
  useRecordChanges('admin/message', () => void refetch());
  useEffect(() => onRead(currentData ?? null), [currentData, onRead]);
  useEffect(() => {
    if (!currentData || marked.current) return;
    marked.current = true;
    if (currentData.box === 'inbox' && !currentData.read) actions.mark([id], { read: true });
  }, [actions, currentData, id]);
  if (error) return <ErrorState onRetry={() => void refetch()}>{problemText(t, error)}</ErrorState>;
  if (!currentData) return <Skeletons lines={6} />;
  return <Message message={currentData} actions={actions} {...rest} />;
}

type MessageProps = Omit<ReadingPaneProps, 'id' | 'onRead'> & { message: MessageView };

function Message({ message, actions, onClose, onReply, onEdit }: MessageProps) {
  const t = useT('admin');
  const toast = useProblemToast();
  const [takeBack] = useTakeMessageBack();
  const [dialog, setDialog] = useState<'readers' | 'label' | 'erase' | null>(null);
  const { id, version, box, place, starred, subject, labels } = message;
  const parts = message.thread.length > 0 && place !== 'bin' ? message.thread : [message];
  const unplan = async () => {
    try {
      onEdit(await takeBack({ id, version }).unwrap());
    } catch (error) {
      toast(error);
    }
  };
  const erase = async () => {
    setDialog(null);
    if (!(await actions.erase(id))) return;
    onClose();
    notify.success(t('mailbox.erased'));
  };
  const away = (to: 'archived' | 'bin') => {
    actions.move(message, to);
    onClose();
  };
  return (
    <article className="admin-mail-message">
      <header className="admin-mail-message__head">
        <IconButton
          className="admin-mail-message__back"
          icon={arrowLeftIcon}
          label={t('mailbox.back')}
          onClick={onClose}
        />
        <h2>{subject || t('mailbox.noSubject')}</h2>
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
            <Button size="small" onClick={() => setDialog('readers')}>
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
            <IconButton
              icon={trashIcon}
              size="small"
              label={t('mailbox.toBin')}
              onClick={() => away('bin')}
            />
          )}
          <ActionMenu
            label={t('mailbox.more')}
            items={[
              { label: t('mailbox.addLabel'), onClick: () => setDialog('label') },
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
                onClick: () => setDialog('erase'),
              },
            ]}
          />
        </div>
      </header>
      {parts.map((part) => (
        <ThreadPart key={part.id} part={part} isOpen={part.id === id} />
      ))}
      <Suspense>
        {dialog === 'readers' ? <Readers id={id} onClose={() => setDialog(null)} /> : null}
        {dialog === 'label' ? (
          <LabelForm
            onSave={(addLabel) => {
              actions.mark([id], { addLabel });
              setDialog(null);
            }}
            onClose={() => setDialog(null)}
          />
        ) : null}
      </Suspense>
      <ConfirmDialog
        opened={dialog === 'erase'}
        title={t('mailbox.eraseTitle')}
        confirmLabel={t('mailbox.erase')}
        danger
        onConfirm={() => void erase()}
        onClose={() => setDialog(null)}
      >
        {t('mailbox.eraseText')}
      </ConfirmDialog>
    </article>
  );
}

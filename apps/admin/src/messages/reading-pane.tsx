import type { MessageView } from '@jahrring/contracts-admin';
import { notify, useRecordChanges, useT } from '@jahrring/tool-kit';
import { QueryState } from '@jahrring/tool-kit/query-state';
import { ConfirmDialog, IconButton } from '@jahrring/ui';
import { arrowLeftIcon } from '@jahrring/ui/icons';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { type MessageDialog, MessageActions } from './message-actions';
import { useMessage } from './messages.api';
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
  const { currentData, error, refetch } = useMessage(id);
  const marked = useRef(false);
  useRecordChanges('admin/message', () => void refetch());
  useEffect(() => onRead(currentData ?? null), [currentData, onRead]);
  useEffect(() => {
    if (!currentData || marked.current) return;
    marked.current = true;
    if (currentData.box === 'inbox' && !currentData.read) actions.mark([id], { read: true });
  }, [actions, currentData, id]);
  if (error || !currentData) return <QueryState query={{ error, refetch }} lines={6} />;

  return <Message message={currentData} actions={actions} {...rest} />;
}

type MessageProps = Omit<ReadingPaneProps, 'id' | 'onRead'> & { message: MessageView };

function Message(props: MessageProps) {
  const { message, actions, onClose } = props;
  const t = useT('admin');
  const [dialog, setDialog] = useState<MessageDialog | null>(null);
  const { id, place, subject } = message;
  const parts = message.thread.length > 0 && place !== 'bin' ? message.thread : [message];
  const erase = async () => {
    setDialog(null);
    if (!(await actions.erase(id))) return;
    onClose();
    notify.success(t('mailbox.erased'));
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
        <MessageActions {...props} onDialog={setDialog} />
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

import type { MessageLine, MessageView } from '@jahrring/contracts-admin';
import { useRecordChanges, useT } from '@jahrring/tool-kit';
import { QueryState } from '@jahrring/tool-kit/query-state';
import { Button, EmptyState, PageFrame } from '@jahrring/ui';
import { plusIcon } from '@jahrring/ui/icons';
import { lazy, Suspense, useState } from 'react';
import { FolderList } from './folder-list';
import { listArgsOf, useMailboxPlace } from './mailbox-place';
import { MessageList } from './message-list';
import { useMessageList } from './messages.api';
import { ReadingPane } from './reading-pane';
import { SearchLine } from './search-line';
import { useMailboxActions } from './use-mailbox-actions';
import { useMailboxKeys } from './use-mailbox-keys';
import './messages.css';

const Compose = lazy(async () => ({ default: (await import('./compose')).Compose }));
const Templates = lazy(async () => ({ default: (await import('./templates')).Templates }));

const step = 50;
const most = 500;

/** Message that is being written: something new, a reply, or a draft. */
type Writing = { draft?: MessageView; replyTo?: MessageView } | null;

/** A mailbox: folders, messages, and the one that is read. On a phone one of them at a time. */
export function Component() {
  const t = useT('admin');
  const place = useMailboxPlace();
  const [size, setSize] = useState(step);
  const list = useMessageList(listArgsOf(place, size), { refetchOnMountOrArgChange: true });
  const lines = list.currentData?.items ?? [];
  const [writing, setWriting] = useState<Writing>(null);
  const [templates, setTemplates] = useState(false);
  const [read, setRead] = useState<MessageView | null>(null);
  const actions = useMailboxActions();
  useRecordChanges('admin/message', () => void list.refetch());
  const open = (line: MessageLine) => place.setMessage(line.id);
  const current = lines.find(({ id }) => id === place.messageId);
  const answer = read?.box === 'inbox' && read.id === place.messageId ? read : null;
  useMailboxKeys({
    lines,
    current,
    open,
    actions,
    write: () => setWriting({}),
    reply: () => answer && setWriting({ replyTo: answer }),
  });
  const isOperator = place.base.startsWith('/admin');
  const title = t(isOperator ? 'title.messages' : 'title.mailbox');
  const named = place.label ?? t(`mailbox.folder.${place.folder}`);
  return (
    <PageFrame
      title={place.folder === 'inbox' && !place.label ? title : `${named} – ${title}`}
      actions={
        <>
          <Button variant="primary" icon={plusIcon} onClick={() => setWriting({})}>
            {t('mailbox.write')}
          </Button>
          {isOperator ? <Button onClick={() => setTemplates(true)}>{t('mailbox.templates')}</Button> : null}
        </>
      }
    >
      <div className="admin-mail" data-reading={place.messageId ? true : undefined}>
        <FolderList place={place} />
        <section className="admin-mail__list" aria-label={named}>
          <SearchLine key={place.search} search={place.search} onSearch={place.setSearch} />
          {list.error || !list.currentData ? <QueryState query={list} lines={8} /> : null}
          {list.currentData && lines.length === 0 ? (
            <EmptyState title={t(place.search ? 'mailbox.nothingFound' : 'mailbox.nothingHere')} />
          ) : null}
          <MessageList lines={lines} current={place.messageId} onOpen={open} />
          {(list.currentData?.total ?? 0) > lines.length && size < most ? (
            <Button variant="quiet" onClick={() => setSize(size + step)}>
              {t('mailbox.more')}
            </Button>
          ) : null}
        </section>
        <section className="admin-mail__reading" aria-label={t('mailbox.reading')}>
          {place.messageId ? (
            <ReadingPane
              key={place.messageId}
              id={place.messageId}
              actions={actions}
              onClose={() => place.setMessage(null)}
              onRead={setRead}
              onReply={(replyTo) => setWriting({ replyTo })}
              onEdit={(draft) => setWriting({ draft })}
            />
          ) : (
            <EmptyState title={t('mailbox.choose')} />
          )}
        </section>
      </div>
      <Suspense>
        {writing ? <Compose {...writing} isOperator={isOperator} onClose={() => setWriting(null)} /> : null}
        {templates ? <Templates onClose={() => setTemplates(false)} /> : null}
      </Suspense>
    </PageFrame>
  );
}

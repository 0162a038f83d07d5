import type { DeskCaseView } from '@jahrring/contracts-support';
import { problemOf, problemText, useT } from '@jahrring/tool-kit';
import { Alert, Button, ErrorState, PageFrame, Skeletons } from '@jahrring/ui';
import { CaseBadge } from '../case-badges';
import { CaseFacts } from '../chat/case-facts';
import { ChatLog } from '../chat/chat-log';
import { useSending } from '../chat/use-sending';
import { useThread } from '../chat/use-thread';
import { WhoIsThere } from '../chat/who-is-there';
import { deskUrl, useDeskCase } from '../support.api';
import { DeskActions } from './desk-actions';
import { DeskComposer } from './desk-composer';

const queuePath = '/hsm-admin';

/** One case as the desk answers it. */
export function DeskCase({ id }: { id: string }) {
  const t = useT('support');
  const { currentData, error, refetch } = useDeskCase(id, { refetchOnMountOrArgChange: true });
  const view: DeskCaseView | undefined = currentData;
  if (view) return <DeskChat view={view} onChange={() => void refetch()} />;
  return (
    <PageFrame title={t('title.desk')} breadcrumbs={[{ label: t('title.desk'), to: queuePath }]}>
      {error ? (
        <ErrorState
          title={problemOf(error).status === 404 ? t('chat.missing') : problemText(t, error)}
          onRetry={() => void refetch()}
          actions={<Button to={queuePath}>{t('title.desk')}</Button>}
        />
      ) : (
        <Skeletons lines={8} lineHeight="3.5rem" />
      )}
    </PageFrame>
  );
}

function DeskChat({ view, onChange }: { view: DeskCaseView; onChange: () => void }) {
  const t = useT('support');
  const url = `${deskUrl}/${view.id}`;
  const thread = useThread(deskUrl, view, onChange);
  const sending = useSending(url, `#${view.number} ${view.subject}`, (message) =>
    message ? thread.add(message) : thread.refresh(),
  );
  const { people } = thread;
  return (
    <PageFrame
      title={view.subject}
      titleExtra={<CaseBadge status={view.status} side="desk" />}
      subtitle={<WhoIsThere people={people} />}
      breadcrumbs={[{ label: t('title.desk'), to: queuePath }]}
    >
      <div className="support-chat">
        <section className="support-chat__talk" aria-label={t('title.chat')}>
          <ChatLog url={url} side="desk" thread={thread} sending={sending} people={people} />
          {view.mayWrite ? (
            <DeskComposer view={view} sending={sending} onSent={onChange} />
          ) : (
            <Alert>{t('chat.readOnly')}</Alert>
          )}
        </section>
        <CaseFacts view={view}>
          {view.mayWrite ? <DeskActions view={view} onDone={thread.refresh} /> : null}
        </CaseFacts>
      </div>
    </PageFrame>
  );
}

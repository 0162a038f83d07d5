import type { SupportCaseView } from '@jahrring/contracts-support';
import { problemOf, problemText, useParams, useProblemToast, useT } from '@jahrring/tool-kit';
import { Alert, Button, ErrorState, PageFrame, Skeletons } from '@jahrring/ui';
import { checkIcon } from '@jahrring/ui/icons';
import { CaseBadge } from '../case-badges';
import { casesUrl, useCase, useUpdateCase } from '../support.api';
import '../support.css';
import { CaseFacts } from './case-facts';
import { ChatLog } from './chat-log';
import { Composer } from './composer';
import { useSending } from './use-sending';
import { useThread } from './use-thread';
import { WhoIsThere } from './who-is-there';

const listPath = '/my-hsm';

/** The chat of one case, for the licence that asks. */
export function Component() {
  const t = useT('support');
  const { id = '' } = useParams();
  const { currentData, error, refetch } = useCase(id, { refetchOnMountOrArgChange: true });
  const view: SupportCaseView | undefined = currentData;
  if (view) return <CaseChat key={view.id} view={view} onChange={() => void refetch()} />;
  return (
    <PageFrame title={t('title.chat')} breadcrumbs={[{ label: t('title.mine'), to: listPath }]}>
      {error ? (
        <ErrorState
          title={problemOf(error).status === 404 ? t('chat.missing') : problemText(t, error)}
          onRetry={() => void refetch()}
          actions={<Button to={listPath}>{t('title.mine')}</Button>}
        />
      ) : (
        <Skeletons lines={8} lineHeight="3.5rem" />
      )}
    </PageFrame>
  );
}

function CaseChat({ view, onChange }: { view: SupportCaseView; onChange: () => void }) {
  const t = useT('support');
  const url = `${casesUrl}/${view.id}`;
  const thread = useThread(casesUrl, view, onChange);
  const sending = useSending(url, `#${view.number} ${view.subject}`, (message) =>
    message ? thread.add(message) : thread.refresh(),
  );
  const { people } = thread;
  const toast = useProblemToast();
  const [update] = useUpdateCase();
  const close = async () => {
    const answer = await update({ id: view.id, version: view.version, patch: { status: 'closed' } });
    if (answer.error) toast(answer.error);
    thread.refresh();
  };
  const mayClose = view.mayWrite && view.status !== 'closed';
  return (
    <PageFrame
      title={view.subject}
      titleExtra={<CaseBadge status={view.status} side="customer" />}
      subtitle={<WhoIsThere people={people} />}
      breadcrumbs={[{ label: t('title.mine'), to: listPath }]}
    >
      <div className="support-chat">
        <section className="support-chat__talk" aria-label={t('title.chat')}>
          <ChatLog url={url} side="customer" thread={thread} sending={sending} people={people} />
          {view.status === 'closed' ? <Alert>{t('chat.closedHint')}</Alert> : null}
          {view.mayWrite ? (
            <Composer sending={sending} label={t('chat.placeholder')} onSent={onChange} />
          ) : (
            <Alert>{t('chat.readOnly')}</Alert>
          )}
        </section>
        <CaseFacts view={view}>
          {mayClose ? (
            <Button icon={checkIcon} fullWidth onClick={() => void close()}>
              {t('chat.close')}
            </Button>
          ) : null}
        </CaseFacts>
      </div>
    </PageFrame>
  );
}

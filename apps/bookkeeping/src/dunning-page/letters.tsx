import { dunningLetterListSpec, type DunningLetterView } from '@jahrring/contracts-bookkeeping';
import { useAbility, useT } from '@jahrring/tool-kit';
import { Button, Card, EmptyState, ErrorState, Skeletons, Stack } from '@jahrring/ui';
import { sendIcon } from '@jahrring/ui/icons';
import { useState } from 'react';
import { useDunningLetters } from '../dunning.api';
import { LetterList } from './letter-list';
import { canSend, useSendLetters } from './use-send-letters';

const perPage = 50;

/** Issued letters, the newest first; of one run where it was just made. */
export function Letters({ runId }: { runId: string | null }) {
  const t = useT('bookkeeping');
  const [page, setPage] = useState(1);
  const args = {
    ...{ sort: dunningLetterListSpec.defaultSort, page: String(page), pageSize: String(perPage) },
    ...(runId ? { 'filter[runId]': runId } : {}),
  };
  const { data, isError, refetch } = useDunningLetters(args, { refetchOnMountOrArgChange: true });
  if (!data) return isError ? <ErrorState onRetry={() => void refetch()} /> : <Skeletons lines={8} />;
  if (data.items.length === 0) return <EmptyState title={t('dunning.noLetters')} />;
  const pages = Math.ceil(data.total / perPage);
  return (
    <Card>
      <Stack gap={3}>
        <SendAll letters={data.items} />
        <LetterList label={t('dunning.tab.letters')} letters={data.items} />
        {pages > 1 ? (
          <nav className="dunning-pages" aria-label={t('bank.pages')}>
            <Button size="small" disabled={page === 1} onClick={() => setPage(page - 1)}>
              {t('bank.before')}
            </Button>
            <span>{t('bank.page', { page, pages })}</span>
            <Button size="small" disabled={page >= pages} onClick={() => setPage(page + 1)}>
              {t('bank.after')}
            </Button>
          </nav>
        ) : null}
      </Stack>
    </Card>
  );
}

function SendAll({ letters }: { letters: readonly DunningLetterView[] }) {
  const t = useT('bookkeeping');
  const mayManage = useAbility().can('tools.debitors.manage');
  const { send, busy } = useSendLetters();
  const ready = letters.filter(canSend);
  if (!mayManage || ready.length === 0) return null;
  return (
    <div className="dunning-head">
      <Button icon={sendIcon} loading={busy} onClick={() => void send(ready)}>
        {t('dunning.sendAll', { count: ready.length })}
      </Button>
    </div>
  );
}

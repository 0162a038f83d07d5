import type { StatementLineState } from '@jahrring/contracts-bookkeeping';
import { useAbility, useSearchParams, useT } from '@jahrring/tool-kit';
import { Button, Card, EmptyState, ErrorState, PageFrame, Skeletons, Stack } from '@jahrring/ui';
import { lazy, Suspense, useState } from 'react';
import { useStatementLines } from '../statements.api';
import './bank-page.css';
import { ImportFiles } from './import-files';
import { LineList } from './line-list';

const lineTabs = ['open', 'booked', 'ignored'] as const satisfies readonly StatementLineState[];
const shown = [...lineTabs, 'statements'] as const;
const StatementGrid = lazy(async () => ({ default: (await import('./statement-grid')).StatementGrid }));
const perPage = 50;

/** Statements of the bank: files in, then each line booked, assigned or put aside. */
export function Component() {
  const t = useT('bookkeeping');
  const [params] = useSearchParams();
  const state = shown.find((one) => one === params.get('state')) ?? 'open';
  return (
    <PageFrame
      title={t('bank.title')}
      subtitle={t('bank.subtitle')}
      tabs={shown.map((one) => ({
        label: t(`bank.tab.${one}`),
        to: one === 'open' ? '/debitors/statements' : `/debitors/statements?state=${one}`,
        active: one === state,
      }))}
    >
      {state === 'statements' ? (
        <Suspense fallback={<Skeletons lines={8} />}>
          <StatementGrid />
        </Suspense>
      ) : (
        <LineTab state={state} />
      )}
    </PageFrame>
  );
}

function LineTab({ state }: { state: (typeof lineTabs)[number] }) {
  const mayManage = useAbility().can('tools.debitors.manage');
  return (
    <Stack gap={5}>
      {mayManage && state === 'open' ? (
        <Card>
          <ImportFiles />
        </Card>
      ) : null}
      <Lines key={state} state={state} />
    </Stack>
  );
}

function Lines({ state }: { state: (typeof lineTabs)[number] }) {
  const t = useT('bookkeeping');
  const [page, setPage] = useState(1);
  const sort = state === 'open' ? 'bookedOn,counterpartyName' : '-bookedOn';
  const args = { 'filter[state]': state, sort, page: String(page), pageSize: String(perPage) };
  const { data, isError, refetch } = useStatementLines(args, { refetchOnMountOrArgChange: true });
  if (!data) return isError ? <ErrorState onRetry={() => void refetch()} /> : <Skeletons lines={8} />;
  if (data.items.length === 0 && page === 1) return <EmptyState title={t(`bank.empty.${state}`)} />;
  const pages = Math.max(1, Math.ceil(data.total / perPage));
  return (
    <Card>
      <Stack gap={3}>
        {state === 'open' ? <p className="bank-keys">{t('bank.keys')}</p> : null}
        <LineList lines={data.items} />
        {pages > 1 ? (
          <nav className="bank-pages" aria-label={t('bank.pages')}>
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

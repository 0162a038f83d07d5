import type { DebtorView } from '@jahrring/contracts-bookkeeping';
import {
  problemOf,
  problemText,
  useAbility,
  useFormat,
  useParams,
  useSearchParams,
  useT,
} from '@jahrring/tool-kit';
import { Alert, Button, ErrorState, PageFrame, Skeletons, Stack, Stat } from '@jahrring/ui';
import { cashIcon, plusIcon } from '@jahrring/ui/icons';
import { lazy, Suspense } from 'react';
import { useDebtor } from '../debtors.api';
import { ItemsTab } from './items-tab';
import './debtor-page.css';

const PaymentsTab = lazy(async () => ({ default: (await import('./payments-tab')).PaymentsTab }));
const DunningTab = lazy(async () => ({ default: (await import('./dunning-tab')).DunningTab }));
const TermsTab = lazy(async () => ({ default: (await import('./terms-tab')).TermsTab }));

const tabs = ['items', 'payments', 'dunning', 'terms'] as const;
const listPath = '/debitors';

/** One customer's account: what is open, what was paid, what was agreed. */
export function Component() {
  const t = useT('bookkeeping');
  const { id = '' } = useParams();
  const { currentData: debtor, error, refetch } = useDebtor(id, { refetchOnMountOrArgChange: true });
  if (debtor) return <DebtorPage debtor={debtor} />;
  return (
    <PageFrame
      title={t('debtor.title.debtor')}
      breadcrumbs={[{ label: t('debtor.title.list'), to: listPath }]}
    >
      {error ? (
        <ErrorState
          title={problemOf(error).status === 404 ? t('debtor.missing') : problemText(t, error)}
          onRetry={() => void refetch()}
          actions={<Button to={listPath}>{t('debtor.title.list')}</Button>}
        />
      ) : (
        <Skeletons lines={10} />
      )}
    </PageFrame>
  );
}

function DebtorPage({ debtor }: { debtor: DebtorView }) {
  const t = useT('bookkeeping');
  const mayManage = useAbility().can('tools.debitors.manage');
  const [params] = useSearchParams();
  const active = tabs.find((tab) => tab === params.get('tab')) ?? 'items';
  const path = `/debitors/edit/${debtor.id}`;
  const { customerNumber, zip, city } = debtor;
  return (
    <PageFrame
      title={debtor.name}
      subtitle={[customerNumber, `${zip} ${city}`].filter(Boolean).join(' · ')}
      breadcrumbs={[{ label: t('debtor.title.list'), to: listPath }]}
      actions={
        mayManage ? (
          <>
            <Button icon={plusIcon} to={`/debitors/self-billing?address=${debtor.id}`}>
              {t('selfBilling.action')}
            </Button>
            <Button variant="primary" icon={cashIcon} to={`/debitors/create?address=${debtor.id}`}>
              {t('debtor.action.pay')}
            </Button>
          </>
        ) : null
      }
      tabs={tabs.map((tab) => ({
        label: t(`debtor.tab.${tab}`),
        to: tab === 'items' ? path : `${path}?tab=${tab}`,
        active: tab === active,
      }))}
    >
      <Stack gap={5}>
        <Standing debtor={debtor} />
        <Sums debtor={debtor} />
        <Suspense fallback={<Skeletons lines={6} />}>
          {active === 'items' ? <ItemsTab debtorId={debtor.id} /> : null}
          {active === 'payments' ? <PaymentsTab debtorId={debtor.id} /> : null}
          {active === 'dunning' ? <DunningTab debtorId={debtor.id} /> : null}
          {active === 'terms' ? <TermsTab debtor={debtor} /> : null}
        </Suspense>
      </Stack>
    </PageFrame>
  );
}

/** Warnings before more is delivered: the limit is exceeded, or the debtor is in debt collection. */
function Standing({ debtor }: { debtor: DebtorView }) {
  const t = useT('bookkeeping');
  const format = useFormat();
  const { creditLimit, exceedsLimit, block, currency } = debtor;
  if (!exceedsLimit && block !== 'collection') return null;
  return (
    <Alert kind="warning">
      {exceedsLimit
        ? t('debtor.limit.exceeded', { limit: format.money(creditLimit ?? '0', currency) })
        : t('debtor.block.collection')}
    </Alert>
  );
}

function Sums({ debtor }: { debtor: DebtorView }) {
  const t = useT('bookkeeping');
  const format = useFormat();
  const { currency, daysToPay, oldestDueDate } = debtor;
  const money = (amount: string) => format.money(amount, currency);
  const oldest = oldestDueDate ? t('debtor.oldest', { date: format.date(oldestDueDate) }) : undefined;
  return (
    <div className="debtor-stats">
      <Stat label={t('debtor.field.open')} value={money(debtor.open)} hint={oldest} />
      <Stat label={t('debtor.field.overdue')} value={money(debtor.overdue)} />
      <Stat label={t('debtor.field.credit')} value={money(debtor.credit)} />
      <Stat
        label={t('debtor.field.daysToPay')}
        value={daysToPay === null ? '–' : t('debtor.days', { count: daysToPay })}
      />
    </div>
  );
}

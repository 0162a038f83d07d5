import { dueSpans, type CreditorFigures } from '@jahrring/contracts-bookkeeping';
import { problemText, useAbility, useFormat, useLocale, useT } from '@jahrring/tool-kit';
import { Button, Card, Chart, ErrorState, PageFrame, Skeletons, Stack, Stat } from '@jahrring/ui';
import { settingsIcon } from '@jahrring/ui/icons';
import { useCreditorFigures } from '../creditors.api';
import './views-page.css';

void Chart.preload();

/** Total owed to suppliers, its due dates, and the purchases by month and supplier. */
export function Component() {
  const t = useT('bookkeeping');
  const { can } = useAbility();
  const { data, error, refetch } = useCreditorFigures(undefined, { refetchOnMountOrArgChange: true });
  return (
    <PageFrame
      title={t('creditorViews.title')}
      subtitle={t('creditorViews.subtitle')}
      breadcrumbs={
        can('tools.creditors.index') ? [{ label: t('creditor.title.list'), to: '/creditors' }] : []
      }
      actions={
        <Button icon={settingsIcon} to="/plugins/creditors/settings/approval">
          {t('debtor.action.settings')}
        </Button>
      }
      width="narrow"
    >
      {error && !data ? <ErrorState title={problemText(t, error)} onRetry={() => void refetch()} /> : null}
      {data ? <Figures data={data} /> : null}
      {data || error ? null : <Skeletons lines={10} />}
    </PageFrame>
  );
}

function Figures({ data }: { data: CreditorFigures }) {
  const t = useT('bookkeeping');
  const format = useFormat();
  const { currency, open, overdue, waiting, blocked, due, months, suppliers } = data;
  const money = (amount: number) => format.money(amount.toFixed(2), currency);
  const newest = [...months].reverse();
  const inBooks = (label: string) => `${label} (${currency})`;
  const spans = [
    t('creditorViews.overdue'),
    ...dueSpans.map((count) => t('creditorViews.within', { count })),
    t('creditorViews.later'),
  ];
  const names = new Intl.DateTimeFormat(useLocale(), { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const monthOf = (month: string) => names.format(new Date(`${month}-01T00:00:00Z`));
  return (
    <Stack gap={5}>
      <div className="debtor-views__stats">
        <Stat label={inBooks(t('creditor.field.open'))} value={format.amount(open)} />
        <Stat label={inBooks(t('creditorViews.overdue'))} value={format.amount(overdue)} />
        <Stat
          label={inBooks(t('creditor.look.recorded'))}
          value={format.amount(waiting.amount)}
          hint={t('creditorViews.bills', { count: waiting.count })}
        />
        <Stat label={inBooks(t('creditor.look.blocked'))} value={format.amount(blocked)} />
      </div>
      <Card title={t('creditorViews.due')}>
        <Chart
          kind="bar"
          label={t('creditorViews.due')}
          rowsLabel={t('creditorViews.term')}
          rows={spans}
          series={[
            { label: t('creditor.field.open'), values: spans.map((_, index) => Number(due[index] ?? 0)) },
          ]}
          format={money}
        />
      </Card>
      <Card title={t('creditorViews.months')}>
        <Chart
          kind="bar"
          label={t('creditorViews.months')}
          rowsLabel={t('views.month')}
          rows={newest.map(({ month }) => monthOf(month))}
          series={[
            { label: t('creditorViews.bought'), values: newest.map(({ bought }) => Number(bought)) },
            { label: t('creditorViews.paid'), values: newest.map(({ paid }) => Number(paid)) },
          ]}
          format={money}
        />
      </Card>
      <Card title={t('creditorViews.suppliers')}>
        <Chart
          kind="bar"
          label={t('creditorViews.suppliers')}
          rowsLabel={t('creditorViews.supplier')}
          rows={suppliers.map(({ name }) => name)}
          series={[
            { label: t('creditorViews.bought'), values: suppliers.map(({ amount }) => Number(amount)) },
          ]}
          format={money}
        />
      </Card>
    </Stack>
  );
}

import { overdueSpans, type DebtorFigures } from '@jahrring/contracts-bookkeeping';
import { problemText, useAbility, useFormat, useLocale, useT } from '@jahrring/tool-kit';
import { Button, Card, Chart, ErrorState, PageFrame, Skeletons, Stack, Stat } from '@jahrring/ui';
import { settingsIcon } from '@jahrring/ui/icons';
import { useDebtorFigures } from '../debtors.api';
import './views-page.css';

void Chart.preload();

/** Total owed by customers, its age, and the amounts billed and received month by month. */
export function Component() {
  const t = useT('bookkeeping');
  const { can } = useAbility();
  const { data, error, refetch } = useDebtorFigures(undefined, { refetchOnMountOrArgChange: true });
  return (
    <PageFrame
      title={t('views.title')}
      subtitle={t('views.subtitle')}
      breadcrumbs={can('tools.debitors.index') ? [{ label: t('debtor.title.list'), to: '/debitors' }] : []}
      actions={
        <Button icon={settingsIcon} to="/plugins/debitors/settings/accounts">
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

function Figures({ data }: { data: DebtorFigures }) {
  const t = useT('bookkeeping');
  const format = useFormat();
  const { currency, open, overdue, credit, daysOutstanding, spans, months } = data;
  const money = (amount: number) => format.money(amount.toFixed(2), currency);
  const newest = [...months].reverse();
  const inBooks = (label: string) => `${label} (${currency})`;
  const notDue = (Number(open) - Number(overdue)).toFixed(2);
  const ages = [
    { label: t('views.notDue'), amount: notDue },
    ...overdueSpans.map((_, index) => ({ label: t(`debtor.span.${index}`), amount: spans[index] ?? '0' })),
  ];
  const names = new Intl.DateTimeFormat(useLocale(), { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const monthOf = (month: string) => names.format(new Date(`${month}-01T00:00:00Z`));
  return (
    <Stack gap={5}>
      <div className="debtor-views__stats">
        <Stat label={inBooks(t('debtor.field.open'))} value={format.amount(open)} />
        <Stat label={inBooks(t('debtor.field.overdue'))} value={format.amount(overdue)} />
        <Stat label={inBooks(t('debtor.field.credit'))} value={format.amount(credit)} />
        <Stat
          label={t('views.daysOutstanding')}
          value={daysOutstanding === null ? '–' : t('debtor.days', { count: daysOutstanding })}
          hint={t('views.daysOutstandingText')}
        />
      </div>
      <Card title={t('views.ages')}>
        <Chart
          kind="bar"
          label={t('views.ages')}
          rowsLabel={t('views.age')}
          rows={ages.map(({ label }) => label)}
          series={[{ label: t('debtor.field.open'), values: ages.map(({ amount }) => Number(amount)) }]}
          format={money}
        />
      </Card>
      <Card title={t('views.months')}>
        <Chart
          kind="bar"
          label={t('views.months')}
          rowsLabel={t('views.month')}
          rows={newest.map(({ month }) => monthOf(month))}
          series={[
            { label: t('views.billed'), values: newest.map(({ billed }) => Number(billed)) },
            { label: t('views.received'), values: newest.map(({ received }) => Number(received)) },
          ]}
          format={money}
        />
      </Card>
    </Stack>
  );
}

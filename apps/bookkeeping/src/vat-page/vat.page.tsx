import { useAbility, useSearchParams, useT } from '@jahrring/tool-kit';
import { Button, ErrorState, PageFrame, Skeletons } from '@jahrring/ui';
import { localToday } from '@jahrring/ui/input';
import { arrowLeftIcon, settingsIcon } from '@jahrring/ui/icons';
import { useVatPeriods } from '../vat.api';
import { ClosedReturn } from './closed-return';
import { OpenReturn } from './open-return';
import { PeriodList } from './period-list';
import './vat-page.css';

/** Returns of VAT: the periods of a year, and the return of one. */
export function Component() {
  const t = useT('bookkeeping');
  const { can } = useAbility();
  const [params] = useSearchParams();
  const thisYear = Number(localToday().slice(0, 4));
  const year = Number(params.get('year')) || thisYear;
  return (
    <PageFrame
      title={t('vat.title')}
      subtitle={t('vat.subtitle')}
      breadcrumbs={[{ label: t('debtor.title.list'), to: '/debitors' }]}
      actions={
        can('tools.plugin.index') ? (
          <Button icon={settingsIcon} to="/plugins/debitors/settings/vat">
            {t('debtor.action.settings')}
          </Button>
        ) : null
      }
      tabs={[thisYear, thisYear - 1, thisYear - 2].map((one) => ({
        label: String(one),
        to: `/debitors/vat?year=${one}`,
        active: one === year,
      }))}
      width="narrow"
    >
      <Year year={year} />
    </PageFrame>
  );
}

function Year({ year }: { year: number }) {
  const t = useT('bookkeeping');
  const [params] = useSearchParams();
  const { data, isError, refetch } = useVatPeriods({ year }, { refetchOnMountOrArgChange: true });
  if (!data) return isError ? <ErrorState onRetry={() => void refetch()} /> : <Skeletons lines={6} />;
  const isAnnual = params.has('annual');
  const period = data.items.find(
    ({ fromDay, annual }) => annual === isAnnual && (annual || fromDay === params.get('from')),
  );
  if (!period) return <PeriodList year={year} items={data.items} />;
  return (
    <>
      <p>
        <Button size="small" icon={arrowLeftIcon} to={`/debitors/vat?year=${year}`}>
          {t('vat.periods', { year })}
        </Button>
      </p>
      {period.returnId === null ? (
        <OpenReturn key={period.fromDay} period={period} />
      ) : (
        <ClosedReturn key={period.returnId} id={period.returnId} period={period} />
      )}
    </>
  );
}

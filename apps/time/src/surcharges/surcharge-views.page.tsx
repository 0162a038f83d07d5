import type { SurchargeMonth } from '@jahrring/contracts-time';
import { useBoot, useFormat, useListExport, useSearchParams, useT } from '@jahrring/tool-kit';
import { QueryState } from '@jahrring/tool-kit/query-state';
import { ActionMenu, EmptyState, PageFrame, Stack, Stat } from '@jahrring/ui';
import { downloadIcon } from '@jahrring/ui/icons';
import { MonthSwitch } from '../month/month-switch';
import { monthOf, thisMonth } from '../month/months';
import { PersonLines } from './person-lines';
import { surchargeTabs } from './surcharge-tabs';
import { useSurcharges } from './surcharges.api';
import './surcharges.css';

/** Every added minute of a month on a line of its own, person by person. */
export function Component() {
  const t = useT('time');
  const [params, setParams] = useSearchParams();
  const { timeZone } = useFormat();
  const month = monthOf(params.get('month')) ?? thisMonth(timeZone);
  const { currentData: data, error, refetch } = useSurcharges({ month });
  return (
    <PageFrame
      title={t('title.surcharges')}
      subtitle={t('surcharge.viewsText')}
      tabs={surchargeTabs(t, 'views')}
      actions={data && data.lines.length > 0 ? <Export month={month} /> : undefined}
    >
      <Stack gap={5}>
        <MonthSwitch month={month} onChange={(next) => setParams({ month: next })} />
        {data ? <Month data={data} /> : null}
        {data ? null : <QueryState query={{ error, refetch }} lines={6} lineHeight="3.5rem" />}
      </Stack>
    </PageFrame>
  );
}

function Month({ data }: { data: SurchargeMonth }) {
  const t = useT('time');
  const format = useFormat();
  const { currency } = useBoot().licence;
  if (data.lines.length === 0) {
    return <EmptyState title={t('surcharge.noneTitle')}>{t('surcharge.noneText')}</EmptyState>;
  }
  return (
    <>
      <div className="surcharge-totals">
        <Stat label={t('surcharge.hours')} value={format.duration(data.total.seconds)} />
        <Stat label={t('surcharge.amount')} value={format.money(data.total.amount, currency)} />
        <Stat label={t('surcharge.people')} value={String(data.people.length)} />
      </div>
      {data.people.map((person) => (
        <PersonLines
          key={person.employeeId}
          person={person}
          lines={data.lines.filter(({ employeeId }) => employeeId === person.employeeId)}
        />
      ))}
    </>
  );
}

function Export({ month }: { month: string }) {
  const t = useT('time');
  const files = useListExport('/api/time/surcharges/export', { month }, t('title.surcharges'));
  return <ActionMenu text={t('list.export')} icon={downloadIcon} items={files} />;
}

import type { PeriodAbsence, PeriodBalances, PeriodSurcharge } from '@jahrring/contracts-evaluations';
import { useFormat, useT } from '@jahrring/tool-kit';
import { Card, DescriptionList } from '@jahrring/ui';

interface BalancesProps {
  absences: readonly PeriodAbsence[];
  surcharges: readonly PeriodSurcharge[];
  balances: PeriodBalances;
}

/** Balances, absences and surcharges of a period, each as a list of its own. */
export function Balances({ absences, surcharges, balances }: BalancesProps) {
  const t = useT('evaluations');
  const format = useFormat();
  const days = useDays();
  const { averageDaySeconds, holidays, holidays_seniority: gifts, overtimeSeconds, asOf } = balances;
  const titles = [t('periodReport.balances'), asOf && t('periodReport.asOf', { day: format.date(asOf) })];
  const title = titles.filter(Boolean).join(' · ');
  const inDays = (seconds: number) =>
    averageDaySeconds > 0
      ? days(Math.round((seconds / averageDaySeconds) * 100) / 100)
      : format.duration(seconds);
  const kept = [
    { label: t('periodReport.flexitime'), value: format.duration(balances.flexitimeSeconds) },
    { label: t('periodReport.holidaysGranted'), value: inDays(holidays.grantedSeconds) },
    { label: t('periodReport.holidaysTaken'), value: inDays(holidays.takenSeconds) },
    { label: t('periodReport.holidaysRest'), value: inDays(holidays.restSeconds) },
    ...(overtimeSeconds === 0
      ? []
      : [{ label: t('periodReport.ledger.overtime'), value: format.duration(overtimeSeconds) }]),
    ...(gifts.grantedSeconds === 0
      ? []
      : [{ label: t('periodReport.ledger.holidays_seniority'), value: inDays(gifts.restSeconds) }]),
  ];
  return (
    <div className="period-report__balances">
      <Card title={title}>
        <DescriptionList items={kept} />
      </Card>
      {absences.length > 0 ? (
        <Card title={t('periodReport.absencesTitle')}>
          <DescriptionList
            items={absences.map(({ type, halfDays, seconds }) => ({
              label: t(`periodReport.absences.${type}`),
              value: `${days(halfDays / 2)} · ${format.duration(seconds)}`,
            }))}
          />
        </Card>
      ) : null}
      {surcharges.length > 0 ? (
        <Card title={t('periodReport.surcharges')}>
          <DescriptionList
            items={surcharges.map(({ title, seconds }) => ({
              label: title,
              value: format.duration(seconds),
            }))}
          />
        </Card>
      ) : null}
    </div>
  );
}

/** `2.5 Tage` */
function useDays(): (count: number) => string {
  const t = useT('evaluations');
  return (count) => t('periodReport.days', { count });
}

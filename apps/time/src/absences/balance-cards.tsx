import type { Balance, Balances } from '@jahrring/contracts-time';
import { problemText, useFormat, useT } from '@jahrring/tool-kit';
import { Card, ErrorState, IconButton, Ring, Skeletons, Stack } from '@jahrring/ui';
import { lazy, Suspense, useState } from 'react';
import { chevronLeftIcon, chevronRightIcon } from '@jahrring/ui/icons';
import { useBalances } from './absence.api';

const LedgerCard = lazy(async () => ({ default: (await import('./ledger-card')).LedgerCard }));

/**
 * Cards of the year's balances: holidays, additional holidays for years of service, flexitime; and every booking that
 * led to them.
 */
export function BalanceCards({ employeeId }: { employeeId: string | undefined }) {
  const [year, setYear] = useState<number | undefined>(undefined);
  const t = useT('time');
  const { currentData: balances, error, refetch } = useBalances({ employeeId, year });
  if (error && !balances) {
    return <ErrorState onRetry={() => void refetch()}>{problemText(t, error)}</ErrorState>;
  }
  if (!balances) return <Skeletons lines={2} lineHeight="5rem" />;
  const { holidays_seniority: gift } = balances;
  return (
    <section aria-label={t('absence.balance.title', { year: balances.year })}>
      <Stack gap={4}>
        <YearBar year={balances.year} onYear={setYear} />
        <div className="time-balances">
          <BalanceCard kind="holidays" balance={balances.holidays} day={balances.averageDaySeconds} />
          {gift.grantedSeconds > 0 ? (
            <BalanceCard kind="holidays_seniority" balance={gift} day={balances.averageDaySeconds} />
          ) : null}
          <FlexitimeCard flexitime={balances.flexitime} />
        </div>
        <Suspense fallback={null}>
          <LedgerCard balances={balances} />
        </Suspense>
      </Stack>
    </section>
  );
}

function YearBar({ year, onYear }: { year: number; onYear: (year: number) => void }) {
  const t = useT('time');
  return (
    <div className="time-datebar">
      <IconButton
        icon={chevronLeftIcon}
        label={t('absenceSettings.previousYear')}
        onClick={() => onYear(year - 1)}
      />
      <strong className="time-datebar__label" aria-live="polite">
        {year}
      </strong>
      <IconButton
        icon={chevronRightIcon}
        label={t('absenceSettings.nextYear')}
        onClick={() => onYear(year + 1)}
      />
    </div>
  );
}

interface BalanceCardProps {
  kind: 'holidays' | 'holidays_seniority';
  balance: Balance;
  /** Seconds of a day; 0 shows hours alone. */
  day: number;
}

function BalanceCard({ kind, balance, day }: BalanceCardProps) {
  const t = useT('time');
  const amount = useAmount(day);
  const rest = amount(balance.restSeconds);
  const text = t('absence.balance.left', { rest, granted: amount(balance.grantedSeconds) });
  const share = balance.grantedSeconds > 0 ? balance.restSeconds / balance.grantedSeconds : 0;
  const title = t(`absence.balance.${kind}`);
  return (
    <Card title={title}>
      <div className="time-summary">
        <Ring value={share} label={title} valueText={text} size={72} />
        <div className="time-summary__texts">
          <strong className="time-summary__target time-figures">{rest}</strong>
          <span className="time-muted">{text}</span>
          {balance.requestedSeconds > 0 ? (
            <span className="time-muted">
              {t('absence.balance.requested', { open: amount(balance.requestedSeconds) })}
            </span>
          ) : null}
        </div>
      </div>
    </Card>
  );
}

function FlexitimeCard({ flexitime }: Pick<Balances, 'flexitime'>) {
  const t = useT('time');
  const format = useFormat();
  const figures = [
    ['worked', flexitime.workedSeconds],
    ['credited', flexitime.creditedSeconds],
    ['target', flexitime.targetSeconds],
  ] as const;
  return (
    <Card title={t('absence.balance.flexitime')}>
      <div className="time-flexitime">
        <strong className="time-summary__target time-figures">
          {format.duration(flexitime.balanceSeconds)}
        </strong>
        <dl>
          {figures.map(([key, seconds]) => (
            <div key={key}>
              <dt>{t(`absence.balance.${key}`)}</dt>
              <dd className="time-figures">{format.duration(seconds)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Card>
  );
}

/** Days where a day is known, hours otherwise. */
export function useAmount(day: number): (seconds: number) => string {
  const t = useT('time');
  const format = useFormat();
  return (seconds) =>
    day > 0
      ? t('absence.balance.days', { count: Number((seconds / day).toFixed(1)) })
      : format.duration(seconds);
}

import { addDays, isoWeekOf, mondayOf, nextMonthOf } from '@jahrring/contracts-common';
import { type SignoffPeriod, type SignoffView } from '@jahrring/contracts-time';
import { notify, useAbility, useFormat, useLocale, useT } from '@jahrring/tool-kit';
import { useAttempt } from '@jahrring/tool-kit/form';
import { Button } from '@jahrring/ui';
import { checkIcon } from '@jahrring/ui/icons';
import { useSignoffs, useSignOff } from './confirmation.api';

/** Signs one's own week and month; shows when they were signed, and what was changed since. */
export function SignOff({ date }: { date: string }) {
  const { can } = useAbility();
  const monday = mondayOf(date);
  const first = `${date.slice(0, 8)}01`;
  const last = addDays(nextMonthOf(first), -1);
  const sunday = addDays(monday, 6);
  const { currentData } = useSignoffs({
    from: monday < first ? monday : first,
    to: sunday > last ? sunday : last,
  });
  if (!can('tools.timetable.own.create') || !currentData) return null;
  const find = (period: SignoffPeriod, startsOn: string) =>
    currentData.items.find((one) => one.period === period && one.startsOn === startsOn);
  return (
    <div className="time-signoff">
      <Period period="week" date={date} signed={find('week', monday)} />
      <Period period="month" date={date} signed={find('month', first)} />
    </div>
  );
}

interface PeriodProps {
  period: SignoffPeriod;
  date: string;
  signed: SignoffView | undefined;
}

function Period({ period, date, signed }: PeriodProps) {
  const t = useT('time');
  const format = useFormat();
  const attempt = useAttempt();
  const name = usePeriodName(period, date);
  const [signOff, { isLoading }] = useSignOff();
  const sign = async (): Promise<void> => {
    await attempt(async () => {
      await signOff({ period, date }).unwrap();
      notify.success(t('signoff.done'));
    });
  };
  const days = signed?.reopened.map((day) => format.date(day)).join(', ');
  return (
    <div className="time-signoff__period">
      {signed ? (
        <span className="time-muted">
          {t('signoff.signedOf', { period: name, date: format.date(signed.signedAt) })}
        </span>
      ) : null}
      {days ? <span className="time-flag">{t('signoff.reopened', { days })}</span> : null}
      {!signed || days ? (
        <Button icon={checkIcon} size="small" loading={isLoading} onClick={() => void sign()}>
          {t(signed ? 'signoff.againOf' : `signoff.${period}Of`, { period: name })}
        </Button>
      ) : null}
    </div>
  );
}

/** `KW 47` or `November 2026`. */
function usePeriodName(period: SignoffPeriod, date: string): string {
  const t = useT('time');
  const locale = useLocale();
  if (period === 'week') return t('signoff.weekName', { week: isoWeekOf(date).week });
  const month = new Intl.DateTimeFormat(String(locale), { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return month.format(new Date(`${date}T12:00:00Z`));
}

import { useFormat, useT } from '@jahrring/tool-kit';
import { Badge, Row } from '@jahrring/ui';

const dayMs = 86_400_000;
/** From how many days ahead a date is called out. */
export const soonDays = 30;

/** Days from `today` to a date, both `YYYY-MM-DD`; negative is past. */
export function daysUntil(date: string, today: string): number {
  return Math.round((Date.parse(date) - Date.parse(today)) / dayMs);
}

/** Today in the licence's time zone as `YYYY-MM-DD`. */
export function todayIn(timeZone: string, now = new Date()): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone }).format(now);
}

/** A due date, called out when it is near or past: in words, never by colour alone. */
export function DueDate({ date }: { date: string | null }) {
  const t = useT('inventory');
  const format = useFormat();
  if (!date) return <span>–</span>;
  const days = daysUntil(date, todayIn(format.timeZone));
  return (
    <Row noWrap>
      {format.date(date)}
      {days < 0 ? (
        <Badge tone="rot" icon="alert">
          {t('due.overdue')}
        </Badge>
      ) : days <= soonDays ? (
        <Badge tone="bernstein" icon="clock">
          {days === 0 ? t('due.today') : t('due.soon', { days })}
        </Badge>
      ) : null}
    </Row>
  );
}

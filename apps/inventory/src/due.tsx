import { useFormat, useT } from '@jahrring/tool-kit';
import { Badge, Row } from '@jahrring/ui';
import { daysUntil, soonDays, todayIn } from './days';

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

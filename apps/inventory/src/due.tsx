import { useFormat, useT } from '@jahrring/tool-kit';
import { Badge, Row } from '@jahrring/ui';
import { alertIcon, clockIcon } from '@jahrring/ui/icons';
import { daysUntil, soonDays, todayIn } from './days';

export interface DueDateProps {
  date: string | null;
  /** Leaves the date out where the words beside it say enough. */
  short?: boolean;
}

/** A due date, called out when it is near or past: in words, never by colour alone. */
export function DueDate({ date, short = false }: DueDateProps) {
  const t = useT('inventory');
  const format = useFormat();
  if (!date) return <span>–</span>;
  const days = daysUntil(date, todayIn(format.timeZone));
  return (
    <Row noWrap>
      {short && days <= soonDays ? null : format.date(date)}
      {days < 0 ? (
        <Badge tone="rot" icon={alertIcon}>
          {t('due.overdue')}
        </Badge>
      ) : days <= soonDays ? (
        <Badge tone="bernstein" icon={clockIcon}>
          {days === 0 ? t('due.today') : t('due.soon', { days })}
        </Badge>
      ) : null}
    </Row>
  );
}

import { dueOf, localDateAt, usualAhead } from '@jahrring/contracts-common';
import { useFormat, useT } from '@jahrring/tool-kit';
import { Badge } from '@jahrring/ui';
import { alertIcon, clockIcon } from '@jahrring/ui/icons';

/** A day on which something is due; marked once it is near or over. */
export function DueDay({ day }: { day: string | null }) {
  const t = useT('inventory');
  const format = useFormat();
  if (day === null) return <span>–</span>;
  const { level } = dueOf({ on: day }, localDateAt(Date.now(), format.timeZone), usualAhead);
  if (level === 'overdue') {
    return (
      <Badge tone="rot" icon={alertIcon}>
        {t('personal.overdueSince', { day: format.date(day) })}
      </Badge>
    );
  }
  if (level !== 'soon') return <span>{format.date(day)}</span>;
  return (
    <Badge tone="bernstein" icon={clockIcon}>
      {format.date(day)}
    </Badge>
  );
}

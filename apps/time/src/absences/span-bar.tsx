import { addDays } from '@jahrring/contracts-common';
import { useT, useLocale } from '@jahrring/tool-kit';
import { IconButton } from '@jahrring/ui';
import { chevronLeftIcon, chevronRightIcon } from '@jahrring/ui/icons';
import { endOf, type CalendarSpan } from './calendar-span';

interface SpanBarProps {
  from: string;
  span: CalendarSpan;
  onChange: (month: string) => void;
}

/** `November 2026`, or `Oktober – Dezember 2026`. */
export function SpanBar({ from, span, onChange }: SpanBarProps) {
  const t = useT('time');
  const locale = useLocale();
  const name = new Intl.DateTimeFormat(String(locale), { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const month = (date: string) => new Date(`${date}T12:00:00Z`);
  const to = endOf(from, span);
  return (
    <div className="time-datebar">
      <IconButton
        icon={chevronLeftIcon}
        label={t(`absence.calendar.previous${span === 'month' ? '' : 'Quarter'}`)}
        onClick={() => onChange(addDays(from, -1).slice(0, 7))}
      />
      <strong className="time-datebar__label" aria-live="polite">
        {span === 'month' ? name.format(month(from)) : name.formatRange(month(from), month(to))}
      </strong>
      <IconButton
        icon={chevronRightIcon}
        label={t(`absence.calendar.next${span === 'month' ? '' : 'Quarter'}`)}
        onClick={() => onChange(addDays(to, 1).slice(0, 7))}
      />
    </div>
  );
}

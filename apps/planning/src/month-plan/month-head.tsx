import { isWeekend } from '@jahrring/contracts-common';
import { type PlanView } from '@jahrring/contracts-planning';
import { useFormat, useT } from '@jahrring/tool-kit';
import { VisuallyHidden } from '@jahrring/ui';
import { holidayOn } from '../load/loads';

interface MonthHeadProps {
  plan: PlanView;
  days: readonly string[];
  today: string;
}

export function MonthHead({ plan, days, today }: MonthHeadProps) {
  const t = useT('planning');
  const format = useFormat();
  const weekday = new Intl.DateTimeFormat(format.locale, { weekday: 'narrow', timeZone: 'UTC' });
  return (
    <thead>
      <tr>
        <th scope="col">{t('field.resource')}</th>
        {days.map((date) => (
          <th
            key={date}
            scope="col"
            data-today={date === today || undefined}
            data-weekend={isWeekend(date) || undefined}
            title={holidayOn(plan, date) ?? undefined}
          >
            <small aria-hidden="true">{weekday.format(new Date(`${date}T12:00:00Z`))}</small>
            {Number(date.slice(8))}
            {holidayOn(plan, date) ? <VisuallyHidden>{holidayOn(plan, date)}</VisuallyHidden> : null}
          </th>
        ))}
      </tr>
    </thead>
  );
}

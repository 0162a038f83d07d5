import type { RecurrencePreview } from '@jahrring/contracts-time';
import { useFormat, useT } from '@jahrring/tool-kit';
import { Icon, type IconShape } from '@jahrring/ui';
import { alertIcon, circleCheckIcon, clockIcon } from '@jahrring/ui/icons';

const icons: Readonly<Record<RecurrencePreview['days'][number]['state'], IconShape>> = {
  now: circleCheckIcon,
  later: clockIcon,
  conflict: alertIcon,
};

export function RecurrenceDays({ preview }: { preview: RecurrencePreview }) {
  const t = useT('time');
  const format = useFormat();
  return (
    <ul className="time-days" aria-label={t('recurrence.days')}>
      {preview.days.map(({ date, state }) => (
        <li key={date} data-state={state}>
          <Icon name={icons[state]} size={16} />
          {format.longDate(date)}
          <span>{t(`recurrence.state.${state}`)}</span>
        </li>
      ))}
    </ul>
  );
}

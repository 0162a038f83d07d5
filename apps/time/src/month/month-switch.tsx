import { monthAfter } from '@jahrring/contracts-common';
import { useLocale, useT } from '@jahrring/tool-kit';
import { IconButton } from '@jahrring/ui';
import { chevronLeftIcon, chevronRightIcon } from '@jahrring/ui/icons';
import './month-switch.css';
import { monthTitle } from './months';

/** The month that is shown, with the ways to the ones beside it. */
export function MonthSwitch({ month, onChange }: { month: string; onChange: (month: string) => void }) {
  const t = useT('time');
  const locale = useLocale();
  return (
    <div className="time-month">
      <IconButton
        icon={chevronLeftIcon}
        label={t('nav.previousMonth')}
        onClick={() => onChange(monthAfter(month, -1))}
      />
      <strong aria-live="polite">{monthTitle(month, locale)}</strong>
      <IconButton
        icon={chevronRightIcon}
        label={t('nav.nextMonth')}
        onClick={() => onChange(monthAfter(month, 1))}
      />
    </div>
  );
}

import { addMonths } from '@jahrring/contracts-common';
import { useLocale, useT } from '@jahrring/tool-kit';
import { IconButton } from '@jahrring/ui';
import { chevronLeftIcon, chevronRightIcon } from '@jahrring/ui/icons';
import { periodTitle } from './period-title';

interface PeriodSwitchProps {
  period: string;
  onChange: (period: string) => void;
}

export function PeriodSwitch({ period, onChange }: PeriodSwitchProps) {
  const t = useT('evaluations');
  const locale = useLocale();
  return (
    <div className="period-report__switch">
      <IconButton
        icon={chevronLeftIcon}
        label={t('periodReport.before')}
        onClick={() => onChange(moved(period, -1))}
      />
      <strong aria-live="polite">{periodTitle(period, locale)}</strong>
      <IconButton
        icon={chevronRightIcon}
        label={t('periodReport.after')}
        onClick={() => onChange(moved(period, 1))}
      />
    </div>
  );
}

/** The month or year that lies so many of them away. */
function moved(period: string, by: number): string {
  if (period.length === 'YYYY'.length) return String(Number(period) + by);
  return addMonths(`${period}-01`, by).slice(0, 'YYYY-MM'.length);
}

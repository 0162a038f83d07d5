import { addDays, monthAfter } from '@jahrring/contracts-common';
import { useT } from '@jahrring/tool-kit';
import { SegmentedControl } from '@jahrring/ui';

export interface Period {
  from: string;
  to: string;
}

const choices = ['month', 'year', 'lastYear', 'months12'] as const;
type Choice = (typeof choices)[number];

interface PeriodChoiceProps {
  value: Period;
  /** `YYYY-MM-DD` */
  today: string;
  onChange: (period: Period) => void;
}

/** The periods costs are usually looked at over. */
export function PeriodChoice({ value, today, onChange }: PeriodChoiceProps) {
  const t = useT('machine-control');
  const active = choices.find((choice) => {
    const { from, to } = periodOf(choice, today);
    return from === value.from && to === value.to;
  });
  return (
    <div className="machine-period">
      <SegmentedControl
        label={t('costs.period')}
        value={active ?? 'year'}
        onChange={(choice: Choice) => onChange(periodOf(choice, today))}
        options={choices.map((choice) => ({ value: choice, label: t(`costs.choice.${choice}`) }))}
      />
    </div>
  );
}

/** The days of a choice, both included. */
export function periodOf(choice: Choice, today: string): Period {
  const year = Number(today.slice(0, 4));
  switch (choice) {
    case 'month':
      return { from: `${today.slice(0, 7)}-01`, to: today };
    case 'year':
      return { from: `${year}-01-01`, to: today };
    case 'lastYear':
      return { from: `${year - 1}-01-01`, to: `${year - 1}-12-31` };
    case 'months12': {
      const next = addDays(today, 1);
      // The 29th of February is the 1st of March a year before.
      const month = `${monthAfter(next.slice(0, 7), -12)}-01`;
      return { from: addDays(month, Number(next.slice(8)) - 1), to: today };
    }
  }
}

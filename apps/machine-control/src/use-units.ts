import type { CounterUnit } from '@jahrring/contracts-machine-control';
import { useBoot, useFormat, useT } from '@jahrring/tool-kit';
import { useMemo } from 'react';

const whole = { maximumFractionDigits: 0 } as const;
const short = { maximumFractionDigits: 1 } as const;

/** Writes counters and money per unit: `8’420.5 h`, `CHF 31.60 / h`. */
export function useUnits() {
  const t = useT('machine-control');
  const format = useFormat();
  const { licence } = useBoot();
  const { currency } = licence;
  return useMemo(() => {
    const unitText = (unit: CounterUnit) => t(`unit.${unit}`);
    return {
      unitText,
      counter: (value: string, unit: CounterUnit) => `${format.number(value, short)} ${unitText(unit)}`,
      whole: (value: string, unit: CounterUnit) => `${format.number(value, whole)} ${unitText(unit)}`,
      money: (value: string) => format.money(value, currency),
      perUnit: (value: string, unit: CounterUnit) => `${format.amount(value)} / ${unitText(unit)}`,
      currency,
    };
  }, [t, format, currency]);
}

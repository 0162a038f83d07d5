import type { WageUnit } from '@jahrring/contracts-time';
import { useBoot, useFormat, useT } from '@jahrring/tool-kit';

/** Tells a line's figure in its unit: hours with two decimals, days with one, amounts in the licence's currency. */
export function useLineValue(): (line: { unit: WageUnit }, figure: string) => string {
  const t = useT('time');
  const format = useFormat();
  const { currency } = useBoot().licence;
  return ({ unit }, figure) => {
    if (unit === 'amount') return format.money(figure, currency);
    const decimals = unit === 'hours' ? 2 : 1;
    const value = format.number(Number(figure), {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    });
    return t(`payroll.value.${unit}`, { value });
  };
}

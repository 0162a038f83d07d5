import type { EntryView } from '@jahrring/contracts-time';
import { useFormat, useT } from '@jahrring/tool-kit';
import { quantityText } from '@jahrring/tool-kit/quantity-text';
import { useCallback } from 'react';

type Told = Pick<EntryView, 'kind' | 'seconds' | 'quantity' | 'unit' | 'amount'>;

/** Returns a function that formats the amount of a line: hours, a quantity with its unit, or an amount of money. */
export function useAmountText(): (entry: Told) => string {
  const t = useT('time');
  const format = useFormat();
  return useCallback(
    ({ kind, seconds, quantity, unit, amount }: Told) => {
      if (kind === 'hours') return format.duration(seconds);
      if (amount !== null) return format.amount(amount);
      if (quantity === null || unit === null) return '';
      return quantityText(t, format, quantity, unit);
    },
    [t, format],
  );
}

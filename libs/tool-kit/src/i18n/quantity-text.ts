import type { Format } from './format';
import type { Translate } from './use-t';

/** A quantity with its unit as one reads it: 3.5 Maschinenstunden, 1 Fuhre; without a unit the figure alone. */
export function quantityText(
  t: Translate,
  format: Pick<Format, 'number'>,
  quantity: string | number,
  unit: string | null,
): string {
  const figure = format.number(quantity, { maximumFractionDigits: 3 });
  if (unit === null) return figure;
  // Symbols such as m³ have no plural.
  const defaultValue = t(`common:units.${unit}`);
  return `${figure} ${t(`common:counted.${unit}`, { count: Number(quantity), defaultValue })}`;
}

import type { Format } from '@jahrring/tool-kit';

const thousandths = { minimumFractionDigits: 3, maximumFractionDigits: 3 };
const hundredths = { minimumFractionDigits: 2, maximumFractionDigits: 2 };

/** `1.130 m³`, as the region writes it. */
export function cubic(format: Format, volume: string): string {
  return `${format.number(volume, thousandths)} m³`;
}

/** Centimetres as metres: `4.50 m`. */
export function metres(format: Format, lengthCm: number): string {
  return `${format.number(lengthCm / 100, hundredths)} m`;
}

/** `0.42 ha`, without the unit. */
export function hectares(format: Format, area: number): string {
  return format.number(area, hundredths);
}

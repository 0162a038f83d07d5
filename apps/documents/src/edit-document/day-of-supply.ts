import { isIsoDate } from '@jahrring/ui/input';

/** The day whose VAT rates hold for positions without a day of their own: end of delivery, else the document's date. */
export function dayOfSupply(deliveryTo: unknown, documentDate: unknown, fallback: string): string {
  const day = [deliveryTo, documentDate].find((value) => typeof value === 'string' && isIsoDate(value));
  return typeof day === 'string' ? day : fallback;
}

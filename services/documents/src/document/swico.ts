import type { DocumentSnapshot } from '../snapshot';

type Bill = Pick<
  DocumentSnapshot,
  'number' | 'documentDate' | 'termDays' | 'orderNumber' | 'sender' | 'cashDiscounts'
>;

/** Tags that are left out where the line grows too long, in this order. */
const dispensable = [20, 30];

/**
 * Bill information of a Swiss QR-bill in the syntax of Swico (S1, version 1.2): number and date of the bill, the
 * customer's reference, the UID, and the terms of payment as percent and days, the full price last. It
 * leaves out what nobody needs for the terms where it would be longer than `room` characters.
 */
export function swicoInformation(bill: Bill, room: number): string {
  const conditions = (bill.cashDiscounts ?? []).map(({ percent, days }) => `${compact(percent)}:${days}`);
  const uid = /^CHE/i.test(bill.sender?.vatNumber ?? '') ? digitsOf(bill.sender?.vatNumber ?? '') : '';
  const tags: [number, string][] = [
    [10, escape(bill.number ?? '')],
    [11, bill.documentDate.slice(2).replaceAll('-', '')],
    [20, escape(bill.orderNumber ?? '')],
    [30, uid.length === 9 ? uid : ''],
    [40, [...conditions, `0:${bill.termDays}`].join(';')],
  ];
  let filled = tags.filter(([, value]) => value !== '');
  for (const spare of dispensable) {
    if (write(filled).length > room) filled = filled.filter(([tag]) => tag !== spare);
  }
  return write(filled);
}

function write(tags: readonly [number, string][]): string {
  return `//S1${tags.map(([tag, value]) => `/${tag}/${value}`).join('')}`;
}

/** A slash begins a tag. */
function escape(text: string): string {
  return text.replace(/[\\/]/g, (sign) => `\\${sign}`);
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

function compact(percent: string): string {
  return percent.includes('.') ? percent.replace(/\.?0+$/, '') : percent;
}

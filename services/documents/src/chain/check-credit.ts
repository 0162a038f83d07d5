import { documentsErrors, formatFixed, isPriced, parseFixed } from '@jahrring/contracts-documents';
import { AppError } from '@jahrring/service-kit';
import { toPositionViews, totalsOf } from '../document';
import type { WholeDocument } from '../document';
import type { PositionRecord } from '../record';
import { restOf } from './carry-line';
import type { RateSum } from './carry-line';
import type { Credited } from './credited';

const MONEY_SCALE = 2;

/** Amounts to be credited: the lines of a correction with their amounts. */
export interface Credit {
  total: string;
  groups: readonly RateSum[];
  positions: readonly PositionRecord[];
  amounts: readonly string[];
}

/** @throws DOCUMENT_EXCEEDS_OPEN where more is credited than was charged: of a line, of a VAT rate or altogether */
export function refuseExcess(whole: WholeDocument, credited: Credited, credit: Credit): void {
  const { document: bill } = whole;
  const billed = toPositionViews(whole, true);
  credit.positions.forEach((position, index) => {
    const line = billed.find(({ id }) => id === position.sourcePositionId);
    if (!line?.amount || !isPriced(line.kind)) return;
    const before = parseFixed(credited.amounts.get(line.id) ?? '0', MONEY_SCALE);
    const open = absolute(parseFixed(line.amount, MONEY_SCALE)) - absolute(before);
    const wanted = absolute(parseFixed(credit.amounts[index] ?? '0', MONEY_SCALE));
    if (wanted > open) throw exceeds(`positions.${index}.quantity`, line.text, open);
  });
  const open = parseFixed(bill.total, MONEY_SCALE) - parseFixed(credited.total, MONEY_SCALE);
  if (parseFixed(credit.total, MONEY_SCALE) > open)
    throw exceeds('positions', bill.number ?? bill.title, open);
  const over = exceededRate(totalsOf(whole).groups, credited.groups, credit.groups);
  if (over !== null) throw exceeds('positions', bill.number ?? bill.title, over);
}

/** Rates of which more is credited than was charged: what is open of the first of them in hundredths, net; or null. */
function exceededRate(
  billed: readonly RateSum[],
  credited: readonly RateSum[],
  credit: readonly RateSum[],
): bigint | null {
  const open = restOf(billed, credited);
  const left = restOf(billed, [...credited, ...credit]);
  for (const { vatKey, rate, net, vat } of left) {
    const before = open.find((share) => share.vatKey === vatKey && share.rate === rate);
    const isDeducted = (before?.net ?? 0n) < 0n;
    const isOver = isDeducted ? net > 0n || vat > 0n : net < 0n || vat < 0n;
    const isMore = net !== before?.net || vat !== before.vat;
    if (isOver && isMore) return before?.net ?? 0n;
  }
  return null;
}

function exceeds(field: string, text: string, open: bigint): AppError {
  const fields = [{ field, in: 'body' as const, code: 'max', key: 'documents:errors.exceedsOpen' }];
  const [title = ''] = text.split('\n');
  const left = formatFixed(open < 0n ? 0n : open, MONEY_SCALE);
  return new AppError(documentsErrors, 'DOCUMENT_EXCEEDS_OPEN', { text: title, open: left }, { fields });
}

function absolute(value: bigint): bigint {
  return value < 0n ? -value : value;
}

import type { PositionColumn } from '@jahrring/contracts-documents';
import { mm } from '@jahrring/pdf';
import type { PageWriter } from '@jahrring/pdf';
import type { Look } from './look';

const LEFT = 25;
const RIGHT = 190;

/** Widths in millimetres. Those of quantity and price depend on their order. */
const widths = { number: 9, articleNumber: 24, workDate: 19, vat: 13, amount: 20 } as const;
const orders = {
  quantity_price_total: { quantity: 15, unit: 16, price: 18 },
  price_quantity_total: { price: 20, quantity: 16, unit: 13 },
} as const;
/** Width the text has at least. */
const LEAST_TEXT = 25;
/** Between a quantity and its unit. */
const UNIT_GAP = 2;
const money: readonly PositionColumn[] = ['price', 'vat', 'amount'];

/** Left edges of texts, right edges of figures, in points; null where a column is not shown. */
export interface Columns {
  number: number | null;
  articleNumber: number | null;
  workDate: number | null;
  text: number;
  textWidth: number;
  quantity: number | null;
  unit: number | null;
  price: number | null;
  vat: number | null;
  amount: number | null;
}

/**
 * Returns the positions of the columns. The width of hidden columns, and the extra width of a wider page, goes to the
 * text.
 */
export function placeColumns(look: Look, { extraWidth }: PageWriter): Columns {
  const shown = (column: PositionColumn) => isShown(look, column);
  const scale = scaleOf(look, shown);
  let left = LEFT;
  const fromLeft = (column: 'number' | 'articleNumber' | 'workDate') => {
    if (!shown(column)) return null;
    const at = left;
    left += widths[column] * scale;
    return mm(at);
  };
  let right = RIGHT;
  const fromRight = (isShown: boolean, width: number) => {
    if (!isShown) return null;
    const at = right;
    right -= width * scale;
    return mm(at) + extraWidth;
  };
  const number = fromLeft('number');
  const articleNumber = fromLeft('articleNumber');
  const workDate = fromLeft('workDate');
  const amount = fromRight(shown('amount'), widths.amount);
  const vat = fromRight(shown('vat'), widths.vat);
  const order = orders[look.columnOrder];
  const priceLast = look.columnOrder === 'quantity_price_total';
  const priceNow = () => fromRight(shown('price'), order.price);
  const before = priceLast ? priceNow() : null;
  const unitEdge = fromRight(shown('quantity'), order.unit);
  const quantity = fromRight(shown('quantity'), order.quantity);
  const price = priceLast ? before : priceNow();
  const unit = unitEdge === null || quantity === null ? null : quantity + mm(UNIT_GAP);
  const text = mm(left);
  const textWidth = mm(right - left) + extraWidth;
  return { number, articleNumber, workDate, text, textWidth, quantity, unit, price, vat, amount };
}

/** Letters of the table where there are many columns: never larger than those are wide for. */
export function fitLetters(look: Look): Look {
  const scale = scaleOf(look, (column) => isShown(look, column));
  const size = Math.min(look.table.size, Math.max(9.5, 9.5 * scale));
  return size === look.table.size ? look : { ...look, table: { size, line: mm(4.5) * (size / 9.5) } };
}

function isShown(look: Look, column: PositionColumn): boolean {
  return look.columns.includes(column) && (look.showPrices || !money.includes(column));
}

/** Larger letters want wider columns, as far as the text keeps its own. */
function scaleOf(look: Look, shown: (column: PositionColumn) => boolean): number {
  const all = { ...widths, ...orders[look.columnOrder] };
  const used = look.columns.filter(shown).reduce((sum, column) => sum + all[column], 0);
  const unit = shown('quantity') ? all.unit : 0;
  return Math.max(1, Math.min(look.fontSize / 10, (RIGHT - LEFT - LEAST_TEXT) / (used + unit)));
}

import { vatRate, type Country, type Unit, type VatKey } from '@jahrring/contracts-common';
import {
  computeTotals,
  positionInput,
  type DocumentTotals,
  type DocumentView,
  type PositionInput,
} from '@jahrring/contracts-documents';

/** A position while it is edited: figures as plain decimal strings, or as typed while they cannot be read. */
export interface Line {
  /** Of this page only. */
  key: string;
  id?: string;
  kind: 'item' | 'text';
  text: string;
  workDate: string | null;
  quantity: string | null;
  unit: Unit | null;
  unitPrice: string | null;
  discountPercent: string | null;
  vatKey: VatKey | null;
  /** Entries it bills; 0 for a free position. */
  sourceCount: number;
}

export type LineField = 'text' | 'quantity' | 'unit' | 'unitPrice' | 'discountPercent' | 'vatKey';

let made = 0;
const newKey = () => `line-${(made += 1)}`;

export function toLines(document: DocumentView): Line[] {
  return document.positions.map((position) => ({
    key: newKey(),
    id: position.id,
    kind: position.kind,
    text: position.text,
    workDate: position.workDate,
    quantity: position.quantity,
    unit: position.unit,
    unitPrice: position.unitPrice,
    discountPercent: position.discountPercent,
    vatKey: position.vatKey,
    sourceCount: position.sourceCount,
  }));
}

export function newLine(kind: Line['kind'], vatKey: VatKey = 'standard'): Line {
  const isItem = kind === 'item';
  return {
    key: newKey(),
    kind,
    text: '',
    workDate: null,
    quantity: isItem ? '1' : null,
    unit: isItem ? 'hour' : null,
    unitPrice: null,
    discountPercent: null,
    vatKey: isItem ? vatKey : null,
    sourceCount: 0,
  };
}

/** Moves a line by one place; at either end nothing happens. */
export function moveLine(lines: readonly Line[], key: string, by: 1 | -1): Line[] {
  const from = lines.findIndex((line) => line.key === key);
  const to = from + by;
  const moved = [...lines];
  const [line] = moved.splice(from, 1);
  if (!line || to < 0 || to >= lines.length) return [...lines];
  moved.splice(to, 0, line);
  return moved;
}

/** As the service takes it. */
export function toPositionInput(line: Line): PositionInput {
  const { id, kind, text, quantity, unit, unitPrice, discountPercent, vatKey } = line;
  return { ...(id ? { id } : {}), kind, text, quantity, unit, unitPrice, discountPercent, vatKey };
}

/** Which fields of a line the service would refuse. */
export function wrongFields(line: Line): LineField[] {
  const result = positionInput.safeParse(toPositionInput(line));
  return result.success ? [] : result.error.issues.map((issue) => issue.path[0] as LineField);
}

interface TotalsContext {
  taxCountry: Country;
  supplyDate: string;
  discountPercent: string | null;
  cashRounding: boolean;
}

/** The totals by the very code the service counts with; what cannot be read counts as nothing. */
export function lineTotals(lines: readonly Line[], context: TotalsContext): DocumentTotals {
  return computeTotals({
    positions: lines.map((line) =>
      wrongFigures(line) ? { ...line, quantity: '0', unitPrice: '0', discountPercent: null } : line,
    ),
    rateOf: (line) =>
      vatRate(context.taxCountry, line.vatKey ?? 'standard', line.workDate ?? context.supplyDate),
    discountPercent: context.discountPercent,
    cashRounding: context.cashRounding,
  });
}

function wrongFigures(line: Line): boolean {
  return wrongFields({ ...line, text: line.text || '-' }).length > 0;
}

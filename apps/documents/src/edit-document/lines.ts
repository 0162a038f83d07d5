import { vatRate, type Country, type VatKey } from '@jahrring/contracts-common';
import {
  computeTotals,
  positionInput,
  pricedKinds,
  type Adjustments,
  type DepositShare,
  type DocumentTotals,
  type DocumentView,
  type PositionInput,
  type PositionKind,
  type VatMode,
} from '@jahrring/contracts-documents';

/** Fields of a line that a person enters; figures are plain decimal strings, or as typed while they cannot be read. */
const inputFields = [
  'text',
  'quantity',
  'unit',
  'unitPrice',
  'discountPercent',
  'discountAmount',
  'surchargePercent',
  'surchargeAmount',
  'vatKey',
  'workDate',
  'objectId',
  'articleNumber',
  'costCentre',
  'revenueCentre',
  'creditAccount',
  'optional',
  'isPart',
  'showParts',
] as const;
export type LineField = (typeof inputFields)[number];

type Filled = { [F in LineField]: NonNullable<PositionInput[F]> };
type Nullable = Exclude<LineField, 'text' | 'optional' | 'isPart' | 'showParts'>;

/** A position while it is edited. */
export type Line = { [F in Nullable]: Filled[F] | null } & {
  /** Of this page only. */
  key: string;
  id: string | null;
  kind: PositionKind;
  text: string;
  optional: boolean;
  isPart: boolean;
  showParts: boolean;
  /** Of a deposit: what it deducts of each rate. */
  allocations: readonly DepositShare[] | null;
  /** Entries it bills; 0 for a free position. */
  sourceCount: number;
  /** The document its quantity or its deduction comes from. */
  sourceDocumentId: string | null;
};

// Lines of a draft kept from an earlier visit must not meet a new one with their key.
const visit = Math.random().toString(36).slice(2, 8);
let made = 0;
export const newKey = () => `${visit}-${(made += 1)}`;

const empty = {
  text: '',
  quantity: null,
  unit: null,
  unitPrice: null,
  discountPercent: null,
  discountAmount: null,
  surchargePercent: null,
  surchargeAmount: null,
  vatKey: null,
  workDate: null,
  objectId: null,
  articleNumber: null,
  costCentre: null,
  revenueCentre: null,
  creditAccount: null,
  optional: false,
  isPart: false,
  showParts: false,
} as const satisfies { [F in LineField]: unknown };

export function toLines(document: DocumentView): Line[] {
  return document.positions.map((position) => ({
    ...(Object.fromEntries(inputFields.map((field) => [field, position[field]])) as Pick<Line, LineField>),
    key: newKey(),
    id: position.id,
    kind: position.kind,
    allocations: position.allocations,
    sourceCount: position.sourceCount,
    sourceDocumentId: position.sourceDocumentId,
  }));
}

/** Returns true if a line has its own quantity, unit and price. */
export const isPriced = (line: { kind: PositionKind }) => pricedKinds.includes(line.kind);

export function newLine(kind: PositionKind, vatKey: VatKey = 'standard'): Line {
  const figures = isPriced({ kind }) ? ({ quantity: '1', unit: 'hour', vatKey } as const) : {};
  const other = { id: null, allocations: null, sourceCount: 0, sourceDocumentId: null };
  return { ...empty, ...figures, ...other, key: newKey(), kind };
}

/** As the service takes it: what is not set is left out. */
export function toPositionInput(line: Line): PositionInput {
  const set = inputFields.filter((field) => line[field] !== null && line[field] !== false);
  return {
    ...(line.id ? { id: line.id } : {}),
    kind: line.kind,
    ...(Object.fromEntries(set.map((field) => [field, line[field]])) as Pick<PositionInput, 'text'>),
  };
}

/** Cache of the check results of lines; a line that changes is a new object. */
const checkedLines = new WeakMap<Line, readonly LineField[]>();

/** Returns the fields of a line that the service would refuse. */
export function wrongFields(line: Line): readonly LineField[] {
  const known = checkedLines.get(line);
  if (known) return known;
  const result = positionInput.safeParse(toPositionInput(line));
  const wrong = result.success ? [] : result.error.issues.map((issue) => issue.path[0] as LineField);
  checkedLines.set(line, wrong);
  return wrong;
}

export interface TotalsContext extends Adjustments {
  taxCountry: Country;
  /** Day whose VAT rates hold for lines without one of their own. */
  supplyDate: string;
  vatMode: VatMode;
  cashRounding: boolean;
}

/** The totals by the very code the service counts with; what cannot be read counts as nothing. */
export function lineTotals(lines: readonly Line[], context: TotalsContext): DocumentTotals {
  const { taxCountry, supplyDate, ...rest } = context;
  return computeTotals({
    positions: lines.map((line) => (wrongFigures(line) ? { ...line, ...nothing } : line)),
    rateOf: (line) => vatRate(taxCountry, line.vatKey ?? 'standard', line.workDate ?? supplyDate),
    ...rest,
  });
}

const nothing = {
  quantity: '0',
  unitPrice: '0',
  discountPercent: null,
  discountAmount: null,
  surchargePercent: null,
  surchargeAmount: null,
} as const;

/** Returns true if a figure of the line cannot be used for calculation; a missing text does not affect sums. */
function wrongFigures(line: Line): boolean {
  return wrongFields(line).some((field) => field !== 'text');
}

/**
 * Numbers of the lines as they are printed: items and collective positions count, the parts of one are `2.1`, `2.2`;
 * empty for the others.
 */
export function lineNumbers(lines: readonly Pick<Line, 'kind' | 'isPart'>[]): string[] {
  let main = 0;
  let part = 0;
  return lines.map((line) => {
    if (!isPriced(line)) return '';
    if (line.isPart && main > 0) return `${main}.${(part += 1)}`;
    part = 0;
    return String((main += 1));
  });
}

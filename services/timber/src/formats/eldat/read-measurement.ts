import { millLimits, type MillLine, type UnknownWord } from '@jahrring/contracts-timber';
import { EldatError } from './eldat-fault';
import type { EldatNode } from './eldat-node';
import type { EldatFile } from './read-eldat';
import { lotNumbersOf, readWood, type EldatMeasures, type EldatWood } from './read-wood';

/** Measurement of a mill, as read from its file. */
export interface EldatMeasurement {
  number: string | null;
  measuredOn: string | null;
  /** Of the credit note, where one is in it. */
  creditNumber: string | null;
  creditOn: string | null;
  /** Numbers of lots and piles it names. */
  lots: string[];
  lines: (Omit<MillLine, 'assortment'> & { product: string })[];
  /** Codes of species and qualities that mean nothing to us. */
  unknown: UnknownWord[];
}

/**
 * Reads a measurement journal or a clearing.
 * @throws EldatError
 */
export function readMeasurement({ module, body }: EldatFile, measures: EldatMeasures): EldatMeasurement {
  const told: EldatMeasurement = {
    ...{ number: null, measuredOn: null, creditNumber: null, creditOn: null },
    ...{ lots: [], lines: [], unknown: [] },
  };
  if (module === 'measurement_journal') {
    for (const data of body.items('measurement_data')) readJournal(data, told, measures);
  } else if (module === 'clearing') {
    for (const invoice of body.items('invoice_header')) readInvoice(invoice, told, measures);
  } else throw new EldatError('message', { element: module }, module);
  if (told.lines.length === 0) body.refuse('missing', 'measurement_data');
  return { ...told, lots: [...new Set(told.lots)] };
}

const measuredOne = [
  'measurement_type_single_log_industrie',
  'measurement_type_single_log',
  'measurement_type_harvester',
] as const;
const unread = [
  'measurement_type_photo_optical',
  'measurement_type_gravimetric',
  'photo_optical',
  'gravimetric',
];

function readJournal(data: EldatNode, told: EldatMeasurement, measures: EldatMeasures): void {
  told.lots.push(...lotNumbersOf(data));
  const measured = data.need('industrie_measured', 'measurement');
  const parts = [
    ...measured.items(...measuredOne).map((one) => ({ one, logs: one.items('log_industrie', 'log') })),
    ...measured.items('single_log').map((one) => ({ one, logs: one.items('single_log_data') })),
    ...measured.items('multi_log').map((one) => ({
      one,
      logs: one.items('aggregation_content').flatMap((content) => content.items('aggregation_data')),
    })),
  ];
  if (parts.length === 0) refuseUnread(measured);
  for (const { one, logs } of parts) {
    const head = one.child('measuring_data') ?? one;
    told.number ??=
      head.text('measurement_id', millLimits.number) ?? head.text('measurement_no', millLimits.number);
    told.measuredOn ??= head.day('measurement_datetime') ?? head.day('measuring_time');
    for (const log of logs) add(told, log, readWood(log, measures), null);
    const [invoice] = one.items('invoice_header');
    if (invoice) readCredit(invoice, told);
  }
}

function refuseUnread(measured: EldatNode): never {
  const found = measured.first(...unread);
  const name = unread.find((one) => measured.child(one)) ?? '';
  return found ? found.refuse('message', undefined, name) : measured.refuse('missing', measuredOne[0]);
}

function readCredit(invoice: EldatNode, told: EldatMeasurement): void {
  told.creditNumber ??= invoice.text('invoice_no', millLimits.number);
  told.creditOn ??= invoice.day('doc_date');
  told.measuredOn ??= invoice.day('service_period_until');
}

function readInvoice(invoice: EldatNode, told: EldatMeasurement, measures: EldatMeasures): void {
  readCredit(invoice, told);
  for (const item of invoice.items('invoice_item')) {
    // Services of the mill, such as measuring or debarking, are no wood.
    if ((item.text('article_class', 10) ?? 'hol') !== 'hol') continue;
    const wood = readWood(item, measures);
    told.lots.push(...lotNumbersOf(item));
    add(told, item, wood, priceOf(item, wood));
  }
}

const mostPrice = 1_000_000;

/** Per solid m³: as it is named, or the amount of the item by its volume. */
function priceOf(item: EldatNode, { volume }: EldatWood): string | null {
  const price = item.child('product_price');
  if (!price) return null;
  const value = price.number('product_price_value', mostPrice);
  const isPerUnit = price.text('product_price_unit', 5) === 'bei';
  const base = price.text('det_base', 5);
  if (value !== null && isPerUnit && (base === null || base === 'fmo' || base === 'cbm'))
    return value.toFixed(4);
  const amount = price.number('product_item_price', mostPrice * 100);
  return amount === null || Number(volume) === 0 ? null : (amount / Number(volume)).toFixed(4);
}

function add(told: EldatMeasurement, node: EldatNode, wood: EldatWood, price: string | null): void {
  if (told.lines.length >= millLimits.lines)
    throw new EldatError('tooLong', { element: node.path.slice(-100) });
  const { number, species, quality, thicknessClass, product, count, volume } = wood;
  if (wood.unknownSpecies !== null) told.unknown.push({ kind: 'species', name: wood.unknownSpecies });
  if (wood.unknownQuality !== null) told.unknown.push({ kind: 'quality', name: wood.unknownQuality });
  told.lines.push({ number, species, quality, thicknessClass, product, count, volume, price });
}

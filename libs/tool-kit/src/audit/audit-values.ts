import { fieldText, recordOf, shortId, textOr, type AuditedRecord, type AuditReader } from './audit-labels';

const day = /^\d{4}-\d{2}-\d{2}$/;
const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}.*Z$/;
const statusField = /^(status|previousStatus)$/;
const language = /^[a-z]{2}$/;
/** Fields by which an object inside of a value is named, in order of preference. */
const nameFields = ['name', 'title', 'text', 'label', 'number', 'key'];
/** Says nothing to a reader. */
const technicalFields = new Set(['id', 'version', 'position', 'order']);
const longest = 300;

/** A value of a changed property as a reader understands it: dates, coded values, lists and objects in words. */
export function valueText(reader: AuditReader, record: AuditedRecord, field: string, value: unknown): string {
  return whole(reader, record, field, value).slice(0, longest);
}

function whole(reader: AuditReader, record: AuditedRecord, field: string, value: unknown): string {
  if (isNothing(value)) return '';
  if (typeof value === 'boolean') return reader.t(value ? 'extraFields.yes' : 'extraFields.no');
  if (Array.isArray(value)) {
    const parts = value.map((one) => whole(reader, record, field, one)).filter((part) => part !== '');
    return parts.join(value.some((one) => typeof one === 'object') ? '; ' : ', ');
  }
  if (typeof value === 'object') return objectText(reader, record, field, value as Bag);
  return scalarText(reader, record, field, String(value));
}

type Bag = Readonly<Record<string, unknown>>;

/** "Rückezug: Preis 120.00, Menge 2"; of a text in several languages the reader's. */
function objectText(reader: AuditReader, record: AuditedRecord, field: string, bag: Bag): string {
  const keys = Object.keys(bag).filter((key) => !technicalFields.has(key) && !isNothing(bag[key]));
  if (keys.length > 0 && keys.every((key) => language.test(key) && typeof bag[key] === 'string')) {
    const key = [reader.language, 'de'].find((one) => keys.includes(one)) ?? keys[0] ?? '';
    return String(bag[key]);
  }
  const nameKey = nameFields.find((one) => keys.includes(one));
  const name = nameKey ? whole(reader, record, nameKey, bag[nameKey]) : '';
  const rest = keys
    .filter((key) => key !== nameKey)
    .map((key) => `${fieldText(reader, record, key)} ${whole(reader, record, key, bag[key])}`)
    .join(', ');
  return [name, rest].filter((part) => part !== '').join(': ');
}

function scalarText(reader: AuditReader, record: AuditedRecord, field: string, text: string): string {
  const { format } = reader;
  if (day.test(text)) return format.date(text);
  if (moment.test(text)) return format.dateTime(text);
  const space = recordOf(reader, record)?.titleKey.split(':')[0];
  if (statusField.test(field)) return textOr(reader, [`common:status.${text}`], text);
  const coded = /^[a-z][a-z_]{1,30}$/.test(text) && space !== undefined;
  return coded ? textOr(reader, [`${space}:${field}.${text}`], text) : (shortId(text) ?? text);
}

function isNothing(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

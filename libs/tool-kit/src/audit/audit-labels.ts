import type { AuditEntryView, ExtraField, ToolDescriptor, ToolRecord } from '@jahrring/contracts-common';
import type { Format } from '../i18n/format';
import type { Translate } from '../i18n/use-t';

/** Helpers that are needed to describe an entry in the reader's language. */
export interface AuditReader {
  t: Translate;
  format: Format;
  language: string;
  descriptors: readonly Pick<ToolDescriptor, 'id' | 'records'>[];
  extraFields: readonly ExtraField[];
  /** The person's name, or undefined where nobody of the licence is meant. */
  nameOf: (userId: string) => string | undefined;
}

/** An entry, and the service whose trail it stands in. */
export interface ToolAuditEntry extends AuditEntryView {
  tool: string;
}

export type AuditedRecord = Pick<ToolAuditEntry, 'tool' | 'entity'>;

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Returns the names that the tool's descriptor gives to the records of an entity. */
export function recordOf(reader: AuditReader, { tool, entity }: AuditedRecord): ToolRecord | undefined {
  return reader.descriptors.find(({ id }) => id === tool)?.records?.find((one) => one.entity === entity);
}

/** The end of a record's id, which tells two apart: its name would be a call each. Undefined for other texts. */
export function shortId(text: string): string | undefined {
  return uuid.test(text) ? `…${text.slice(-6)}` : undefined;
}

/** `firstName` → `first name`: better than nothing where no text is known. */
function spelled(name: string): string {
  return name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
}

/** The first of the texts that there is, or the fallback. */
export function textOr({ t }: AuditReader, keys: readonly string[], fallback: string): string {
  for (const key of keys) {
    const text = t(key, { defaultValue: '' });
    if (text !== '') return text;
  }
  return fallback;
}

export function entityText(reader: AuditReader, tool: string, entity: string): string {
  const titleKey = recordOf(reader, { tool, entity })?.titleKey ?? `${tool}:record.${entity}`;
  return textOr(reader, [titleKey, `audit.entity.${entity}`], spelled(entity));
}

export function actionText(reader: AuditReader, action: string): string {
  return textOr(reader, [`audit.action.${action}`], spelled(action));
}

export function fieldText(reader: AuditReader, record: AuditedRecord, field: string): string {
  const { fieldsKey, partsKeys = [] } = recordOf(reader, record) ?? {};
  const own = [...(fieldsKey ? [fieldsKey] : []), ...partsKeys];
  const groups = [...own, `${record.tool}:auditField`, 'audit.field', 'status'];
  return textOr(
    reader,
    groups.map((group) => `${group}.${field}`),
    shortId(field) ?? spelled(field),
  );
}

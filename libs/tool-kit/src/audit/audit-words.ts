import {
  extraTitleIn,
  extraValueText,
  type AuditChange,
  type AuditEntryView,
  type ExtraField,
  type ToolDescriptor,
  type ToolRecord,
} from '@jahrring/contracts-common';
import type { ChangeItem, ChangeLine } from '@jahrring/ui';
import { downloadIcon, editIcon, historyIcon, plusIcon, restoreIcon, trashIcon } from '@jahrring/ui/icons';
import type { Format } from '../i18n/format';
import type { Translate } from '../i18n/use-t';

/** What is needed to say an entry in the reader's words. */
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

const day = /^\d{4}-\d{2}-\d{2}$/;
const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}.*Z$/;
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const statusField = /^(status|previousStatus)$/;
const longest = 300;

/** How the tool's descriptor calls the records of an entity. */
export function recordOf(reader: AuditReader, tool: string, entity: string): ToolRecord | undefined {
  return reader.descriptors.find(({ id }) => id === tool)?.records?.find((one) => one.entity === entity);
}

/** `firstName` → `first name`: better than nothing where no text is known. */
function spelled(name: string): string {
  return name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
}

function textOr({ t }: AuditReader, keys: readonly string[], fallback: string): string {
  for (const key of keys) {
    const text = t(key, { defaultValue: '' });
    if (text !== '') return text;
  }
  return fallback;
}

export function entityText(reader: AuditReader, tool: string, entity: string): string {
  const record = recordOf(reader, tool, entity);
  return textOr(
    reader,
    [record?.titleKey ?? `${tool}:record.${entity}`, `audit.entity.${entity}`],
    spelled(entity),
  );
}

export function actionText(reader: AuditReader, action: string): string {
  return textOr(reader, [`audit.action.${action}`], spelled(action));
}

function fieldText(reader: AuditReader, { tool, entity }: ToolAuditEntry, field: string): string {
  const own = recordOf(reader, tool, entity)?.fieldsKey;
  const groups = [...(own ? [own] : []), `${tool}:auditField`, 'audit.field'];
  return textOr(
    reader,
    groups.map((group) => `${group}.${field}`),
    spelled(field),
  );
}

function valueText(reader: AuditReader, entry: ToolAuditEntry, field: string, value: unknown): string {
  const { t, format } = reader;
  if (value === undefined || value === null || value === '') return '';
  if (typeof value === 'boolean') return t(value ? 'extraFields.yes' : 'extraFields.no');
  if (Array.isArray(value)) {
    return value
      .map((one) => valueText(reader, entry, field, one))
      .join(', ')
      .slice(0, longest);
  }
  if (typeof value === 'object') return JSON.stringify(value).slice(0, longest);
  const text = String(value);
  if (day.test(text)) return format.date(text);
  if (moment.test(text)) return format.dateTime(text);
  // Another record: its name would be a call each, its end tells two apart.
  if (uuid.test(text)) return `…${text.slice(-6)}`;
  const space = recordOf(reader, entry.tool, entry.entity)?.titleKey.split(':')[0];
  if (statusField.test(field)) return textOr(reader, [`ui:status.${text}`], text);
  const coded = /^[a-z][a-z_]{1,30}$/.test(text) && space !== undefined;
  return coded ? textOr(reader, [`${space}:${field}.${text}`], text) : text.slice(0, longest);
}

function bagOf(value: unknown): Record<string, string> {
  return typeof value === 'object' && value !== null ? (value as Record<string, string>) : {};
}

/** The extra fields of a record are lines of their own, under their titles. */
function extraLines(reader: AuditReader, { before, after }: AuditChange): ChangeLine[] {
  const [was, is] = [bagOf(before), bagOf(after)];
  const words = { yes: reader.t('extraFields.yes'), no: reader.t('extraFields.no') };
  return [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .filter((key) => was[key] !== is[key])
    .map((key) => {
      const field = reader.extraFields.find((one) => one.key === key);
      const shown = (value: string | undefined) =>
        field ? extraValueText(field, value, reader.language, words) : (value ?? '');
      return {
        label: field ? extraTitleIn(field.title, reader.language) : key,
        before: shown(was[key]),
        after: shown(is[key]),
      };
    });
}

export function changeLines(reader: AuditReader, entry: ToolAuditEntry): ChangeLine[] {
  return entry.changes.flatMap((change): ChangeLine[] => {
    if (change.field === 'extra' && !change.hidden) return extraLines(reader, change);
    const label = fieldText(reader, entry, change.field);
    if (change.hidden) return [{ label, before: '', after: '', hidden: true }];
    const before = valueText(reader, entry, change.field, change.before);
    const after = valueText(reader, entry, change.field, change.after);
    return [{ label, before, after }];
  });
}

export function whoText(reader: AuditReader, userId: string | null): string {
  if (userId === null) return reader.t('audit.system');
  return reader.nameOf(userId) ?? reader.t('audit.somebody');
}

const icons: Readonly<Record<string, ChangeItem['icon']>> = {
  create: plusIcon,
  update: editIcon,
  delete: trashIcon,
  restore: restoreIcon,
  export: downloadIcon,
};

/** An entry as the list of changes shows it. */
export function changeItem(reader: AuditReader, entry: ToolAuditEntry): ChangeItem {
  const { path } = recordOf(reader, entry.tool, entry.entity) ?? {};
  return {
    id: `${entry.tool}/${entry.id}`,
    time: reader.format.dateTime(entry.occurredAt),
    who: whoText(reader, entry.userId),
    what: actionText(reader, entry.action),
    icon: icons[entry.action] ?? historyIcon,
    record: recordName(reader, entry),
    lines: changeLines(reader, entry),
    ...(path ? { to: path.replace(':id', entry.entityId) } : {}),
    ...(entry.reason ? { reason: entry.reason } : {}),
  };
}

/** "Adresse Sägerei Lüthi AG", as far as the entry itself tells the name. */
function recordName(reader: AuditReader, { tool, entity, changes }: ToolAuditEntry): string {
  const named = changes.find(({ field }) => ['name', 'title', 'number'].includes(field));
  const name = named?.after ?? named?.before;
  const what = entityText(reader, tool, entity);
  return typeof name === 'string' && name !== '' ? `${what} «${name}»` : what;
}

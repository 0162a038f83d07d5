import { extraTitleIn, extraValueText, type AuditChange } from '@jahrring/contracts-common';
import type { ChangeItem, ChangeLine } from '@jahrring/ui';
import { downloadIcon, editIcon, historyIcon, plusIcon, restoreIcon, trashIcon } from '@jahrring/ui/icons';
import {
  actionText,
  entityText,
  fieldText,
  recordOf,
  type AuditReader,
  type ToolAuditEntry,
} from './audit-labels';
import { valueText } from './audit-values';

export { actionText, entityText } from './audit-labels';

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
  const { path } = recordOf(reader, entry) ?? {};
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

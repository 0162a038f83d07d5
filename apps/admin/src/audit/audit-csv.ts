import { csvLine, csvStart } from '@jahrring/contracts-common';
import type { AuditReader, ToolAuditEntry } from '@jahrring/tool-kit';
import { actionText, changeLines, entityText, whoText } from '@jahrring/tool-kit/audit-words';

/** The entries as a file of the kind every export of the product has: one line for each changed property. */
export function auditCsv(
  reader: AuditReader,
  header: readonly string[],
  entries: readonly ToolAuditEntry[],
): string {
  const rows = entries.flatMap((entry) => {
    const head = [
      reader.format.dateTime(entry.occurredAt),
      whoText(reader, entry.userId),
      actionText(reader, entry.action).replace(/\s*:$/, ''),
      entityText(reader, entry.tool, entry.entity),
      entry.entityId,
    ];
    const lines = changeLines(reader, entry);
    if (lines.length === 0) return [[...head, '', '', '', entry.reason ?? '']];
    return lines.map(({ label, before, after }) => [...head, label, before, after, entry.reason ?? '']);
  });
  return csvStart + [header, ...rows].map((cells) => csvLine(cells)).join('');
}

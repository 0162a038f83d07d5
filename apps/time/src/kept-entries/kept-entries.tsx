import type { BulkKeptEntry } from '@jahrring/contracts-time';
import { useFormat, useT } from '@jahrring/tool-kit';
import { Alert, Text } from '@jahrring/ui';
import './kept-entries.css';

interface KeptEntriesProps {
  /** Number of entries that stay; the first of them are listed. */
  kept: number;
  entries: readonly BulkKeptEntry[];
}

/** The entries that stay as they are, each with its reason. */
export function KeptEntries({ kept, entries }: KeptEntriesProps) {
  const t = useT('time');
  const format = useFormat();
  if (kept === 0) return null;
  return (
    <>
      <Alert kind="warning">{t('kept.count', { count: kept })}</Alert>
      <ul className="time-kept">
        {entries.map(({ id, workDate, employeeName, project, reason }) => (
          <li key={id} className="time-kept__entry">
            <span>{[format.date(workDate), employeeName, project].filter(Boolean).join(' · ')}</span>
            <strong>{t(`kept.reason.${reason}`)}</strong>
          </li>
        ))}
      </ul>
      {kept > entries.length ? (
        <Text tone="muted">{t('kept.more', { count: kept - entries.length })}</Text>
      ) : null}
    </>
  );
}

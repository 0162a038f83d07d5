import type { EntryImportRow } from '@jahrring/contracts-time';
import { useT } from '@jahrring/tool-kit';
import { Badge, Button, Row } from '@jahrring/ui';
import { useState } from 'react';

const shownFirst = 20;

/** Lines of the file as they are known again: number, day, person and project, and what is wrong with them. */
export function RowList({ rows }: { rows: readonly EntryImportRow[] }) {
  const t = useT('time');
  const [shown, setShown] = useState(shownFirst);
  return (
    <>
      <ul className="time-import-rows">
        {rows.slice(0, shown).map((row) => (
          <li key={row.line} className="time-import-row">
            <span className="time-import-row__line">{t('import.line', { line: row.line })}</span>
            <span className="time-import-row__what">
              <strong>{[row.workDate, row.employee].filter(Boolean).join(' · ')}</strong>
              <span>{[row.project, row.text].filter(Boolean).join(' · ')}</span>
            </span>
            <Verdict row={row} />
          </li>
        ))}
      </ul>
      {rows.length > shown ? (
        <Row>
          <Button size="small" onClick={() => setShown(rows.length)}>
            {t('import.more')}
          </Button>
        </Row>
      ) : null}
    </>
  );
}

function Verdict({ row }: { row: EntryImportRow }) {
  const t = useT('time');
  if (row.errors.length === 0) {
    return (
      <span>
        <Badge tone={row.outcome === 'same' ? 'stein' : 'wald'}>{t(`import.outcome.${row.outcome}`)}</Badge>
      </span>
    );
  }
  return (
    <span className="time-import-row__faults">
      {row.errors.map(({ field, key, params }) => (
        <span key={`${field}${key}`}>
          {field ? `${t(`import.field.${field}`, { defaultValue: t(`field.${field}`) })}: ` : ''}
          {t(key, { defaultValue: t('validation.invalid'), ...params })}
        </span>
      ))}
    </span>
  );
}

import type { ImportRowBase, ImportRowError, RowOutcome } from '@jahrring/contracts-common/imports';
import { problemText, useT } from '@jahrring/tool-kit';
import { Badge, Button, ErrorState, Row, Skeletons, Stack, Text } from '@jahrring/ui';
import { useState } from 'react';
import { chevronLeftIcon, chevronRightIcon } from '@jahrring/ui/icons';
import { useImportRows } from './import.api';
import type { ImportSpec } from './import-spec';
import { outcomeLooks } from './outcome-filter';

const pageSize = 50;

/** Returns a function that describes a row: its errors with line and column, or the values that change. */
function useDetails({ fieldName, valueName }: ImportSpec): (row: ImportRowBase) => string[] {
  const t = useT();
  const shown = (field: string, value: string | null) =>
    value === null ? t('merge.empty') : (valueName?.(field, value) ?? value);
  const errorText = ({ line, column, header, field, key, params }: ImportRowError) => {
    const message = t(key, params);
    // No column holds what is wrong, or missing.
    if (column === 0) return t('import.errorOf', { line, field: fieldName(field), message });
    return header
      ? t('import.errorAt', { line, column, header, message })
      : t('import.errorAtColumn', { line, column, message });
  };
  return ({ errors, changes, note }) => [
    ...errors.map(errorText),
    ...(note ? [t(note.key, note.params)] : []),
    ...Object.entries(changes).map(([field, { from, to }]) =>
      t('import.change', {
        field: fieldName(field),
        from: shown(field, from),
        to: shown(field, to),
      }),
    ),
  ];
}

function ImportRow({ spec, row }: { spec: ImportSpec; row: ImportRowBase }) {
  const t = useT();
  const details = useDetails(spec)(row);
  const { title, detail } = spec.rowName(row);
  return (
    <li className="kit-import-row">
      <span className="kit-import-row__line">{t('import.lineNumber', { line: row.line })}</span>
      <span className="kit-import-row__name">
        <strong>{title || '–'}</strong>
        <Text tone="muted">{detail}</Text>
      </span>
      <span>
        {row.outcome ? (
          <Badge {...outcomeLooks[row.outcome]}>{t(`import.outcome.${row.outcome}`)}</Badge>
        ) : null}
      </span>
      <span className="kit-import-row__details">
        {details.map((one) => (
          <span key={one}>{one}</span>
        ))}
      </span>
    </li>
  );
}

interface PagerProps {
  page: number;
  total: number;
  onPage: (page: number) => void;
}

function Pager({ page, total, onPage }: PagerProps) {
  const t = useT();
  const last = Math.ceil(total / pageSize);
  if (last <= 1) return null;
  const done = Math.min(page * pageSize, total);
  return (
    <Row justify="between">
      <Text tone="muted">{t('import.progress', { done, total })}</Text>
      <Row>
        <Button size="small" icon={chevronLeftIcon} disabled={page === 1} onClick={() => onPage(page - 1)}>
          {t('import.back')}
        </Button>
        <Button
          size="small"
          iconEnd={chevronRightIcon}
          disabled={page === last}
          onClick={() => onPage(page + 1)}
        >
          {t('import.next')}
        </Button>
      </Row>
    </Row>
  );
}

interface ImportRowsProps {
  spec: ImportSpec;
  importId: string;
  outcome: RowOutcome | null;
}

/** The rows of an import in the order of its file, of one outcome or all. */
export function ImportRows({ spec, importId, outcome }: ImportRowsProps) {
  const t = useT();
  const [page, setPage] = useState(1);
  const args = {
    page: String(page),
    pageSize: String(pageSize),
    ...(outcome ? { 'filter[outcome]': outcome } : {}),
  };
  const { data, error, refetch } = useImportRows({ url: spec.url, id: importId, args });
  if (error) return <ErrorState onRetry={() => void refetch()}>{problemText(t, error)}</ErrorState>;
  if (!data) return <Skeletons lines={6} lineHeight="3rem" />;
  return (
    <Stack gap={3}>
      <ul className="kit-import-rows" aria-label={t('import.filterAll')}>
        {data.items.map((row) => (
          <ImportRow key={row.id} spec={spec} row={row} />
        ))}
      </ul>
      <Pager page={page} total={data.total} onPage={setPage} />
    </Stack>
  );
}

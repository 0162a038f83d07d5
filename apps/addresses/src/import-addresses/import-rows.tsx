import type { ImportRowView, RowOutcome } from '@jahrring/contracts-addresses';
import { problemText, useT } from '@jahrring/tool-kit';
import { Badge, Button, ErrorState, Row, Skeletons, Stack, Text } from '@jahrring/ui';
import { useState } from 'react';
import { chevronLeftIcon, chevronRightIcon } from '@jahrring/ui/icons';
import { useImportRows } from '../addresses.api';
import { outcomeLooks } from './outcome-filter';

const pageSize = 50;

/** What happens to a row: its errors with line and column, or the values that change. */
function useDetails(): (row: ImportRowView) => string[] {
  const t = useT('addresses');
  return ({ errors, changes }) => [
    ...errors.map(({ line, column, header, key, params }) =>
      header
        ? t('import.errorAt', { line, column, header, message: t(key, params) })
        : t('import.errorAtColumn', { line, column, message: t(key, params) }),
    ),
    ...Object.entries(changes).map(([field, { from, to }]) =>
      t('import.change', {
        field: t(`field.${field}`),
        from: from ?? t('merge.empty'),
        to: to ?? t('merge.empty'),
      }),
    ),
  ];
}

function ImportRow({ row }: { row: ImportRowView }) {
  const t = useT('addresses');
  const details = useDetails()(row);
  return (
    <li className="addresses-row">
      <span className="addresses-row__line">{t('import.lineNumber', { line: row.line })}</span>
      <span className="addresses-row__name">
        <strong>{row.name || '–'}</strong>
        <Text tone="muted">{`${row.zip} ${row.city}`.trim()}</Text>
      </span>
      <span>
        {row.outcome ? (
          <Badge {...outcomeLooks[row.outcome]}>{t(`import.outcome.${row.outcome}`)}</Badge>
        ) : null}
      </span>
      <span className="addresses-row__details">
        {details.map((detail) => (
          <span key={detail}>{detail}</span>
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
  const t = useT('addresses');
  const last = Math.ceil(total / pageSize);
  if (last <= 1) return null;
  const done = Math.min(page * pageSize, total);
  return (
    <Row justify="between">
      <Text tone="muted">{t('import.progress', { done, total })}</Text>
      <Row>
        <Button size="small" icon={chevronLeftIcon} disabled={page === 1} onClick={() => onPage(page - 1)}>
          {t('action.back')}
        </Button>
        <Button
          size="small"
          iconEnd={chevronRightIcon}
          disabled={page === last}
          onClick={() => onPage(page + 1)}
        >
          {t('action.next')}
        </Button>
      </Row>
    </Row>
  );
}

/** The rows of an import in the order of its file, of one outcome or all. */
export function ImportRows({ importId, outcome }: { importId: string; outcome: RowOutcome | null }) {
  const t = useT('addresses');
  const [page, setPage] = useState(1);
  const args = {
    page: String(page),
    pageSize: String(pageSize),
    ...(outcome ? { 'filter[outcome]': outcome } : {}),
  };
  const { data, error, refetch } = useImportRows({ id: importId, args });
  if (error) return <ErrorState onRetry={() => void refetch()}>{problemText(t, error)}</ErrorState>;
  if (!data) return <Skeletons lines={6} lineHeight="3rem" />;
  return (
    <Stack gap={3}>
      <ul className="addresses-rows" aria-label={t('import.filterAll')}>
        {data.items.map((row) => (
          <ImportRow key={row.id} row={row} />
        ))}
      </ul>
      <Pager page={page} total={data.total} onPage={setPage} />
    </Stack>
  );
}

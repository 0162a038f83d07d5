import type { AccountSheet as Sheet } from '@jahrring/contracts-bookkeeping';
import { problemText, useFormat, useListExport, useT, type Format, type Translate } from '@jahrring/tool-kit';
import { Stack, Stat } from '@jahrring/ui';
import { DataGrid, type GridColumn } from '@jahrring/ui/grid';
import { useMemo } from 'react';
import { ledgerExportsUrl, useAccountSheet } from '../ledger.api';
import { accountName } from './journal-columns';
import { LedgerFrame, ledgerPath } from './ledger-frame';
import './ledger-page.css';
import { useSpan } from './span';
import { SpanFields } from './span-fields';

type Line = Sheet['items'][number] & { id: string };

/** The lines of an account over a span of days, with what was carried over and the balance after each. */
export function AccountSheet({ account }: { account: string }) {
  const t = useT('bookkeeping');
  const format = useFormat();
  const { list, span, setSpan, args } = useSpan();
  const { page, pageSize } = list.state;
  const paged = { ...args, page: String(page), pageSize: String(pageSize) };
  const query = useAccountSheet({ account, args: paged }, { refetchOnMountOrArgChange: true });
  const exportItems = useListExport(`${ledgerExportsUrl}/accounts/${account}`, args, account);
  const columns = useMemo(() => sheetColumns(t, format), [t, format]);
  const { data } = query;
  const rows = data?.items.map((line, index) => ({ ...line, id: `${line.entryId} ${index}` }));
  const sum = (amount: string | undefined) => (amount === undefined ? '–' : format.amount(amount));
  const name = accountName({ account, title: data?.title ?? null });
  return (
    <LedgerFrame view="balances" account={name} exportItems={exportItems}>
      <Stack gap={5}>
        <SpanFields span={span} onChange={setSpan} />
        <div className="ledger-stats">
          <Stat label={t('ledger.field.opening')} value={sum(data?.opening)} />
          <Stat label={t('ledger.field.balance')} value={sum(data?.closing)} />
        </div>
        <DataGrid<Line>
          label={name}
          columns={columns}
          rows={rows}
          total={data?.total}
          rowLabel={(row) => t('ledger.entry', { number: row.number })}
          state={{ ...list.state, filter: {} }}
          onStateChange={({ page: to, pageSize: size }) =>
            list.set({
              ...(to === undefined ? {} : { page: to }),
              ...(size === undefined ? {} : { pageSize: size }),
            })
          }
          searchable={false}
          pageSizes={[25, 100, 500]}
          loading={query.isFetching}
          error={query.error ? problemText(t, query.error) : undefined}
          onRetry={() => void query.refetch()}
          rowTo={(row) => `${ledgerPath}?entry=${row.entryId}`}
          empty={{ title: t('ledger.emptySheet') }}
          storageKey="bookkeeping.sheet"
        />
      </Stack>
    </LedgerFrame>
  );
}

function sheetColumns(t: Translate, format: Format): GridColumn<Line>[] {
  const figure = (id: 'debit' | 'credit' | 'balance'): GridColumn<Line> => ({
    ...{ id, header: t(`ledger.field.${id}`), align: 'end', width: 120, grow: 0 },
    value: (row) => (id !== 'balance' && Number(row[id]) === 0 ? '' : format.amount(row[id])),
    card: id === 'balance' ? 'badge' : 'line',
  });
  return [
    {
      id: 'bookedOn',
      header: t('ledger.field.bookedOn'),
      value: (row) => format.date(row.bookedOn),
      ...{ fixed: true, width: 112, grow: 0, card: 'subtitle' },
    },
    {
      id: 'text',
      header: t('ledger.field.text'),
      value: (row) => row.text,
      ...{ width: 220, grow: 3, card: 'title' },
    },
    {
      id: 'documentNumber',
      header: t('ledger.field.documentNumber'),
      value: (row) => row.documentNumber ?? '',
      ...{ width: 130, grow: 1, card: 'none' },
    },
    ...(['debit', 'credit', 'balance'] as const).map(figure),
  ];
}

import type { TrialBalance } from '@jahrring/contracts-bookkeeping';
import { problemText, useFormat, useListExport, useT } from '@jahrring/tool-kit';
import { Stack, Stat } from '@jahrring/ui';
import { DataGrid, type GridColumn } from '@jahrring/ui/grid';
import { ledgerExportsUrl, useTrialBalance } from '../ledger.api';
import { accountName } from './journal-columns';
import { LedgerFrame, ledgerPath } from './ledger-frame';
import './ledger-page.css';
import { useSpan } from './span';
import { SpanFields } from './span-fields';

type Balance = TrialBalance['items'][number];
const whole = { page: 1, pageSize: 'all', sort: '', search: '', filter: {} } as const;

/** Balances of all accounts over a span of days; each opens to its sheet. */
export function Balances() {
  const t = useT('bookkeeping');
  const format = useFormat();
  const { span, setSpan, args } = useSpan();
  const query = useTrialBalance(args, { refetchOnMountOrArgChange: true });
  const exportItems = useListExport(`${ledgerExportsUrl}/trial-balance`, args, t('ledger.tab.balances'));
  const { debit = '0', credit = '0' } = query.data ?? {};
  const days = `filter[bookedOn]=${span.from}..${span.on}`;
  const figure = (id: 'opening' | 'debit' | 'credit' | 'balance'): GridColumn<Balance> => ({
    ...{ id, header: t(`ledger.field.${id}`), value: (row) => format.amount(row[id]) },
    ...{ align: 'end', width: 130, grow: 0, card: id === 'balance' ? 'badge' : 'line' },
  });
  return (
    <LedgerFrame view="balances" exportItems={exportItems}>
      <Stack gap={5}>
        <SpanFields span={span} onChange={setSpan} />
        <div className="ledger-stats">
          <Stat label={t('ledger.field.debit')} value={format.amount(debit)} />
          <Stat label={t('ledger.field.credit')} value={format.amount(credit)} />
        </div>
        <DataGrid<Balance>
          label={t('ledger.tab.balances')}
          columns={[
            {
              id: 'account',
              header: t('ledger.field.account'),
              value: accountName,
              ...{ fixed: true, width: 220, grow: 3, card: 'title' },
            },
            ...(['opening', 'debit', 'credit', 'balance'] as const).map(figure),
          ]}
          rows={query.data?.items}
          total={query.data?.items.length}
          rowId={(row) => row.account}
          state={whole}
          onStateChange={() => undefined}
          searchable={false}
          pageSizes={['all']}
          loading={query.isFetching}
          error={query.error ? problemText(t, query.error) : undefined}
          onRetry={() => void query.refetch()}
          rowTo={(row) => `${ledgerPath}?view=balances&account=${row.account}&${days}`}
          empty={{ title: t('ledger.empty') }}
          storageKey="bookkeeping.balances"
        />
      </Stack>
    </LedgerFrame>
  );
}

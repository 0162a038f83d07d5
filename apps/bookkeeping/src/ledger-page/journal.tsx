import { journalListSpec, type JournalEntryView } from '@jahrring/contracts-bookkeeping';
import { useFormat, useListExport, useListState, useSearchParams, useT } from '@jahrring/tool-kit';
import { gridOf } from '@jahrring/tool-kit/list-grid';
import { DataGrid } from '@jahrring/ui/grid';
import { lazy, Suspense, useMemo } from 'react';
import { ledgerExportsUrl, useJournal, useTrialBalance } from '../ledger.api';
import { journalColumns } from './journal-columns';
import { LedgerFrame } from './ledger-frame';

const EntryDialog = lazy(async () => ({ default: (await import('./entry-dialog')).EntryDialog }));
const noArgs = {};

/** All entries, the latest first; each opens to its lines and to what it was made by. */
export function Journal() {
  const t = useT('bookkeeping');
  const format = useFormat();
  const [params, setParams] = useSearchParams();
  const shown = params.get('entry');
  const list = useListState({ defaultSort: journalListSpec.defaultSort });
  const query = useJournal(list.args, { refetchOnMountOrArgChange: true });
  const accounts = useTrialBalance(noArgs).data?.items;
  const exportItems = useListExport(`${ledgerExportsUrl}/journal`, list.args, t('ledger.tab.journal'));
  const columns = useMemo(() => journalColumns(t, format, accounts ?? []), [t, format, accounts]);
  const show = (id: string | null) => {
    const next = new URLSearchParams(params);
    if (id === null) next.delete('entry');
    else next.set('entry', id);
    setParams(next, { replace: true, preventScrollReset: true });
  };
  return (
    <LedgerFrame view="journal" exportItems={exportItems}>
      <DataGrid<JournalEntryView>
        label={t('ledger.tab.journal')}
        columns={columns}
        {...gridOf(t, list, query)}
        rowLabel={(row) => t('ledger.entry', { number: row.number })}
        onOpenRow={(row) => show(row.id)}
        searchable
        searchPlaceholder={t('ledger.search')}
        empty={{ title: t('ledger.empty') }}
        storageKey="bookkeeping.journal"
      />
      {shown === null ? null : (
        <Suspense>
          <EntryDialog key={shown} id={shown} onShow={show} onClose={() => show(null)} />
        </Suspense>
      )}
    </LedgerFrame>
  );
}

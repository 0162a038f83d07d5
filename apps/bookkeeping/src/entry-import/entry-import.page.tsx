import {
  entryImportLimits,
  type EntryImportRow,
  entryImportSettings,
  type EntryImportSettings,
} from '@jahrring/contracts-bookkeeping';
import { useBoot, useFormat, useT } from '@jahrring/tool-kit';
import { type ImportSpec, ImportWizard } from '@jahrring/tool-kit/import';
import { PageFrame, Text } from '@jahrring/ui';
import { entryImports } from '../entry-import.api';
import { Comparison } from './comparison';

const list = '/debitors/accounting';

function useSpec(): ImportSpec<EntryImportSettings> {
  const t = useT('bookkeeping');
  const format = useFormat();
  const { currency } = useBoot().licence;
  return {
    url: entryImports,
    page: `${list}/import`,
    list,
    permission: 'tools.debitors.manage',
    accept: '.txt,.csv,.xlsx,text/csv,text/plain',
    maxBytes: entryImportLimits.bytes,
    schema: entryImportSettings,
    fields: [],
    // Entries are added, never changed.
    fieldName: (field) => field,
    found: ({ id }) => <Comparison id={id} />,
    rowName: (row) => {
      const { bookedOn, documentNumber, text, debit, credit, amount } = row as EntryImportRow;
      const title = [documentNumber, text].filter(Boolean).join(' · ');
      if (bookedOn === null || amount === null) return { title, detail: '' };
      const accounts = t('entryImport.accounts', { debit: debit.join(', '), credit: credit.join(', ') });
      return { title, detail: [format.date(bookedOn), accounts, format.money(amount, currency)].join(' · ') };
    },
    texts: {
      title: t('entryImport.title'),
      drop: t('entryImport.file'),
      dropText: t('entryImport.columns'),
      commit: (count) => t('entryImport.add', { count }),
      kept: (count) => t('entryImport.kept', { count }),
      toList: t('entryImport.toList'),
    },
  };
}

/** Page that compares a file of the accountant's program with the books, and adds entries that the books lack. */
export function Component() {
  const t = useT('bookkeeping');
  const spec = useSpec();
  return (
    <PageFrame
      title={t('entryImport.title')}
      breadcrumbs={[
        { label: t('debtor.title.list'), to: '/debitors' },
        { label: t('accounting.title'), to: list },
      ]}
    >
      <ImportWizard spec={spec}>
        <Text tone="muted">{t('entryImport.text')}</Text>
      </ImportWizard>
    </PageFrame>
  );
}

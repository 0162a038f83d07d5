import { itemsOnDaySpec, type ItemOnDay } from '@jahrring/contracts-bookkeeping';
import { useBoot, useFormat, useListExport, useListState, useT } from '@jahrring/tool-kit';
import { gridOf } from '@jahrring/tool-kit/list-grid';
import { Alert, Stack, Stat } from '@jahrring/ui';
import { DateField, Form, useForm, useWatch } from '@jahrring/ui/form';
import { DataGrid } from '@jahrring/ui/grid';
import { localToday } from '@jahrring/ui/input';
import { useEffect, useMemo } from 'react';
import { exportsUrl } from '../debtors.api';
import { useItemsOnDay } from '../ledger.api';
import { itemsOnDayColumns } from './items-on-day-columns';
import { LedgerFrame } from './ledger-frame';
import './ledger-page.css';

/** Amounts that customers owed at the end of a day, compared with the receivables account. */
export function ItemsOnDay() {
  const t = useT('bookkeeping');
  const format = useFormat();
  const { currency } = useBoot().licence;
  const list = useListState({ defaultSort: itemsOnDaySpec.defaultSort });
  const query = useItemsOnDay(list.args, { refetchOnMountOrArgChange: true });
  const exportItems = useListExport(`${exportsUrl}/items-on-day`, list.args, t('ledger.tab.items'));
  const columns = useMemo(() => itemsOnDayColumns(t, format), [t, format]);
  const { open = '0', ledger = '0' } = query.data ?? {};
  return (
    <LedgerFrame view="items" exportItems={exportItems}>
      <Stack gap={5}>
        <DayField
          day={list.state.filter['on'] ?? localToday()}
          onChange={(day) => list.setFilter('on', day === localToday() ? undefined : day)}
        />
        <div className="ledger-stats">
          <Stat label={t('ledger.openItems')} value={format.money(open, currency)} />
          <Stat label={t('ledger.receivables')} value={format.money(ledger, currency)} />
        </div>
        {list.state.search === '' && open !== ledger ? (
          <Alert kind="warning">{t('ledger.differs')}</Alert>
        ) : null}
        <DataGrid<ItemOnDay>
          label={t('ledger.tab.items')}
          columns={columns}
          {...gridOf(t, list, query)}
          rowLabel={(row) => row.number}
          state={{ ...list.state, filter: {} }}
          onStateChange={({ filter: _filter, ...change }) => list.set(change)}
          rowTo={(row) => `/debitors/edit/${row.addressId ?? ''}`}
          searchable
          searchPlaceholder={t('debtor.list.searchItems')}
          empty={{ title: t('debtor.list.emptyTitle') }}
          storageKey="bookkeeping.items-on-day"
        />
      </Stack>
    </LedgerFrame>
  );
}

function DayField({ day, onChange }: { day: string; onChange: (day: string) => void }) {
  const t = useT('bookkeeping');
  const form = useForm<{ on: string }>({ defaultValues: { on: day } });
  const on = useWatch({ control: form.control, name: 'on' });
  useEffect(() => {
    if (on !== '' && on !== day) onChange(on);
  }, [on, day, onChange]);
  return (
    <Form form={form} onSubmit={() => undefined} label={t('ledger.field.day')} draft={false}>
      <DateField name="on" label={t('ledger.field.day')} required />
    </Form>
  );
}

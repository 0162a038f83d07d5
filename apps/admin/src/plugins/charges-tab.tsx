import { type PluginCharge, pluginCurrency } from '@jahrring/contracts-admin';
import { isLocalMonth } from '@jahrring/contracts-common';
import {
  type Format,
  problemText,
  useFormat,
  useListExport,
  useSearchParams,
  useT,
} from '@jahrring/tool-kit';
import { ActionMenu, Columns, Row, Stack, Stat } from '@jahrring/ui';
import { DataGrid, type GridColumn, type GridState } from '@jahrring/ui/grid';
import { localToday } from '@jahrring/ui/input';
import { useMemo, useState } from 'react';
import { downloadIcon } from '@jahrring/ui/icons';
import type { Translate } from '../options';
import { MonthChoice } from './month';
import { usePluginCharges } from '../tools/tools.api';

const firstPage: GridState = { page: 1, pageSize: 25, sort: '', search: '', filter: {} };

/** Amounts that each licence owes for its plugins in a month. */
export function ChargesTab() {
  const t = useT('admin');
  const format = useFormat();
  const [params, setParams] = useSearchParams();
  const asked = params.get('month') ?? '';
  const month = isLocalMonth(asked) ? asked : localToday().slice(0, 7);
  const [state, setState] = useState(firstPage);
  const query = usePluginCharges(
    { month, page: state.page, pageSize: state.pageSize },
    { refetchOnMountOrArgChange: true },
  );
  const columns = useMemo(() => chargeColumns(t, format), [t, format]);
  const go = (month: string) => {
    setState(firstPage);
    setParams({ tab: 'charges', month });
  };
  const { data } = query;
  return (
    <Stack gap={4}>
      <Row justify="between">
        <MonthChoice month={month} onChange={go} />
        <ChargeExport month={month} />
      </Row>
      <Columns count={2} gap={3}>
        <Stat label={t('charge.sum')} value={format.money(data?.sum ?? '0', pluginCurrency)} />
        <Stat label={t('charge.licences')} value={format.number(data?.licences ?? 0)} />
      </Columns>
      <DataGrid<PluginCharge>
        label={t('tool.tab.charges')}
        columns={columns}
        rows={data?.items}
        total={data?.total}
        state={state}
        onStateChange={(patch) => setState({ ...state, page: 1, ...patch })}
        loading={query.isFetching}
        error={query.error ? problemText(t, query.error) : undefined}
        onRetry={() => void query.refetch()}
        searchable={false}
        rowTo={(row) => `/admin/licenses/${row.licenceId}/settings`}
        empty={{ title: t('charge.none'), text: t('charge.noneText') }}
        storageKey="admin.pluginCharges"
      />
    </Stack>
  );
}

function ChargeExport({ month }: { month: string }) {
  const t = useT('admin');
  const files = useListExport(
    '/api/admin/plugin-charges/export',
    { month },
    `${t('tool.tab.charges')}-${month}`,
  );
  return <ActionMenu text={t('charge.export')} icon={downloadIcon} items={files} />;
}

function chargeColumns(t: Translate, format: Format): GridColumn<PluginCharge>[] {
  return [
    {
      id: 'licenceName',
      header: t('charge.licence'),
      value: (row) => row.licenceName,
      width: 200,
      grow: 2,
      fixed: true,
      card: 'title',
    },
    {
      id: 'plugin',
      header: t('charge.plugin'),
      value: (row) => t(`plugins.${row.plugin}.title`),
      width: 170,
      card: 'subtitle',
    },
    {
      id: 'amount',
      header: t('charge.amount'),
      value: (row) => format.money(row.amount, pluginCurrency),
      align: 'end',
      width: 120,
      grow: 0,
      card: 'badge',
    },
    {
      id: 'agreedBy',
      header: t('plugin.agreedBy'),
      value: (row) => row.agreedBy,
      width: 160,
    },
    {
      id: 'agreedAt',
      header: t('charge.agreedAt'),
      value: (row) => format.dateTime(row.agreedAt),
      width: 150,
      grow: 0,
    },
    {
      id: 'startsOn',
      header: t('charge.span'),
      value: (row) =>
        row.endedOn
          ? t('charge.fromTo', { from: format.date(row.startsOn), to: format.date(row.endedOn) })
          : t('charge.from', { from: format.date(row.startsOn) }),
      width: 190,
      grow: 0,
    },
  ];
}

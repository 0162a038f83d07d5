import { addDays, localDateAt } from '@jahrring/contracts-common';
import { holdingListSpec, type HoldingView } from '@jahrring/contracts-inventory';
import { useFormat, useListExport, useListState, useNavigate, useT } from '@jahrring/tool-kit';
import { gridOf } from '@jahrring/tool-kit/list-grid';
import { ActionMenu } from '@jahrring/ui';
import { DataGrid, type GridColumn } from '@jahrring/ui/grid';
import { DueDay } from './due-day';
import { holdingsUrl, useHoldings } from './personal.api';

/** Number of days ahead for which something is shown as due. */
export const dueAhead = 60;

/** List of what is to be exchanged or inspected in the next weeks, the most urgent first. */
export function DueList() {
  const t = useT('inventory');
  const format = useFormat();
  const navigate = useNavigate();
  const list = useListState({ defaultSort: 'dueOn' });
  const until = addDays(localDateAt(Date.now(), format.timeZone), dueAhead);
  const args = { 'filter[dueOn]': `..${until}`, ...list.args };
  const query = useHoldings(args, { refetchOnMountOrArgChange: true });
  const exportItems = useListExport(`${holdingsUrl}/export`, args, t('personal.tab.due'));
  return (
    <>
      <ActionMenu items={exportItems} />
      <DataGrid<HoldingView>
        label={t('personal.tab.due')}
        columns={holdingColumns(t)}
        {...gridOf(t, list, query)}
        rowLabel={(row) => `${row.articleTitle} · ${row.employeeName}`}
        onOpenRow={({ employeeId }) => navigate(`/personal-inventory/people/${employeeId}`)}
        searchable
        empty={{ title: t('personal.nothingDue'), text: t('personal.nothingDueText') }}
        storageKey="inventory.personal.due"
      />
    </>
  );
}

function holdingColumns(t: (key: string) => string): GridColumn<HoldingView>[] {
  const [byPerson, byArticle] = holdingListSpec.sort;
  return [
    { id: byArticle, header: t('personal.article'), value: (row) => row.articleTitle, sortable: true },
    { id: 'size', header: t('personal.size'), value: (row) => row.size },
    { id: 'serial', header: t('personal.serialNumber'), value: (row) => row.serial },
    { id: byPerson, header: t('personal.person'), value: (row) => row.employeeName, sortable: true },
    {
      id: 'dueReason',
      header: t('personal.why'),
      value: (row) => (row.dueReason ? t(`personal.reason.${row.dueReason}`) : null),
    },
    {
      id: 'dueOn',
      header: t('personal.dueOn'),
      value: (row) => row.dueOn,
      cell: (row) => <DueDay day={row.dueOn} />,
      sortable: true,
      filter: { kind: 'date' },
      card: 'badge',
    },
  ];
}

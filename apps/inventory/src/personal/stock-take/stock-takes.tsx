import { stockTakeListSpec, stockTakeStates, type StockTakeHead } from '@jahrring/contracts-inventory';
import { useFormat, useListState, useNavigate, useT, type Format } from '@jahrring/tool-kit';
import { gridOf } from '@jahrring/tool-kit/list-grid';
import { Badge, Button, Row, Stack } from '@jahrring/ui';
import { DataGrid, type GridColumn } from '@jahrring/ui/grid';
import { checkIcon, clockIcon, plusIcon, trashIcon } from '@jahrring/ui/icons';
import { lazy, Suspense, useState } from 'react';
import { useTitledRemoval } from '../../use-titled-removal';
import { useRemoveStockTake, useRestoreStockTake, useStockTakes } from './stock-takes.api';

const StockTakeDialog = lazy(async () => ({
  default: (await import('./stock-take.dialog')).StockTakeDialog,
}));

/** Stock takes, the newest first. */
export function StockTakes() {
  const t = useT('inventory');
  const format = useFormat();
  const navigate = useNavigate();
  const list = useListState({ defaultSort: stockTakeListSpec.defaultSort });
  const query = useStockTakes(list.args, { refetchOnMountOrArgChange: true });
  const [creating, setCreating] = useState(false);
  const removal = useStockTakeRemoval();
  const create = (
    <Button variant="primary" icon={plusIcon} onClick={() => setCreating(true)}>
      {t('stockTake.create')}
    </Button>
  );
  return (
    <Stack>
      <Row>{create}</Row>
      <DataGrid<StockTakeHead>
        label={t('personal.tab.stockTakes')}
        columns={columns(t, format)}
        {...gridOf(t, list, query)}
        rowLabel={({ title }) => title}
        onOpenRow={({ id }) => navigate(`/personal-inventory/stock-takes/${id}`)}
        rowActions={(take) => [
          take.state === 'open' && {
            label: t('action.delete'),
            icon: trashIcon,
            danger: true,
            onClick: () => void removal.remove(take),
          },
        ]}
        searchable
        empty={{ title: t('stockTake.none'), text: t('stockTake.noneText'), action: create }}
        storageKey="inventory.personal.stockTakes"
      />
      <Suspense>{creating ? <StockTakeDialog onClose={() => setCreating(false)} /> : null}</Suspense>
    </Stack>
  );
}

function useStockTakeRemoval() {
  const [removeOne] = useRemoveStockTake();
  const [restoreOne] = useRestoreStockTake();
  return useTitledRemoval({
    remove: ({ id, version }) => removeOne({ id, version }).unwrap(),
    restore: ({ id }) => restoreOne(id).unwrap(),
  });
}

type Translate = (key: string, params?: Record<string, string | number>) => string;

function columns(t: Translate, format: Format): GridColumn<StockTakeHead>[] {
  return [
    { id: 'title', header: t('field.title'), value: (row) => row.title, sortable: true, card: 'title' },
    { id: 'on', header: t('personal.day'), value: (row) => format.date(row.on), sortable: true },
    {
      id: 'state',
      header: t('stockTake.state'),
      value: (row) => t(`stockTake.stateOf.${row.state}`),
      cell: (row) =>
        row.state === 'booked' ? (
          <Badge tone="wald" icon={checkIcon}>
            {t('stockTake.stateOf.booked')}
          </Badge>
        ) : (
          <Badge tone="bernstein" icon={clockIcon}>
            {t('stockTake.stateOf.open')}
          </Badge>
        ),
      sortable: true,
      filter: {
        kind: 'options',
        options: stockTakeStates.map((value) => ({ value, label: t(`stockTake.stateOf.${value}`) })),
      },
      card: 'badge',
    },
    {
      id: 'counted',
      header: t('stockTake.counted'),
      value: (row) => t('stockTake.countedOf', { counted: row.counted, total: row.total }),
    },
    {
      id: 'differing',
      header: t('stockTake.differing'),
      value: (row) => format.number(row.differing),
      align: 'end',
    },
  ];
}

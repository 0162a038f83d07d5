import { itemStates, personalItemListSpec, type PersonalItemView } from '@jahrring/contracts-inventory';
import { useListState, useT } from '@jahrring/tool-kit';
import { gridOf } from '@jahrring/tool-kit/list-grid';
import { useListSelection } from '@jahrring/tool-kit/list-selection';
import { Button, Row, Stack } from '@jahrring/ui';
import { DataGrid, type GridColumn } from '@jahrring/ui/grid';
import { checkIcon, plusIcon, trashIcon } from '@jahrring/ui/icons';
import { lazy, Suspense, useState } from 'react';
import { PrintLabels } from '../labels/print-labels';
import { wholeChoice } from '../labels/whole-choice';
import { useTitledRemoval } from '../use-titled-removal';
import { DueDay } from './due-day';
import { itemsUrl, usePersonalItems, useRemoveItem, useRestoreItem } from './personal.api';

const PieceDialog = lazy(async () => ({ default: (await import('./piece.dialog')).PieceDialog }));
const InspectionDialog = lazy(async () => ({
  default: (await import('./inspection.dialog')).InspectionDialog,
}));

/** Pieces that are known one by one: where each is and when it is inspected again. */
export function Pieces() {
  const t = useT('inventory');
  const list = useListState({ defaultSort: personalItemListSpec.defaultSort });
  const query = usePersonalItems(list.args, { refetchOnMountOrArgChange: true });
  const [opened, setOpened] = useState<PersonalItemView | 'new' | null>(null);
  const selection = useListSelection(list.args);
  const total = query.data?.total;
  const whole = wholeChoice(selection, { of: 'items', url: itemsUrl, args: list.args, total });
  const close = () => setOpened(null);
  const removal = usePieceRemoval();
  const create = (
    <Button variant="primary" icon={plusIcon} onClick={() => setOpened('new')}>
      {t('personal.newPiece')}
    </Button>
  );
  return (
    <Stack>
      <Row>{create}</Row>
      <DataGrid<PersonalItemView>
        label={t('personal.tab.pieces')}
        columns={pieceColumns(t)}
        {...gridOf(t, list, query)}
        rowLabel={nameOf}
        onOpenRow={setOpened}
        isMuted={({ state }) => state === 'lost' || state === 'retired'}
        rowActions={(item) => [
          { label: t('personal.inspect'), icon: checkIcon, onClick: () => setOpened(item) },
          {
            label: t('action.delete'),
            icon: trashIcon,
            danger: true,
            onClick: () => void removal.remove({ ...item, title: nameOf(item) }),
          },
        ]}
        {...selection.grid}
        bulkActions={(ids) => <PrintLabels of="items" ids={ids} whole={whole} />}
        searchable
        empty={{ title: t('personal.noPieces'), text: t('personal.noPiecesText'), action: create }}
        storageKey="inventory.personal.pieces"
      />
      <Suspense>
        {opened === 'new' ? <PieceDialog onClose={close} /> : null}
        {opened && opened !== 'new' ? <InspectionDialog item={opened} onClose={close} /> : null}
      </Suspense>
    </Stack>
  );
}

function nameOf({ number, articleTitle }: PersonalItemView): string {
  return `${number} ${articleTitle}`;
}

function usePieceRemoval() {
  const [removeOne] = useRemoveItem();
  const [restoreOne] = useRestoreItem();
  return useTitledRemoval({
    remove: ({ id, version }) => removeOne({ id, version }).unwrap(),
    restore: ({ id }) => restoreOne(id).unwrap(),
  });
}

function pieceColumns(t: (key: string) => string): GridColumn<PersonalItemView>[] {
  return [
    { id: 'number', header: t('field.number'), value: (row) => row.number, sortable: true, card: 'subtitle' },
    {
      id: 'articleTitle',
      header: t('personal.article'),
      value: (row) => row.articleTitle,
      sortable: true,
      card: 'title',
    },
    {
      id: 'serial',
      header: t('personal.serialNumber'),
      value: (row) => row.serial,
      sortable: true,
      filter: true,
    },
    { id: 'size', header: t('personal.size'), value: (row) => row.size, hiddenByDefault: true },
    {
      id: 'state',
      header: t('personal.state'),
      value: (row) => t(`personal.stateOf.${row.state}`),
      sortable: true,
      filter: {
        kind: 'options',
        options: itemStates.map((value) => ({ value, label: t(`personal.stateOf.${value}`) })),
      },
      card: 'badge',
    },
    { id: 'holderName', header: t('personal.person'), value: (row) => row.holderName, sortable: true },
    {
      id: 'nextInspectionOn',
      header: t('personal.nextInspection'),
      value: (row) => row.nextInspectionOn,
      cell: (row) => <DueDay day={row.nextInspectionOn} />,
      sortable: true,
      filter: { kind: 'date' },
    },
  ];
}

import { qrCodeListSpec, type QrCodeView } from '@jahrring/contracts-inventory';
import { useFormat, useListState, useT } from '@jahrring/tool-kit';
import { gridOf } from '@jahrring/tool-kit/list-grid';
import { useListSelection } from '@jahrring/tool-kit/list-selection';
import { Button } from '@jahrring/ui';
import { DataGrid, type GridColumn } from '@jahrring/ui/grid';
import { lazy, Suspense, useMemo, useState } from 'react';
import { plusIcon, trashIcon } from '@jahrring/ui/icons';
import { PrintLabels } from '../labels/print-labels';
import { wholeChoice } from '../labels/whole-choice';
import { useTitledRemoval } from '../use-titled-removal';
import { QrFrame } from './qr-frame';
import { codes, useDeleteQrCode, useQrCodes, useRestoreQrCode } from './qr-codes.api';

const QrCodeDrawer = lazy(async () => ({ default: (await import('./qr-code.drawer')).QrCodeDrawer }));

/** The codes of the licence, newest first: made here, printed here, scanned at the site. */
export function QrCodes() {
  const t = useT('inventory');
  const format = useFormat();
  const list = useListState({ defaultSort: qrCodeListSpec.defaultSort });
  const query = useQrCodes(list.args, { refetchOnMountOrArgChange: true });
  const selection = useListSelection(list.args);
  const total = query.data?.total;
  const whole = wholeChoice(selection, { of: 'codes', url: codes, args: list.args, total });
  const [creating, setCreating] = useState(false);
  const removal = useQrRemoval();
  const columns = useMemo(() => qrColumns(t, (at) => format.dateTime(at)), [t, format]);
  const create = (
    <Button variant="primary" icon={plusIcon} onClick={() => setCreating(true)}>
      {t('qr.create')}
    </Button>
  );
  return (
    <QrFrame tab="codes" actions={create}>
      <DataGrid<QrCodeView>
        label={t('title.qrCodes')}
        columns={columns}
        {...gridOf(t, list, query)}
        rowLabel={(row) => `${row.number} ${row.title}`}
        rowActions={(row) => [
          {
            label: t('action.delete'),
            icon: trashIcon,
            danger: true,
            onClick: () => void removal.remove(row),
          },
        ]}
        {...selection.grid}
        bulkActions={(ids) => <PrintLabels of="codes" ids={ids} whole={whole} />}
        searchable
        empty={{ title: t('qr.emptyTitle'), text: t('qr.empty'), action: create }}
        storageKey="inventory.qrCodes"
      />
      <Suspense>{creating ? <QrCodeDrawer onClose={() => setCreating(false)} /> : null}</Suspense>
    </QrFrame>
  );
}

function useQrRemoval() {
  const [removeOne] = useDeleteQrCode();
  const [restoreOne] = useRestoreQrCode();
  return useTitledRemoval({
    remove: ({ id, version }) => removeOne({ id, version }).unwrap(),
    restore: ({ id }) => restoreOne(id).unwrap(),
  });
}

function qrColumns(t: (key: string) => string, at: (instant: string) => string): GridColumn<QrCodeView>[] {
  return [
    { id: 'number', header: t('field.number'), value: (row) => row.number, sortable: true, card: 'subtitle' },
    { id: 'title', header: t('field.title'), value: (row) => row.title, sortable: true, card: 'title' },
    { id: 'place', header: t('qr.place'), value: placeText },
    { id: 'updatedAt', header: t('qr.changed'), value: (row) => at(row.updatedAt), sortable: true },
  ];
}

function placeText({ latitude, longitude }: QrCodeView): string {
  return latitude === null || longitude === null ? '' : `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`;
}

import { localDateAt } from '@jahrring/contracts-common';
import { objectKinds, objectListSpec, type ObjectView } from '@jahrring/contracts-inventory';
import {
  useAbility,
  useBoot,
  useExtraColumns,
  useFormat,
  useListState,
  useNavigate,
  usePlugin,
  useT,
} from '@jahrring/tool-kit';
import { gridOf } from '@jahrring/tool-kit/list-grid';
import { useListSelection } from '@jahrring/tool-kit/list-selection';
import { SettingsFrame } from '@jahrring/tool-kit/settings';
import type { ActionMenuItem, PageTab } from '@jahrring/ui';
import { DataGrid } from '@jahrring/ui/grid';
import { useMemo } from 'react';
import { copyIcon, editIcon, eyeIcon, eyeOffIcon, restoreIcon, trashIcon } from '@jahrring/ui/icons';
import { PrintLabels } from '../labels/print-labels';
import { wholeChoice } from '../labels/whole-choice';
import { useObjectList } from '../objects.api';
import { useRateOptions } from '../rates.api';
import { BulkButtons, ListActions, useEmptyList } from './list-actions';
import './object-list.css';
import { objectColumns } from './object-columns';
import { useObjectActions } from './use-object-actions';

const listPath = '/settings/objects';
const editPath = ({ id }: Pick<ObjectView, 'id'>) => `${listPath}/edit/${id}`;

function kindPath(kind: string): string {
  return kind === 'all'
    ? listPath
    : `${listPath}?${new URLSearchParams({ 'filter[kind]': kind }).toString()}`;
}

function useColumns() {
  const t = useT('inventory');
  const format = useFormat();
  const { currency } = useBoot().licence;
  const categories = useRateOptions().data?.items;
  return useMemo(() => {
    const named = new Map((categories ?? []).map(({ id, title }) => [id, title]));
    return objectColumns({ t, format, currency, today: localDateAt(Date.now(), format.timeZone) }, named);
  }, [t, format, currency, categories]);
}

function useRowActions(actions: ReturnType<typeof useObjectActions>) {
  const t = useT('inventory');
  const navigate = useNavigate();
  const mayWrite = useAbility().can('tools.settings.objects');
  return (row: ObjectView): (ActionMenuItem | false)[] => [
    { label: t('action.edit'), icon: editIcon, onClick: () => void navigate(editPath(row)) },
    mayWrite &&
      !row.deletedAt && {
        label: t('object.duplicate'),
        icon: copyIcon,
        onClick: () => void navigate(`${listPath}/create?from=${row.id}`),
      },
    mayWrite &&
      !row.deletedAt && {
        label: t(row.active ? 'object.deactivate' : 'object.activate'),
        icon: row.active ? eyeOffIcon : eyeIcon,
        onClick: () => void actions.switchAll([row], !row.active),
      },
    mayWrite &&
      !row.deletedAt && {
        label: t('action.delete'),
        icon: trashIcon,
        danger: true,
        onClick: () => void actions.remove(row),
      },
    mayWrite &&
      row.deletedAt !== null && {
        label: t('action.restore'),
        icon: restoreIcon,
        onClick: () => void actions.restore(row),
      },
  ];
}

/** Everything that can stand on an entry or a document, by kind. */
export function Component() {
  const t = useT('inventory');
  const mayWrite = useAbility().can('tools.settings.objects');
  const mayLabel = usePlugin('qr-code');
  const list = useListState({ defaultSort: objectListSpec.defaultSort });
  const { deleted } = list.state;
  const query = useObjectList(list.args, { refetchOnMountOrArgChange: true });
  const actions = useObjectActions();
  const selection = useListSelection(list.args);
  const { allSelected } = selection;
  const { selected } = selection.ticks;
  const kind = list.state.filter['kind'] ?? 'all';
  const known = objectKinds.some((one) => one === kind);
  const createPath = known ? `${listPath}/create?kind=${kind}` : `${listPath}/create`;
  const empty = useEmptyList(deleted, createPath);
  const own = useColumns();
  const extra = useExtraColumns<ObjectView>('object');
  const columns = useMemo(() => [...own, ...extra], [own, extra]);
  const rowActions = useRowActions(actions);
  const tabs: PageTab[] = ['all', ...objectKinds].map((one) => ({
    label: t(`kinds.${one}`),
    to: kindPath(one),
    active: one === kind,
  }));

  const whole = wholeChoice(selection, {
    of: 'objects',
    url: '/api/inventory/objects',
    args: list.args,
    total: query.data?.total,
  });
  const chosen = () => (query.data?.items ?? []).filter(({ id }) => selected.includes(id));
  const forAll = async (work: (rows: ObjectView[]) => Promise<boolean>) => {
    if (await work(chosen())) selection.clear();
  };
  const showDeleted = (show: boolean) => {
    selection.clear();
    list.set({ deleted: show });
  };

  return (
    <SettingsFrame
      title={t(deleted ? 'object.deletedTitle' : 'title.objects')}
      subtitle={query.data ? t('object.count', { count: query.data.total }) : undefined}
      tabs={tabs}
      actions={
        <ListActions deleted={deleted} createPath={createPath} onShowDeleted={showDeleted} args={list.args} />
      }
    >
      <DataGrid<ObjectView>
        label={t('title.objects')}
        columns={columns}
        {...gridOf(t, list, query)}
        rowLabel={(row) => row.title}
        onStateChange={(patch) => {
          selection.clear();
          list.set(patch);
        }}
        rowTo={editPath}
        isMuted={(row) => row.deletedAt !== null || !row.active}
        rowActions={rowActions}
        {...(mayWrite && !deleted ? (mayLabel ? selection.grid : selection.ticks) : {})}
        bulkActions={() => (
          <>
            {mayLabel ? <PrintLabels of="objects" ids={selected} whole={whole} /> : null}
            {allSelected ? null : (
              <BulkButtons
                onSwitch={(active) => void forAll((rows) => actions.switchAll(rows, active))}
                onDelete={() => void forAll((rows) => actions.removeAll(rows))}
              />
            )}
          </>
        )}
        searchable
        searchPlaceholder={t('object.search')}
        empty={empty}
        storageKey="inventory.objects"
      />
    </SettingsFrame>
  );
}

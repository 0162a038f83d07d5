import { localDateAt } from '@jahrring/contracts-common';
import { rateCategoryListSpec, type RateCategoryView } from '@jahrring/contracts-inventory';
import { useAbility, useBoot, useFormat, useListState, useNavigate, useT } from '@jahrring/tool-kit';
import { gridOf } from '@jahrring/tool-kit/list-grid';
import { SettingsFrame } from '@jahrring/tool-kit/settings';
import { ActionMenu, Button } from '@jahrring/ui';
import { DataGrid, type GridEmpty } from '@jahrring/ui/grid';
import { useMemo } from 'react';
import { arrowLeftIcon, editIcon, plusIcon, restoreIcon, trashIcon } from '@jahrring/ui/icons';
import { useRateList } from '../rates.api';
import { rateColumns } from './rate-columns';
import { useRateRemoval } from './use-rate-removal';

const listPath = '/settings/ratecategories';
const editPath = ({ id }: Pick<RateCategoryView, 'id'>) => `${listPath}/edit/${id}`;

/** The rate categories of the licence, with what holds today and what comes next. */
export function Component() {
  const t = useT('inventory');
  const format = useFormat();
  const navigate = useNavigate();
  const { currency } = useBoot().licence;
  const mayWrite = useAbility().can('tools.settings.objects');
  const list = useListState({ defaultSort: rateCategoryListSpec.defaultSort });
  const { deleted } = list.state;
  const query = useRateList(list.args, { refetchOnMountOrArgChange: true });
  const { remove, restore } = useRateRemoval();
  const columns = useMemo(
    () => rateColumns({ t, format, currency, today: localDateAt(Date.now(), format.timeZone) }),
    [t, format, currency],
  );
  const create = mayWrite ? (
    <Button variant="primary" icon={plusIcon} to={`${listPath}/create`}>
      {t('rate.create')}
    </Button>
  ) : undefined;
  const empty: GridEmpty = deleted
    ? { title: t('rate.noneDeleted') }
    : { title: t('rate.emptyTitle'), text: t('rate.emptyText'), action: create };
  const back = (
    <Button icon={arrowLeftIcon} onClick={() => list.set({ deleted: false })}>
      {t('list.showLiving')}
    </Button>
  );
  const more = (
    <ActionMenu
      label={t('object.more')}
      items={[
        { label: t('object.showDeleted'), icon: trashIcon, onClick: () => list.set({ deleted: true }) },
      ]}
    />
  );

  return (
    <SettingsFrame
      title={t(deleted ? 'rate.deletedTitle' : 'title.rates')}
      subtitle={query.data ? t('rate.count', { count: query.data.total }) : undefined}
      actions={
        <>
          {deleted ? back : create}
          {mayWrite && !deleted ? more : null}
        </>
      }
    >
      <DataGrid<RateCategoryView>
        label={t('title.rates')}
        columns={columns}
        {...gridOf(t, list, query)}
        rowLabel={(row) => row.title}
        rowTo={editPath}
        isMuted={(row) => row.deletedAt !== null || !row.active}
        rowActions={(row) => [
          { label: t('action.edit'), icon: editIcon, onClick: () => void navigate(editPath(row)) },
          mayWrite &&
            !row.deletedAt && {
              label: t('action.delete'),
              icon: trashIcon,
              danger: true,
              onClick: () => void remove(row),
            },
          mayWrite &&
            row.deletedAt !== null && {
              label: t('action.restore'),
              icon: restoreIcon,
              onClick: () => void restore(row),
            },
        ]}
        searchable
        searchPlaceholder={t('rate.search')}
        empty={empty}
        storageKey="inventory.rates"
      />
    </SettingsFrame>
  );
}

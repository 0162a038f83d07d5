import type { LicenceView } from '@jahrring/contracts-admin';
import { useFormat, useListExport, useListState, useT } from '@jahrring/tool-kit';
import { gridOf } from '@jahrring/tool-kit/list-grid';
import { ActionMenu, Button, PageFrame } from '@jahrring/ui';
import { DataGrid } from '@jahrring/ui/grid';
import { useMemo } from 'react';
import { arrowLeftIcon, plusIcon, trashIcon } from '@jahrring/ui/icons';
import { useLicenceList } from '../admin.api';
import { licencePath } from '../licence/licence-frame';
import { licenceColumns } from './licence-columns';

/** All licences of the installation. */
export function Component() {
  const t = useT('admin');
  const format = useFormat();
  const list = useListState({ defaultSort: 'name' });
  const { deleted } = list.state;
  const query = useLicenceList(list.args, { refetchOnMountOrArgChange: true });
  const files = useListExport('/api/admin/licences/export', list.args, t('title.licences'));
  const columns = useMemo(() => licenceColumns(t, format), [t, format]);
  return (
    <PageFrame
      title={t(deleted ? 'licence.deletedTitle' : 'title.licences')}
      subtitle={query.data ? t('licence.count', { count: query.data.total }) : undefined}
      actions={
        <>
          {deleted ? (
            <Button icon={arrowLeftIcon} onClick={() => list.set({ deleted: false })}>
              {t('licence.showCurrent')}
            </Button>
          ) : (
            <>
              <Button variant="primary" icon={plusIcon} to="/admin/licenses/create">
                {t('title.createLicence')}
              </Button>
              <ActionMenu
                label={t('licence.more')}
                items={[
                  ...files,
                  {
                    label: t('licence.showDeleted'),
                    icon: trashIcon,
                    onClick: () => list.set({ deleted: true }),
                  },
                ]}
              />
            </>
          )}
        </>
      }
    >
      <DataGrid<LicenceView>
        label={t('title.licences')}
        columns={columns}
        {...gridOf(t, list, query)}
        rowTo={(row) => licencePath(row.id)}
        isMuted={(row) => row.state !== 'active'}
        searchable
        searchPlaceholder={t('licence.search')}
        empty={{
          title: t(deleted ? 'licence.noDeletedTitle' : 'licence.emptyTitle'),
          text: t(deleted ? 'licence.noDeletedText' : 'licence.emptyText'),
        }}
        storageKey="admin.licences"
      />
    </PageFrame>
  );
}

import type { UserView } from '@jahrring/contracts-admin';
import { useFormat, useListExport, useListState, useT } from '@jahrring/tool-kit';
import { gridOf } from '@jahrring/tool-kit/list-grid';
import { ActionMenu, Button, PageFrame } from '@jahrring/ui';
import { DataGrid } from '@jahrring/ui/grid';
import { useMemo } from 'react';
import { userPlusIcon } from '@jahrring/ui/icons';
import { useUserList } from '../admin.api';
import { userColumns } from './user-columns';

/** Everybody who can sign in, whatever their licence. */
export function Component() {
  const t = useT('admin');
  const format = useFormat();
  const list = useListState({ defaultSort: 'lastName,firstName' });
  const query = useUserList(list.args, { refetchOnMountOrArgChange: true });
  const files = useListExport('/api/admin/users/export', list.args, t('title.users'));
  const columns = useMemo(() => userColumns(t, format), [t, format]);
  return (
    <PageFrame
      title={t('title.users')}
      subtitle={query.data ? t('user.count', { count: query.data.total }) : undefined}
      actions={
        <>
          <Button variant="primary" icon={userPlusIcon} to="/admin/users/create">
            {t('title.createUser')}
          </Button>
          <ActionMenu label={t('numbered.more')} items={files} />
        </>
      }
    >
      <DataGrid<UserView>
        label={t('title.users')}
        columns={columns}
        {...gridOf(t, list, query)}
        rowLabel={(row) => `${row.firstName} ${row.lastName}`}
        rowTo={(row) => `/admin/users/edit/${row.id}`}
        isMuted={(row) => row.blocked}
        searchable
        searchPlaceholder={t('user.search')}
        empty={{ title: t('user.emptyTitle') }}
        storageKey="admin.users"
      />
    </PageFrame>
  );
}

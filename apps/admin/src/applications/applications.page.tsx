import type { LicenceApplicationView } from '@jahrring/contracts-admin';
import { useFormat, useListState, useT } from '@jahrring/tool-kit';
import { gridOf } from '@jahrring/tool-kit/list-grid';
import { PageFrame } from '@jahrring/ui';
import { DataGrid } from '@jahrring/ui/grid';
import { useMemo } from 'react';
import { licencePath } from '../licence/licence-sections';
import { applicationColumns } from './application-columns';
import { useApplicationList } from './applications.api';

const list = '/admin/applications';

/** Companies that asked for a licence; each opens the licence that awaits its activation. */
export function Component() {
  const t = useT('admin');
  const format = useFormat();
  const state = useListState({ defaultSort: '-createdAt' });
  const query = useApplicationList(state.args, { refetchOnMountOrArgChange: true });
  const columns = useMemo(() => applicationColumns(t, format), [t, format]);
  return (
    <PageFrame
      title={t('title.applications')}
      subtitle={t('application.subtitle')}
      breadcrumbs={[{ label: t('title.licences'), to: '/admin/licenses' }]}
    >
      <DataGrid<LicenceApplicationView>
        label={t('title.applications')}
        columns={columns}
        {...gridOf(t, state, query)}
        rowTo={(row) => (row.licenceId ? licencePath(row.licenceId) : list)}
        isMuted={(row) => row.state !== 'waiting'}
        searchable
        searchPlaceholder={t('application.search')}
        empty={{ title: t('application.noneTitle'), text: t('application.noneText') }}
        storageKey="admin.applications"
      />
    </PageFrame>
  );
}

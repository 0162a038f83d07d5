import type { LicenceApplicationView } from '@jahrring/contracts-admin';
import { problemText, useFormat, useListState, useT } from '@jahrring/tool-kit';
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
        rows={query.data?.items}
        total={query.data?.total}
        state={state.state}
        onStateChange={state.set}
        loading={query.isFetching}
        error={query.error ? problemText(t, query.error) : undefined}
        onRetry={() => void query.refetch()}
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

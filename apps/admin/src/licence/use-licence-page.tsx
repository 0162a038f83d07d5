import type { LicenceView } from '@jahrring/contracts-admin';
import { useParams, useT } from '@jahrring/tool-kit';
import type { ReactNode } from 'react';
import { useLicence } from '../admin.api';
import { RecordPage } from '../record-page';

interface LicencePage {
  licence: LicenceView | undefined;
  /** Content to show while the licence is not loaded. */
  waiting: ReactNode;
  reload: () => Promise<LicenceView>;
}

/** The licence of the address; its pages all begin with it. */
export function useLicencePage(): LicencePage {
  const t = useT('admin');
  const { id = '' } = useParams();
  const query = useLicence(id);
  const reload = () => query.refetch().unwrap();
  return {
    licence: query.currentData,
    reload,
    waiting: (
      <RecordPage
        title={t('title.licence')}
        breadcrumbs={[{ label: t('title.licences'), to: '/admin/licenses' }]}
        error={query.error}
        onRetry={() => void query.refetch()}
      />
    ),
  };
}

import type { AddressView } from '@jahrring/contracts-addresses';
import { problemOf, useParams, useT } from '@jahrring/tool-kit';
import { Button, ErrorState, PageFrame, Skeletons } from '@jahrring/ui';
import { useAddress } from '../addresses.api';
import { EditAddress } from './edit-address';

/** One address: edited, looked at, or, once deleted, restored. */
export function Component() {
  const t = useT('addresses');
  const { id = '' } = useParams();
  const query = useAddress(id);
  const address: AddressView | undefined = query.currentData;
  const back = [{ label: t('title.list'), to: '/addresses' }];
  if (query.error && !address) {
    const problem = problemOf(query.error);
    return (
      <PageFrame title={t('title.edit')} breadcrumbs={back}>
        <ErrorState
          requestId={problem.requestId}
          onRetry={() => void query.refetch()}
          actions={<Button to="/addresses">{t('import.toList')}</Button>}
        >
          {t(problem.key)}
        </ErrorState>
      </PageFrame>
    );
  }
  if (!address) {
    return (
      <PageFrame title={t('title.edit')} breadcrumbs={back}>
        <Skeletons lines={8} lineHeight="3.5rem" />
      </PageFrame>
    );
  }
  // Once it is deleted or restored the form starts afresh.
  return <EditAddress key={`${address.id} ${address.deletedAt ?? ''}`} loaded={address} />;
}

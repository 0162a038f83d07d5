import type { AuditChain } from '@jahrring/contracts-common';
import { api, problemText, useFormat, useT, notify } from '@jahrring/tool-kit';
import { Alert, Button } from '@jahrring/ui';
import { useState } from 'react';
import { shieldIcon } from '@jahrring/ui/icons';
import { useAuditServices } from './use-audit-trail';

const chainApi = api.enhanceEndpoints({ addTagTypes: ['admin/AuditChain'] }).injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    adminAuditChain: build.query<AuditChain, string>({
      query: (tool) => ({ url: `/api/${tool}/audit/chain`, onRefusal: 'pass' }),
      providesTags: ['admin/AuditChain'],
    }),
    adminVerifyAuditChain: build.mutation<AuditChain, string>({
      query: (tool) => ({ url: `/api/${tool}/audit/chain`, method: 'PUT' }),
      invalidatesTags: ['admin/AuditChain'],
    }),
  }),
});
const { useAdminAuditChainQuery: useAuditChain, useAdminVerifyAuditChainMutation: useVerifyChain } = chainApi;

/** Says that one service's chain is broken; nothing else needs a line of its own. */
function BrokenChain({ tool }: { tool: string }) {
  const t = useT('admin');
  const format = useFormat();
  const { data } = useAuditChain(tool);
  if (data?.state !== 'broken') return null;
  const date = data.verifiedAt ? format.dateTime(data.verifiedAt) : '';
  return (
    <Alert kind="error" title={t('audit.brokenTitle', { tool })}>
      {t('audit.broken', { date, place: data.sealed })}
    </Alert>
  );
}

/** The last look over one chain that found nothing, in one line; the service whose look is oldest speaks for all. */
function IntactChain({ tool }: { tool: string }) {
  const t = useT('admin');
  const format = useFormat();
  const { data } = useAuditChain(tool);
  if (!data) return null;
  if (!data.verifiedAt) return <>{t('audit.unverified')}</>;
  if (data.state === 'broken') return null;
  return <>{t('audit.intact', { date: format.dateTime(data.verifiedAt) })}</>;
}

/** Whether nobody has touched the trail: entries are chained by their hashes, and the chain is looked over. */
export function ChainState() {
  const t = useT('admin');
  const services = useAuditServices();
  const [verify] = useVerifyChain();
  const [busy, setBusy] = useState(false);
  const verifyAll = async () => {
    setBusy(true);
    try {
      const chains = await Promise.all(services.map((tool) => verify(tool).unwrap()));
      if (chains.every(({ state }) => state === 'intact')) notify.success(t('audit.allIntact'));
    } catch (error) {
      notify.error(problemText(t, error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="admin-audit__chain">
      {services.map((tool) => (
        <BrokenChain key={tool} tool={tool} />
      ))}
      <p>
        <span>
          <IntactChain tool="admin" />
        </span>
        <Button size="small" icon={shieldIcon} loading={busy} onClick={() => void verifyAll()}>
          {t('audit.verify')}
        </Button>
      </p>
    </div>
  );
}

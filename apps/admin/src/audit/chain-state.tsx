import { useFormat, useT } from '@jahrring/tool-kit';
import { Alert, Button } from '@jahrring/ui';
import { shieldIcon } from '@jahrring/ui/icons';
import { useAuditChain } from './chain.api';
import { ChainCheck } from './chain-check';
import { useChainChecks } from './use-chain-checks';
import { useAuditServices } from './use-audit-trail';

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

/** Shows whether the trail is unchanged: entries are chained by their hashes, and the chain is checked. */
export function ChainState() {
  const t = useT('admin');
  const services = useAuditServices();
  const { started, isStarting, verifyAll, onOver } = useChainChecks(services);
  return (
    <div className="admin-audit__chain">
      {services.map((tool) => (
        <BrokenChain key={tool} tool={tool} />
      ))}
      <p>
        <span>
          <IntactChain tool="admin" />
        </span>
        <Button size="small" icon={shieldIcon} loading={isStarting} onClick={() => void verifyAll()}>
          {t('audit.verify')}
        </Button>
      </p>
      {services.map((tool) => (
        <ChainCheck key={tool} tool={tool} started={started.get(tool)} onOver={onOver} />
      ))}
    </div>
  );
}

import type { ToolSummary } from '@jahrring/contracts-admin';
import { useT } from '@jahrring/tool-kit';
import { Badge, Card, Row, Text } from '@jahrring/ui';
import { circleCheckIcon, circleXIcon, clockIcon } from '@jahrring/ui/icons';
import { toolName } from '../tools/tool-names';
import type { ServiceStates } from './service-states.api';
import { leastStorage } from './storage';

const looks = {
  ready: { tone: 'wald', icon: circleCheckIcon },
  degraded: { tone: 'bernstein', icon: clockIcon },
  down: { tone: 'rot', icon: circleXIcon },
} as const;

interface ServicesCardProps {
  tools: readonly ToolSummary[];
  states: ServiceStates | undefined;
}

/** Shows the served release of each tool, the state of its service, and the free space for files. */
export function ServicesCard({ tools, states }: ServicesCardProps) {
  const t = useT('admin');
  const served = tools.filter(({ stable }) => stable !== null);
  const storage = states ? leastStorage(states) : null;
  return (
    <Card title={t('overview.services')} to="/admin/plugins">
      {served.length === 0 ? (
        <Text tone="muted">{t('overview.noReleases')}</Text>
      ) : (
        <ul className="admin-rows">
          {served.map(({ id, stable, canary }) => (
            <li key={id} className="admin-rows__row">
              <span className="admin-rows__main">
                {toolName(t, id)}
                <small>
                  {stable}
                  {canary ? ` · ${t('overview.canary', { version: canary.version })}` : ''}
                </small>
              </span>
              <Row>{states && id in states ? <HealthBadge state={states[id] ?? null} /> : null}</Row>
            </li>
          ))}
        </ul>
      )}
      {storage ? (
        <Text as="p" tone={storage.isScarce ? 'error' : 'muted'}>
          {t(storage.isScarce ? 'overview.storageScarce' : 'overview.storage', {
            free: storage.free,
            total: storage.total,
          })}
        </Text>
      ) : null}
    </Card>
  );
}

function HealthBadge({ state }: { state: ServiceStates[string] }) {
  const t = useT('admin');
  const health = state?.health ?? 'down';
  const { tone, icon } = looks[health];
  return (
    <Badge tone={tone} icon={icon}>
      {t(`overview.health.${health}`)}
    </Badge>
  );
}

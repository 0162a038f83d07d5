import { shellTool, type ToolView } from '@jahrring/contracts-admin';
import { useFormat, useT } from '@jahrring/tool-kit';
import { Badge, Button, Card, IconButton, Progress, Stack, Text } from '@jahrring/ui';
import { activityIcon, checkIcon, pinIcon, restoreIcon, xIcon } from '@jahrring/ui/icons';
import type { BeginStep } from './steps';

interface ChannelProps {
  tool: ToolView;
  begin: BeginStep;
}

/** The three ways a licence comes to its version, with what can be done to each. */
export function Channels(props: ChannelProps) {
  const forAll = props.tool.id === shellTool;
  return (
    <div className="admin-channels">
      <Stable {...props} />
      {forAll ? <ForAll /> : <CanaryChannel {...props} />}
      {forAll ? null : <Pins {...props} />}
    </div>
  );
}

function ForAll() {
  const t = useT('admin');
  return (
    <Card title={t('tool.forAll')}>
      <Text tone="muted" size="small" as="p">
        {t('tool.forAllText')}
      </Text>
    </Card>
  );
}

function Stable({ tool, begin }: ChannelProps) {
  const t = useT('admin');
  const release = tool.items.find(({ version }) => version === tool.stable);
  return (
    <Card title={t('tool.stable')}>
      <Stack gap={3}>
        {tool.stable ? (
          <p className="admin-channel__version">{tool.stable}</p>
        ) : (
          <p className="admin-tool__none">{t('tool.noStable')}</p>
        )}
        <Text tone="muted" size="small" as="p">
          {t('tool.licences', { count: release?.licences ?? 0 })}
          {tool.previous ? ` · ${t('tool.before', { version: tool.previous })}` : null}
        </Text>
        {tool.previous ? (
          <div>
            <Button size="small" icon={restoreIcon} onClick={() => begin({ kind: 'rollBack' })}>
              {t('tool.rollBackTo', { version: tool.previous })}
            </Button>
          </div>
        ) : null}
      </Stack>
    </Card>
  );
}

function CanaryChannel({ tool, begin }: ChannelProps) {
  const t = useT('admin');
  const { canary, canaryLicences } = tool;
  // Newest first: only what is newer than the stable version is offered.
  const stableAt = tool.items.findIndex(({ version }) => version === tool.stable);
  const next = tool.items.find(
    ({ state }, at) => state === 'published' && (stableAt === -1 || at < stableAt),
  );
  if (!canary)
    return (
      <Card title={t('tool.canary')}>
        <Stack gap={3}>
          <p className="admin-tool__none">{t('tool.noCanary')}</p>
          <Text tone="muted" size="small" as="p">
            {t('tool.canaryHint')}
          </Text>
          {next ? (
            <div>
              <Button
                size="small"
                icon={activityIcon}
                onClick={() => begin({ kind: 'canary', version: next.version })}
              >
                {t('tool.tryOut', { version: next.version })}
              </Button>
            </div>
          ) : null}
        </Stack>
      </Card>
    );
  const release = tool.items.find(({ version }) => version === canary.version);
  return (
    <Card title={t('tool.canary')}>
      <Stack gap={3}>
        <p className="admin-channel__version">{canary.version}</p>
        <Progress
          value={canary.percent / 100}
          label={t('tool.canaryShare', { percent: canary.percent })}
          tone="violett"
        />
        <Text tone="muted" size="small" as="p">
          {t('tool.canaryShare', { percent: canary.percent })} ·{' '}
          {t('tool.licences', { count: release?.licences ?? 0 })}
        </Text>
        {canaryLicences.length > 0 ? (
          <div className="admin-channel__names">
            {canaryLicences.map(({ id, name }) => (
              <Badge key={id} tone="violett" outline>
                {name}
              </Badge>
            ))}
          </div>
        ) : null}
        <div className="admin-tool__buttons">
          <Button
            size="small"
            variant="primary"
            icon={checkIcon}
            onClick={() => begin({ kind: 'stable', version: canary.version })}
          >
            {t('tool.promote')}
          </Button>
          <Button size="small" onClick={() => begin({ kind: 'canary', version: canary.version })}>
            {t('tool.changeShare')}
          </Button>
          <Button size="small" variant="quiet" onClick={() => begin({ kind: 'endCanary' })}>
            {t('tool.endCanary')}
          </Button>
        </div>
      </Stack>
    </Card>
  );
}

function Pins({ tool, begin }: ChannelProps) {
  const t = useT('admin');
  const format = useFormat();
  return (
    <Card
      title={t('tool.pinsTitle', { count: tool.pinned.length, number: format.number(tool.pinned.length) })}
    >
      <Stack gap={3}>
        {tool.pinned.length === 0 ? (
          <p className="admin-tool__none">{t('tool.noPins')}</p>
        ) : (
          <ul className="admin-pins">
            {tool.pinned.map(({ licenceId, licenceName, version }) => (
              <li key={licenceId}>
                <span>{licenceName}</span>
                <code className="admin-version">{version}</code>
                <IconButton
                  icon={xIcon}
                  size="small"
                  label={t('tool.unpinOf', { licence: licenceName })}
                  onClick={() => begin({ kind: 'unpin', licenceId })}
                />
              </li>
            ))}
          </ul>
        )}
        <div>
          <Button size="small" icon={pinIcon} onClick={() => begin({ kind: 'pin' })}>
            {t('tool.pin')}
          </Button>
        </div>
      </Stack>
    </Card>
  );
}

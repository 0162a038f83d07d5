import { shellTool, type ToolReleaseView, type ToolView } from '@jahrring/contracts-admin';
import { useFormat, useT } from '@jahrring/tool-kit';
import { ActionMenu, type ActionMenuItem, Badge, Button } from '@jahrring/ui';
import { lazy, Suspense, useId, useState } from 'react';
import {
  activityIcon,
  archiveIcon,
  banIcon,
  chevronDownIcon,
  chevronUpIcon,
  circleCheckIcon,
  pinIcon,
  restoreIcon,
} from '@jahrring/ui/icons';
import type { Translate } from '../options';
import { ErrorRate, useMilliseconds } from './health-figures';
import { LoadChart } from './load-chart';
import type { BeginStep } from './steps';
import type { VersionHealth } from './version-health';

const VersionDetails = lazy(async () => ({ default: (await import('./version-details')).VersionDetails }));

interface VersionCardProps {
  tool: ToolView;
  release: ToolReleaseView;
  health: VersionHealth | undefined;
  begin: BeginStep;
}

/** One version: where it stands, who runs it, how it fares; behind it what it needs and what was proven. */
export function VersionCard({ tool, release, health, begin }: VersionCardProps) {
  const t = useT('admin');
  const format = useFormat();
  const id = useId();
  const [opened, setOpened] = useState(false);
  const { version, publishedBy, registeredAt } = release;
  return (
    <li className="admin-release" data-state={release.state}>
      <div className="admin-release__head">
        <div className="admin-release__name">
          <h3>{version}</h3>
          <VersionBadges tool={tool} release={release} />
        </div>
        <ActionMenu
          label={t('tool.stepsOf', { version })}
          items={stepsOf(t, tool, release, begin)}
          align="end"
        />
      </div>
      <p className="admin-release__by">
        {t('tool.published', {
          person: publishedBy ?? t('tool.byStart'),
          moment: format.dateTime(registeredAt),
        })}
      </p>
      {release.withdrawnAt ? (
        <p className="admin-release__reason">
          {t('tool.withdrawn', {
            moment: format.dateTime(release.withdrawnAt),
            reason: release.withdrawnReason ?? '',
          })}
        </p>
      ) : null}
      {isUsed(release) ? (
        <div className="admin-release__figures">
          <VersionFigures release={release} />
          <LoadChart points={health?.points ?? []} />
        </div>
      ) : (
        <p className="admin-release__by">{t('tool.unused')}</p>
      )}
      <div>
        <Button
          size="small"
          variant="quiet"
          iconEnd={opened ? chevronUpIcon : chevronDownIcon}
          aria-expanded={opened}
          aria-controls={id}
          aria-label={t('tool.detailsOf', { version })}
          onClick={() => setOpened(!opened)}
        >
          {t('tool.details')}
        </Button>
      </div>
      <div id={id} hidden={!opened}>
        <Suspense>
          {opened ? <VersionDetails tool={tool} release={release} problems={health?.problems ?? []} /> : null}
        </Suspense>
      </div>
    </li>
  );
}

function isUsed({ licences, health }: ToolReleaseView): boolean {
  return licences > 0 || health.loads + health.failures > 0;
}

function VersionBadges({ tool, release }: { tool: ToolView; release: ToolReleaseView }) {
  const t = useT('admin');
  const { channel, state, version } = release;
  const pins = tool.pinned.filter((pin) => pin.version === version).length;
  return (
    <>
      {channel === 'stable' ? (
        <Badge tone="wald" icon={circleCheckIcon}>
          {t('tool.stable')}
        </Badge>
      ) : null}
      {channel === 'canary' ? (
        <Badge tone="violett" icon={activityIcon}>
          {t('tool.canary')}
        </Badge>
      ) : null}
      {channel === 'previous' ? <Badge outline>{t('tool.previousOne')}</Badge> : null}
      {pins > 0 ? (
        <Badge tone="bernstein" icon={pinIcon}>
          {t('tool.pinCount', { count: pins })}
        </Badge>
      ) : null}
      {state === 'withdrawn' ? (
        <Badge tone="rot" icon={banIcon}>
          {t('tool.state.withdrawn')}
        </Badge>
      ) : null}
      {state === 'retired' ? (
        <Badge outline icon={archiveIcon}>
          {t('tool.state.retired')}
        </Badge>
      ) : null}
    </>
  );
}

function VersionFigures({ release }: { release: ToolReleaseView }) {
  const t = useT('admin');
  const format = useFormat();
  const milliseconds = useMilliseconds();
  const { health, licences } = release;
  const vitals = [
    ['LCP', milliseconds(health.lcpMs)],
    ['INP', milliseconds(health.inpMs)],
    ['CLS', health.cls === null ? '–' : format.number(health.cls, { maximumFractionDigits: 3 })],
  ] as const;
  const figures = [
    { label: t('title.licences'), value: format.number(licences) },
    { label: t('tool.loads'), value: format.number(health.loads) },
    { label: t('tool.errorRate'), value: <ErrorRate health={health} /> },
    { label: t('tool.half'), value: milliseconds(health.p50Ms) },
    { label: t('tool.slowest'), value: milliseconds(health.p95Ms) },
    ...vitals.map(([label, value]) => ({ label, value })),
  ];
  return (
    <dl className="admin-figure-list">
      {figures.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function stepsOf(
  t: Translate,
  tool: ToolView,
  { id, version, state }: ToolReleaseView,
  begin: BeginStep,
): (ActionMenuItem | null)[] {
  if (state === 'retired') return [];
  if (state === 'withdrawn')
    return [
      { label: t('tool.restore'), icon: restoreIcon, onClick: () => begin({ kind: 'restore', version, id }) },
    ];
  const isStable = tool.stable === version;
  const forAll = tool.id === shellTool;
  return [
    isStable
      ? null
      : {
          label: t('tool.makeStable'),
          icon: circleCheckIcon,
          onClick: () => begin({ kind: 'stable', version }),
        },
    isStable || forAll
      ? null
      : { label: t('tool.asCanary'), icon: activityIcon, onClick: () => begin({ kind: 'canary', version }) },
    forAll ? null : { label: t('tool.pinTo'), icon: pinIcon, onClick: () => begin({ kind: 'pin', version }) },
    {
      label: t('tool.withdraw'),
      icon: banIcon,
      danger: true,
      separated: true,
      onClick: () => begin({ kind: 'withdraw', version, id }),
    },
  ];
}

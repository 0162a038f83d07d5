import type { ToolSummary } from '@jahrring/contracts-admin';
import type { Format } from '@jahrring/tool-kit';
import { Badge } from '@jahrring/ui';
import type { GridColumn } from '@jahrring/ui/grid';
import { activityIcon, alertIcon } from '@jahrring/ui/icons';
import type { Translate } from '../options';
import { ErrorRate } from './health-figures';
import { toolName } from './tool-names';

interface ColumnTexts {
  t: Translate;
  format: Format;
  milliseconds: (ms: number | null) => string;
}

function CanaryCell({ tool, t }: { tool: ToolSummary; t: Translate }) {
  if (tool.canary) {
    const { version, percent, licenceIds } = tool.canary;
    return (
      <Badge tone="violett" icon={activityIcon}>
        {t('tool.canaryShort', { version, percent, count: licenceIds.length })}
      </Badge>
    );
  }
  if (!tool.canaryWithdrawn) return <span>–</span>;
  return (
    <Badge tone="rot" icon={alertIcon}>
      {t('tool.withdrewItselfShort', { version: tool.canaryWithdrawn.version })}
    </Badge>
  );
}

/** Returns the columns of the tools and the versions that licences run, one line per tool. */
export function toolColumns({ t, format, milliseconds }: ColumnTexts): GridColumn<ToolSummary>[] {
  return [
    {
      id: 'name',
      header: t('tool.tool'),
      value: (row) => toolName(t, row.id),
      width: 150,
      fixed: true,
      card: 'title',
    },
    {
      id: 'stable',
      header: t('tool.stable'),
      value: (row) => row.stable,
      cell: (row) => (row.stable ? <code className="admin-version">{row.stable}</code> : '–'),
      width: 140,
      card: 'badge',
    },
    {
      id: 'canary',
      header: t('tool.canary'),
      value: (row) => row.canary?.version,
      cell: (row) => <CanaryCell tool={row} t={t} />,
      width: 165,
    },
    {
      id: 'licences',
      header: t('title.licences'),
      value: (row) => format.number(row.licences),
      align: 'end',
      width: 85,
      grow: 0,
    },
    {
      id: 'pins',
      header: t('tool.pins'),
      value: (row) => (row.pins === 0 ? '–' : format.number(row.pins)),
      align: 'end',
      width: 90,
      grow: 0,
    },
    {
      id: 'loads',
      header: t('tool.loads'),
      value: (row) => format.number(row.health.loads),
      align: 'end',
      width: 95,
      grow: 0,
    },
    {
      id: 'errors',
      header: t('tool.errorRate'),
      value: (row) => row.health.errorRate,
      cell: (row) => <ErrorRate health={row.health} />,
      width: 105,
      grow: 0,
    },
    {
      id: 'timing',
      header: t('tool.timing'),
      value: (row) => row.health.p50Ms,
      cell: (row) => (
        <span className="admin-figures">
          {milliseconds(row.health.p50Ms)} <small>/ {milliseconds(row.health.p95Ms)}</small>
        </span>
      ),
      width: 130,
      grow: 0,
    },
  ];
}

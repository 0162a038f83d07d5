import type { ProjectListItem, ProjectStatus } from '@jahrring/contracts-projects';
import { useT } from '@jahrring/tool-kit';
import { ActionMenu, Text } from '@jahrring/ui';
import { lazy, Suspense, useState } from 'react';

const BulkDialog = lazy(async () => ({ default: (await import('./bulk-dialog')).BulkDialog }));

interface BulkStatusProps {
  projects: readonly ProjectListItem[];
  onDone: () => void;
}

/** One step for all that are ticked: offered is what at least one of them can do, with how many. */
export function BulkStatus({ projects, onDone }: BulkStatusProps) {
  const t = useT('projects');
  const [target, setTarget] = useState<ProjectStatus | null>(null);
  const counts = new Map<ProjectStatus, number>();
  for (const status of projects.flatMap(({ nextStatuses }) => nextStatuses)) {
    counts.set(status, (counts.get(status) ?? 0) + 1);
  }
  if (counts.size === 0) return <Text tone="muted">{t('bulk.noStep')}</Text>;
  return (
    <>
      <ActionMenu
        text={t('action.changeStatus')}
        items={[...counts].map(([status, count]) => ({
          label: t(`common:status.${status}`),
          hint: String(count),
          onClick: () => setTarget(status),
        }))}
      />
      {target ? (
        <Suspense>
          <BulkDialog projects={projects} target={target} onClose={() => setTarget(null)} onDone={onDone} />
        </Suspense>
      ) : null}
    </>
  );
}

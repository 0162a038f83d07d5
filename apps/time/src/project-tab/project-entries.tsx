import { useAbility } from '@jahrring/tool-kit';
import { Stack } from '@jahrring/ui';
import { lazy, Suspense } from 'react';
import { EntriesGrid } from '../my-time/entries-list';

const RatesPanel = lazy(async () => ({ default: (await import('../rates/rates-panel')).RatesPanel }));

/** The hours of one project, on the project's page; below them its rates for those who see costs. */
export function Component({ projectId }: { projectId: string }) {
  const { can } = useAbility();
  return (
    <Stack gap={5}>
      <EntriesGrid
        filter={{ 'filter[projectId]': projectId }}
        prefix="time."
        storageKey="time.project"
        marking={can('tools.timeoverview.confirmation')}
      />
      {can('tools.project.costs') ? (
        <Suspense fallback={null}>
          <RatesPanel projectId={projectId} />
        </Suspense>
      ) : null}
    </Stack>
  );
}

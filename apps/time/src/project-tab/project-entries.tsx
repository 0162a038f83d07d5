import { useAbility, useT } from '@jahrring/tool-kit';
import { Button, Stack } from '@jahrring/ui';
import { lazy, Suspense } from 'react';
import { signatureIcon } from '@jahrring/ui/icons';
import { EntriesGrid } from '../my-time/entries-list';

const RatesPanel = lazy(async () => ({ default: (await import('../rates/rates-panel')).RatesPanel }));

/** The hours of one project, on the project's page, and the way to a report of today; below them its rates for those who see costs. */
export function Component({ projectId }: { projectId: string }) {
  const t = useT('time');
  const { can } = useAbility();
  return (
    <Stack gap={5}>
      {can('tools.timetable.own.create') ? (
        <div>
          <Button icon={signatureIcon} to={`/day-reports/create?projectId=${projectId}`}>
            {t('report.forProject')}
          </Button>
        </div>
      ) : null}
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

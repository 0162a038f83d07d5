import type { ProjectView } from '@jahrring/contracts-projects';
import { useFormat, useT } from '@jahrring/tool-kit';
import { Card, DescriptionList, Progress, Stack } from '@jahrring/ui';
import { localToday } from '@jahrring/ui/input';

export function ScheduleCard({ project }: { project: ProjectView }) {
  const t = useT('projects');
  const format = useFormat();
  const day = (value: string | null) => (value ? format.longDate(value) : null);
  const { startDate, endDate, deadline } = project;
  const end = endDate ?? deadline;
  const today = localToday();
  const elapsed = startDate && end ? elapsedShare(startDate, end, today) : null;
  return (
    <Card title={t('section.schedule')}>
      <Stack>
        {elapsed === null ? null : (
          <Progress
            value={elapsed}
            label={t('overview.elapsed', { percent: Math.round(elapsed * 100) })}
            tone={end && end < today ? 'bernstein' : 'petrol'}
          />
        )}
        <DescriptionList
          columns={3}
          items={[
            { label: t('fields.startDate'), value: day(startDate) },
            { label: t('fields.endDate'), value: day(endDate) },
            { label: t('fields.deadline'), value: day(deadline) },
          ]}
        />
      </Stack>
    </Card>
  );
}

/** Returns the part of the time that has passed, 0 to 1. */
function elapsedShare(start: string, end: string, today: string): number {
  const [from, to, now] = [start, end, today].map((day) => Date.parse(day));
  if (from === undefined || to === undefined || now === undefined) return 0;
  if (to <= from) return now >= to ? 1 : 0;
  return Math.min(1, Math.max(0, (now - from) / (to - from)));
}

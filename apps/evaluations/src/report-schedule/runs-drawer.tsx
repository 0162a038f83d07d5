import type { DeliveryState, ReportScheduleView, ScheduleRunView } from '@jahrring/contracts-evaluations';
import { problemText, useFormat, useT } from '@jahrring/tool-kit';
import { Badge, Card, Drawer, EmptyState, ErrorState, Skeletons, Stack, Text } from '@jahrring/ui';
import './schedules.css';
import { useScheduleRuns } from './report-schedule.api';

const tones = {
  queued: 'petrol',
  sent: 'wald',
  refused: 'bernstein',
  failed: 'rot',
} as const satisfies Record<DeliveryState, string>;

interface RunsDrawerProps {
  schedule: ReportScheduleView;
  onClose: () => void;
}

/** The latest runs, with what became of each mail, and why. */
export function RunsDrawer({ schedule: { id, title }, onClose }: RunsDrawerProps) {
  const t = useT('evaluations');
  const { data, error, refetch } = useScheduleRuns(id, { refetchOnMountOrArgChange: true });
  return (
    <Drawer opened onClose={onClose} title={t('schedule.runsOf', { title })}>
      {error && !data ? <ErrorState title={problemText(t, error)} onRetry={() => void refetch()} /> : null}
      {data || error ? null : <Skeletons lines={6} />}
      {data?.items.length === 0 ? <EmptyState title={t('schedule.noRuns')} /> : null}
      <Stack gap={3}>
        {data?.items.map((run) => (
          <Run key={run.id} run={run} />
        ))}
      </Stack>
    </Drawer>
  );
}

function Run({ run: { from, to, startedAt, deliveries } }: { run: ScheduleRunView }) {
  const t = useT('evaluations');
  const format = useFormat();
  const span = from === to ? format.date(from) : `${format.date(from)} – ${format.date(to)}`;
  return (
    <Card title={span}>
      <Text tone="muted">{t('schedule.begun', { at: format.dateTime(startedAt) })}</Text>
      <ul className="evaluation-deliveries" aria-label={t('schedule.mails', { span })}>
        {deliveries.map(({ employeeId, name, state, refusal, error, attempts, sentAt }) => (
          <li key={employeeId}>
            <span>{name}</span>
            <Badge tone={tones[state]}>{t(`schedule.state.${state}`)}</Badge>
            <small>
              {[
                sentAt ? format.dateTime(sentAt) : null,
                refusal ? t(`schedule.refusal.${refusal}`) : null,
                state === 'queued' && attempts > 0 ? t('schedule.attempts', { count: attempts }) : null,
                error,
              ]
                .filter(Boolean)
                .join(' · ')}
            </small>
          </li>
        ))}
      </ul>
    </Card>
  );
}

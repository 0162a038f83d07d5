import type { ReportScheduleView } from '@jahrring/contracts-evaluations';
import { useFormat, useT } from '@jahrring/tool-kit';
import { useAttempt, useRemoval } from '@jahrring/tool-kit/form';
import { ActionMenu, Badge, Button, Card, DescriptionList, Row, Stack } from '@jahrring/ui';
import { useChangeSchedule, useRemoveSchedule, useRestoreSchedule } from './report-schedule.api';
import type { useScheduleTexts } from './use-schedule-texts';

interface ScheduleCardProps {
  schedule: ReportScheduleView;
  texts: ReturnType<typeof useScheduleTexts>;
  mayChange: boolean;
  onEdit: () => void;
  onRuns: () => void;
}

/** The card shows a schedule: report, rhythm, recipients, next sending and the result of the last one. */
export function ScheduleCard({ schedule, texts, mayChange, onEdit, onRuns }: ScheduleCardProps) {
  const t = useT('evaluations');
  const format = useFormat();
  const attempt = useAttempt();
  const [change] = useChangeSchedule();
  const [removeOne] = useRemoveSchedule();
  const [restoreOne] = useRestoreSchedule();
  const removal = useRemoval({
    remove: (of: ReportScheduleView) => removeOne(of).unwrap(),
    restore: ({ id }: ReportScheduleView) => restoreOne(id).unwrap(),
    removed: () => t('schedule.removed'),
    restored: () => t('schedule.restored'),
  });
  const { title, content, recipients, paused, nextRunAt, nextPeriod, lastRun } = schedule;
  const actions = [
    { label: t('schedule.edit'), onClick: onEdit },
    {
      label: t(paused ? 'schedule.resume' : 'schedule.pause'),
      onClick: () => void attempt(() => change({ of: schedule, change: { paused: !paused } }).unwrap()),
    },
    { label: t('saved.delete'), danger: true, onClick: () => void removal.remove(schedule) },
  ];
  const next = nextRunAt && nextPeriod;
  return (
    <Card
      title={title}
      actions={
        <Row gap={2} noWrap>
          {paused ? <Badge>{t('schedule.paused')}</Badge> : null}
          {mayChange ? <ActionMenu label={t('saved.actions', { name: title })} items={actions} /> : null}
        </Row>
      }
    >
      <Stack gap={3}>
        <DescriptionList
          items={[
            { label: t('schedule.what'), value: texts.content(content) },
            { label: t('schedule.rhythm'), value: texts.when(schedule) },
            { label: t('schedule.recipients'), value: recipients.map(({ name }) => name).join(', ') },
            {
              label: t('schedule.next'),
              value: next
                ? t('schedule.nextOf', {
                    ...{ at: format.dateTime(nextRunAt), from: format.date(nextPeriod.from) },
                    to: format.date(nextPeriod.to),
                  })
                : '–',
            },
            { label: t('schedule.last'), value: lastRun ? <LastRun run={lastRun} /> : t('schedule.never') },
          ]}
        />
        {lastRun ? <Button onClick={onRuns}>{t('schedule.runs')}</Button> : null}
      </Stack>
    </Card>
  );
}

function LastRun({ run }: { run: NonNullable<ReportScheduleView['lastRun']> }) {
  const t = useT('evaluations');
  const format = useFormat();
  const { startedAt, sent, total, open } = run;
  const isWhole = sent === total;
  return (
    <Row gap={2}>
      <span>{format.dateTime(startedAt)}</span>
      <Badge tone={isWhole ? 'wald' : open > 0 ? 'petrol' : 'bernstein'}>
        {t('schedule.sentOf', { sent: String(sent), total: String(total) })}
      </Badge>
    </Row>
  );
}

import { addDays } from '@jahrring/contracts-common';
import { type RecurrenceView, type UpdateRecurrence } from '@jahrring/contracts-time';
import { notify, useFormat, useT } from '@jahrring/tool-kit';
import { useAttempt } from '@jahrring/tool-kit/form';
import { QueryState } from '@jahrring/tool-kit/query-state';
import { Button, Card, Drawer, EmptyState, Row, Stack, leftToRight } from '@jahrring/ui';
import { DateField, Form, useForm } from '@jahrring/ui/form';
import { useState } from 'react';
import { trashIcon } from '@jahrring/ui/icons';
import { useRecurrences, useUpdateRecurrence } from './recurrences.api';
import { StopDialog } from './stop-dialog';
import './recurrences.css';

/** Every line of mine that comes again: when next, until when; a day can be left out, or the rest. */
export function RecurrenceDrawer({ onClose }: { onClose: () => void }) {
  const t = useT('time');
  const { currentData, error, refetch } = useRecurrences(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Drawer opened onClose={onClose} title={t('recurrence.list')}>
      {error || !currentData ? <QueryState query={{ error, refetch }} lines={4} lineHeight="4rem" /> : null}
      {currentData?.total === 0 ? <EmptyState title={t('recurrence.none')} /> : null}
      <Stack gap={4}>
        {currentData?.items.map((recurrence) => (
          <RecurrenceCard key={recurrence.id} recurrence={recurrence} />
        ))}
      </Stack>
    </Drawer>
  );
}

function RecurrenceCard({ recurrence }: { recurrence: RecurrenceView }) {
  const t = useT('time');
  const format = useFormat();
  const attempt = useAttempt();
  const [update, { isLoading }] = useUpdateRecurrence();
  const [asking, setAsking] = useState(false);
  const { id, version, rule, template, projectNumber, projectTitle, employeeName, upcoming } = recurrence;
  const times = template.from
    ? leftToRight(`${template.from}–${template.to}`)
    : format.duration(template.seconds ?? 0);
  const change = async (patch: UpdateRecurrence, done: string): Promise<void> => {
    await attempt(async () => {
      await update({ id, version, patch }).unwrap();
      notify.success(done);
    });
  };
  const skip = (date: string): void =>
    void change(
      { except: [...(rule.except ?? []), date] },
      t('recurrence.skipped', { date: format.date(date) }),
    );
  return (
    <Card
      title={`${projectNumber} ${projectTitle}`}
      actions={
        <Button size="small" icon={trashIcon} onClick={() => setAsking(true)}>
          {t('recurrence.stop')}
        </Button>
      }
    >
      <Stack gap={3}>
        <span className="time-muted">
          {[t(`recurrence.of.${rule.frequency}`), times, employeeName].filter(Boolean).join(' · ')}
        </span>
        <ul className="time-upcoming" aria-label={t('recurrence.upcoming')}>
          {upcoming.map((date) => (
            <li key={date}>
              <span className="time-figures">{format.longDate(date)}</span>
              <Button
                size="small"
                variant="quiet"
                loading={isLoading}
                aria-label={t('recurrence.skipOf', { date: format.date(date) })}
                onClick={() => skip(date)}
              >
                {t('recurrence.skip')}
              </Button>
            </li>
          ))}
        </ul>
        <EndField
          recurrence={recurrence}
          onEnd={(endsOn) => void change({ endsOn }, t('recurrence.ends', { date: format.date(endsOn) }))}
        />
      </Stack>
      {asking ? <StopDialog recurrence={recurrence} onClose={() => setAsking(false)} /> : null}
    </Card>
  );
}

interface EndFieldProps {
  recurrence: RecurrenceView;
  onEnd: (endsOn: string) => void;
}

function EndField({ recurrence: { rule, nextOn }, onEnd }: EndFieldProps) {
  const t = useT('time');
  const form = useForm<{ endsOn: string }>({ defaultValues: { endsOn: rule.endsOn } });
  return (
    <Form
      form={form}
      onSubmit={({ endsOn }: { endsOn: string }) => onEnd(endsOn)}
      label={t('recurrence.endsOn')}
      draft={false}
    >
      <Row gap={3} align="end">
        <DateField
          name="endsOn"
          label={t('recurrence.endsOn')}
          min={addDays(nextOn ?? rule.startsOn, -1)}
          required
        />
        <Button type="submit">{t('recurrence.changeEnd')}</Button>
      </Row>
    </Form>
  );
}

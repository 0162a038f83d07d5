import type { OwnBookingView } from '@jahrring/contracts-planning';
import { newUuid, notify, useFormat, useProblemToast, useT } from '@jahrring/tool-kit';
import { Button, Icon } from '@jahrring/ui';
import { checkIcon, plusIcon } from '@jahrring/ui/icons';
import { useState } from 'react';
import { entryOf, type JobTime } from './job-time';
import { useRecordTime, useRevertTime } from './record.api';

const minute = 60;

interface RecordJobProps {
  booking: OwnBookingView;
  date: string;
  time: JobTime;
}

/** Records a job as it is planned, with one tap; otherwise in the form. What is recorded already says so. */
export function RecordJob({ booking, date, time }: RecordJobProps) {
  const t = useT('planning');
  const format = useFormat();
  const toast = useProblemToast();
  const [id, setId] = useState(newUuid);
  // Until the plan hears of what was just recorded.
  const [made, setMade] = useState<number | null>(null);
  const [record, recording] = useRecordTime();
  const [takeBack] = useRevertTime();
  const { projectId } = booking;
  if (projectId === null) return null;
  const hours = (minutes: number) => format.duration(minutes * minute);
  const form = `/timetables/create?date=${date}&projectId=${projectId}`;
  const recorded = made ?? time.recorded;
  const run = async () => {
    try {
      const entry = await record({
        ...{ id, projectId, workDate: date },
        ...entryOf(booking, time.minutes),
      }).unwrap();
      setMade((time.recorded ?? 0) + time.minutes);
      const back = () =>
        takeBack({ id: entry.id, version: entry.version })
          .unwrap()
          .then(() => {
            setMade(null);
            setId(newUuid());
          }, toast);
      notify.success(t('mine.recorded', { hours: hours(time.minutes) }), {
        action: { label: t('action.undo'), run: () => void back() },
      });
    } catch (error) {
      toast(error);
    }
  };
  if (recorded !== null) {
    return (
      <>
        <span className="planning-recorded">
          <Icon name={checkIcon} size={18} />
          {t('mine.isRecorded', { hours: hours(recorded) })}
        </span>
        <Button variant="quiet" to={form}>
          {t('mine.recordMore')}
        </Button>
      </>
    );
  }
  if (time.minutes === 0) {
    return (
      <Button icon={plusIcon} to={form}>
        {t('mine.record')}
      </Button>
    );
  }
  return (
    <>
      <Button variant="primary" icon={plusIcon} loading={recording.isLoading} onClick={() => void run()}>
        {t('mine.recordHours', { hours: hours(time.minutes) })}
      </Button>
      <Button variant="quiet" to={form}>
        {t('mine.recordOther')}
      </Button>
    </>
  );
}

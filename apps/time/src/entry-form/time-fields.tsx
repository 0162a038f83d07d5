import { localDate } from '@jahrring/contracts-common';
import type { EntryForm } from '@jahrring/contracts-time';
import { useFormat, useT } from '@jahrring/tool-kit';
import { Alert, leftToRight, SegmentedControl } from '@jahrring/ui';
import {
  DurationField,
  NumberField,
  RadioGroup,
  TimeField,
  useFormContext,
  useReadOnly,
  useWatch,
} from '@jahrring/ui/form';
import { useEffect, useRef } from 'react';
import { useDay } from '../time.api';
import { lengthOf, type EntryDraft } from './entry-draft';

interface TimeFieldsProps {
  zone: string;
  /** A whole day of the simple way, in seconds. */
  targetSeconds: number;
  /** Offered by one tap. */
  usualTimes?: EntryForm['usualTimes'] | undefined;
}

/** From and to, or the duration alone, with the length in real hours as it is typed. */
export function TimeFields({ zone, targetSeconds, usualTimes = [] }: TimeFieldsProps) {
  const readOnly = useReadOnly();
  const t = useT('time');
  const { setValue } = useFormContext<EntryDraft>();
  const [mode, method] = useWatch<EntryDraft, ['mode', 'method']>({ name: ['mode', 'method'] });
  const options = [
    { value: 'span' as const, label: t('mode.span') },
    { value: 'duration' as const, label: t('mode.duration') },
  ];
  const choose = (value: 'span' | 'duration') => setValue('mode', value, { shouldDirty: true });
  const free = method === 'standard' || method === 'timer';
  return (
    <div className="time-times">
      {readOnly || !free || mode === 'day' ? null : (
        <SegmentedControl label={t('mode.label')} options={options} value={mode} onChange={choose} />
      )}
      {mode === 'span' && !readOnly ? <UsualTimes times={usualTimes} /> : null}
      {mode === 'span' ? <SpanFields zone={zone} /> : null}
      {mode === 'duration' ? (
        <DurationField name="seconds" label={t('field.duration')} required withHint />
      ) : null}
      {mode === 'day' ? <DayFields targetSeconds={targetSeconds} /> : null}
      <Length zone={zone} />
    </div>
  );
}

const fullDayWithoutTarget = 8 * 3600;

/** Half a day, a whole day, or hours for what is neither. */
function DayFields({ targetSeconds }: { targetSeconds: number }) {
  const readOnly = useReadOnly();
  const t = useT('time');
  const { setValue } = useFormContext<EntryDraft>();
  const [seconds, date, employeeId] = useWatch<EntryDraft, ['seconds', 'workDate', 'employeeId']>({
    name: ['seconds', 'workDate', 'employeeId'],
  });
  const valid = localDate.safeParse(date).success;
  const { currentData: day } = useDay({ date, employeeId: employeeId ?? undefined }, { skip: !valid });
  // The chosen day's own target: holidays and periods of employment make it another than today's.
  const target = day?.targetSeconds ?? targetSeconds;
  const whole = target > 0 ? target : fullDayWithoutTarget;
  const shares = [
    { value: whole / 2, label: t('mode.halfDay') },
    { value: whole, label: t('mode.wholeDay') },
  ];
  return (
    <>
      <div className="time-pair">
        {shares.map(({ value, label }) => (
          <button
            key={label}
            type="button"
            className="time-kind time-kind--big"
            aria-pressed={seconds === value}
            disabled={readOnly}
            onClick={() => setValue('seconds', value, { shouldDirty: true, shouldValidate: true })}
          >
            {label}
          </button>
        ))}
      </div>
      <DurationField name="seconds" label={t('field.duration')} required />
    </>
  );
}

/** Times this person records again and again, each by one tap. */
function UsualTimes({ times }: { times: NonNullable<EntryForm['usualTimes']> }) {
  const t = useT('time');
  const { setValue } = useFormContext<EntryDraft>();
  const [from, to] = useWatch<EntryDraft, ['from', 'to']>({ name: ['from', 'to'] });
  if (times.length === 0) return null;
  const choose = (time: { from: string; to: string }) => {
    setValue('from', time.from, { shouldDirty: true, shouldValidate: true });
    setValue('to', time.to, { shouldDirty: true, shouldValidate: true });
  };
  return (
    <div className="time-usual" role="group" aria-label={t('form.usualTimes')}>
      {times.map((time) => (
        <button
          key={`${time.from} ${time.to}`}
          type="button"
          className="time-usual__chip time-figures"
          aria-pressed={time.from === from && time.to === to}
          onClick={() => choose(time)}
        >
          {leftToRight(`${time.from}–${time.to}`)}
        </button>
      ))}
    </div>
  );
}

function SpanFields({ zone }: { zone: string }) {
  const t = useT('time');
  return (
    <>
      <div className="time-span">
        <TimeField name="from" label={t('field.from')} required />
        <TimeField name="to" label={t('field.to')} required />
        <NumberField name="breakMinutes" label={t('field.breakMinutes')} step={5} />
      </div>
      <WhichHour zone={zone} />
    </>
  );
}

/** Asks which of the two hours is meant on the night the clock is set back, and says where one does not exist. */
function WhichHour({ zone }: { zone: string }) {
  const t = useT('time');
  const draft = useWatch<EntryDraft>() as EntryDraft;
  const { setValue } = useFormContext<EntryDraft>();
  const { span } = lengthOf(draft, zone);
  const { workDate, from, to, fromOccurrence, toOccurrence } = draft;
  // Another day or time is another question.
  useChange(`${workDate} ${from}`, () => setValue('fromOccurrence', null));
  useChange(`${workDate} ${to}`, () => setValue('toOccurrence', null));
  if (span && !span.ok && span.reason === 'gap') {
    return (
      <Alert kind="error">{t('errors.skipped', { time: draft[span.field] ?? '', date: workDate })}</Alert>
    );
  }
  const asks = (field: 'from' | 'to') => span && !span.ok && span.reason === 'fold' && span.field === field;
  const options = [
    { value: 'first', label: t('occurrence.first') },
    { value: 'second', label: t('occurrence.second') },
  ];
  return (
    <>
      {asks('from') || fromOccurrence ? (
        <RadioGroup
          name="fromOccurrence"
          label={t('occurrence.question', { time: from ?? '' })}
          options={options}
          inline
        />
      ) : null}
      {asks('to') || toOccurrence ? (
        <RadioGroup
          name="toOccurrence"
          label={t('occurrence.question', { time: to ?? '' })}
          options={options}
          inline
        />
      ) : null}
    </>
  );
}

/** Runs when the value has changed since the last render, not at first. */
function useChange(value: string, onChange: () => void): void {
  const before = useRef(value);
  useEffect(() => {
    if (before.current === value) return;
    before.current = value;
    onChange();
  });
}

function Length({ zone }: { zone: string }) {
  const t = useT('time');
  const format = useFormat();
  const draft = useWatch<EntryDraft>() as EntryDraft;
  const { seconds, span } = lengthOf(draft, zone);
  const overnight = span?.ok === true && draft.to !== null && draft.from !== null && draft.to <= draft.from;
  return (
    <p className="time-length" aria-live="polite">
      <strong>{seconds === null ? '–' : format.duration(seconds)}</strong> {t('unit.hours')}
      {overnight ? <span className="time-length__note">{t('form.overnight')}</span> : null}
    </p>
  );
}

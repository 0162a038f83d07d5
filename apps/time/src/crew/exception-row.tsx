import type { ActivityOption, EmployeeOption } from '@jahrring/contracts-time';
import { useT } from '@jahrring/tool-kit';
import { Checkbox } from '@jahrring/ui';
import { parseTime } from '@jahrring/ui/input';
import type { CrewException, ExceptionError } from './crew-lines';
import { TextBox } from './text-box';

interface ExceptionRowProps {
  person: EmployeeOption;
  activities: readonly Pick<ActivityOption, 'id' | 'title'>[];
  own: CrewException;
  error: ExceptionError | undefined;
  onChange: (next: CrewException) => void;
}

/** Row of the differences for one person; empty fields are the crew's. */
export function ExceptionRow({ person, activities, own, error, onChange }: ExceptionRowProps) {
  const t = useT('time');
  const { name } = person;
  const set = (change: Partial<CrewException>) => onChange({ ...own, ...change });
  const box = (field: ExceptionError['field']) => ({
    disabled: own.absent,
    describedBy: error?.field === field ? `time-exception-${person.id}` : undefined,
  });
  return (
    <>
      <span className="time-exceptions__name">{name}</span>
      <TextBox
        {...box('from')}
        label={t('crew.fromOf', { name })}
        value={own.from}
        parse={parseTime}
        onChange={(from) => set({ from, fromOccurrence: null })}
      />
      <TextBox
        {...box('to')}
        label={t('crew.toOf', { name })}
        value={own.to}
        parse={parseTime}
        onChange={(to) => set({ to, toOccurrence: null })}
      />
      <TextBox
        {...box('breakSeconds')}
        label={t('crew.breakOf', { name })}
        value={own.breakMinutes === null ? null : String(own.breakMinutes)}
        parse={parseMinutes}
        onChange={(text) => set({ breakMinutes: text === null ? null : Number(text) })}
      />
      <select
        className="time-exceptions__choice"
        aria-label={t('crew.activityOf', { name })}
        value={own.activityId ?? ''}
        disabled={own.absent}
        onChange={({ target }) => set({ activityId: target.value === '' ? null : target.value })}
      >
        <option value="">{t('crew.asCrew')}</option>
        {activities.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </select>
      <Checkbox label={t('crew.absent')} checked={own.absent} onChange={(absent) => set({ absent })} />
      <WhichHour own={own} error={error} onChange={set} />
    </>
  );
}

interface WhichHourProps {
  own: CrewException;
  error: ExceptionError | undefined;
  onChange: (change: Partial<CrewException>) => void;
}

/** On the night an hour comes twice: which of the two. */
function WhichHour({ own, error, onChange }: WhichHourProps) {
  const t = useT('time');
  const asked = error?.twice && error.field !== 'breakSeconds' ? error.field : null;
  return (['from', 'to'] as const).map((end) => {
    const field = `${end}Occurrence` as const;
    if (asked !== end && own[field] === null) return null;
    return (
      <select
        key={end}
        className="time-exceptions__choice time-exceptions__hour"
        aria-label={t('occurrence.question', { time: own[end] ?? '' })}
        value={own[field] ?? ''}
        onChange={({ target }) => onChange({ [field]: target.value === 'first' ? 'first' : 'second' })}
      >
        {own[field] === null ? (
          <option value="">{t('occurrence.question', { time: own[end] ?? '' })}</option>
        ) : null}
        <option value="first">{t('occurrence.first')}</option>
        <option value="second">{t('occurrence.second')}</option>
      </select>
    );
  });
}

/** Whole minutes of a break. */
function parseMinutes(text: string): string | null {
  return /^\s*\d{1,3}\s*$/.test(text) ? String(Number(text)) : null;
}

import type { EmployeeOption } from '@jahrring/contracts-time';
import { useT } from '@jahrring/tool-kit';
import { Checkbox } from '@jahrring/ui';
import { parseTime } from '@jahrring/ui/input';
import { useId, useState } from 'react';

export interface CrewException {
  employeeId: string;
  absent: boolean;
  from: string | null;
  to: string | null;
}

interface CrewExceptionsProps {
  crew: readonly EmployeeOption[];
  exceptions: readonly CrewException[];
  onChange: (next: readonly CrewException[]) => void;
}

/** Whoever came later, left earlier or was not there: other times than the crew's, or none. */
export function CrewExceptions({ crew, exceptions, onChange }: CrewExceptionsProps) {
  const t = useT('time');
  if (crew.length < 2) return null;
  const set = (employeeId: string, change: Partial<CrewException>) => {
    const before = exceptions.find((one) => one.employeeId === employeeId);
    const next = { employeeId, absent: false, from: null, to: null, ...before, ...change };
    onChange([...exceptions.filter((one) => one.employeeId !== employeeId), next]);
  };
  return (
    <details className="time-exceptions">
      <summary>{t('crew.exceptions')}</summary>
      <ul>
        {crew.map((person) => {
          const own = exceptions.find((one) => one.employeeId === person.id);
          return (
            <li key={person.id}>
              <span className="time-exceptions__name">{person.name}</span>
              <TimeBox
                label={t('crew.fromOf', { name: person.name })}
                value={own?.from ?? null}
                disabled={own?.absent ?? false}
                onChange={(from) => set(person.id, { from })}
              />
              <TimeBox
                label={t('crew.toOf', { name: person.name })}
                value={own?.to ?? null}
                disabled={own?.absent ?? false}
                onChange={(to) => set(person.id, { to })}
              />
              <Checkbox
                label={t('crew.absent')}
                checked={own?.absent ?? false}
                onChange={(absent) => set(person.id, { absent })}
              />
            </li>
          );
        })}
      </ul>
    </details>
  );
}

interface TimeBoxProps {
  label: string;
  value: string | null;
  disabled: boolean;
  onChange: (time: string | null) => void;
}

/** A time as it is typed, read when it is left: `7`, `730`, `7.30`. */
function TimeBox({ label, value, disabled, onChange }: TimeBoxProps) {
  const id = useId();
  const [text, setText] = useState(value ?? '');
  const leave = () => {
    const time = parseTime(text);
    setText(time ?? '');
    onChange(time);
  };
  return (
    <label htmlFor={id} className="time-exceptions__time">
      <span className="jr-hidden">{label}</span>
      <input
        id={id}
        value={text}
        inputMode="decimal"
        placeholder="–"
        disabled={disabled}
        onChange={(event) => setText(event.target.value)}
        onBlur={leave}
      />
    </label>
  );
}

import type { ActivityOption, EmployeeOption } from '@jahrring/contracts-time';
import { useT } from '@jahrring/tool-kit';
import { Icon } from '@jahrring/ui';
import { alertIcon } from '@jahrring/ui/icons';
import { ExceptionRow } from './exception-row';
import { noException, type CrewException, type ExceptionError } from './crew-lines';

interface CrewExceptionsProps {
  crew: readonly EmployeeOption[];
  activities: readonly Pick<ActivityOption, 'id' | 'title'>[];
  exceptions: readonly CrewException[];
  /** Errors of the exceptions, by person. */
  errors: ReadonlyMap<string, ExceptionError>;
  onChange: (next: readonly CrewException[]) => void;
}

/** Whoever came later, left earlier, did something else or was not there; each alone or together. */
export function CrewExceptions({ crew, activities, exceptions, errors, onChange }: CrewExceptionsProps) {
  const t = useT('time');
  if (crew.length === 0) return null;
  const set = (next: CrewException) =>
    onChange([...exceptions.filter(({ employeeId }) => employeeId !== next.employeeId), next]);
  return (
    <details className="time-exceptions" open={errors.size > 0 || undefined}>
      <summary>{t('crew.exceptions')}</summary>
      <ul>
        {crew.map((person) => {
          const error = errors.get(person.id);
          return (
            <li key={person.id}>
              <ExceptionRow
                person={person}
                activities={activities}
                own={exceptions.find((one) => one.employeeId === person.id) ?? noException(person.id)}
                error={error}
                onChange={set}
              />
              {error ? (
                <p id={`time-exception-${person.id}`} className="time-exceptions__error" role="alert">
                  <Icon name={alertIcon} size={16} />
                  {t(error.key, error.params)}
                </p>
              ) : null}
            </li>
          );
        })}
      </ul>
    </details>
  );
}

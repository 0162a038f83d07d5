import type { EmployeeOption } from '@jahrring/contracts-time';
import { useT } from '@jahrring/tool-kit';
import { Button, Icon } from '@jahrring/ui';
import { alertIcon, circleCheckIcon, circleIcon } from '@jahrring/ui/icons';

interface CrewPickerProps {
  people: readonly EmployeeOption[];
  chosen: ReadonlySet<string>;
  onChange: (next: ReadonlySet<string>) => void;
  /** Nobody was chosen when it was to be recorded. */
  missing: boolean;
}

/** Everybody one may record for, a tap each. */
export function CrewPicker({ people, chosen, onChange, missing }: CrewPickerProps) {
  const t = useT('time');
  const toggle = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    onChange(next);
  };
  const count = people.filter(({ id }) => chosen.has(id)).length;
  return (
    <fieldset className="time-crew" aria-describedby={missing ? 'time-crew-missing' : undefined}>
      <legend>{t('crew.people', { count })}</legend>
      <div className="time-crew__people">
        {people.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            className="time-kind time-crew__person"
            aria-pressed={chosen.has(id)}
            onClick={() => toggle(id)}
          >
            <Icon name={chosen.has(id) ? circleCheckIcon : circleIcon} size={20} />
            {name}
          </button>
        ))}
      </div>
      {count > 0 ? (
        <Button size="small" variant="quiet" onClick={() => onChange(new Set())}>
          {t('crew.none')}
        </Button>
      ) : null}
      {missing && count === 0 ? (
        <p id="time-crew-missing" className="time-crew__missing" role="alert">
          <Icon name={alertIcon} size={16} />
          {t('errors.crewEmpty')}
        </p>
      ) : null}
    </fieldset>
  );
}

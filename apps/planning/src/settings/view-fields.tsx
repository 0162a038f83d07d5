import { bookingColours, type UpdatePlanningSettings } from '@jahrring/contracts-planning';
import { useT } from '@jahrring/tool-kit';
import { Checkbox, Row, Section } from '@jahrring/ui';
import { SelectField, useFormContext, useWatch } from '@jahrring/ui/form';

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

/** The days of the week plan, and what bookings are coloured by. */
export function ViewFields() {
  const t = useT('planning');
  const { setValue } = useFormContext<UpdatePlanningSettings>();
  const shown = useWatch<UpdatePlanningSettings, 'shownWeekdays'>({ name: 'shownWeekdays' });
  const set = (day: number, isShown: boolean) =>
    setValue(
      'shownWeekdays',
      weekdays.filter((one) => (one === day ? isShown : shown.includes(one))),
      { shouldDirty: true },
    );
  return (
    <>
      <Section title={t('settings.weekdays')} description={t('settings.weekdaysText')}>
        <Row gap={5}>
          {weekdays.map((day) => (
            <Checkbox
              key={day}
              label={t(`weekday.${day}`)}
              checked={shown.includes(day)}
              // The last day stays: a week without days shows nothing.
              disabled={shown.length === 1 && shown.includes(day)}
              onChange={(isShown) => set(day, isShown)}
            />
          ))}
        </Row>
      </Section>
      <Section title={t('settings.colours')} description={t('settings.coloursText')}>
        <SelectField
          name="colours"
          label={t('settings.colour')}
          options={bookingColours.map((value) => ({ value, label: t(`settings.colourBy.${value}`) }))}
          required
        />
      </Section>
    </>
  );
}

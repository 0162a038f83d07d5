import { useT } from '@jahrring/tool-kit';
import { Section } from '@jahrring/ui';
import { TimeField } from '@jahrring/ui/form';

const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

/** When the desk is open; a day without hours is closed. */
export function HourFields() {
  const t = useT('support');
  return (
    <Section title={t('settings.tab.hours')} description={t('settings.hoursText')}>
      <div className="support-week">
        {days.map((day, index) => (
          <fieldset key={day} className="support-week__day">
            <legend>{t(`settings.day.${day}`)}</legend>
            <TimeField
              name={`week.${index}.from`}
              label={t('settings.from', { day: t(`settings.day.${day}`) })}
              hideLabel
            />
            <TimeField
              name={`week.${index}.to`}
              label={t('settings.to', { day: t(`settings.day.${day}`) })}
              hideLabel
            />
          </fieldset>
        ))}
      </div>
    </Section>
  );
}

import { useLocale, useT } from '@jahrring/tool-kit';
import { Button, IconButton, Section } from '@jahrring/ui';
import { NumberField, SelectField, SwitchField, useFieldArray, useFormContext } from '@jahrring/ui/form';
import { plusIcon, trashIcon } from '@jahrring/ui/icons';
import type { AbsenceDraft } from './absence-settings-draft';

export function EntitlementRules() {
  const t = useT('time');
  return (
    <Section title={t('absenceSettings.entitlementTitle')} description={t('absenceSettings.entitlementText')}>
      <div className="time-rules">
        <SwitchField
          name="moreFrom50"
          label={t('absenceSettings.moreFrom50')}
          description={t('absenceSettings.moreFrom50Text')}
        />
        <div className="time-rules__row">
          <NumberField
            name="carryMaxDays"
            label={t('absenceSettings.carryMaxDays')}
            description={t('absenceSettings.carryMaxDaysText')}
            suffix={t('settings.unit.days')}
          />
          <NumberField
            name="expiryDay"
            label={t('absenceSettings.expiryDay')}
            description={t('absenceSettings.expiryText')}
          />
          <MonthField />
        </div>
      </div>
    </Section>
  );
}

function MonthField() {
  const t = useT('time');
  const name = new Intl.DateTimeFormat(String(useLocale()), { month: 'long', timeZone: 'UTC' });
  const options = Array.from({ length: 12 }, (_, month) => ({
    value: String(month + 1).padStart(2, '0'),
    label: name.format(Date.UTC(2026, month, 1)),
  }));
  return (
    <SelectField name="expiryMonth" label={t('absenceSettings.expiryMonth')} options={options} clearable />
  );
}

const mostSteps = 20;

export function SeniorityRules() {
  const t = useT('time');
  const { control } = useFormContext<AbsenceDraft>();
  const steps = useFieldArray({ control, name: 'seniority', keyName: 'key' });
  return (
    <Section title={t('absenceSettings.seniorityTitle')} description={t('absenceSettings.seniorityText')}>
      <div className="time-rules time-rules__steps">
        {steps.fields.map(({ key }, index) => (
          <div key={key} className="time-rules__step">
            <NumberField
              name={`seniority.${index}.years`}
              label={t('absenceSettings.seniorityYears')}
              required
            />
            <NumberField
              name={`seniority.${index}.days`}
              label={t('absenceSettings.seniorityDays')}
              decimals={1}
              required
            />
            <IconButton
              icon={trashIcon}
              label={t('settings.breakRemove', { number: index + 1 })}
              onClick={() => steps.remove(index)}
            />
          </div>
        ))}
        <Button
          icon={plusIcon}
          size="small"
          disabled={steps.fields.length >= mostSteps}
          onClick={() => steps.append({ years: 10, days: 5 })}
        >
          {t('settings.breakAdd')}
        </Button>
      </div>
    </Section>
  );
}

import { absenceTypes, approvalRules } from '@jahrring/contracts-time';
import { useT } from '@jahrring/tool-kit';
import { Section } from '@jahrring/ui';
import { CheckboxField, RadioGroup, SwitchField } from '@jahrring/ui/form';

/** Ticks for every type of absence. */
function TypeTicks({ name, label }: { name: 'approval' | 'credited'; label: string }) {
  const t = useT('time');
  return (
    <fieldset className="absence-types">
      <legend>{label}</legend>
      {absenceTypes.map((type) => (
        <CheckboxField key={type} name={`${name}.${type}`} label={t(`absence.type.${type}`)} />
      ))}
    </fieldset>
  );
}

export function ApprovalRules() {
  const t = useT('time');
  const options = approvalRules.map((rule) => ({
    value: rule,
    label: t(`absenceSettings.approvalRuleOf.${rule}`),
  }));
  return (
    <Section title={t('absenceSettings.approvalTitle')} description={t('absenceSettings.approvalText')}>
      <div className="time-rules">
        <TypeTicks name="approval" label={t('absenceSettings.approvalTypes')} />
        <RadioGroup name="approvalRule" label={t('absenceSettings.approvalRule')} options={options} />
      </div>
    </Section>
  );
}

export function CountingRules() {
  const t = useT('time');
  return (
    <Section title={t('absenceSettings.countingTitle')}>
      <div className="time-rules">
        <TypeTicks name="credited" label={t('absenceSettings.creditedTypes')} />
        <SwitchField
          name="typesForTeam"
          label={t('absenceSettings.typesForTeam')}
          description={t('absenceSettings.typesForTeamText')}
        />
      </div>
    </Section>
  );
}

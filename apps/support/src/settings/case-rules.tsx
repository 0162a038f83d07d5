import {
  caseKinds,
  caseOpeners,
  caseUrgencies,
  type UpdateSupportSettings,
} from '@jahrring/contracts-support';
import { useT } from '@jahrring/tool-kit';
import { Checkbox, Section, Stack } from '@jahrring/ui';
import { RadioGroup, SelectField, useField } from '@jahrring/ui/form';

export function CaseRules() {
  const t = useT('support');
  return (
    <>
      <Section title={t('settings.openers')}>
        <RadioGroup
          name="openers"
          label={t('settings.openersLabel')}
          options={caseOpeners.map((value) => ({ value, label: t(`settings.opener.${value}`) }))}
        />
      </Section>
      <Section title={t('settings.kinds')} description={t('settings.kindsText')}>
        <Stack>
          <KindBoxes />
          <SelectField
            name="usualUrgency"
            label={t('settings.usualUrgency')}
            required
            options={caseUrgencies.map((value) => ({ value, label: t(`urgency.${value}`) }))}
          />
        </Stack>
      </Section>
    </>
  );
}

/** The kinds that are offered; the last one cannot be taken away. */
function KindBoxes() {
  const t = useT('support');
  const label = t('settings.kinds');
  const field = useField<UpdateSupportSettings['kinds']>({ name: 'kinds', label }, (value) => {
    const kind = caseKinds.find((one) => one === value);
    return kind && t(`kind.${kind}`);
  });
  const chosen = field.value;
  return (
    <div role="group" id={field.id} aria-label={label} className="support-boxes">
      {caseKinds.map((kind) => (
        <Checkbox
          key={kind}
          label={t(`kind.${kind}`)}
          checked={chosen.includes(kind)}
          disabled={chosen.length === 1 && chosen.includes(kind)}
          onChange={(on) =>
            field.setValue(caseKinds.filter((one) => (one === kind ? on : chosen.includes(one))))
          }
        />
      ))}
    </div>
  );
}

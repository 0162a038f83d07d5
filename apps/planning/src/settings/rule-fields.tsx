import { countries } from '@jahrring/contracts-common';
import {
  conflictKinds,
  conflictLevels,
  lawfulLimits,
  type UpdatePlanningSettings,
} from '@jahrring/contracts-planning';
import { useFormat, useT } from '@jahrring/tool-kit';
import { Button, Columns, IconButton, Row, Section, Stack, Text } from '@jahrring/ui';
import { DateField, NumberField, SelectField, useFieldArray, useWatch } from '@jahrring/ui/form';
import { plusIcon, trashIcon } from '@jahrring/ui/icons';

/** Fields for the conflicts that refuse a booking, and for the law that applies. */
export function RuleFields() {
  const t = useT('planning');
  const options = conflictLevels.map((value) => ({ value, label: t(`level.${value}`) }));
  return (
    <>
      <Section title={t('settings.rules')} description={t('settings.rulesText')}>
        <Columns count={2}>
          {conflictKinds.map((kind) => (
            <SelectField
              key={kind}
              name={`rules.${kind}`}
              label={t(`rule.${kind}`)}
              description={t(`rule.text.${kind}`)}
              options={kind === 'double' ? options.filter(({ value }) => value !== 'off') : options}
              required
            />
          ))}
        </Columns>
      </Section>
      <Section title={t('settings.law')} description={t('settings.lawText')}>
        <Stack>
          <LawField />
          <LimitRows />
        </Stack>
      </Section>
    </>
  );
}

function LawField() {
  const t = useT('planning');
  const options = countries.map((value) => ({
    value,
    label: t('settings.lawOf', {
      country: t(`country.${value}`),
      rest: lawfulLimits[value].at(-1)?.restHours,
      week: lawfulLimits[value].at(-1)?.weekHours,
    }),
  }));
  return (
    <SelectField
      name="country"
      label={t('settings.country')}
      options={[{ value: 'zone', label: t('country.zone') }, ...options]}
      required
    />
  );
}

/** Limits of the licence's own, each from a day on. */
function LimitRows() {
  const t = useT('planning');
  const format = useFormat();
  const { fields, append, remove } = useFieldArray<UpdatePlanningSettings, 'limits'>({ name: 'limits' });
  const limits = useWatch<UpdatePlanningSettings, 'limits'>({ name: 'limits' });
  return (
    <Stack gap={3}>
      <Text strong>{t('settings.limits')}</Text>
      {fields.map((row, index) => (
        <Row key={row.id} gap={3} align="end">
          <DateField name={`limits.${index}.validFrom`} label={t('settings.validFrom')} />
          <NumberField name={`limits.${index}.restHours`} label={t('settings.restHours')} suffix="h" />
          <NumberField name={`limits.${index}.weekHours`} label={t('settings.weekHours')} suffix="h" />
          <IconButton
            icon={trashIcon}
            label={t('settings.removeLimit', { day: format.date(limits[index]?.validFrom ?? '') })}
            onClick={() => remove(index)}
          />
        </Row>
      ))}
      <div>
        <Button icon={plusIcon} onClick={() => append({ validFrom: '', restHours: 11, weekHours: 45 })}>
          {t('settings.addLimit')}
        </Button>
      </div>
    </Stack>
  );
}

import { addressWindows, letterFacts, logoPlaces, pageOrientations } from '@jahrring/contracts-documents';
import { useT } from '@jahrring/tool-kit';
import { Stack } from '@jahrring/ui';
import { NumberField, SelectField, SwitchField, TextField, useWatch } from '@jahrring/ui/form';
import { OrderedChoice } from './ordered-choice';

const path = 'content.general';

/** Name, page, window, logo and what stands beside the address. */
export function GeneralFields() {
  const t = useT('documents');
  const place = useWatch({ name: `${path}.logo.place` }) as string;
  const options = (group: string, values: readonly string[]) =>
    values.map((value) => ({ value, label: t(`template.${group}.${value}`) }));
  return (
    <Stack gap={4}>
      <TextField name="title" label={t('template.field.title')} />
      <SwitchField name="isDefault" label={t('template.field.isDefault')} />
      <div className="documents-halves">
        <SelectField
          name={`${path}.orientation`}
          label={t('settings.field.orientation')}
          options={pageOrientations.map((value) => ({ value, label: t(`settings.orientation.${value}`) }))}
        />
        <SelectField
          name={`${path}.addressWindow`}
          label={t('template.field.addressWindow')}
          options={options('window', addressWindows)}
        />
        <SelectField
          name={`${path}.logo.place`}
          label={t('template.field.logoPlace')}
          options={options('logo', logoPlaces)}
        />
        {place === 'none' ? null : (
          <NumberField
            name={`${path}.logo.width`}
            label={t('template.field.logoWidth')}
            suffix="mm"
            step={1}
          />
        )}
      </div>
      <SwitchField
        name={`${path}.showSender`}
        label={t('template.field.showSender')}
        description={t('template.hint.showSender')}
      />
      <OrderedChoice
        name={`${path}.facts`}
        label={t('template.field.facts')}
        options={options('fact', letterFacts)}
      />
    </Stack>
  );
}

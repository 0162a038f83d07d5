import type { StemView } from '@jahrring/contracts-timber';
import { useFormat, useT } from '@jahrring/tool-kit';
import { Columns, DescriptionList, Stack } from '@jahrring/ui';
import { DateField, NumberField, SelectField, TextAreaField, TextField } from '@jahrring/ui/form';
import { CodesField } from '../codes-field';
import { cubic } from '../figures';
import { timberOptions } from '../timber-options';

interface StemFormFieldsProps {
  loaded: StemView;
}

/** The readings of a stem, and what follows of them. */
export function StemFormFields({ loaded }: StemFormFieldsProps) {
  const t = useT('timber');
  const format = useFormat();
  const options = timberOptions(t);
  return (
    <Stack>
      <DescriptionList
        items={[
          { label: t('stem.field.diameterCm'), value: `${loaded.diameterCm} cm` },
          { label: t('stem.field.thicknessClass'), value: loaded.thicknessClass },
          { label: t('stem.field.volume'), value: cubic(format, loaded.volume) },
        ]}
      />
      <Columns count={3}>
        <TextField name="title" label={t('stem.field.title')} />
        <DateField name="measuredOn" label={t('stem.field.measuredOn')} />
        <SelectField name="species" label={t('stem.field.species')} options={options.species} required />
      </Columns>
      <Columns count={3}>
        <SelectField name="woodType" label={t('stem.field.woodType')} options={options.woodType} required />
        <TextField name="assortment" label={t('stem.field.assortment')} />
        <SelectField name="quality" label={t('stem.field.quality')} options={options.quality} clearable />
      </Columns>
      <Columns count={3}>
        <NumberField name="lengthCm" label={t('stem.field.lengthCm')} suffix="cm" />
        <NumberField name="firstMm" label={t('stem.field.firstMm')} suffix="mm" />
        <NumberField name="secondMm" label={t('stem.field.secondMm')} suffix="mm" />
      </Columns>
      <Columns count={3}>
        <NumberField name="barkCm" label={t('stem.field.barkCm')} suffix="cm" />
        <NumberField name="weightKg" label={t('stem.field.weightKg')} suffix="kg" />
        <CodesField
          name="defects"
          label={t('stem.field.defects')}
          options={options.defect}
          selected={loaded.defects}
        />
      </Columns>
      <TextAreaField name="note" label={t('stem.field.note')} />
    </Stack>
  );
}

import type { OriginView } from '@jahrring/contracts-timber';
import { useCountryOptions, useT } from '@jahrring/tool-kit';
import { Columns, Section, Stack } from '@jahrring/ui';
import { EntityPicker, SelectField, TextAreaField, TextField } from '@jahrring/ui/form';
import { searchAddresses } from '../pickers';
import { PlaceFields } from '../place-fields';
import { PlotField } from './plot-field';
import { Certificate, DueDiligence } from './due-diligence';

interface OriginFormFieldsProps {
  loaded?: OriginView;
}

/** The fields of the form, for a new one and for an existing one. */
export function OriginFormFields({ loaded }: OriginFormFieldsProps) {
  const t = useT('timber');
  const owner = loaded?.ownerId ? { id: loaded.ownerId, label: loaded.ownerName ?? loaded.ownerId } : null;
  return (
    <Stack gap={6}>
      <Stack>
        <Columns>
          <TextField name="title" label={t('origin.field.title')} />
          <EntityPicker
            name="ownerId"
            label={t('origin.field.ownerId')}
            selected={owner}
            onSearch={searchAddresses}
            clearable
          />
        </Columns>
        <PlaceParts />
      </Stack>
      <Section title={t('origin.plot.title')} description={t('origin.plot.text')}>
        <Stack>
          <PlotField />
          <PlaceFields worded={false} />
        </Stack>
      </Section>
      <Certificate />
      <DueDiligence species={loaded?.species ?? []} />
      <TextAreaField name="note" label={t('origin.field.note')} />
    </Stack>
  );
}

function PlaceParts() {
  const t = useT('timber');
  const countries = useCountryOptions();
  const text = (name: 'stand' | 'parcel' | 'municipality') => (
    <TextField name={name} label={t(`origin.field.${name}`)} />
  );
  return (
    <>
      <Columns>
        {text('stand')}
        {text('parcel')}
      </Columns>
      <Columns>
        {text('municipality')}
        <SelectField name="country" label={t('origin.field.country')} options={countries} clearable />
      </Columns>
    </>
  );
}

import type { ContainerView } from '@jahrring/contracts-timber';
import { useT } from '@jahrring/tool-kit';
import { Columns, Stack } from '@jahrring/ui';
import { EntityPicker, NumberField, TextAreaField, TextField } from '@jahrring/ui/form';
import { lotOf, searchLots } from '../pickers';
import { PlaceFields } from '../place-fields';

interface ContainerFormFieldsProps {
  loaded?: ContainerView;
}

/** The fields of the form, for a new one and for an existing one. */
export function ContainerFormFields({ loaded }: ContainerFormFieldsProps) {
  const t = useT('timber');
  return (
    <Stack>
      <Columns count={3}>
        <TextField name="title" label={t('container.field.title')} />
        <NumberField name="tareKg" label={t('container.field.tareKg')} suffix="kg" />
        <EntityPicker
          name="lotId"
          label={t('container.field.lotId')}
          selected={loaded ? lotOf(loaded) : null}
          onSearch={searchLots}
          clearable
        />
      </Columns>
      <PlaceFields />
      <TextAreaField name="note" label={t('container.field.note')} />
    </Stack>
  );
}

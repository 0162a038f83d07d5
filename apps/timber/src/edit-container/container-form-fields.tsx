import { containerLimits, type ContainerView } from '@jahrring/contracts-timber';
import { useT } from '@jahrring/tool-kit';
import { Columns, Stack } from '@jahrring/ui';
import { EntityPicker, NumberField, TextAreaField, TextField } from '@jahrring/ui/form';
import { lotOf, searchLots } from '../pickers';
import { PlaceFields } from '../place-fields';

interface ContainerFormFieldsProps {
  readOnly?: boolean;
  loaded?: ContainerView;
}

/** The fields of the form, for a new one and for an existing one. */
export function ContainerFormFields({ readOnly = false, loaded }: ContainerFormFieldsProps) {
  const t = useT('timber');
  return (
    <Stack>
      <Columns count={3}>
        <TextField
          name="title"
          label={t('container.field.title')}
          required
          maxLength={containerLimits.title}
          readOnly={readOnly}
        />
        <NumberField name="tareKg" label={t('container.field.tareKg')} suffix="kg" readOnly={readOnly} />
        <EntityPicker
          name="lotId"
          label={t('container.field.lotId')}
          selected={loaded ? lotOf(loaded) : null}
          onSearch={searchLots}
          readOnly={readOnly}
          clearable
        />
      </Columns>
      <PlaceFields readOnly={readOnly} />
      <TextAreaField
        name="note"
        label={t('container.field.note')}
        maxLength={containerLimits.note}
        readOnly={readOnly}
      />
    </Stack>
  );
}

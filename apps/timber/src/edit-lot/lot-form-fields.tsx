import type { LotDraft, LotView } from '@jahrring/contracts-timber';
import { useT } from '@jahrring/tool-kit';
import { Columns, Section, Stack } from '@jahrring/ui';
import {
  DateField,
  EntityPicker,
  NumberField,
  SelectField,
  TextAreaField,
  TextField,
  useWatch,
} from '@jahrring/ui/form';
import { searchOrigins } from '../pickers';
import { PlaceFields } from '../place-fields';
import { timberOptions } from '../timber-options';

interface LotFormFieldsProps {
  /** The saved one; its kind stays. */
  loaded?: LotView;
}

/** The fields of the form, for a new one and for an existing one. */
export function LotFormFields({ loaded }: LotFormFieldsProps) {
  const t = useT('timber');
  const options = timberOptions(t);
  const chosen = useWatch<LotDraft, 'kind'>({ name: 'kind' });
  const kind = loaded?.kind ?? chosen;
  const origin = loaded?.originId
    ? { id: loaded.originId, label: loaded.originTitle ?? loaded.originId }
    : null;
  return (
    <Stack>
      <Columns>
        <TextField name="title" label={t('lot.field.title')} />
        <DateField name="measuredOn" label={t('lot.field.measuredOn')} />
      </Columns>
      <Columns>
        {loaded ? null : (
          <SelectField name="kind" label={t('lot.field.kind')} options={options.lotKind} required />
        )}
        <EntityPicker
          name="originId"
          label={t('lot.field.originId')}
          selected={origin}
          onSearch={searchOrigins}
          clearable
        />
      </Columns>
      {kind === 'estimated' ? (
        <Section title={t('lot.estimated.title')} description={t('lot.estimated.text')}>
          <Stack>
            <Columns>
              <SelectField name="species" label={t('lot.field.species')} options={options.species} required />
              <TextField name="assortment" label={t('lot.field.assortment')} />
            </Columns>
            <Columns>
              <NumberField
                name="quantity"
                label={t('lot.field.quantity')}
                valueAs="string"
                decimals={3}
                suffix="m³"
                required
              />
              <SelectField name="unit" label={t('lot.field.unit')} options={options.unit} required />
            </Columns>
          </Stack>
        </Section>
      ) : null}
      <PlaceFields />
      <TextAreaField name="note" label={t('lot.field.note')} />
    </Stack>
  );
}

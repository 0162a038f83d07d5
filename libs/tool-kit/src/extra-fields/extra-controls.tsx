import { extraTitleIn, type ExtraField } from '@jahrring/contracts-common';
import { Columns, Section } from '@jahrring/ui';
import { DateField, NumberField, SelectField, TextField } from '@jahrring/ui/form';
import { useT } from '../i18n/use-t';
import { useLocale } from '../state/locale';

const longestText = 500;
const decimals = 4;

interface ControlProps {
  field: ExtraField;
}

/** The control of one field, at `extra.<key>` of the form around it. */
function ExtraControl({ field }: ControlProps) {
  const t = useT();
  const language = useLocale();
  const common = {
    name: `extra.${field.key}`,
    label: extraTitleIn(field.title, language),
    required: field.required,
  };
  switch (field.kind) {
    case 'text':
      return <TextField {...common} maxLength={longestText} />;
    case 'number':
      return <NumberField {...common} valueAs="string" decimals={decimals} emptyValue="" />;
    case 'date':
      return <DateField {...common} emptyValue="" />;
    case 'choice':
      return (
        <SelectField
          {...common}
          clearable={!field.required}
          emptyValue=""
          options={(field.choices ?? []).map(({ key, title, active }) => ({
            value: key,
            label: extraTitleIn(title, language),
            disabled: !active,
          }))}
        />
      );
    case 'yesno':
      return (
        <SelectField
          {...common}
          clearable={!field.required}
          emptyValue=""
          options={['yes', 'no'].map((value) => ({ value, label: t(`extraFields.${value}`) }))}
        />
      );
  }
}

export interface ExtraControlsProps {
  fields: readonly ExtraField[];
}

/** The licence's own fields, inside the form of a record. */
export function ExtraControls({ fields }: ExtraControlsProps) {
  const t = useT();
  return (
    <Section title={t('extraFields.title')}>
      <Columns count={2}>
        {fields.map((field) => (
          <ExtraControl key={field.key} field={field} />
        ))}
      </Columns>
    </Section>
  );
}

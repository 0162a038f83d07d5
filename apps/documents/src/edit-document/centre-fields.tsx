import { documentLimits } from '@jahrring/contracts-documents';
import { useNumberedOptions, useT, type NumberedResource } from '@jahrring/tool-kit';
import { SelectField, TextField, useWatch } from '@jahrring/ui/form';

interface NumberFieldProps {
  name: string;
  label: string;
  resource: NumberedResource;
  maxLength: number;
}

/** One of the licence's centres or accounts by its number; typed where the licence has none. */
export function NumberedField({ name, label, resource, maxLength }: NumberFieldProps) {
  const t = useT('documents');
  const value = useWatch({ name }) as string | null | undefined;
  // Documents carry the number itself: it stays as it was when the centre is renumbered.
  const options = useNumberedOptions(resource).map((option) => ({
    value: option.label.slice(0, option.label.indexOf(' ')),
    label: option.label,
  }));
  if (options.length === 0) {
    return <TextField name={name} label={label} maxLength={maxLength} emptyValue={null} />;
  }
  const isForeign = value && !options.some((option) => option.value === value);
  return (
    <SelectField
      name={name}
      label={label}
      options={isForeign ? [{ value, label: value }, ...options] : options}
      placeholder={t('booking.none')}
      clearable
    />
  );
}

/** Cost centre, revenue centre and the account that is credited, of a line or a whole document. */
export function CentreFields() {
  const t = useT('documents');
  const { centre, account } = documentLimits;
  return (
    <>
      <NumberedField
        name="costCentre"
        label={t('field.costCentre')}
        resource="cost-centres"
        maxLength={centre}
      />
      <NumberedField
        name="revenueCentre"
        label={t('field.revenueCentre')}
        resource="revenue-centres"
        maxLength={centre}
      />
      <NumberedField
        name="creditAccount"
        label={t('field.creditAccount')}
        resource="accounts"
        maxLength={account}
      />
    </>
  );
}

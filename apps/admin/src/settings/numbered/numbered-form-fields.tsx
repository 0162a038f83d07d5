import { accountKinds } from '@jahrring/contracts-admin';
import { vatKeys } from '@jahrring/contracts-common';
import { useT } from '@jahrring/tool-kit';
import { DateField, SelectField, SwitchField, TextField } from '@jahrring/ui/form';
import '../../admin.css';
import type { NumberedKind } from './numbered-kind';

function AccountFields() {
  const t = useT('admin');
  return (
    <div className="admin-fields admin-fields--halves">
      <SelectField
        name="kind"
        label={t('account.field.kind')}
        options={accountKinds.map((value) => ({ value, label: t(`account.kind.${value}`) }))}
        required
      />
      <SelectField
        name="vatKey"
        label={t('account.field.vatKey')}
        description={t('account.hint.vatKey')}
        options={vatKeys.map((value) => ({ value, label: t(`vat.${value}`) }))}
        placeholder={t('account.noVat')}
        clearable
      />
    </div>
  );
}

function ValidityFields() {
  const t = useT('admin');
  return (
    <div className="admin-fields admin-fields--halves">
      <DateField name="validFrom" label={t('numbered.field.validFrom')} />
      <DateField
        name="validTo"
        label={t('numbered.field.validTo')}
        description={t('numbered.hint.validTo')}
      />
    </div>
  );
}

interface NumberedFormFieldsProps {
  kind: NumberedKind;
}

/** The fields of a kind of numbered record. */
export function NumberedFormFields({ kind }: NumberedFormFieldsProps) {
  const t = useT('admin');
  return (
    <>
      <div className="admin-fields settings-number">
        <TextField name="number" label={t('numbered.field.number')} autoComplete="off" />
        <TextField name="title" label={t('numbered.field.title')} autoComplete="off" />
      </div>
      {kind.has === 'account' ? <AccountFields /> : null}
      {kind.has === 'validity' ? <ValidityFields /> : null}
      <SwitchField name="active" label={t('field.active')} description={t('numbered.hint.active')} />
    </>
  );
}

import { untaxedCodes, vatReturnLimits, type VatSettings } from '@jahrring/contracts-bookkeeping';
import { useT } from '@jahrring/tool-kit';
import { Button, Columns, Stack } from '@jahrring/ui';
import { SelectField, TextField, useFieldArray } from '@jahrring/ui/form';
import { plusIcon, trashIcon } from '@jahrring/ui/icons';
import './row-fields.css';

/** Accounts of revenue whose turnover without tax stands at a figure of their own. */
export function UntaxedFields() {
  const t = useT('bookkeeping');
  const { fields, append, remove } = useFieldArray<VatSettings, 'untaxedAccounts'>({
    name: 'untaxedAccounts',
  });
  const options = untaxedCodes.map((code) => ({ value: code, label: `${code} ${t(`vat.untaxed.${code}`)}` }));
  return (
    <Stack gap={4}>
      {fields.map(({ id }, index) => (
        <fieldset key={id} className="row-fields">
          <legend>{t('vat.set.account', { number: index + 1 })}</legend>
          <Columns>
            <TextField
              name={`untaxedAccounts.${index}.account`}
              label={t('vat.set.accountNumber')}
              inputMode="numeric"
              maxLength={10}
            />
            <SelectField
              name={`untaxedAccounts.${index}.code`}
              label={t('vat.set.figure')}
              required
              options={options}
            />
          </Columns>
          <Button size="small" icon={trashIcon} onClick={() => remove(index)}>
            {t('vat.set.removeAccount', { number: index + 1 })}
          </Button>
        </fieldset>
      ))}
      {fields.length < vatReturnLimits.accounts ? (
        <div>
          <Button size="small" icon={plusIcon} onClick={() => append({ account: '', code: '230' })}>
            {t('vat.set.addAccount')}
          </Button>
        </div>
      ) : null}
    </Stack>
  );
}

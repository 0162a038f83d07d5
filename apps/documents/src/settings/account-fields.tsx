import { compactIban, currencies, isIban, isQrIban } from '@jahrring/contracts-common';
import {
  documentSettingsLimits,
  referenceTypes,
  type DocumentSettingsDraft,
} from '@jahrring/contracts-documents';
import { newUuid, useBoot, useT } from '@jahrring/tool-kit';
import { Badge, Button, Section, Stack } from '@jahrring/ui';
import { SelectField, TextField, useFieldArray, useWatch } from '@jahrring/ui/form';
import { plusIcon, qrCodeIcon, trashIcon } from '@jahrring/ui/icons';

/** Accounts bills are paid to; a QR-IBAN is told while it is typed. */
export function AccountFields() {
  const t = useT('documents');
  const { currency } = useBoot().licence;
  const { fields, append, remove } = useFieldArray<DocumentSettingsDraft, 'bankAccounts'>({
    name: 'bankAccounts',
  });
  const add = () => append({ id: newUuid(), title: '', iban: '', bic: '', currency, reference: 'SCOR' });
  return (
    <Section title={t('settings.section.accounts')} description={t('settings.hint.accounts')}>
      <Stack gap={5}>
        {fields.map((field, index) => (
          <fieldset className="documents-series" key={field.id}>
            <legend>{t('settings.item.account', { number: index + 1 })}</legend>
            <OneAccount index={index} />
            <div>
              <Button size="small" icon={trashIcon} onClick={() => remove(index)}>
                {t('settings.remove.account', { number: index + 1 })}
              </Button>
            </div>
          </fieldset>
        ))}
        {fields.length >= documentSettingsLimits.accounts ? null : (
          <div>
            <Button size="small" icon={plusIcon} onClick={add}>
              {t('settings.add.account')}
            </Button>
          </div>
        )}
      </Stack>
    </Section>
  );
}

function OneAccount({ index }: { index: number }) {
  const t = useT('documents');
  const path = `bankAccounts.${index}` as const;
  const [iban = '', reference] = useWatch<
    DocumentSettingsDraft,
    [`bankAccounts.${number}.iban`, `bankAccounts.${number}.reference`]
  >({ name: [`${path}.iban`, `${path}.reference`] });
  const compact = compactIban(iban);
  return (
    <div className="documents-halves">
      <TextField name={`${path}.title`} label={t('settings.field.accountTitle')} />
      <SelectField
        name={`${path}.currency`}
        label={t('field.currency')}
        required
        options={currencies.map((value) => ({ value, label: t(`settings.currency.${value}`) }))}
      />
      <TextField
        name={`${path}.iban`}
        label={t('settings.field.iban')}
        description={
          isIban(compact) && isQrIban(compact) ? (
            <Badge tone="wald" icon={qrCodeIcon}>
              {t('settings.isQrIban')}
            </Badge>
          ) : undefined
        }
      />
      <TextField name={`${path}.bic`} label={t('settings.field.bic')} maxLength={11} emptyValue="" />
      <SelectField
        name={`${path}.reference`}
        label={t('settings.field.reference')}
        required
        options={referenceTypes.map((value) => ({ value, label: t(`settings.reference.${value}`) }))}
      />
      {reference === 'QRR' ? (
        <TextField
          name={`${path}.referencePrefix`}
          label={t('settings.field.referencePrefix')}
          inputMode="numeric"
          maxLength={20}
          emptyValue=""
        />
      ) : null}
    </div>
  );
}

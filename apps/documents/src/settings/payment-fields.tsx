import {
  acceptanceFollowUps,
  documentSettingsLimits,
  type DocumentSettingsDraft,
} from '@jahrring/contracts-documents';
import { useT } from '@jahrring/tool-kit';
import { Button, Columns, IconButton, Section, Stack } from '@jahrring/ui';
import { NumberField, SelectField, TextField, useFieldArray } from '@jahrring/ui/form';
import { plusIcon, trashIcon } from '@jahrring/ui/icons';
import { CashDiscountFields } from '@jahrring/tool-kit/form';

/** Terms of payment and the prefix the bank gives for QR references. */
export function PaymentFields() {
  const t = useT('documents');
  const { fields, append, remove } = useFieldArray<DocumentSettingsDraft, 'terms'>({ name: 'terms' });
  return (
    <Section title={t('settings.section.payment')}>
      <Stack>
        <Columns>
          <NumberField name="termDays" label={t('field.termDays')} />
          <NumberField
            name="offerValidDays"
            label={t('settings.field.offerValidDays')}
            description={t('settings.hint.offerValidDays')}
          />
          <SelectField
            name="acceptanceFollowUp"
            label={t('settings.field.acceptanceFollowUp')}
            description={t('settings.hint.acceptanceFollowUp')}
            options={acceptanceFollowUps.map((value) => ({
              value,
              label: t(`settings.acceptanceFollowUps.${value}`),
            }))}
            required
          />
          <TextField
            name="referencePrefix"
            label={t('settings.field.referencePrefix')}
            inputMode="numeric"
            maxLength={20}
          />
        </Columns>
        <CashDiscountFields name="cashDiscounts" />
        {fields.map((field, index) => (
          <Stack gap={3} key={field.id}>
            <div className="documents-term">
              <TextField name={`terms.${index}.title`} label={t('settings.field.termTitle')} />
              <NumberField name={`terms.${index}.days`} label={t('settings.field.days')} />
              <IconButton
                icon={trashIcon}
                label={t('settings.remove.term', { number: index + 1 })}
                onClick={() => remove(index)}
              />
            </div>
            <CashDiscountFields name={`terms.${index}.cashDiscounts`} />
          </Stack>
        ))}
        {fields.length >= documentSettingsLimits.terms ? null : (
          <div>
            <Button
              size="small"
              icon={plusIcon}
              onClick={() => append({ title: '', days: 10, cashDiscounts: [] })}
            >
              {t('settings.add.term')}
            </Button>
          </div>
        )}
      </Stack>
    </Section>
  );
}

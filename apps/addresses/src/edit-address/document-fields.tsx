import type { AddressDraft } from '@jahrring/contracts-addresses';
import { useT } from '@jahrring/tool-kit';
import { Section } from '@jahrring/ui';
import { SelectField, TextField, useWatch } from '@jahrring/ui/form';
import { useMemo } from 'react';
import { addressOptions } from '../address-options';
import { PaymentTermFields } from './payment-term-fields';

/** Fields for how the address wants its documents: to whom they are mailed, and whether as an electronic invoice. */
export function DocumentFields() {
  const t = useT('addresses');
  const options = useMemo(() => addressOptions(t), [t]);
  const eInvoice = useWatch<AddressDraft, 'eInvoice'>({ name: 'eInvoice' });
  return (
    <Section title={t('section.documents')}>
      <div className="addresses-fields addresses-fields--halves">
        <TextField name="contactName" label={t('field.contactName')} />
        <TextField
          name="documentEmail"
          type="email"
          label={t('field.documentEmail')}
          description={t('hint.documentEmail')}
          maxLength={180}
        />
        <TextField name="documentCc" type="email" label={t('field.documentCc')} maxLength={180} />
        <SelectField
          name="eInvoice"
          label={t('field.eInvoice')}
          description={t('hint.eInvoice')}
          options={options.eInvoice}
        />
      </div>
      {eInvoice && eInvoice !== 'none' ? <ElectronicFields /> : null}
      <PaymentTermFields />
    </Section>
  );
}

function ElectronicFields() {
  const t = useT('addresses');
  const options = useMemo(() => addressOptions(t), [t]);
  return (
    <div className="addresses-fields addresses-fields--halves">
      <TextField
        name="buyerReference"
        label={t('field.buyerReference')}
        description={t('hint.buyerReference')}
      />
      <TextField
        name="electronicAddress"
        label={t('field.electronicAddress')}
        description={t('hint.electronicAddress')}
      />
      <SelectField
        name="electronicScheme"
        label={t('field.electronicScheme')}
        options={options.electronicScheme}
        clearable
      />
    </div>
  );
}

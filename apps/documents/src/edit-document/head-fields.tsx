import { currencies } from '@jahrring/contracts-common';
import {
  documentLanguages,
  documentLimits,
  type DocumentView,
  type DraftChoices,
} from '@jahrring/contracts-documents';
import { useT } from '@jahrring/tool-kit';
import {
  Card,
  CheckboxField,
  Columns,
  DateField,
  EntityPicker,
  NumberField,
  SelectField,
  Stack,
  TextAreaField,
  TextField,
  type EntityItem,
} from '@jahrring/ui';
import { useState } from 'react';
import { searchRecipients } from '../documents.api';
import { PaymentTermField } from './payment-term-field';

/** Who gets the document. */
export function RecipientFields({ document }: { document: DocumentView }) {
  const t = useT('documents');
  const [recipient, setRecipient] = useState<EntityItem | null>(() => toItem(document));
  return (
    <Card title={t('panel.recipient')}>
      <Stack gap={3}>
        <EntityPicker
          name="addressId"
          label={t('field.recipient')}
          onSearch={searchRecipients}
          selected={recipient}
          onChosen={setRecipient}
          clearable
          required
        />
        <TextField
          name="orderNumber"
          label={t('field.orderNumber')}
          maxLength={documentLimits.orderNumber}
          emptyValue={null}
        />
      </Stack>
    </Card>
  );
}

/** Dates, terms, currency and language. */
export function TermFields({ choices }: { choices: DraftChoices | undefined }) {
  const t = useT('documents');
  return (
    <Card title={t('panel.terms')}>
      <Stack gap={3}>
        <PaymentTermField choices={choices} />
        <Columns count={2} gap={3}>
          <DateField name="documentDate" label={t('field.documentDate')} required />
          <NumberField name="termDays" label={t('field.termDays')} required />
          <DateField name="deliveryFrom" label={t('field.deliveryFrom')} />
          <DateField name="deliveryTo" label={t('field.deliveryTo')} />
        </Columns>
        <TextField
          name="placeOfDelivery"
          label={t('field.placeOfDelivery')}
          maxLength={documentLimits.placeOfDelivery}
          emptyValue={null}
        />
        <Columns count={2} gap={3}>
          <SelectField
            name="currency"
            label={t('field.currency')}
            options={currencies.map((value) => ({ value, label: value }))}
          />
          <SelectField
            name="language"
            label={t('field.language')}
            options={documentLanguages.map((value) => ({ value, label: t(`language.${value}`) }))}
          />
          <NumberField
            name="discountPercent"
            label={t('field.documentDiscount')}
            valueAs="string"
            decimals={2}
            suffix="%"
          />
        </Columns>
        <CheckboxField name="cashRounding" label={t('field.cashRounding')} />
      </Stack>
    </Card>
  );
}

/** The texts around the positions, and on the payment part. */
export function TextFields() {
  const t = useT('documents');
  return (
    <Card title={t('panel.texts')}>
      <Stack gap={3}>
        <TextAreaField
          name="introText"
          label={t('field.introText')}
          rows={2}
          maxLength={documentLimits.text}
          emptyValue={null}
        />
        <TextAreaField
          name="closingText"
          label={t('field.closingText')}
          rows={2}
          maxLength={documentLimits.text}
          emptyValue={null}
        />
        <TextField
          name="paymentMessage"
          label={t('field.paymentMessage')}
          description={t('hint.paymentMessage')}
          maxLength={documentLimits.paymentMessage}
          emptyValue={null}
        />
      </Stack>
    </Card>
  );
}

function toItem({ addressId, recipient, recipientName }: DocumentView): EntityItem | null {
  if (!addressId) return null;
  const label = recipient?.name ?? recipientName ?? addressId;
  return {
    id: addressId,
    label,
    ...(recipient ? { description: `${recipient.zip} ${recipient.city}` } : {}),
  };
}

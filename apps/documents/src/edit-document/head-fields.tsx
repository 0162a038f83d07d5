import { currencies } from '@jahrring/contracts-common';
import {
  documentLanguages,
  vatModes,
  type DocumentType,
  type DocumentView,
  type DraftChoices,
} from '@jahrring/contracts-documents';
import { useT } from '@jahrring/tool-kit';
import { Card, Columns, Stack } from '@jahrring/ui';
import {
  CheckboxField,
  DateField,
  EntityPicker,
  MoneyField,
  NumberField,
  SelectField,
  TextAreaField,
  TextField,
  useWatch,
  type EntityItem,
} from '@jahrring/ui/form';
import { useState } from 'react';
import { CashDiscountFields } from '@jahrring/tool-kit/form';
import { searchRecipients } from '../documents.api';
import { PaymentTermField } from './payment-term-field';
import { PlaceField } from './place-field';
import { TemplateField } from './template-field';

/** Types that ask for money by a day. */
const payable: readonly DocumentType[] = ['bill', 'offer', 'order_confirmation'];

/** Fields for the recipient of the document. */
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
        <PlaceField type={document.type} />
        <TextField name="orderNumber" label={t('field.orderNumber')} emptyValue={null} />
      </Stack>
    </Card>
  );
}

interface TermFieldsProps {
  document: DocumentView;
  choices: DraftChoices | undefined;
}

/** The day a document is of, and until when an offer holds. */
export function DateFields({ document }: { document: DocumentView }) {
  const t = useT('documents');
  return (
    <Card title={t('panel.date')}>
      <Stack gap={3}>
        <DateField name="documentDate" label={t('field.documentDate')} />
        {document.type === 'offer' ? <DateField name="validUntil" label={t('field.validUntil')} /> : null}
      </Stack>
    </Card>
  );
}

/** Terms of payment, days of supply, place and language. */
export function TermFields({ document, choices }: TermFieldsProps) {
  const t = useT('documents');
  const hasTerm = payable.includes(document.type);
  return (
    <Card title={t('panel.terms')}>
      <Stack gap={3}>
        {hasTerm ? <PaymentTermField choices={choices} /> : null}
        <Columns count={2} gap={3}>
          {hasTerm ? <NumberField name="termDays" label={t('field.termDays')} /> : null}
          <DateField name="deliveryFrom" label={t('field.deliveryFrom')} />
          <DateField name="deliveryTo" label={t('field.deliveryTo')} />
        </Columns>
        {hasTerm ? <CashDiscountFields name="cashDiscounts" /> : null}
        <TextField name="placeOfDelivery" label={t('field.placeOfDelivery')} emptyValue={null} />
        <SelectField
          name="language"
          label={t('field.language')}
          options={documentLanguages.map((value) => ({ value, label: t(`language.${value}`) }))}
        />
        <TemplateField type={document.type} />
        <SenderFields choices={choices} />
      </Stack>
    </Card>
  );
}

/** Sender and account, where the licence has several. */
function SenderFields({ choices }: { choices: DraftChoices | undefined }) {
  const t = useT('documents');
  const currency = useWatch({ name: 'currency' }) as string;
  const senders = choices?.senders ?? [];
  const accounts = (choices?.bankAccounts ?? []).filter((account) => account.currency === currency);
  return (
    <>
      {senders.length > 1 ? (
        <SelectField
          name="senderId"
          label={t('field.sender')}
          options={senders.map(({ id, name }) => ({ value: id, label: name }))}
          placeholder={t('choice.first')}
          clearable
        />
      ) : null}
      {accounts.length > 1 ? (
        <SelectField
          name="bankAccountId"
          label={t('field.bankAccount')}
          options={accounts.map(({ id, title }) => ({ value: id, label: title }))}
          placeholder={t('choice.first')}
          clearable
        />
      ) : null}
    </>
  );
}

/** Currency with its rate, how prices are meant, and what is taken off or added to the whole. */
export function MoneyFields({ document }: { document: DocumentView }) {
  const t = useT('documents');
  const currency = useWatch({ name: 'currency' }) as string;
  const isForeign = currency !== document.baseCurrency;
  return (
    <Card title={t('panel.money')}>
      <Stack gap={3}>
        <Columns count={2} gap={3}>
          <SelectField
            name="currency"
            label={t('field.currency')}
            options={currencies.map((value) => ({ value, label: value }))}
          />
          <SelectField
            name="vatMode"
            label={t('field.vatMode')}
            options={vatModes.map((value) => ({ value, label: t(`vatMode.${value}`) }))}
          />
          {isForeign ? (
            <NumberField
              name="exchangeRate"
              label={t('field.exchangeRateOf', { currency, base: document.baseCurrency })}
              valueAs="string"
              decimals={6}
              required
            />
          ) : null}
          {isForeign ? <DateField name="exchangeRateDate" label={t('field.exchangeRateDate')} /> : null}
          <NumberField
            name="discountPercent"
            label={t('field.documentDiscount')}
            valueAs="string"
            decimals={2}
            suffix="%"
          />
          <MoneyField name="discountAmount" label={t('field.documentDiscountAmount')} currency={currency} />
          <NumberField
            name="surchargePercent"
            label={t('field.documentSurcharge')}
            valueAs="string"
            decimals={2}
            suffix="%"
          />
          <MoneyField name="surchargeAmount" label={t('field.documentSurchargeAmount')} currency={currency} />
        </Columns>
        {currency === 'CHF' ? <CheckboxField name="cashRounding" label={t('field.cashRounding')} /> : null}
      </Stack>
    </Card>
  );
}

/** The texts around the positions, and on the payment part. */
export function TextFields({ type }: { type: DocumentType }) {
  const t = useT('documents');
  return (
    <Card title={t('panel.texts')}>
      <Stack gap={3}>
        <TextAreaField
          name="introText"
          label={t('field.introText')}
          rows={type === 'letter' ? 10 : 2}
          emptyValue={null}
        />
        <TextAreaField name="closingText" label={t('field.closingText')} rows={2} emptyValue={null} />
        {type === 'bill' ? (
          <TextField
            name="paymentMessage"
            label={t('field.paymentMessage')}
            description={t('hint.paymentMessage')}
            emptyValue={null}
          />
        ) : null}
      </Stack>
    </Card>
  );
}

function toItem({ addressId, recipient, recipientName }: DocumentView): EntityItem | null {
  if (!addressId) return null;
  // A billing address may bear another name than the customer.
  const label = recipientName ?? recipient?.name ?? addressId;
  return {
    id: addressId,
    label,
    ...(recipient ? { description: `${recipient.zip} ${recipient.city}` } : {}),
  };
}

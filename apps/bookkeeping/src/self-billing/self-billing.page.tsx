import { selfBillingVatKeys } from '@jahrring/contracts-bookkeeping';
import { addDays } from '@jahrring/contracts-common';
import { newUuid, notify, useBoot, useLeave, useSearchParams, useT } from '@jahrring/tool-kit';
import { useSubmit } from '@jahrring/tool-kit/form';
import { searchAddresses } from '@jahrring/tool-kit/record-search';
import { Card, Columns, PageFrame, Skeletons, Stack, Text } from '@jahrring/ui';
import { DateField, EntityPicker, Form, FormActions, TextField, useZodForm } from '@jahrring/ui/form';
import { localToday } from '@jahrring/ui/input';
import { useState } from 'react';
import { BillTotal } from '../creditor-form/bill-total';
import { PartFields } from '../creditor-form/part-fields';
import { useDebtor, useRecordSelfBilling } from '../debtors.api';
import { selfBillingForm, toSelfBilling, type SelfBillingForm } from './self-billing-form';

const usualDays = 30;

/** A customer's document in place of our bill, typed in. */
export function Component() {
  const t = useT('bookkeeping');
  const [params] = useSearchParams();
  const address = params.get('address') ?? '';
  const debtor = useDebtor(address, { skip: address === '' });
  const known = address === '' ? undefined : debtor.currentData;
  return (
    <PageFrame
      title={t('selfBilling.title')}
      breadcrumbs={[
        { label: t('debtor.title.list'), to: '/debitors' },
        ...(known ? [{ label: known.name, to: `/debitors/edit/${known.id}` }] : []),
      ]}
      width="narrow"
    >
      {address !== '' && debtor.isLoading ? (
        <Skeletons lines={8} />
      ) : (
        <DocumentForm customer={known ? { id: known.id, label: known.name } : null} />
      )}
    </PageFrame>
  );
}

function DocumentForm({ customer }: { customer: { id: string; label: string } | null }) {
  const t = useT('bookkeeping');
  const { licence } = useBoot();
  // The same document, however often it is sent.
  const [id] = useState(newUuid);
  const today = localToday();
  const form = useZodForm(selfBillingForm, {
    ...{ addressId: customer?.id ?? '', number: '', title: '' },
    ...{ documentDate: today, dueDate: addDays(today, usualDays) },
    parts: [{ account: '', vatKey: 'standard' as const, gross: '' }],
  });
  const leave = useLeave(form.formState.isDirty);
  const [record] = useRecordSelfBilling();
  const save = useSubmit(form, async (values: SelfBillingForm) => {
    await record(toSelfBilling(values, { id, country: licence.country })).unwrap();
    notify.success(t('selfBilling.recorded'));
    leave(`/debitors/edit/${values.addressId}`);
  });
  return (
    <Form form={form} onSubmit={save} label={t('selfBilling.title')} draft={false}>
      <Stack gap={5}>
        <Text tone="muted">{t('selfBilling.text')}</Text>
        <EntityPicker
          name="addressId"
          label={t('debtor.field.name')}
          onSearch={searchAddresses}
          selected={customer}
        />
        <Columns>
          <TextField name="number" label={t('creditor.field.number')} />
          <TextField name="title" label={t('creditor.field.title')} />
          <DateField name="documentDate" label={t('creditor.field.documentDate')} />
          <DateField name="dueDate" label={t('creditor.field.dueDate')} />
        </Columns>
        <Card title={t('creditor.parts')}>
          <Stack gap={4}>
            <PartFields currency={licence.currency} keys={selfBillingVatKeys} hasObjects={false} />
            <BillTotal currency={licence.currency} />
          </Stack>
        </Card>
        <FormActions
          onCancel={() => leave(customer ? `/debitors/edit/${customer.id}` : '/debitors')}
          submitLabel={t('creditor.action.record')}
        />
      </Stack>
    </Form>
  );
}

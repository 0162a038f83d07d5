import { addDays, currencies } from '@jahrring/contracts-common';
import { newUuid, notify, problemOf, useBoot, useLeave, useProblemToForm, useT } from '@jahrring/tool-kit';
import { ConfirmDialog, PageFrame, Stack } from '@jahrring/ui';
import { Form, FormActions, useZodForm } from '@jahrring/ui/form';
import { localToday } from '@jahrring/ui/input';
import { useState } from 'react';
import { useRecordSupplierBill } from '../creditors.api';
import { billForm, toBill, type BillForm } from './bill-form';
import { formOf } from './fill-form';
import { ReadingCard } from './reading-card';
import { useBillReading, type BillReading } from './use-bill-reading';
import { BillFields } from './bill-fields';
import '../creditor-page/bill-page.css';

const listPath = '/creditors';
const usualDays = 30;

/** A supplier's bill typed in; one that seems to be there already is recorded after a question. */
export function Component() {
  const t = useT('bookkeeping');
  const { licence } = useBoot();
  // The same bill, however often it is sent.
  const [id] = useState(newUuid);
  const [twice, setTwice] = useState<{ values: BillForm; text: string } | null>(null);
  const today = localToday();
  const form = useZodForm(billForm, {
    ...{ addressId: '', number: '', title: '', documentDate: today, dueDate: addDays(today, usualDays) },
    ...{ currency: licence.currency, exchangeRate: null, iban: '', reference: '' },
    ...{ text: null, cashDiscounts: [], toPay: null },
    parts: [{ account: '', vatKey: 'standard' as const, gross: '' }],
  });
  const [last, setLast] = useState<BillReading | null>(null);
  const [hasForeignVat, setForeignVat] = useState(false);
  const [kept, setKept] = useState<string | null>(null);
  const reading = useBillReading((found) => {
    setLast(found);
    if (found.fileId) setKept(found.fileId);
    if (!found.read) return;
    const filled = formOf(found.read, form.getValues(), { country: licence.country, currencies });
    setForeignVat(filled.hasForeignVat);
    form.reset(filled.values, { keepDefaultValues: true });
  });
  const toForm = useProblemToForm(form);
  const leave = useLeave(form.formState.isDirty);
  const [record] = useRecordSupplierBill();
  const save = async (values: BillForm, evenIfDuplicate = false) => {
    const sent = {
      id,
      country: licence.country,
      source: last?.read?.source ?? 'hand',
      fileId: kept,
    } as const;
    const body = { ...toBill(values, sent), evenIfDuplicate };
    try {
      await record(body).unwrap();
      notify.success(t('creditor.recorded'));
      leave(`/creditors/edit/${id}`);
    } catch (error) {
      const { code, title } = problemOf(error);
      if (code === 'SUPPLIER_BILL_DUPLICATE') setTwice({ values, text: title });
      else toForm(error);
    }
  };
  return (
    <PageFrame
      title={t('creditor.title.create')}
      breadcrumbs={[{ label: t('creditor.title.list'), to: listPath }]}
      width="narrow"
    >
      <Form form={form} onSubmit={(values) => save(values)} label={t('creditor.title.create')} draft={false}>
        <Stack gap={5}>
          <ReadingCard reading={reading} last={last} hasForeignVat={hasForeignVat} />
          <BillFields supplier={last?.read ?? null} />
          <FormActions onCancel={() => leave(listPath)} submitLabel={t('creditor.action.record')} />
        </Stack>
      </Form>
      <ConfirmDialog
        opened={twice !== null}
        onClose={() => setTwice(null)}
        onConfirm={() => (twice ? save(twice.values, true) : undefined)}
        title={t('creditor.twiceTitle')}
        confirmLabel={t('creditor.recordAnyway')}
      >
        {twice?.text}
      </ConfirmDialog>
    </PageFrame>
  );
}

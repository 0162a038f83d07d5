import type { SupplierBillView } from '@jahrring/contracts-bookkeeping';
import { spacedIban } from '@jahrring/contracts-common';
import { problemOf, problemText, useFormat, useParams, useT } from '@jahrring/tool-kit';
import { Alert, Button, Card, DescriptionList, ErrorState, PageFrame, Skeletons, Stack } from '@jahrring/ui';
import { downloadIcon } from '@jahrring/ui/icons';
import { BillBadge } from '../creditor-list/bill-badge';
import { billFileUrl, useSupplierBill } from '../creditors.api';
import { BillActions } from './bill-actions';
import { BillParts } from './bill-parts';
import './bill-page.css';

const listPath = '/creditors';

/** A supplier's bill: what it is for, how far its approval is, what is open of it. */
export function Component() {
  const t = useT('bookkeeping');
  const { id = '' } = useParams();
  const { currentData: bill, error, refetch } = useSupplierBill(id, { refetchOnMountOrArgChange: true });
  if (bill) return <BillPage bill={bill} />;
  return (
    <PageFrame
      title={t('creditor.title.bill')}
      breadcrumbs={[{ label: t('creditor.title.list'), to: listPath }]}
    >
      {error ? (
        <ErrorState
          title={problemOf(error).status === 404 ? t('creditor.missing') : problemText(t, error)}
          onRetry={() => void refetch()}
          actions={<Button to={listPath}>{t('creditor.title.list')}</Button>}
        />
      ) : (
        <Skeletons lines={10} />
      )}
    </PageFrame>
  );
}

function BillPage({ bill }: { bill: SupplierBillView }) {
  const t = useT('bookkeeping');
  const format = useFormat();
  const { addressName, number, currency, approvals, steps, state } = bill;
  return (
    <PageFrame
      title={`${addressName} ${number}`}
      titleExtra={<BillBadge bill={bill} />}
      subtitle={bill.title ?? undefined}
      breadcrumbs={[{ label: t('creditor.title.list'), to: listPath }]}
      actions={
        <>
          {bill.fileId ? (
            <Button icon={downloadIcon} href={billFileUrl(bill.id)} download>
              {t('creditor.action.file')}
            </Button>
          ) : null}
          <BillActions bill={bill} />
        </>
      }
    >
      <Stack gap={5}>
        {bill.blockedReason === null ? null : (
          <Alert kind="warning">{t('creditor.blockedBy', { reason: bill.blockedReason })}</Alert>
        )}
        {bill.cancelReason === null ? null : (
          <Alert>{t('creditor.cancelledBy', { reason: bill.cancelReason })}</Alert>
        )}
        <Card>
          <DescriptionList
            items={[
              { label: t('creditor.field.gross'), value: format.money(bill.gross, currency) },
              { label: t('creditor.field.open'), value: format.money(bill.open, currency) },
              { label: t('creditor.field.documentDate'), value: format.date(bill.documentDate) },
              { label: t('creditor.field.dueDate'), value: format.date(bill.dueDate) },
              { label: t('creditor.field.iban'), value: bill.iban ? spacedIban(bill.iban) : null },
              { label: t('creditor.field.reference'), value: bill.reference },
              { label: t('creditor.field.message'), value: bill.text },
              {
                label: t('creditor.field.cashDiscount'),
                value: bill.cashDiscounts
                  .map(({ days, percent }) =>
                    t('creditor.discount', { percent: format.number(percent), count: days }),
                  )
                  .join(', '),
              },
              {
                label: t('creditor.field.source'),
                value: [t(`creditor.source.${bill.source}`), bill.recordedByName].filter(Boolean).join(' · '),
              },
              {
                label: t('creditor.field.approval'),
                value:
                  state === 'cancelled'
                    ? null
                    : [
                        t('creditor.approvals', { given: approvals.length, steps }),
                        ...approvals.map(({ name, at }) =>
                          [name, format.date(at)].filter(Boolean).join(', '),
                        ),
                      ].join(' · '),
              },
            ]}
          />
        </Card>
        <Card title={t('creditor.parts')}>
          <BillParts bill={bill} />
        </Card>
      </Stack>
    </PageFrame>
  );
}

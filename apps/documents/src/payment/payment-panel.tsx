import type { DocumentView, PaymentView } from '@jahrring/contracts-documents';
import { useAbility, useFormat, useT } from '@jahrring/tool-kit';
import { Alert, Button, Card, DescriptionList, Stack, Text } from '@jahrring/ui';
import { usePayments } from './payment.api';
import './payment.css';
import { usePaymentActs } from './use-payments';

/** Shows the paid and the open amount of a bill, with every payment and reversal. */
export function PaymentPanel({ document }: { document: DocumentView }) {
  const hasPayments = document.type === 'bill' && document.openAmount !== null;
  return hasPayments ? <Payments document={document} /> : null;
}

function Payments({ document }: { document: DocumentView }) {
  const t = useT('documents');
  const format = useFormat();
  const { data } = usePayments(document.id);
  const dunned = data && data.dunningLevel > 0 ? <Dunned level={data.dunningLevel} /> : null;
  if (!data || data.items.length === 0 || data.paid === null || data.open === null) return dunned;
  const money = (amount: string) => format.money(amount, document.currency);
  return (
    <Card title={t('payment.panel')}>
      <Stack gap={3}>
        {dunned}
        <DescriptionList
          columns={1}
          items={[
            { label: t('payment.sum'), value: money(data.paid) },
            { label: t('field.openAmount'), value: money(data.open) },
          ]}
        />
        <ul className="documents-payments">
          {data.items.map((payment) => (
            <Payment key={payment.id} payment={payment} document={document} />
          ))}
        </ul>
      </Stack>
    </Card>
  );
}

/** That there was a dunning letter: then the bill is credited and never cancelled. */
function Dunned({ level }: { level: number }) {
  const t = useT('documents');
  return <Alert kind="info">{t('payment.dunned', { level })}</Alert>;
}

function Payment({ payment, document }: { payment: PaymentView; document: DocumentView }) {
  const t = useT('documents');
  const format = useFormat();
  const mayPay = useAbility().can('tools.document.payment');
  const { takeBack, isLoading } = usePaymentActs(document);
  const { id, paidOn, amount, deducted, reversesId, reversed } = payment;
  const isStanding = !reversed && reversesId === null;
  const mark = reversed ? t('payment.isReversed') : reversesId === null ? null : t('payment.isReversal');
  return (
    <li>
      <span>
        {format.date(paidOn)}
        {mark ? (
          <Text size="small" tone="muted" as="p">
            {mark}
          </Text>
        ) : null}
        {Number(deducted) === 0 ? null : (
          <Text size="small" tone="muted" as="p">
            {t('payment.withDeduction', { amount: format.money(deducted, document.currency) })}
          </Text>
        )}
      </span>
      <span className="documents-payments__amount">{format.money(amount, document.currency)}</span>
      {mayPay && isStanding && document.status !== 'ARCH' && document.status !== 'CANC' ? (
        <Button
          size="small"
          loading={isLoading}
          onClick={() => void takeBack(id, { paidOn, amount, deducted })}
        >
          {t('payment.reverse')}
        </Button>
      ) : null}
    </li>
  );
}

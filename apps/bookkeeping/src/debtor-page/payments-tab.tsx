import type { PaymentView } from '@jahrring/contracts-bookkeeping';
import { useAbility, useFormat, useT } from '@jahrring/tool-kit';
import { Badge, Card } from '@jahrring/ui';
import { restoreIcon } from '@jahrring/ui/icons';
import { useDebtorPayments } from '../debtors.api';
import { usePaymentActs } from '../use-acts';
import { RecordList, type RecordRow } from './record-list';

/** Payments of a customer, repayments to them, and reversals of both. */
export function PaymentsTab({ debtorId }: { debtorId: string }) {
  const t = useT('bookkeeping');
  const format = useFormat();
  const mayManage = useAbility().can('tools.debitors.manage');
  const args = { 'filter[addressId]': debtorId, sort: '-paidOn', pageSize: '500' };
  const query = useDebtorPayments(args, { refetchOnMountOrArgChange: true });
  const { takeBack } = usePaymentActs();
  const row = (payment: PaymentView): RecordRow => {
    const { id, amount, currency, direction, reversed, reversesId, allocations, source } = payment;
    const numbers = [...new Set(allocations.map(({ itemNumber }) => itemNumber))].join(', ');
    const stands = !reversed && reversesId === null;
    const figure = format.money(amount, currency);
    return {
      ...{ id, title: format.date(payment.paidOn), settled: !stands },
      badges: stands ? null : <Badge>{t(reversed ? 'debtor.isReversed' : 'debtor.isReversal')}</Badge>,
      second: [t(`debtor.source.${source}`), numbers, payment.text].filter(Boolean).join(' · '),
      figure: direction === 'in' ? figure : `− ${figure}`,
      figureHint:
        Number(payment.onAccount) === 0
          ? null
          : t('debtor.onAccount', { amount: format.money(payment.onAccount, currency) }),
      actions: [
        mayManage &&
          stands && {
            label: t('debtor.action.reverse'),
            icon: restoreIcon,
            danger: true,
            onClick: () => void takeBack(payment),
          },
      ],
    };
  };
  return (
    <Card>
      <RecordList
        label={t('debtor.tab.payments')}
        items={query.data?.items}
        failed={query.isError}
        onRetry={() => void query.refetch()}
        empty={t('debtor.noPayments')}
        row={row}
      />
    </Card>
  );
}

import type { PaymentRunView, RunBillView } from '@jahrring/contracts-bookkeeping';
import { spacedIban } from '@jahrring/contracts-common';
import { useAbility, useFormat, useT } from '@jahrring/tool-kit';
import { Button, Card } from '@jahrring/ui';
import { useRemoveRunBill } from '../payment-runs.api';
import './payment-runs.css';
import { RunBillBadge } from './run-badge';
import { useRunProblem } from './use-run-problem';

/** The bills of a run; out of a draft each can be taken. */
export function RunBills({ run }: { run: PaymentRunView }) {
  const t = useT('bookkeeping');
  const mayPay = useAbility().can('tools.creditors.pay');
  const [remove, { isLoading }] = useRemoveRunBill();
  const reportProblem = useRunProblem();
  const canRemove = mayPay && run.state === 'draft' && run.bills.length > 1;
  const isPlanned = run.state === 'draft' || run.state === 'confirmed';
  return (
    <Card title={t('run.bills', { count: run.billCount })}>
      <ul className="run-bills" aria-label={t('run.field.bills')}>
        {run.bills.map((bill) => (
          <li key={bill.id} className="run-bill" data-over={bill.state === 'withdrawn' || undefined}>
            <BillTexts bill={bill} currency={run.currency} />
            <span className="run-bill__figure">
              <BillFigure bill={bill} currency={run.currency} />
              {isPlanned ? null : <RunBillBadge state={bill.state} />}
              {canRemove ? (
                <Button
                  size="small"
                  disabled={isLoading}
                  aria-label={t('run.action.removeOf', { number: bill.number })}
                  onClick={() =>
                    void remove({ id: run.id, itemId: bill.itemId }).unwrap().catch(reportProblem)
                  }
                >
                  {t('run.action.remove')}
                </Button>
              ) : null}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

interface BillProps {
  bill: RunBillView;
  currency: string;
}

function BillTexts({ bill, currency }: BillProps) {
  const t = useT('bookkeeping');
  const format = useFormat();
  const { number, creditorName, iban, reference, cashDiscount, reasonCode, reasonText, executedOn } = bill;
  const second = [iban && spacedIban(iban), reference].filter(Boolean).join(' · ');
  const rejected = [reasonCode, reasonText].filter(Boolean).join(': ');
  return (
    <span className="run-bill__texts">
      <span>{`${creditorName} · ${number}`}</span>
      {second === '' ? null : <span className="run-bill__second">{second}</span>}
      {Number(cashDiscount) > 0 ? (
        <span className="run-bill__second">
          {t('run.deducted', { amount: format.money(cashDiscount, currency) })}
        </span>
      ) : null}
      {executedOn ? (
        <span className="run-bill__second">{t('run.debitedOn', { date: format.date(executedOn) })}</span>
      ) : null}
      {rejected === '' ? null : <span className="run-bill__refusal">{rejected}</span>}
      {bill.refusals.map((reason) => (
        <span key={reason} className="run-bill__refusal">
          {t(`run.refusal.${reason}`)}
        </span>
      ))}
    </span>
  );
}

function BillFigure({ bill: { amount }, currency }: BillProps) {
  const format = useFormat();
  return <span>{format.money(amount, currency)}</span>;
}

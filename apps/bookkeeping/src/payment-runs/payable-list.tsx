import type { PayableView } from '@jahrring/contracts-bookkeeping';
import { spacedIban } from '@jahrring/contracts-common';
import { useFormat, useT } from '@jahrring/tool-kit';
import { Alert, Card, Checkbox, EmptyState, Stack } from '@jahrring/ui';
import { toChosen, totalsOf, type ChosenBill, type Choices } from './choices';
import './payment-runs.css';

interface PayableListProps {
  items: readonly PayableView[];
  choices: Choices;
  chosen: readonly ChosenBill[];
  onChange: (choices: Choices) => void;
}

/** Open bills of suppliers, to be ticked; those that cannot be paid say why. */
export function PayableList({ items, choices, chosen, onChange }: PayableListProps) {
  const t = useT('bookkeeping');
  const format = useFormat();
  if (items.length === 0) return <EmptyState title={t('run.nothingOpen')} />;
  const totals = totalsOf(chosen);
  const ids = new Set(chosen.map(({ bill }) => bill.itemId));
  const set = (itemId: string, change: Choices[string]) =>
    onChange({ ...choices, [itemId]: { ...choices[itemId], ...change } });
  return (
    <Card title={t('run.payables')}>
      <Stack gap={4}>
        <ul className="run-bills" aria-label={t('run.payables')}>
          {items.map((bill) => (
            <PayableRow
              key={bill.itemId}
              row={toChosen(bill, choices[bill.itemId]?.withDiscount ?? true)}
              paid={ids.has(bill.itemId)}
              onChange={(change) => set(bill.itemId, change)}
            />
          ))}
        </ul>
        {totals.length > 1 ? <Alert kind="warning">{t('run.refusal.mixedCurrency')}</Alert> : null}
        <p className="run-total" aria-live="polite">
          <span>{t('run.bills', { count: chosen.length })}</span>
          <strong>{totals.map(([currency, total]) => format.money(total, currency)).join(' + ')}</strong>
        </p>
      </Stack>
    </Card>
  );
}

interface PayableRowProps {
  row: ChosenBill;
  paid: boolean;
  onChange: (change: Choices[string]) => void;
}

function PayableRow({ row: { bill, withDiscount, amount }, paid, onChange }: PayableRowProps) {
  const t = useT('bookkeeping');
  const format = useFormat();
  const discount = format.money(bill.cashDiscount, bill.currency);
  const isRefused = bill.refusals.length > 0;
  return (
    <li className="run-bill">
      <div className="run-bill__texts">
        <Checkbox
          checked={paid}
          disabled={isRefused}
          onChange={(value) => onChange({ paid: value })}
          label={`${bill.creditorName} · ${bill.number}`}
        />
        <span className="run-bill__second">
          {[t('run.payBy', { date: format.date(bill.payBy) }), bill.iban && spacedIban(bill.iban)]
            .filter(Boolean)
            .join(' · ')}
        </span>
        {bill.refusals.map((reason) => (
          <span key={reason} className="run-bill__refusal">
            {t(`run.refusal.${reason}`)}
          </span>
        ))}
        {Number(bill.cashDiscount) > 0 && !isRefused ? (
          <Checkbox
            checked={withDiscount}
            onChange={(value) => onChange({ withDiscount: value })}
            label={t('run.deduct', { amount: discount, number: bill.number })}
          />
        ) : null}
      </div>
      <span className="run-bill__figure">{format.money(amount, bill.currency)}</span>
    </li>
  );
}

import type { OpenItemView, PaymentView, RecordDebtorPaymentInput } from '@jahrring/contracts-bookkeeping';
import { notify, problemOf, useFormat, useProblemToast, useT } from '@jahrring/tool-kit';
import { localToday } from '@jahrring/ui/input';
import { fromCents, toCents } from './cents';
import {
  useRecordPayment,
  useReversePayment,
  useReverseSettlement,
  useSetOff,
  useWriteOff,
} from './debtors.api';

/** Returns the open amount of an item, without its sign. */
export function openOf({ open }: Pick<OpenItemView, 'open'>): string {
  return open.replace('-', '');
}

/** Records payments of customers and takes them back; either can be undone from the message that tells of it. */
export function usePaymentActs() {
  const t = useT('bookkeeping');
  const toast = useProblemToast();
  const [record, recording] = useRecordPayment();
  const [reverse, reversing] = useReversePayment();

  const reversePayment = async (payment: PaymentView, undoable = true): Promise<void> => {
    try {
      await reverse({ id: payment.id, on: localToday() }).unwrap();
      const again = { label: t('debtor.action.undo'), run: () => void pay(toInput(payment)).catch(toast) };
      notify.success(t('debtor.message.reversed'), undoable ? { action: again } : {});
    } catch (error) {
      toast(error);
    }
  };

  /** Throws the problem, so that a form can show it at its field. */
  const pay = async (body: RecordDebtorPaymentInput): Promise<void> => {
    const payment = await record(body).unwrap();
    const undo = { label: t('debtor.action.undo'), run: () => void reversePayment(payment, false) };
    notify.success(t('debtor.message.recorded'), { action: undo });
  };
  return { pay, takeBack: reversePayment, isLoading: recording.isLoading || reversing.isLoading };
}

/** Writes rests off and sets credits off; either can be undone from the message that tells of it. */
export function useSettlementActs() {
  const t = useT('bookkeeping');
  const format = useFormat();
  const toast = useProblemToast();
  const [writeOff] = useWriteOff();
  const [send] = useSetOff();
  const [reverse] = useReverseSettlement();

  const done = (text: string, id: string) => {
    const undo = () => {
      reverse({ id, on: localToday() })
        .unwrap()
        .then(() => notify.success(t('debtor.message.undone')), toast);
    };
    notify.success(text, { action: { label: t('debtor.action.undo'), run: undo } });
  };
  const giveUp = async (item: OpenItemView, beyondLimit = false): Promise<void> => {
    try {
      const amount = openOf(item);
      const body = { settledOn: localToday(), amount, beyondLimit };
      const { id } = await writeOff({ id: item.id, body }).unwrap();
      done(t('debtor.message.writtenOff', { amount: format.money(amount, item.currency) }), id);
    } catch (error) {
      if (problemOf(error).code !== 'WRITE_OFF_TOO_LARGE') return toast(error);
      const anyway = { label: t('debtor.action.writeOffAnyway'), run: () => void giveUp(item, true) };
      const amount = format.money(openOf(item), item.currency);
      notify.error(t('debtor.message.tooLarge', { amount }), { action: anyway });
    }
  };
  const setOff = async (credit: OpenItemView, item: OpenItemView): Promise<void> => {
    try {
      const amount = fromCents(Math.min(toCents(openOf(credit)), toCents(item.open)));
      const body = { settledOn: localToday(), creditId: credit.id, itemId: item.id, amount };
      const { id } = await send(body).unwrap();
      const words = { amount: format.money(amount, item.currency), number: item.number };
      done(t('debtor.message.setOff', words), id);
    } catch (error) {
      toast(error);
    }
  };
  return { giveUp, setOff };
}

/** The same payment once more. */
function toInput(payment: PaymentView): RecordDebtorPaymentInput {
  const { direction, paidOn, amount, currency, baseAmount, addressId, account, text } = payment;
  const absolute = (figure: string) => figure.replace('-', '');
  return {
    ...{ direction, paidOn, amount, currency, baseAmount, addressId: addressId ?? '', account, text },
    source: payment.source === 'cash' ? 'cash' : 'hand',
    allocations: payment.allocations.map(({ itemId, amount: part, paymentAmount, ...share }) => ({
      ...{ itemId, amount: absolute(part), paymentAmount: absolute(paymentAmount) },
      writeOff: absolute(share.writeOff),
      cashDiscount: fromCents(toCents(absolute(share.discountNet)) + toCents(absolute(share.discountVat))),
    })),
  };
}

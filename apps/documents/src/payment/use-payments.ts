import type { DocumentView, RecordPaymentInput } from '@jahrring/contracts-documents';
import { notify, useProblemToast, useT } from '@jahrring/tool-kit';
import { useRecordPayment, useReversePayment } from './payment.api';

/** Records and takes back payments of a bill; either can be undone from the message that tells of it. */
export function usePaymentActs({ id }: DocumentView) {
  const t = useT('documents');
  const toast = useProblemToast();
  const [record, recording] = useRecordPayment();
  const [reverse, reversing] = useReversePayment();
  const isLoading = recording.isLoading || reversing.isLoading;

  const reversePayment = async (paymentId: string, again?: RecordPaymentInput): Promise<void> => {
    try {
      await reverse({ id, paymentId }).unwrap();
      const undo = again && { label: t('payment.undo'), run: () => void pay(again).catch(toast) };
      notify.success(t('payment.reversed'), undo ? { action: undo } : {});
    } catch (error) {
      toast(error);
    }
  };

  /** Throws the problem, so that a form can show it at its field. */
  const pay = async (body: RecordPaymentInput): Promise<void> => {
    const { items } = await record({ id, body }).unwrap();
    const last = items.at(-1);
    const undo = last && { label: t('payment.undo'), run: () => void reversePayment(last.id) };
    notify.success(t('payment.recorded'), undo ? { action: undo } : {});
  };
  return { pay, takeBack: reversePayment, isLoading };
}

import { paymentRefusals } from '@jahrring/contracts-bookkeeping';
import { notify, problemOf, useProblemToast, useT } from '@jahrring/tool-kit';

/** Says why a run was refused, with the bill it is about; anything else as every page does. */
export function useRunProblem(): (error: unknown) => void {
  const t = useT('bookkeeping');
  const toast = useProblemToast();
  return (error) => {
    const { code, params } = problemOf(error);
    const reason = paymentRefusals.find((one) => one === params?.['reason']);
    if (code !== 'PAYMENT_RUN_REFUSED' || !reason) return toast(error);
    notify.error([params?.['number'], t(`run.refusal.${reason}`)].filter(Boolean).join(': '));
  };
}

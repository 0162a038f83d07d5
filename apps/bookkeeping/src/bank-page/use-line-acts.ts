import type { BookStatementLineInput, StatementLineView } from '@jahrring/contracts-bookkeeping';
import { notify, useProblemToast, useT } from '@jahrring/tool-kit';
import { useBookLine, useIgnoreLine, useReopenLine } from '../statements.api';

/** Returns the actions on a line; each can be undone from the message about it. */
export function useLineActs() {
  const t = useT('bookkeeping');
  const toast = useProblemToast();
  const [bookLine, booking] = useBookLine();
  const [ignoreLine, ignoring] = useIgnoreLine();
  const [reopenLine, reopening] = useReopenLine();

  const attempt = async (act: () => Promise<unknown>): Promise<boolean> => {
    try {
      await act();
      return true;
    } catch (error) {
      toast(error);
      return false;
    }
  };
  const reopen = (id: string) => attempt(() => reopenLine(id).unwrap());
  const undo = (id: string) => ({ action: { label: t('bank.action.undo'), run: () => void reopen(id) } });
  const book = async (line: StatementLineView, body: BookStatementLineInput): Promise<boolean> => {
    const done = await attempt(() => bookLine({ id: line.id, body }).unwrap());
    // A payment that the bank took back cannot be given again by us.
    if (done)
      notify.success(
        t('bank.message.booked'),
        line.direction === 'in' || body.paymentRunId ? undo(line.id) : {},
      );
    return done;
  };
  const ignore = async ({ id }: StatementLineView): Promise<boolean> => {
    const done = await attempt(() => ignoreLine(id).unwrap());
    if (done) notify.success(t('bank.message.ignored'), undo(id));
    return done;
  };
  return { book, ignore, reopen, busy: booking.isLoading || ignoring.isLoading || reopening.isLoading };
}

import type { DunningLetterView } from '@jahrring/contracts-bookkeeping';
import { notify, useT } from '@jahrring/tool-kit';
import { useAttempt } from '@jahrring/tool-kit/form';
import { useSendDunning } from '../dunning.api';

/** Has an address, something is open yet, and it is not on its way. */
export function canSend({ email, mailState, cancelledAt, stillOpen }: DunningLetterView): boolean {
  const isOut = mailState === 'sent' || mailState === 'queued';
  return email !== null && !isOut && cancelledAt === null && Number(stillOpen) > 0;
}

/** Sends letters by mail and says how many go out. */
export function useSendLetters() {
  const t = useT('bookkeeping');
  const attempt = useAttempt();
  const [sendMany, { isLoading: busy }] = useSendDunning();
  const send = async (letters: readonly DunningLetterView[]): Promise<void> => {
    await attempt(async () => {
      const { queued, skipped } = await sendMany(letters.map(({ id }) => id)).unwrap();
      if (queued.length > 0) notify.success(t('dunning.queued', { count: queued.length }));
      for (const reason of new Set(skipped.map((one) => one.reason))) {
        notify.error(t(`dunning.skipped.${reason}`));
      }
    });
  };
  return { send, busy };
}

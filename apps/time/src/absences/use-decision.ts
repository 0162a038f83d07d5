import type { AbsenceView } from '@jahrring/contracts-time';
import { notify, useT } from '@jahrring/tool-kit';
import { useAttempt } from '@jahrring/tool-kit/form';
import { useDecideAbsences } from './absence.api';

export function useDecision(onDone: () => void) {
  const t = useT('time');
  const attempt = useAttempt();
  const [run, { isLoading }] = useDecideAbsences();
  const decide = async (
    chosen: readonly AbsenceView[],
    approved: boolean,
    reason?: string,
  ): Promise<void> => {
    await attempt(async () => {
      const items = chosen.map(({ id, version }) => ({ id, version }));
      const answer = await run({ items, approved, ...(reason ? { reason } : {}) }).unwrap();
      const failed = answer.items.filter(({ key }) => key !== null);
      const done = answer.items.length - failed.length;
      if (done > 0) notify.success(t('absence.decide.done', { count: done }));
      const [first] = failed;
      if (first?.key) {
        const why = t(first.key.replace('time:', ''));
        notify.error(t('absence.decide.failed', { count: failed.length, reason: why }));
      }
      onDone();
    });
  };
  return { decide, busy: isLoading };
}

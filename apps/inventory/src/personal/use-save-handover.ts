import type { CreateHandover } from '@jahrring/contracts-inventory';
import { newUuid, problemOf, sendLater, useFormat, useT } from '@jahrring/tool-kit';
import { handoversUrl, useHandOver } from './personal.api';
import { handoverKind } from './use-waiting-handovers';

const noAnswer = 0;

/** Sends a signed hand-over; where no answer comes it goes to the device's queue. Throws what the server refuses. */
export function useSaveHandover(name: string) {
  const t = useT('inventory');
  const format = useFormat();
  const [handOver] = useHandOver();
  return async (body: CreateHandover): Promise<'kept' | 'saved'> => {
    if (navigator.onLine) {
      const answer = await handOver(body);
      if (!answer.error) return 'saved';
      if (problemOf(answer.error).status !== noAnswer) throw answer.error;
    }
    const day = format.date(body.on);
    await sendLater({
      id: newUuid(),
      kind: handoverKind,
      url: handoversUrl,
      body,
      summary: { title: t('personal.unsentTitle', { name, day }) },
      mendAt: `/personal-inventory/people/${body.employeeId}`,
    });
    return 'kept';
  };
}

import type { CreateHandover } from '@jahrring/contracts-inventory';
import { bus, outboxSent, outboxValue, useValue, type OutboxItem } from '@jahrring/tool-kit';
import { useEffect } from 'react';
import { useHandoverSent } from './personal.api';

export const handoverKind = 'inventory/handover';

/**
 * Returns the number of a person's handovers that wait on this device; the shown data are reloaded when one was sent.
 */
export function useWaitingHandovers(employeeId: string): number {
  const items = useValue(outboxValue);
  const [sent] = useHandoverSent();
  useEffect(
    () =>
      bus.on(outboxSent, (item: unknown) => {
        if ((item as OutboxItem).kind === handoverKind) void sent(undefined);
      }),
    [sent],
  );
  return items.filter(
    ({ kind, state, body }) =>
      kind === handoverKind && state !== 'sent' && (body as CreateHandover).employeeId === employeeId,
  ).length;
}

import type { CreateHandover } from '@jahrring/contracts-inventory';
import { bus, outboxSent, outboxValue, useValue, type OutboxItem } from '@jahrring/tool-kit';
import { useEffect } from 'react';
import { useHandoverSent } from './personal.api';

export const handoverKind = 'inventory/handover';

/** How many hand-overs of a person wait on this device; what is shown is read again when one has been sent. */
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

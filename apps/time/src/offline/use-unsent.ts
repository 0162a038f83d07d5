import { bus, outboxSent, outboxValue, useValue } from '@jahrring/tool-kit';
import { useEffect } from 'react';
import { useEntriesSent } from '../options.api';
import { lineKind, linesOf, type UnsentLine, type WhoseDays } from './unsent-line';

/** What lies on this device of somebody's days and is not among the entries shown. */
export function useUnsent(days: WhoseDays, shown: readonly { id: string }[]): UnsentLine[] {
  return linesOf(useValue(outboxValue), days, shown);
}

/** Reads entries and sums anew as soon as something of the device has reached the server. */
export function useSentLines(): void {
  const [entriesSent] = useEntriesSent();
  useEffect(
    () =>
      bus.on(outboxSent, (item) => {
        if ((item as { kind?: unknown } | undefined)?.kind === lineKind) void entriesSent(undefined);
      }),
    [entriesSent],
  );
}

import { bus, outboxSent, outboxValue, useValue } from '@jahrring/tool-kit';
import { useEffect } from 'react';
import { useEntriesSent } from '../options.api';
import { scanKind } from '../scan/kept-scan';
import { lineKind, linesOf, type UnsentLine, type WhoseDays } from './unsent-line';

/** Returns the lines on this device for a person's days that are not among the shown entries. */
export function useUnsent(days: WhoseDays, shown: readonly { id: string }[]): UnsentLine[] {
  return linesOf(useValue(outboxValue), days, shown);
}

/** Reads entries and sums anew as soon as something of the device has reached the server. */
export function useSentLines(): void {
  const [entriesSent] = useEntriesSent();
  useEffect(
    () =>
      bus.on(outboxSent, (item) => {
        const kind = (item as { kind?: unknown } | undefined)?.kind;
        if (kind === scanKind) bus.emitToAllTabs('time.timer.changed');
        if (kind === lineKind || kind === scanKind) void entriesSent(undefined);
      }),
    [entriesSent],
  );
}

import { discardUnsent, newUuid, outboxValue, sendLater, useBoot, useFormat, useT } from '@jahrring/tool-kit';
import { useCallback } from 'react';
import { useKeep } from '../offline/use-save';
import { useEntryForm } from '../time.api';
import { keptStartOf, lineOfScan, scanKind } from './kept-scan';
import type { KnownQrCode } from './known-codes';

export type KeptOutcome = 'keptStart' | 'keptStop';

/**
 * A scan without a connection: the first starts, kept for the server with its moment; the next at the same site makes a
 * line of it, at another site that and a new start. What runs on the server already is stopped there later.
 */
export function useKeptScan() {
  const t = useT('time');
  const format = useFormat();
  const { licence } = useBoot();
  const { currentData: form } = useEntryForm(undefined);
  const keep = useKeep(form);
  return useCallback(
    async (code: KnownQrCode, runsHere: boolean, scanMetres: number | null): Promise<KeptOutcome> => {
      const now = new Date();
      const queue = async (url: string, words: string, body: object): Promise<void> => {
        const title = `${t(words)} · ${format.dateTime(now)}`;
        const item = { id: newUuid(), kind: scanKind, url: `/api/time/timer/${url}`, body };
        await sendLater({ ...item, summary: { title, text: code.title } });
      };
      const kept = keptStartOf(outboxValue.get());
      if (kept) {
        const line = lineOfScan(kept, now, licence.timeZone);
        await discardUnsent(kept.itemId);
        if (line) await keep([{ ...line, id: newUuid() }]);
        if (kept.projectId === code.projectId) return 'keptStop';
      } else if (runsHere) {
        await queue('stop', 'timer.stop', { stoppedAt: now.toISOString() });
        return 'keptStop';
      }
      const distance = scanMetres === null ? {} : { scanMetres };
      const body = { projectId: code.projectId, source: 'scan', startedAt: now.toISOString(), ...distance };
      await queue('start', 'scan.started', body);
      return 'keptStart';
    },
    [t, format, licence.timeZone, keep],
  );
}

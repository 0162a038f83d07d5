import type { CreateEntryInput, EntryForm } from '@jahrring/contracts-time';
import {
  newUuid,
  notify,
  sendAgain,
  sendLater,
  useBoot,
  useFormat,
  useT,
  type NewOutboxItem,
  type OutboxItem,
} from '@jahrring/tool-kit';
import { useCallback } from 'react';
import { useAmountText } from '../amount-text';
import { seenTitle } from '../entry-form/search-options';
import { isUnreachable } from './kept-search';
import { clockOfLine } from './line-draft';
import { useUndoEntry } from './use-undo-entry';
import { lineKind, mendPage, type UnsentLine } from './unsent-line';

type Titles = Pick<EntryForm, 'projects' | 'activities' | 'recent'> | undefined;

/**
 * Sends; where no answer comes, the lines go to the device's queue under the ids they have. The server has taken a line
 * whose answer was lost: sent again it stays one.
 */
export function useSave(titles: Titles) {
  const keep = useKeep(titles);
  return useCallback(
    async <T>(lines: readonly CreateEntryInput[], send: () => Promise<T>, mended?: UnsentLine) => {
      if (navigator.onLine) {
        try {
          return await send();
        } catch (error) {
          if (!isUnreachable(error)) throw error;
        }
      }
      await keep(lines, mended);
      return 'kept' as const;
    },
    [keep],
  );
}

/** Puts lines on the device, to be sent as soon as there is a connection. */
export function useKeep(titles: Titles) {
  const t = useT('time');
  const summaryOf = useSummary(titles);
  const undoSave = useUndoEntry();
  return useCallback(
    async (lines: readonly CreateEntryInput[], mended?: UnsentLine) => {
      const recordedAt = new Date().toISOString();
      const kept: OutboxItem[] = [];
      for (const line of lines) {
        const item: NewOutboxItem = {
          id: newUuid(),
          kind: lineKind,
          url: '/api/time/entries',
          body: { recordedAt: mended?.line.recordedAt ?? recordedAt, ...line, source: 'offline' },
          summary: summaryOf(line),
          mendAt: mendPage,
        };
        if (mended) await sendAgain(mended.item, item);
        else kept.push(await sendLater(item));
      }
      const undo = { label: t('action.undo'), run: () => void undoSave(kept) };
      notify.success(t('offline.kept', { count: lines.length }), mended ? {} : { action: undo });
    },
    [t, summaryOf, undoSave],
  );
}

/** A line in the words it was recorded with. */
function useSummary(titles: Titles) {
  const t = useT('time');
  const format = useFormat();
  const { licence } = useBoot();
  const amountText = useAmountText();
  return useCallback(
    (line: CreateEntryInput) => {
      const { kind = 'hours', seconds = 0, quantity = null, unit = null, amount = null } = line;
      const clock = clockOfLine(line, licence.timeZone);
      const told = clock.from
        ? `${clock.from}–${clock.to}`
        : amountText({ kind, seconds, quantity, unit, amount });
      const text = [
        projectTitle(titles, line.projectId),
        activityTitle(titles, line.activityId) ?? seenTitle(line.objectId),
        seenTitle(line.employeeId),
        line.comment,
      ];
      const title = [format.longDate(line.workDate), kind === 'hours' ? '' : t(`kind.${kind}`), told];
      return { title: title.filter(Boolean).join(' · '), text: text.filter(Boolean).join(' · ') };
    },
    [t, titles, format, licence.timeZone, amountText],
  );
}

function projectTitle(titles: Titles, id: string): string {
  const known = [...(titles?.projects ?? []), ...(titles?.recent ?? []).map(({ project }) => project)];
  const project = known.find((one) => one.id === id);
  return project ? `${project.number} ${project.title}` : (seenTitle(id) ?? '');
}

function activityTitle(titles: Titles, id: string | null | undefined): string | undefined {
  return titles?.activities.find((activity) => activity.id === id)?.title;
}

import type { DayReportView, SaveDayReportInput } from '@jahrring/contracts-time';
import {
  discardUnsent,
  newUuid,
  outboxValue,
  sendAgain,
  sendLater,
  useFormat,
  useT,
  type NewOutboxItem,
  type OutboxItem,
} from '@jahrring/tool-kit';
import { useMemo } from 'react';
import { reportsUrl } from './day-report.api';
import { reportKinds } from './device-report';

export type ReportKey = Pick<DayReportView, 'id' | 'workDate'>;

/** Puts what was done with a report into the device's queue: kept on the disk, sent in order, exactly once in effect. */
export function useReportQueue() {
  const t = useT('time');
  const format = useFormat();
  return useMemo(() => {
    const itemOf = (report: ReportKey, what: 'save' | 'photo' | 'close', project = ''): NewOutboxItem => ({
      id: newUuid(),
      kind: reportKinds[what],
      url:
        what === 'save' ? reportsUrl : `${reportsUrl}/${report.id}/${what === 'photo' ? 'photos' : 'close'}`,
      body: null,
      summary: { title: `${t(`report.queue.${what}`)} · ${format.date(report.workDate)}`, text: project },
      mendAt: `/day-reports/${report.id}`,
    });
    return {
      /** A newer content takes the place of one that still waits, and makes the report where that one would have. */
      save: (body: SaveDayReportInput & { id: string }, project: string, creates = false) => {
        const waiting = outboxValue
          .get()
          .findLast(
            (item) =>
              item.kind === reportKinds.save &&
              item.state !== 'sent' &&
              (item.body as SaveDayReportInput).id === body.id,
          );
        const { photos } = (waiting?.body ?? {}) as SaveDayReportInput;
        const content = { ...(photos ? { photos } : {}), ...body };
        const item = { ...itemOf(body, 'save', project), body: content };
        return waiting ? sendAgain(waiting, item) : sendLater({ ...item, creates });
      },
      photo: (report: ReportKey, blob: Blob, place: { caption?: string; position: number }) => {
        const id = newUuid();
        const file = { name: `${id}.jpg`, blob };
        return sendLater({ ...itemOf(report, 'photo'), body: { id, ...place }, file });
      },
      /** The same photo at another place or with another caption. */
      movePhoto: (
        report: ReportKey,
        item: OutboxItem,
        place: { caption: string | null; position: number },
      ) => {
        const body = { ...(item.body as object), ...place };
        return sendAgain(item, {
          ...itemOf(report, 'photo'),
          body,
          ...(item.file ? { file: item.file } : {}),
        });
      },
      close: (report: ReportKey, body: object) => sendLater({ ...itemOf(report, 'close'), body }),
      /** Sends what was refused once more, in the order it was made in. */
      again: async (items: readonly OutboxItem[]) => {
        for (const item of items.filter(({ state }) => state === 'refused')) {
          const { kind, url, body, file, summary, mendAt } = item;
          const next = { id: newUuid(), kind, url, body, summary };
          await sendAgain(item, {
            ...next,
            ...(file ? { file } : {}),
            ...(mendAt === undefined ? {} : { mendAt }),
          });
        }
      },
      discard: async (items: readonly OutboxItem[]) => {
        for (const { id } of items) await discardUnsent(id);
      },
    };
  }, [t, format]);
}

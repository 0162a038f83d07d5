import type { DayReportView } from '@jahrring/contracts-time';
import {
  bus,
  outboxSent,
  outboxValue,
  problemOf,
  readUnsent,
  useValue,
  type OutboxItem,
} from '@jahrring/tool-kit';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { isUnreachable } from '../offline/kept-search';
import { lineKind } from '../offline/unsent-line';
import { useDayReport, useReportSent } from './day-report.api';
import {
  deviceReport,
  isReportItem,
  shownLines,
  shownPhotos,
  unsentView,
  withContent,
  type DeviceReport,
  type ShownLine,
  type ShownPhoto,
} from './device-report';
import { useLineWords } from './use-line-words';
import { useProposalFacts } from './use-proposal-facts';

/** A report as the page shows it: the server's answer under what this device still holds of it. */
export interface ShownReport {
  view: DayReportView;
  lines: readonly ShownLine[];
  photos: readonly ShownPhoto[];
  device: DeviceReport;
  /** The server does not know it yet. */
  onDevice: boolean;
}

const notFound = 404;
const answerComesMs = 60_000;

/** Sent so long ago that the server would show it: somebody has deleted it since. */
function isLongSent(save: OutboxItem | undefined): boolean {
  return save?.sentAt !== undefined && Date.now() - Date.parse(save.sentAt) > answerComesMs;
}

/** The server cannot know the report yet, so it is not asked for it. */
function isUnsentCreation(save: OutboxItem | undefined): boolean {
  return save?.creates === true && save.state !== 'sent';
}

export function useReport(id: string): {
  report: ShownReport | undefined;
  error: unknown;
  refetch: () => void;
} {
  const items = useValue(outboxValue);
  const device = useMemo(() => deviceReport(items, id), [items, id]);
  const read = useUnsentRead();
  const unsent = isUnsentCreation(device.save);
  const skip = !read || unsent;
  const { currentData, error, refetch } = useDayReport(id, { refetchOnMountOrArgChange: true, skip });
  const again = useCallback(() => void (skip || refetch()), [skip, refetch]);
  useWhenSent(again);
  const missing = !currentData && error !== undefined;
  const unknown =
    unsent ||
    (missing && (isUnreachable(error) || (problemOf(error).status === notFound && !isLongSent(device.save))));
  const facts = useProposalFacts(unknown ? device.save : undefined);
  const words = useLineWords();
  const view = useMemo(() => {
    if (currentData) return withContent(currentData, device.save);
    return unknown && device.save ? unsentView(device.save, facts) : undefined;
  }, [currentData, unknown, device.save, facts]);
  const serverLines = currentData?.lines ?? facts.lines;
  const report = useMemo(() => {
    if (!view) return undefined;
    const draft = view.state === 'draft';
    return {
      view,
      lines: draft ? shownLines(serverLines, items, view, words) : view.lines,
      photos: shownPhotos(view.photos, device.photos),
      device,
      onDevice: !currentData,
    };
  }, [view, serverLines, items, words, device, currentData]);
  return { report, error: report ? undefined : error, refetch: again };
}

/** Returns true once the device's data have been read; a device without storage has none. */
function useUnsentRead(): boolean {
  const [read, setRead] = useState(false);
  useEffect(() => {
    const done = (): void => setRead(true);
    void readUnsent().then(done, done);
  }, []);
  return read;
}

/** Reads the report anew as soon as something of the device has reached the server. */
function useWhenSent(refetch: () => void): void {
  const [sent] = useReportSent();
  useEffect(
    () =>
      bus.on(outboxSent, (payload) => {
        const item = payload as OutboxItem;
        if (!isReportItem(item) && item.kind !== lineKind) return;
        void sent(undefined);
        refetch();
      }),
    [sent, refetch],
  );
}

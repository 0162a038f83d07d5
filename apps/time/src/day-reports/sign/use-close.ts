import type { CloseDayReportInput } from '@jahrring/contracts-time';
import { newUuid, problemOf, requestJson, type ApiProblem } from '@jahrring/tool-kit';
import { useCallback } from 'react';
import { isUnreachable } from '../../offline/kept-search';
import type { ContentDraft } from '../content-draft';
import { reportsUrl, useReportSent } from '../day-report.api';
import { closedLines } from '../device-report';
import type { ShownReport } from '../use-report';
import { useReportQueue } from '../use-report-queue';

export type Closing = Pick<CloseDayReportInput, 'way' | 'signer' | 'signature' | 'paperPhotoId' | 'reason'>;

/**
 * Finishes the report with what is shown: at the server, or on the device behind everything that still waits there.
 * @returns where it is, or what the server said no with
 */
export function useClose(report: ShownReport, content: ContentDraft) {
  const queue = useReportQueue();
  const [sent] = useReportSent();
  return useCallback(
    async (closing: Closing): Promise<'sent' | 'kept' | ApiProblem> => {
      const { view, lines, photos, device, onDevice } = report;
      const body: CloseDayReportInput = {
        ...closing,
        id: newUuid(),
        content,
        lines: closedLines(lines),
        photoIds: photos.map(({ id }) => id),
        at: new Date().toISOString(),
      };
      const waits = onDevice || device.unsent.length > 0 || lines.some(({ unsent }) => unsent);
      if (navigator.onLine && !waits) {
        try {
          await requestJson({
            url: `${reportsUrl}/${view.id}/close`,
            method: 'POST',
            body,
            onRefusal: 'tell',
          });
          await sent(undefined);
          return 'sent';
        } catch (error) {
          if (!isUnreachable(error)) return problemOf(error);
        }
      }
      await queue.close(view, body);
      return 'kept';
    },
    [report, content, queue, sent],
  );
}

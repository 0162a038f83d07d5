import type { ReportedStatus, StatusReport } from './status-report.types';

/**
 * Returns the status of one transfer of our file in a report: its own, otherwise that of its part, otherwise that of
 * the whole file. Where only some were rejected (`PART`), those not named were accepted. Null if the report contains
 * nothing about it.
 */
export function statusOfTransfer(
  report: StatusReport,
  transfer: { messageId: string; paymentInfoId: string; endToEndId: string },
): ReportedStatus | null {
  if (report.originalMessageId !== transfer.messageId) return null;
  const own = report.transfers.find(
    ({ endToEndId, paymentInfoId }) =>
      endToEndId === transfer.endToEndId &&
      (paymentInfoId === null || paymentInfoId === transfer.paymentInfoId),
  );
  const part = report.parts.find(({ paymentInfoId }) => paymentInfoId === transfer.paymentInfoId);
  const said = [own, part, report].find((one) => one && one.status !== null);
  if (!said) return null;
  const { status, reasons } = said;
  return status === 'part' ? { status: 'accepted', reasons: [] } : { status, reasons };
}

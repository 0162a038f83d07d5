/** Status of a payment reported by a bank; `part`: some of a group were rejected, and they are named. */
export type BankStatus = 'accepted' | 'part' | 'pending' | 'rejected';

export interface StatusReason {
  /** ISO 20022 `ExternalStatusReason1Code` or the bank's own; NARR: only the text says it. */
  code: string | null;
  text: string;
}

export interface ReportedStatus {
  /** Null where the bank says nothing here, or a code that is not known. */
  status: BankStatus | null;
  reasons: StatusReason[];
}

export interface ReportedTransfer extends ReportedStatus {
  paymentInfoId: string | null;
  endToEndId: string | null;
}

/** A pain.002. */
export interface StatusReport extends ReportedStatus {
  messageId: string | null;
  /** `MsgId` of the file that it answers. */
  originalMessageId: string;
  /** `pain.001.001.09`. */
  originalMessageName: string | null;
  parts: (ReportedStatus & { paymentInfoId: string })[];
  transfers: ReportedTransfer[];
}

/** `notXml`: not well-formed or cut off; `notAStatusReport`: other XML; `hostile`: a document type, too deep; `tooLarge`. */
export type StatusReportFault = 'notXml' | 'notAStatusReport' | 'hostile' | 'tooLarge';

/** Says why a file is no status report; `transfer` counts from 1 (0: before the first), `element` is where it went wrong. */
export class StatusReportError extends Error {
  constructor(
    readonly fault: StatusReportFault,
    readonly transfer = 0,
    readonly element = '',
  ) {
    super(`${fault} at transfer ${transfer}, ${element}`);
    this.name = 'StatusReportError';
  }
}

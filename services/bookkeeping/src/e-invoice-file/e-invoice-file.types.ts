/**
 * `notXml`: not well-formed or cut off; `notAnInvoice`: other XML; `hostile`: a document type, or nested too deep; `tooLarge`: more
 * signs or positions than an invoice has; `badAmount`, `badDate`, `badCode`: a value that is none.
 */
export type EInvoiceFileFault =
  | 'notXml'
  | 'notAnInvoice'
  | 'hostile'
  | 'tooLarge'
  | 'badAmount'
  | 'badDate'
  | 'badCode';

/** Says why a file is no e-invoice; `element` is where it went wrong. */
export class EInvoiceFileError extends Error {
  constructor(
    readonly fault: EInvoiceFileFault,
    readonly element: string,
  ) {
    super(`${fault} at ${element}`);
    this.name = 'EInvoiceFileError';
  }
}

/** Data that a device finds in the file of a bill, before the server reads it. */
export interface LookedAt {
  /** Text of the payment code. */
  code: string | null;
  /** The electronic invoice, as XML. */
  invoice: File | null;
  /** The first page as a picture. */
  preview: string | null;
}

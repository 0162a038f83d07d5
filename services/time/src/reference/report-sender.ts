/** Sender of the report. */
export interface ReportSender {
  name: string;
  country: string;
  currency: string;
  /** Street and place, telephone and e-mail; what is missing is left out. */
  lines: readonly string[];
}

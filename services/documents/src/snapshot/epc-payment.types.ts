/** A credit transfer as the code on a bill in euros holds it (EPC069-12, version 002). */
export interface EpcPayment {
  /** Receiver, 70 characters at most. */
  name: string;
  iban: string;
  /** Euros with two decimals. */
  amount: string;
  /** ISO 11649; with it there is no text. */
  reference: string | null;
  text: string | null;
}

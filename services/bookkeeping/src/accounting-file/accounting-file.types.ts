/** A line of the journal as it is handed over; `amount` in hundredths, a debit where it is positive. */
export interface HandedLine {
  account: string;
  amount: bigint;
  costCentre: string | null;
  /** Of a line of tax: per cent. */
  taxRate: string | null;
  /** In another currency, signed as `amount`. */
  foreign: { currency: string; amount: string } | null;
}

/** An entry of the journal as it is handed over. */
export interface HandedEntry {
  number: number;
  bookedOn: string;
  text: string;
  documentNumber: string | null;
  lines: readonly HandedLine[];
}

/** Movement of an amount from one account to another: a row of programs that do not support entries with many lines. */
export interface Movement {
  debit: string;
  credit: string;
  /** Hundredths, above 0. */
  amount: bigint;
  costCentre: string | null;
}

/** A file by its name. */
export interface HandedFile {
  name: string;
  content: Buffer;
}

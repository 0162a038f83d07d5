import type { Readable } from 'node:stream';

/** A file that has arrived: on disk under our own name until the answer is sent. */
export interface Upload {
  /** Name of the form's field, for errors. */
  field: string;
  filename: string;
  /** Type given by the client; inspect the bytes before trusting it. */
  mimetype: string;
  size: number;
  sha256: string;
  /** The form's other fields. */
  fields: Readonly<Record<string, string>>;
  open(): Readable;
  read(): Promise<Buffer>;
}

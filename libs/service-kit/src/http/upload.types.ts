import type { Readable } from 'node:stream';

/** A file that has arrived: on disk under our own name until the answer is sent. */
export interface Upload {
  /** Name of the form's field, for errors. */
  field: string;
  filename: string;
  /** What the client says it is; look at the bytes before believing it. */
  mimetype: string;
  size: number;
  sha256: string;
  /** The form's other fields. */
  fields: Readonly<Record<string, string>>;
  open(): Readable;
  read(): Promise<Buffer>;
}

import { bookkeepingErrors, statementLimits } from '@jahrring/contracts-bookkeeping';
import { tableLimits } from '@jahrring/contracts-common';
import { AppError, fieldErrorOf, isZip, TableError, uploadOf, ZipParts } from '@jahrring/service-kit';
import type { Upload } from '@jahrring/service-kit';
import { buffer } from 'node:stream/consumers';

const limits = { ...tableLimits, entries: statementLimits.files * 2 };

/** A file as it came, or out of a ZIP; `error` where it could not be unpacked. */
export interface Unpacked {
  name: string;
  upload: Upload;
  error?: AppError;
}

/**
 * All files of an import, those of a ZIP one by one in the order of their names. Folders, and what systems put beside files, are
 * passed over.
 *
 * @throws VALIDATION_FAILED where they are more than `statementLimits.files`
 */
export async function unpackUploads(uploads: readonly Upload[]): Promise<Unpacked[]> {
  const files: Unpacked[] = [];
  for (const upload of uploads) {
    const bytes = await headOf(upload);
    if (isZip(bytes)) files.push(...(await unpack(upload)));
    else files.push({ name: upload.filename, upload });
  }
  if (files.length > statementLimits.files) throw fieldErrorOf('file', 'max', { max: statementLimits.files });
  return files;
}

async function unpack(upload: Upload): Promise<Unpacked[]> {
  try {
    const zip = await ZipParts.open(await upload.read(), limits);
    const files: Unpacked[] = [];
    for (const name of zip.names.filter(isOfBank).sort()) {
      const bytes = await zip.open(name);
      if (bytes) files.push({ name, upload: uploadOf(name, 'application/xml', await buffer(bytes)) });
    }
    if (files.length === 0) throw new TableError('empty');
    return files;
  } catch (error) {
    const reason = error instanceof TableError && error.fault === 'tooLarge' ? 'hostile' : 'notAStatement';
    const params = { reason, entry: 0, element: 'ZIP' };
    const refusal = new AppError(bookkeepingErrors, 'STATEMENT_UNREADABLE', params, { cause: error });
    return [{ name: upload.filename, upload, error: refusal }];
  }
}

const isOfBank = (name: string) => !name.endsWith('/') && !/(^|\/)(\.|__MACOSX\/|Thumbs\.db$)/.test(name);

async function headOf(upload: Upload): Promise<Uint8Array> {
  for await (const piece of upload.open() as AsyncIterable<Buffer>) return piece.subarray(0, 4);
  return new Uint8Array();
}

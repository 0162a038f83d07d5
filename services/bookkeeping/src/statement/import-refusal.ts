import { bookkeepingErrors } from '@jahrring/contracts-bookkeeping';
import type { ImportedFile } from '@jahrring/contracts-bookkeeping';
import { AppError } from '@jahrring/service-kit';
import { StatementFileError } from '../statement-file';

/** Returns the reason why a file is refused; null if it is not. */
export async function refusalOf(read: () => Promise<unknown>): Promise<AppError | null> {
  try {
    await read();
    return null;
  } catch (error) {
    return toRefusal(error);
  }
}

/** @throws what is no fault of the file */
export function toRefusal(error: unknown): AppError {
  if (!(error instanceof StatementFileError)) throw error;
  const { fault: reason, entry, element } = error;
  return new AppError(
    bookkeepingErrors,
    'STATEMENT_UNREADABLE',
    { reason, entry, element },
    { cause: error },
  );
}

export function toRefused(name: string, { key, params }: AppError): ImportedFile {
  return { name, statements: [], problem: { key, ...(params ? { params } : {}) } };
}

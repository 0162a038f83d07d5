import { AppError, commonError } from './app-error';

/**
 * Awaits a change of one version of a record. Where that version is gone, the refusal shows the present record as `view` does,
 * with all that forms read: for records that no GET endpoint reads by itself.
 */
export async function withPresent<T>(change: Promise<T>, view: (present: T) => unknown): Promise<T> {
  try {
    return await change;
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'VERSION_MISMATCH') throw error;
    const current = await view(error.current as T);
    throw commonError('VERSION_MISMATCH', undefined, { current, cause: error });
  }
}

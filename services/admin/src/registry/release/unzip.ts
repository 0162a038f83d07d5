import { adminErrors } from '@jahrring/contracts-admin';
import { AppError } from '@jahrring/service-kit';
import { unzipSync } from 'fflate';

const mostBytes = 150 * 1024 * 1024;
const mostFiles = 5_000;

export function unzip(zip: Uint8Array): Record<string, Uint8Array> {
  let bytes = 0;
  let count = 0;
  try {
    return unzipSync(zip, {
      filter: ({ name, originalSize }) => {
        if (name.endsWith('/')) return false;
        bytes += originalSize;
        count += 1;
        if (bytes > mostBytes || count > mostFiles) throw unreadable('zip');
        return true;
      },
    });
  } catch (error) {
    throw error instanceof AppError ? error : unreadable('zip', {}, error);
  }
}

export function unreadable(context: string, params: Record<string, string> = {}, cause?: unknown): AppError {
  return new AppError(adminErrors, 'RELEASE_UNREADABLE', { context, ...params }, cause ? { cause } : {});
}

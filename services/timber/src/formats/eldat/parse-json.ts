import { JsonError, readJson } from '@jahrring/service-kit';
import { EldatError } from './eldat-fault';

/** A document of 20 000 logs has a third of these. */
const most = { bytes: 25_000_000, depth: 40, objects: 500_000, values: 2_000_000 } as const;

/** @throws EldatError with line and column */
export function parseJson(bytes: Uint8Array): unknown {
  try {
    return readJson(bytes, most);
  } catch (error) {
    if (error instanceof JsonError) throw new EldatError(error.fault, error);
    throw error;
  }
}

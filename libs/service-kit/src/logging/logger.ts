import { pino } from 'pino';
import type { DestinationStream, Logger } from 'pino';
import { toLoggedError } from './describe-error';

const redactedPaths = [
  'password',
  '*.password',
  'headers.cookie',
  'headers.authorization',
  '*.iban',
  '*.insuranceNumber',
];
const writing = {
  serializers: { err: (error: unknown) => toLoggedError(error) },
  redact: { paths: redactedPaths, censor: '[removed]' },
};
/** The one writer of the process to standard output. */
let standard: Logger | undefined;

/**
 * JSON lines on standard output (or `destination`); passwords, cookies, tokens, insurance and bank numbers, bodies and the
 * parameters of statements never get in.
 */
export function createLogger(
  name: string,
  level: string = process.env['LOG_LEVEL'] ?? 'info',
  destination?: DestinationStream,
): Logger {
  const writer = destination ? pino(writing, destination) : (standard ??= pino(writing));
  return writer.child({ name }, { level });
}

export function silentLogger(): Logger {
  return pino({ level: 'silent' });
}

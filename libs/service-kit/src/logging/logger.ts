import { pino } from 'pino';
import type { DestinationStream, Logger } from 'pino';
import { toLoggedError } from './describe-error';

/**
 * JSON lines on standard output (or `destination`); passwords, cookies, tokens, insurance and bank numbers, bodies and the
 * parameters of statements never get in.
 */
export function createLogger(
  name: string,
  level: string = process.env['LOG_LEVEL'] ?? 'info',
  destination?: DestinationStream,
): Logger {
  const options = {
    name,
    level,
    serializers: { err: (error: unknown) => toLoggedError(error) },
    redact: {
      paths: [
        'password',
        '*.password',
        'headers.cookie',
        'headers.authorization',
        '*.iban',
        '*.insuranceNumber',
      ],
      censor: '[removed]',
    },
  };
  return destination ? pino(options, destination) : pino(options);
}

export function silentLogger(): Logger {
  return pino({ level: 'silent' });
}

import { pino } from 'pino';
import type { Logger } from 'pino';

/** JSON lines on standard output; passwords, cookies, tokens, insurance and bank numbers never get in. */
export function createLogger(name: string, level: string = process.env['LOG_LEVEL'] ?? 'info'): Logger {
  return pino({
    name,
    level,
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
  });
}

export function silentLogger(): Logger {
  return pino({ level: 'silent' });
}

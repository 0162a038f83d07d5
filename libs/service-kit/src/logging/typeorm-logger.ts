import type { Logger as PinoLogger } from 'pino';
import type { Logger } from 'typeorm';
import { shapeOf } from './describe-error';

/** TypeORM's messages, in our log. Failing queries are somebody's decision there (a taken key, a retry): debug only. */
export class TypeOrmLogger implements Logger {
  constructor(private readonly logger: PinoLogger) {}

  logQuery(): void {
    // Every statement of every request: not even for debugging.
  }

  logQueryError(error: string | Error, query: string): void {
    this.logger.debug({ err: error, query: shapeOf(query) }, 'query failed');
  }

  logQuerySlow(milliseconds: number, query: string): void {
    this.logger.warn({ milliseconds, query: shapeOf(query) }, 'slow query');
  }

  logSchemaBuild(message: string): void {
    this.logger.debug(message);
  }

  logMigration(message: string): void {
    this.logger.debug(message);
  }

  log(level: 'log' | 'info' | 'warn', message: unknown): void {
    this.logger[level === 'warn' ? 'warn' : 'debug'](String(message));
  }
}

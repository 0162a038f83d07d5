import type { LoggerService } from '@nestjs/common';
import type { Logger } from 'pino';
import { describeError } from './describe-error';

/** Nest's own messages, in our log. Its start-up chatter is debug. */
export class NestLogger implements LoggerService {
  constructor(private readonly logger: Logger) {}

  log(message: unknown): void {
    this.logger.debug(describeError(message));
  }

  error(message: unknown, ...rest: unknown[]): void {
    this.logger.error({ details: rest.map(describeError) }, describeError(message));
  }

  warn(message: unknown): void {
    this.logger.warn(describeError(message));
  }

  debug(message: unknown): void {
    this.logger.debug(describeError(message));
  }

  verbose(message: unknown): void {
    this.logger.trace(describeError(message));
  }

  fatal(message: unknown): void {
    this.logger.fatal(describeError(message));
  }
}

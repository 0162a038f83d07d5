import { Catch } from '@nestjs/common';
import type { ArgumentsHost, ExceptionFilter } from '@nestjs/common';
import type { Logger } from 'pino';
import type { KitReply, KitRequest } from './request';
import { toAppError, toProblem } from './problem';

/** The one place where errors become answers. */
@Catch()
export class ProblemFilter implements ExceptionFilter<unknown> {
  constructor(private readonly logger: Logger) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    this.send(error, http.getRequest<KitRequest>(), http.getResponse<KitReply>());
  }

  /** Also used for what fails before Nest is reached. */
  send(error: unknown, request: KitRequest, reply: KitReply): void {
    const known = toAppError(error);
    if (known.status >= 500) {
      this.logger.error(
        // The route, not the address: that may carry a token or what somebody looked for.
        { err: known.cause ?? known, requestId: request.id, route: request.routeOptions.url },
        'request failed',
      );
    }
    if (reply.sent || reply.raw.headersSent) {
      // A stream broke in the middle: the client must not take it for a whole answer.
      reply.raw.destroy();
      return;
    }
    reply
      .code(known.status)
      .headers(known.headers ?? {})
      .header('content-type', 'application/problem+json; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(JSON.stringify(toProblem(known, String(request.id))));
  }
}

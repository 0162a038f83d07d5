import { bootAnswer } from '@jahrring/contracts-common';
import {
  commonError,
  Ctx,
  Get,
  type KitReply,
  type KitRequest,
  Public,
  Reply,
  Req,
  type RequestContext,
  SERVICE_ENV,
  type ServiceEnv,
} from '@jahrring/service-kit';
import { Controller, Inject } from '@nestjs/common';
import { type AskingShell, BootService } from './boot.service';

@Controller('api/boot')
export class BootController {
  constructor(
    private readonly boot: BootService,
    @Inject(SERVICE_ENV) private readonly env: ServiceEnv,
  ) {}

  @Get('', Public(), bootAnswer.optional())
  get(@Ctx() ctx: RequestContext, @Req() request: KitRequest, @Reply() reply: KitReply) {
    if (!ctx.signedIn) {
      if (!mayBeNobody(request)) throw commonError('UNAUTHENTICATED');
      void reply.code(204);
      return undefined;
    }
    return this.boot.getBoot(ctx, askingShell(request), this.env.demo);
  }
}

/**
 * Returns true if a caller without a session gets 204: browsers log a 401 to their console, and starting without a
 * session is no fault. With a token that is no longer known it stays 401: another tab may have got a new one meanwhile.
 */
function mayBeNobody({ headers, sessionToken }: KitRequest): boolean {
  return sessionToken === undefined && preferences(headers).includes('handling=lenient');
}

/** RFC 7240. */
function preferences({ prefer }: KitRequest['headers']): string[] {
  return typeof prefer === 'string' ? prefer.split(',').map((one) => one.trim()) : [];
}

function askingShell({ headers }: KitRequest): AskingShell {
  const told = headers['x-shell-api'];
  const language = (headers['accept-language'] ?? 'de').slice(0, 2).toLowerCase();
  return {
    shellApi: typeof told === 'string' ? told.slice(0, 20) : undefined,
    language,
    // A shell that does not name it gets everything.
    part: preferences(headers).includes('return=minimal') ? 'start' : 'whole',
  };
}

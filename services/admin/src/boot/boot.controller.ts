import { bootAnswer } from '@jahrring/contracts-common';
import {
  Ctx,
  type KitRequest,
  Req,
  type RequestContext,
  SERVICE_ENV,
  type ServiceEnv,
  SignedIn,
} from '@jahrring/service-kit';
import { Controller, Get, Inject, SerializeOptions } from '@nestjs/common';
import { type AskingShell, BootService } from './boot.service';

@Controller('api/boot')
export class BootController {
  constructor(
    private readonly boot: BootService,
    @Inject(SERVICE_ENV) private readonly env: ServiceEnv,
  ) {}

  @Get()
  @SignedIn()
  @SerializeOptions({ schema: bootAnswer })
  get(@Ctx() ctx: RequestContext, @Req() request: KitRequest) {
    return this.boot.getBoot(ctx, askingShell(request), this.env.demo);
  }
}

function askingShell({ headers }: KitRequest): AskingShell {
  const told = headers['x-shell-api'];
  const language = (headers['accept-language'] ?? 'de').slice(0, 2).toLowerCase();
  return {
    shellApi: typeof told === 'string' ? told.slice(0, 20) : undefined,
    language,
    // RFC 7240; a shell that does not name it gets everything.
    part: headers['prefer'] === 'return=minimal' ? 'start' : 'whole',
  };
}

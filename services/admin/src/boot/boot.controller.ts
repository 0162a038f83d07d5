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
import { BootService } from './boot.service';

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
    return this.boot.getBoot(ctx, shellApiOf(request), this.env.demo);
  }
}

/** Version of the api the browser's shell has; none told fits every tool. */
function shellApiOf({ headers }: KitRequest): string | undefined {
  const told = headers['x-shell-api'];
  return typeof told === 'string' ? told.slice(0, 20) : undefined;
}

import { bootAnswer } from '@jahrring/contracts-common';
import { Ctx, type RequestContext, SERVICE_ENV, type ServiceEnv, SignedIn } from '@jahrring/service-kit';
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
  get(@Ctx() ctx: RequestContext) {
    return this.boot.getBoot(ctx, this.env.demo);
  }
}

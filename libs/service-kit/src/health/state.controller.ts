import { serviceState } from '@jahrring/contracts-common';
import { Inject, type Type } from '@nestjs/common';
import { Passive, SuperadminOnly, ToolController } from '../access/access.decorators';
import { Get } from '../access/endpoint.decorators';
import type { RequestContext } from '../context/request-context';
import { Ctx } from '../http/params.decorators';
import { ServiceStateReader } from './service-state';

/** Every service answers `/api/<tool>/state` by itself, to those who run the installation. */
export function stateController(tool: string): Type {
  @ToolController(tool, 'state')
  class StateController {
    constructor(@Inject(ServiceStateReader) private readonly state: ServiceStateReader) {}

    @Get('', SuperadminOnly(), serviceState)
    @Passive()
    read(@Ctx() ctx: RequestContext) {
      return this.state.read(ctx);
    }
  }
  return StateController;
}

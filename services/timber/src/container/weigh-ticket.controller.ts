import {
  createWeighTicket,
  weighTicketList,
  weighTicketView,
  type CreateWeighTicket,
} from '@jahrring/contracts-timber';
import {
  Ctx,
  Delete,
  Get,
  Id,
  IfMatch,
  ok,
  Post,
  RequirePermission,
  RequirePlugin,
  ToolController,
  type RequestContext,
} from '@jahrring/service-kit';
import { Body } from '@nestjs/common';
import { WeighTicketService } from './weigh-ticket.service';

@ToolController('timber', '')
@RequirePlugin('timber')
export class WeighTicketController {
  constructor(private readonly tickets: WeighTicketService) {}

  @Get('containers/:id/weigh-tickets', RequirePermission('tools.timber.index'), weighTicketList)
  list(@Ctx() ctx: RequestContext, @Id() containerId: string) {
    return this.tickets.list(ctx, containerId);
  }

  @Post('containers/:id/weigh-tickets', RequirePermission('tools.timber.index'), weighTicketView)
  create(
    @Ctx() ctx: RequestContext,
    @Id() containerId: string,
    @Body({ schema: createWeighTicket }) body: CreateWeighTicket,
  ) {
    return this.tickets.create(ctx, containerId, body);
  }

  @Delete('weigh-tickets/:id', RequirePermission('tools.timber.manage'))
  async remove(
    @Ctx() ctx: RequestContext,
    @Id() ticketId: string,
    @IfMatch() version: number,
  ): Promise<void> {
    await this.tickets.remove(ctx, ticketId, version);
  }

  @Post('weigh-tickets/:id/restore', RequirePermission('tools.timber.manage'), ok(weighTicketView))
  restore(@Ctx() ctx: RequestContext, @Id() ticketId: string) {
    return this.tickets.restore(ctx, ticketId);
  }
}

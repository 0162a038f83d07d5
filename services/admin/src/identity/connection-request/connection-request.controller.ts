import {
  connectionRequestList,
  connectionRequestView,
  declineConnection,
  type DeclineConnection,
  incomingRequestList,
  requestConnection,
  type RequestConnection,
} from '@jahrring/contracts-admin';
import {
  Ctx,
  Get,
  Id,
  noContent,
  Post,
  type RequestContext,
  RequirePermission,
  SignedIn,
  ToolController,
} from '@jahrring/service-kit';
import { Body, Controller } from '@nestjs/common';
import { ConnectionRequestService } from './connection-request.service';

/** One's own requests to licences. */
@Controller('api/auth/connection-requests')
export class OwnConnectionRequestController {
  constructor(private readonly requests: ConnectionRequestService) {}

  @Get('', SignedIn(), connectionRequestList)
  list(@Ctx() ctx: RequestContext) {
    return this.requests.listOwn(ctx);
  }

  @Post('', SignedIn(), connectionRequestView)
  send(@Ctx() ctx: RequestContext, @Body({ schema: requestConnection }) body: RequestConnection) {
    return this.requests.send(ctx, body);
  }

  @Post(':id/withdraw', SignedIn(), noContent)
  withdraw(@Ctx() ctx: RequestContext, @Id() id: string): Promise<void> {
    return this.requests.withdraw(ctx, id);
  }
}

/** Requests to the caller's licence, for its admins. */
@ToolController('admin', 'connection-requests')
export class ConnectionRequestController {
  constructor(private readonly requests: ConnectionRequestService) {}

  @Get('', RequirePermission('tools.settings.employees'), incomingRequestList)
  list(@Ctx() ctx: RequestContext) {
    return this.requests.listIncoming(ctx);
  }

  @Post(':id/accept', RequirePermission('tools.settings.employees'), noContent)
  accept(@Ctx() ctx: RequestContext, @Id() id: string): Promise<void> {
    return this.requests.accept(ctx, id);
  }

  @Post(':id/decline', RequirePermission('tools.settings.employees'), noContent)
  decline(
    @Ctx() ctx: RequestContext,
    @Id() id: string,
    @Body({ schema: declineConnection }) body: DeclineConnection,
  ): Promise<void> {
    return this.requests.decline(ctx, id, body);
  }
}

import { sessionList } from '@jahrring/contracts-admin';
import {
  Ctx,
  Get,
  Id,
  noContent,
  Post,
  type RequestContext,
  SessionToken,
  SignedIn,
} from '@jahrring/service-kit';
import { Controller } from '@nestjs/common';
import { OwnSessionsService } from './own-sessions.service';

/** Devices on which the caller is signed in. */
@Controller('api/auth/sessions')
export class SessionController {
  constructor(private readonly sessions: OwnSessionsService) {}

  @Get('', SignedIn(), sessionList)
  list(@Ctx() ctx: RequestContext, @SessionToken() token: string) {
    return this.sessions.list(ctx, token);
  }

  @Post(':id/end', SignedIn(), noContent)
  end(@Ctx() ctx: RequestContext, @Id() id: string): Promise<void> {
    return this.sessions.end(ctx, id);
  }

  @Post('end-others', SignedIn(), noContent)
  endOthers(@Ctx() ctx: RequestContext, @SessionToken() token: string): Promise<void> {
    return this.sessions.endOthers(ctx, token);
  }
}

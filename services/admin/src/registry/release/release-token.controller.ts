import {
  createReleaseToken,
  type CreateReleaseToken,
  newReleaseToken,
  releaseTokenList,
} from '@jahrring/contracts-admin';
import {
  Ctx,
  Delete,
  Get,
  Id,
  Post,
  type RequestContext,
  SuperadminOnly,
  ToolController,
} from '@jahrring/service-kit';
import { Body } from '@nestjs/common';
import { ReleaseTokenService } from './release-token.service';

@ToolController('admin', 'release-tokens')
export class ReleaseTokenController {
  constructor(private readonly tokens: ReleaseTokenService) {}

  @Get('', SuperadminOnly(), releaseTokenList)
  list(@Ctx() ctx: RequestContext) {
    return this.tokens.list(ctx);
  }

  @Post('', SuperadminOnly(), newReleaseToken)
  create(@Ctx() ctx: RequestContext, @Body({ schema: createReleaseToken }) body: CreateReleaseToken) {
    return this.tokens.create(ctx, body);
  }

  @Delete(':id', SuperadminOnly())
  remove(@Ctx() ctx: RequestContext, @Id() id: string) {
    return this.tokens.remove(ctx, id);
  }
}

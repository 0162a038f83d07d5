import { requiredText, signInEmail } from '@jahrring/contracts-common';
import { Ctx, Internal, ok, Post, type RequestContext, ToolController, untyped } from '@jahrring/service-kit';
import { Body } from '@nestjs/common';
import { z } from 'zod';
import { SetupService } from './setup.service';

const setupBody = z.strictObject({ email: signInEmail, licence: requiredText(100) });

type SetupBody = z.infer<typeof setupBody>;

/** Endpoint that `npm run setup` calls. */
@ToolController('admin', 'internal/setup')
export class SetupController {
  constructor(private readonly setup: SetupService) {}

  @Post('', Internal(), ok(untyped))
  begin(@Ctx() ctx: RequestContext, @Body({ schema: setupBody }) body: SetupBody) {
    return this.setup.begin(ctx, body);
  }
}

import { ok, Post, principalToJson, Internal, ToolController, untyped } from '@jahrring/service-kit';
import { Body } from '@nestjs/common';
import { z } from 'zod';
import { SessionPrincipals } from '../session';

const resolveSession = z.strictObject({ token: z.string().min(1).max(200) });

type ResolveSession = z.infer<typeof resolveSession>;

/** Identity behind a session, for services that run in a process of their own. */
@ToolController('admin', 'internal/sessions')
export class InternalSessionController {
  constructor(private readonly principals: SessionPrincipals) {}

  @Post('resolve', Internal(), ok(untyped))
  async resolve(@Body({ schema: resolveSession }) body: ResolveSession) {
    const principal = await this.principals.resolve(body.token);
    return { principal: principal && principalToJson(principal) };
  }
}

import { type MemberQuery, memberQuery, memberRights } from '@jahrring/contracts-admin';
import {
  Ctx,
  Internal,
  ok,
  Post,
  principalToJson,
  type RequestContext,
  ToolController,
} from '@jahrring/service-kit';
import { Body } from '@nestjs/common';
import { MemberPrincipals } from '../session';

/** Current rights of people, for services that act on their behalf while they are absent. */
@ToolController('admin', 'internal/members')
export class InternalMemberController {
  constructor(private readonly members: MemberPrincipals) {}

  @Post('', Internal(), ok(memberRights))
  async rights(@Ctx() ctx: RequestContext, @Body({ schema: memberQuery }) body: MemberQuery) {
    const members = await this.members.find(ctx, body.employeeIds);
    return { members: members.map((one) => ({ ...one, principal: { ...principalToJson(one.principal) } })) };
  }
}

import { memberRights } from '@jahrring/contracts-admin';
import { evaluationPermissions } from '@jahrring/contracts-evaluations';
import { principalFromJson, RequestContext, ServiceClient, type PrincipalJson } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';

/** Somebody with the rights they hold now. */
export interface Member {
  employeeId: string;
  email: string;
  /** Context of the member: actions in it have the member's own rights. */
  ctx: RequestContext;
}

/** Asks the admin service what people may do now. */
@Injectable()
export class MemberRightsClient {
  constructor(private readonly client: ServiceClient) {}

  /** Those of these people (null: of everybody) who could sign in. @throws UNAVAILABLE */
  async of(ctx: RequestContext, employeeIds: readonly string[] | null): Promise<Member[]> {
    const { members } = await this.client.call(ctx, {
      ...{ tool: 'admin', method: 'POST', path: '/api/admin/internal/members' },
      body: { employeeIds },
      schema: memberRights,
    });
    return members.map(({ employeeId, email, principal }) => {
      // Written by principalToJson on the other side.
      const own = principalFromJson(principal as unknown as PrincipalJson);
      return { employeeId, email, ctx: new RequestContext(own, ctx.requestId) };
    });
  }
}

/** Returns true if a member may see and export reports. */
export const mayReceive = ({ ctx }: Member): boolean =>
  evaluationPermissions.some((key) => ctx.can(key)) && !ctx.can('tools.evaluation.read_only');

import { invitationView, inviteEmployee, type InviteEmployee } from '@jahrring/contracts-admin';
import {
  Ctx,
  Delete,
  Id,
  IfMatch,
  ok,
  Post,
  RequirePermission,
  type RequestContext,
  ToolController,
} from '@jahrring/service-kit';
import { Body } from '@nestjs/common';
import { InvitationService } from './invitation.service';

/** Invitations into one's own licence. */
@ToolController('admin', 'employees')
export class InvitationController {
  constructor(private readonly invitations: InvitationService) {}

  @Post('invitations', RequirePermission('tools.settings.employees'), invitationView)
  invite(@Ctx() ctx: RequestContext, @Body({ schema: inviteEmployee }) body: InviteEmployee) {
    return this.invitations.invite(ctx, body);
  }

  @Post(':id/invitation', RequirePermission('tools.settings.employees'), ok(invitationView))
  resend(@Ctx() ctx: RequestContext, @Id() id: string) {
    return this.invitations.resend(ctx, id);
  }

  @Delete(':id/invitation', RequirePermission('tools.settings.employees'))
  async withdraw(@Ctx() ctx: RequestContext, @Id() id: string, @IfMatch() version: number): Promise<void> {
    await this.invitations.withdraw(ctx, id, version);
  }
}

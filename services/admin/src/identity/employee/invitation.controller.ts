import { invitationView, inviteEmployee, type InviteEmployee } from '@jahrring/contracts-admin';
import {
  Ctx,
  Id,
  IfMatch,
  RequirePermission,
  type RequestContext,
  ToolController,
} from '@jahrring/service-kit';
import { Body, Delete, HttpCode, Post, SerializeOptions } from '@nestjs/common';
import { InvitationService } from './invitation.service';

/** Invitations into one's own licence. */
@ToolController('admin', 'employees')
export class InvitationController {
  constructor(private readonly invitations: InvitationService) {}

  @Post('invitations')
  @RequirePermission('tools.settings.employees')
  @SerializeOptions({ schema: invitationView })
  invite(@Ctx() ctx: RequestContext, @Body({ schema: inviteEmployee }) body: InviteEmployee) {
    return this.invitations.invite(ctx, body);
  }

  @Post(':id/invitation')
  @HttpCode(200)
  @RequirePermission('tools.settings.employees')
  @SerializeOptions({ schema: invitationView })
  resend(@Ctx() ctx: RequestContext, @Id() id: string) {
    return this.invitations.resend(ctx, id);
  }

  @Delete(':id/invitation')
  @HttpCode(204)
  @RequirePermission('tools.settings.employees')
  async withdraw(@Ctx() ctx: RequestContext, @Id() id: string, @IfMatch() version: number): Promise<void> {
    await this.invitations.withdraw(ctx, id, version);
  }
}

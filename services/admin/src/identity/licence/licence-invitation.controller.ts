import { invitationView, inviteEmployee, type InviteEmployee } from '@jahrring/contracts-admin';
import {
  Ctx,
  Delete,
  Id,
  IfMatch,
  ok,
  Post,
  type RequestContext,
  SuperadminOnly,
  ToolController,
} from '@jahrring/service-kit';
import { Body } from '@nestjs/common';
import { InvitationService } from '../employee';
import { LicenceEntering } from './licence-entering';

/** Invitations into any licence, by superadmins. */
@ToolController('admin', 'licences/:licenceId/employees')
export class LicenceInvitationController {
  constructor(
    private readonly invitations: InvitationService,
    private readonly entering: LicenceEntering,
  ) {}

  @Post('invitations', SuperadminOnly(), invitationView)
  async invite(
    @Ctx() ctx: RequestContext,
    @Id('licenceId') licenceId: string,
    @Body({ schema: inviteEmployee }) body: InviteEmployee,
  ) {
    return this.invitations.invite(await this.entering.enter(ctx, licenceId), body);
  }

  @Post(':id/invitation', SuperadminOnly(), ok(invitationView))
  async resend(@Ctx() ctx: RequestContext, @Id('licenceId') licenceId: string, @Id() id: string) {
    return this.invitations.resend(await this.entering.enter(ctx, licenceId), id);
  }

  @Delete(':id/invitation', SuperadminOnly())
  async withdraw(
    @Ctx() ctx: RequestContext,
    @Id('licenceId') licenceId: string,
    @Id() id: string,
    @IfMatch() version: number,
  ): Promise<void> {
    await this.invitations.withdraw(await this.entering.enter(ctx, licenceId), id, version);
  }
}

import { roleList } from '@jahrring/contracts-admin';
import { Ctx, Get, Id, type RequestContext, SuperadminOnly, ToolController } from '@jahrring/service-kit';
import { RoleService } from '../role';
import { LicenceEntering } from './licence-entering';

/** Permissions of the roles in any licence, for superadmins; they change them in the licence itself. */
@ToolController('admin', 'licences/:id/roles')
export class LicenceRolesController {
  constructor(
    private readonly roles: RoleService,
    private readonly entering: LicenceEntering,
  ) {}

  @Get('', SuperadminOnly(), roleList)
  async list(@Ctx() ctx: RequestContext, @Id() id: string) {
    return this.roles.list(await this.entering.enter(ctx, id));
  }
}

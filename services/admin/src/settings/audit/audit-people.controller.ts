import { auditPeople } from '@jahrring/contracts-admin';
import { Ctx, Get, RequirePermission, ToolController, type RequestContext } from '@jahrring/service-kit';
import { KnownPeople } from '../../identity';

/** The names behind the audit trail's entries: those who have left the licence as well. */
@ToolController('admin', 'audit-people')
export class AuditPeopleController {
  constructor(private readonly people: KnownPeople) {}

  @Get('', RequirePermission('tools.settings.license'), auditPeople)
  async list(@Ctx() ctx: RequestContext) {
    return { items: await this.people.list(ctx) };
  }
}

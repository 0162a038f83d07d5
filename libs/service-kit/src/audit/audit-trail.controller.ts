import { auditChain, auditPage, auditQuery, type AuditQuery } from '@jahrring/contracts-common';
import { Get, Inject, Put, Query, SerializeOptions, type Type } from '@nestjs/common';
import { RequirePermission, ToolController } from '../access/access.decorators';
import type { RequestContext } from '../context/request-context';
import { Ctx } from '../http/params.decorators';
import { AuditTrail } from './audit-trail';

/** Every service answers `GET /api/<tool>/audit` by itself; the class is made per service because its path is. */
export function auditTrailController(tool: string): Type {
  @ToolController(tool, 'audit')
  class AuditTrailController {
    constructor(@Inject(AuditTrail) private readonly trail: AuditTrail) {}

    @Get()
    @RequirePermission('tools.settings.license')
    @SerializeOptions({ schema: auditPage })
    list(@Ctx() ctx: RequestContext, @Query({ schema: auditQuery }) query: AuditQuery) {
      return this.trail.list(ctx, query);
    }

    /** Whether the chain of hashes over all entries is whole. */
    @Get('chain')
    @RequirePermission('tools.settings.license')
    @SerializeOptions({ schema: auditChain })
    chain(@Ctx() ctx: RequestContext) {
      return this.trail.chain(ctx);
    }

    /** Looks over it now; otherwise it happens every six hours. (A PUT: a POST would hold a transaction meanwhile.) */
    @Put('chain')
    @RequirePermission('tools.settings.license')
    @SerializeOptions({ schema: auditChain })
    async verify(@Ctx() ctx: RequestContext) {
      await this.trail.verify();
      return this.trail.chain(ctx);
    }
  }
  return AuditTrailController;
}

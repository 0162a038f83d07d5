import { auditChain, auditPage, auditQuery, workView, type AuditQuery } from '@jahrring/contracts-common';
import { Inject, Query, type Type } from '@nestjs/common';
import { RequirePermission, ToolController } from '../access/access.decorators';
import { accepted, Get, Put } from '../access/endpoint.decorators';
import type { RequestContext } from '../context/request-context';
import { Ctx } from '../http/params.decorators';
import { AuditCheck } from './audit-check';
import { AuditTrail } from './audit-trail';

/** Every service answers `GET /api/<tool>/audit` by itself; the class is made per service because its path is. */
export function auditTrailController(tool: string): Type {
  @ToolController(tool, 'audit')
  class AuditTrailController {
    constructor(
      @Inject(AuditTrail) private readonly trail: AuditTrail,
      @Inject(AuditCheck) private readonly check: AuditCheck,
    ) {}

    @Get('', RequirePermission('tools.settings.license'), auditPage)
    list(@Ctx() ctx: RequestContext, @Query({ schema: auditQuery }) query: AuditQuery) {
      return this.trail.list(ctx, query);
    }

    /** Returns whether the hash chain over all entries is intact. */
    @Get('chain', RequirePermission('tools.settings.license'), auditChain)
    chain(@Ctx() ctx: RequestContext) {
      return this.trail.chain(ctx);
    }

    /** Has it looked over now, as long work; otherwise it happens every six hours. */
    @Put('chain', RequirePermission('tools.settings.license'), accepted(workView))
    verify(@Ctx() ctx: RequestContext) {
      return this.check.start(ctx);
    }
  }
  return AuditTrailController;
}

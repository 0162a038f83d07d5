import { Database, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { ToolOperators } from '../../port';

/** Tells the superadmins of the installation of a version that withdrew itself. */
@Injectable()
export class SuperadminNotice {
  constructor(
    private readonly db: Database,
    private readonly operators: ToolOperators,
  ) {}

  async canaryWithdrawn(
    ctx: RequestContext,
    params: { tool: string; version: string; reason: string },
  ): Promise<void> {
    await this.db.tx(ctx, (ctx) =>
      this.operators.notify(ctx, {
        kind: 'admin.canary_withdrawn',
        titleKey: 'admin:notify.canaryWithdrawn',
        params,
        path: `/admin/plugins/edit/${params.tool}`,
      }),
    );
  }
}

import { recordTold } from '@jahrring/contracts-admin';
import { Outbox, PerTransaction, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';

/** Open pages of the plan look again: they are told that it has changed and nothing else. */
@Injectable()
export class PlanNews {
  private readonly told = new PerTransaction<void>();

  constructor(private readonly outbox: Outbox) {}

  /** Once for all that a transaction changes. */
  async tell(ctx: RequestContext): Promise<void> {
    const news = { employeeIds: [], everybody: true, entity: 'planning/plan', id: ctx.licenceId };
    await this.told.get(ctx, () => this.outbox.add(ctx, recordTold, news));
  }
}

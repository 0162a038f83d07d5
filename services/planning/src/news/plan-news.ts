import { recordTold } from '@jahrring/contracts-admin';
import { Outbox, PerTransaction, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';

/** Open pages of the plan or of a variant look again: they are told that it has changed and nothing else. */
@Injectable()
export class PlanNews {
  private readonly told = new PerTransaction<void>();

  constructor(private readonly outbox: Outbox) {}

  /** Once for all that a transaction changes. */
  async publish(ctx: RequestContext): Promise<void> {
    await this.once(ctx, 'planning/plan', ctx.licenceId);
  }

  /** The same of a variant. Only those who plan can read one, so that nobody else looks again. */
  async publishVariant(ctx: RequestContext, variantId: string): Promise<void> {
    await this.once(ctx, 'planning/variant', variantId);
  }

  private async once(ctx: RequestContext, entity: string, id: string): Promise<void> {
    const news = { employeeIds: [], everybody: true, entity, id };
    await this.told.get(ctx, () => this.outbox.add(ctx, recordTold, news), `${entity} ${id}`);
  }
}

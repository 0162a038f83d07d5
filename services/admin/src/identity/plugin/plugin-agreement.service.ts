import type { PluginId } from '@jahrring/contracts-admin';
import { localDateAt } from '@jahrring/contracts-common';
import { Clock, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { UserRepository } from '../identity-record';
import type { PluginAgreementEntity } from './plugin-agreement.entity';
import { PluginAgreementRepository } from './plugin-agreement.repository';

/** Keeps who agreed to which price of a plugin. */
@Injectable()
export class PluginAgreementService {
  constructor(
    private readonly agreements: PluginAgreementRepository,
    private readonly users: UserRepository,
    private readonly clock: Clock,
  ) {}

  findOpen(ctx: RequestContext): Promise<PluginAgreementEntity[]> {
    return this.agreements.findOpen(ctx);
  }

  /** Notes that the context's person agrees to a price, which is owed from a moment on. */
  async agree(ctx: RequestContext, plugin: PluginId, price: string, owedFrom: Date): Promise<void> {
    const user = await this.users.get(ctx, ctx.userId);
    await this.agreements.insert(ctx, {
      plugin,
      price,
      agreedById: ctx.userId,
      agreedBy: `${user.firstName} ${user.lastName}`,
      agreedAt: this.clock.now(),
      startsOn: localDateAt(owedFrom, ctx.timeZone),
      endedOn: null,
    });
  }

  /** Ends what was agreed to for a plugin today; nothing where nothing holds. */
  async end(ctx: RequestContext, plugin: PluginId): Promise<void> {
    const agreement = await this.agreements.findOpenOf(ctx, plugin);
    if (!agreement) return;
    const endedOn = localDateAt(this.clock.now(), ctx.timeZone);
    await this.agreements.update(ctx, agreement.id, agreement.version, { endedOn });
  }
}

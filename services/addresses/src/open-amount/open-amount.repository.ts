import { LicensedRepository, RepositoryServices, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { OpenAmountEntity } from './open-amount.entity';

@Injectable()
export class OpenAmountRepository extends LicensedRepository<OpenAmountEntity> {
  constructor(services: RepositoryServices) {
    super(services, OpenAmountEntity, {
      name: 'openAmount',
      audit: false,
      softDelete: false,
      sharesIds: true,
    });
  }

  async keep(ctx: RequestContext, addressId: string, amount: string): Promise<void> {
    const present = await this.find(ctx, addressId);
    if (!present) await this.insert(ctx, { id: addressId, amount });
    else if (present.amount !== amount) await this.update(ctx, addressId, present.version, { amount });
  }

  /** By address; one without any bill is missing. */
  async ofAddresses(ctx: RequestContext, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (ids.length === 0) return new Map();
    const found = await this.many(
      this.query(ctx)
        .select(['openAmount.id', 'openAmount.amount'])
        .andWhere('openAmount.id IN (:...ids)', { ids: [...ids] }),
    );
    return new Map(found.map(({ id, amount }) => [id, amount]));
  }
}

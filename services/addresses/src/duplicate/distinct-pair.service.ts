import {
  addressesErrors,
  type CreateDistinctPair,
  type DistinctPairList,
  type DistinctPairView,
} from '@jahrring/contracts-addresses';
import { AppError, Database, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { AddressRepository } from '../address';
import type { DistinctPairEntity } from './distinct-pair.entity';
import { DistinctPairRepository } from './distinct-pair.repository';

/** Keeps what people say of alike addresses: that they are different. */
@Injectable()
export class DistinctPairService {
  constructor(
    private readonly db: Database,
    private readonly addresses: AddressRepository,
    private readonly pairs: DistinctPairRepository,
  ) {}

  async latest(ctx: RequestContext): Promise<DistinctPairList> {
    const items = (await this.pairs.latest(ctx)).map(toView);
    return { items, total: items.length };
  }

  /**
   * A pair that was marked already is answered as it is.
   * @throws ADDRESS_MERGE_SAME where both are one address
   */
  async create(ctx: RequestContext, input: CreateDistinctPair): Promise<DistinctPairView> {
    const [firstId = '', secondId = ''] = [input.firstId, input.secondId].toSorted();
    if (firstId === secondId) throw new AppError(addressesErrors, 'ADDRESS_MERGE_SAME');
    return this.db.tx(ctx, async (ctx) => {
      await this.addresses.lock(ctx, firstId);
      const first = await this.addresses.get(ctx, firstId);
      const second = await this.addresses.get(ctx, secondId);
      const marked = (await this.pairs.ofAddress(ctx, firstId)).find((pair) => pair.secondId === secondId);
      const names = { firstName: first.name, secondName: second.name };
      return toView(marked ?? (await this.pairs.insert(ctx, { firstId, secondId, ...names })));
    });
  }

  /** From then on the two may be listed as duplicates again. */
  async remove(ctx: RequestContext, id: string, version: number): Promise<void> {
    await this.db.tx(ctx, (ctx) => this.pairs.remove(ctx, id, version));
  }
}

function toView({ id, version, firstName, secondName, createdAt }: DistinctPairEntity): DistinctPairView {
  return { id, version, firstName, secondName, createdAt: createdAt.toISOString() };
}

import {
  postalAddressChanged,
  type CreatePostalAddress,
  type PostalAddressChanged,
  type PostalAddressView,
  type UpdatePostalAddress,
} from '@jahrring/contracts-addresses';
import {
  commonError,
  Database,
  Outbox,
  Republishes,
  type NewRecord,
  type ChildVersion,
  type RequestContext,
  type Retold,
  withoutUndefined,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { AddressRepository } from '../address';
import { PostalAddressEntity } from './postal-address.entity';
import { toPostalAddressChanged, toPostalAddressView } from './postal-address.mapper';
import { PostalAddressRepository } from './postal-address.repository';

/**
 * Postal addresses to which a customer's bills and deliveries go. At most one of each kind is the default that
 * documents use.
 */
@Injectable()
export class PostalAddressService {
  constructor(
    private readonly db: Database,
    private readonly addresses: AddressRepository,
    private readonly postalAddresses: PostalAddressRepository,
    private readonly outbox: Outbox,
  ) {}

  async list(ctx: RequestContext, addressId: string): Promise<{ items: PostalAddressView[]; total: number }> {
    await this.addresses.get(ctx, addressId, { deleted: 'include' });
    const items = (await this.postalAddresses.ofAddress(ctx, addressId)).map(toPostalAddressView);
    return { items, total: items.length };
  }

  async create(ctx: RequestContext, addressId: string, input: CreatePostalAddress) {
    return this.db.tx(ctx, async (ctx) => {
      await this.addresses.lockForUpdate(ctx, addressId);
      const { id, isDefault = await this.isFirst(ctx, addressId, input.kind), ...values } = input;
      const record = { ...(id ? { id } : {}), addressId, ...blank, ...withoutUndefined(values), isDefault };
      return this.changed(
        ctx,
        await this.postalAddresses.insert(ctx, record as NewRecord<PostalAddressEntity>),
      );
    });
  }

  async update(ctx: RequestContext, which: ChildVersion, input: UpdatePostalAddress) {
    return this.db.tx(ctx, async (ctx) => {
      const { id } = await this.getOf(ctx, which);
      const patch = withoutUndefined(input);
      return this.changed(ctx, await this.postalAddresses.update(ctx, id, which.version, patch));
    });
  }

  async remove(ctx: RequestContext, which: ChildVersion): Promise<void> {
    await this.db.tx(ctx, async (ctx) => {
      const { id } = await this.getOf(ctx, which);
      await this.postalAddresses.remove(ctx, id, which.version);
      await this.publish(ctx, await this.postalAddresses.get(ctx, id, { deleted: 'only' }));
    });
  }

  /** Comes back as the default only where none has taken its place. */
  async restore(ctx: RequestContext, addressId: string, postalAddressId: string) {
    return this.db.tx(ctx, async (ctx) => {
      const { kind } = await this.getOf(ctx, { parentId: addressId, id: postalAddressId }, 'only');
      const others = await this.postalAddresses.ofAddress(ctx, addressId);
      const restored = await this.postalAddresses.restore(ctx, postalAddressId);
      const isTaken = others.some((other) => other.kind === kind && other.isDefault);
      if (!restored.isDefault || !isTaken) return this.changed(ctx, restored);
      const patch = { isDefault: false };
      return this.changed(ctx, await this.postalAddresses.update(ctx, restored.id, restored.version, patch));
    });
  }

  /** Gives it to another customer, in a transaction of the caller's. */
  async moveTo(
    ctx: RequestContext,
    id: string,
    version: number,
    change: Pick<PostalAddressEntity, 'addressId' | 'isDefault'>,
  ): Promise<void> {
    await this.publish(ctx, await this.postalAddresses.update(ctx, id, version, change));
  }

  /** All of them again, for others' copies. */
  @Republishes(postalAddressChanged, PostalAddressEntity)
  async *all(ctx: RequestContext): AsyncGenerator<Retold<PostalAddressChanged>[]> {
    for await (const page of this.postalAddresses.pages(ctx)) {
      yield page.map((one) => ({ payload: toPostalAddressChanged(one), changedAt: one.updatedAt }));
    }
  }

  /** A new default takes the place of the one before. */
  private async changed(ctx: RequestContext, saved: PostalAddressEntity): Promise<PostalAddressView> {
    if (saved.isDefault) {
      for (const other of await this.postalAddresses.ofAddress(ctx, saved.addressId)) {
        if (other.id === saved.id || other.kind !== saved.kind || !other.isDefault) continue;
        const patch = { isDefault: false };
        await this.publish(ctx, await this.postalAddresses.update(ctx, other.id, other.version, patch));
      }
    }
    await this.publish(ctx, saved);
    return toPostalAddressView(saved);
  }

  private async publish(ctx: RequestContext, one: PostalAddressEntity): Promise<void> {
    await this.outbox.add(ctx, postalAddressChanged, toPostalAddressChanged(one));
  }

  private async isFirst(ctx: RequestContext, addressId: string, kind: string): Promise<boolean> {
    const present = await this.postalAddresses.ofAddress(ctx, addressId);
    return !present.some((one) => one.kind === kind);
  }

  private async getOf(
    ctx: RequestContext,
    { parentId: addressId, id }: Omit<ChildVersion, 'version'>,
    deleted?: 'only',
  ): Promise<PostalAddressEntity> {
    await this.addresses.lockForUpdate(ctx, addressId);
    const found = await this.postalAddresses.get(ctx, id, deleted ? { deleted } : {});
    if (found.addressId !== addressId) throw commonError('NOT_FOUND');
    return found;
  }
}

const blank = { name: null, supplement: null, street: null, houseNumber: null };

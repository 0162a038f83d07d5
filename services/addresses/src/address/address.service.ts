import {
  addressChanged,
  type AddressChanged,
  addressesErrors,
  type AddressView,
  type BulkDelete,
  type BulkRestore,
  type BulkResult,
  type CreateAddress,
  type TownQuery,
  type TownView,
  type UpdateAddress,
} from '@jahrring/contracts-addresses';
import type { ListQuery } from '@jahrring/contracts-common';
import {
  AppError,
  commonError,
  Database,
  ExtraFields,
  Outbox,
  Republishes,
  type ListResult,
  type RequestContext,
  type Retold,
  withoutUndefined,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { requireValidNumbers } from './address-numbers';
import { AddressEntity } from './address.entity';
import { toAddressChanged, toNewAddress } from './address.mapper';
import { addressColumns, AddressRepository, type NewAddress } from './address.repository';
import { AddressViews } from './address.views';

/** The rules of addresses. Every change is one transaction with its audit entry and its event. */
@Injectable()
export class AddressService {
  constructor(
    private readonly db: Database,
    private readonly addresses: AddressRepository,
    private readonly views: AddressViews,
    private readonly outbox: Outbox,
    private readonly extraFields: ExtraFields,
  ) {}

  async list(ctx: RequestContext, query: ListQuery): Promise<ListResult<AddressView>> {
    return this.addresses.listViews(ctx, query, addressColumns, (found) => this.views.of(ctx, found));
  }

  /** The town of a postcode, from the licence's own addresses. */
  async findTown(ctx: RequestContext, query: TownQuery): Promise<TownView> {
    return { city: await this.addresses.findTown(ctx, query) };
  }

  /** Also answers a deleted address: its page offers to restore it. */
  async get(ctx: RequestContext, id: string): Promise<AddressView> {
    return this.views.one(ctx, await this.addresses.get(ctx, id, { deleted: 'include' }));
  }

  async create(ctx: RequestContext, input: CreateAddress): Promise<AddressView> {
    const values = requireValidNumbers(input, input.country);
    return this.db.tx(ctx, async (ctx) => {
      const extra = await this.extraFields.create(ctx, 'address', input.extra);
      return this.views.ofNew(ctx, await this.write(ctx, toNewAddress(values, false, extra)));
    });
  }

  async update(ctx: RequestContext, id: string, version: number, input: UpdateAddress): Promise<AddressView> {
    return this.db.tx(ctx, async (ctx) => {
      const present = await this.getOwn(ctx, id);
      const { extra: sent, ...fields } = input;
      const values = requireValidNumbers(fields, fields.country ?? present.country);
      const extra = await this.extraFields.update(ctx, 'address', sent, present);
      const address = await this.addresses.change(ctx, id, version, {
        ...withoutUndefined(values),
        ...extra,
      });
      await this.publish(ctx, address);
      return this.views.one(ctx, address);
    });
  }

  async remove(ctx: RequestContext, id: string, version: number): Promise<void> {
    await this.db.tx(ctx, (ctx) => this.removeOne(ctx, id, version));
  }

  async restore(ctx: RequestContext, id: string): Promise<AddressView> {
    return this.db.tx(ctx, async (ctx) => this.views.one(ctx, await this.restoreOne(ctx, id)));
  }

  /** Deletes all of them or, if one cannot be deleted, none. */
  async removeMany(ctx: RequestContext, { items }: BulkDelete): Promise<BulkResult> {
    return this.db.tx(ctx, async (ctx) => {
      for (const { id, version } of items) await this.removeOne(ctx, id, version);
      return { ids: items.map(({ id }) => id) };
    });
  }

  async restoreMany(ctx: RequestContext, { ids }: BulkRestore): Promise<BulkResult> {
    return this.db.tx(ctx, async (ctx) => {
      for (const id of ids) await this.restoreOne(ctx, id);
      return { ids };
    });
  }

  /** Tells the other services how addresses stand now. */
  async publish(ctx: RequestContext, ...changed: AddressEntity[]): Promise<void> {
    await this.outbox.addMany(ctx, addressChanged, changed.map(toAddressChanged));
  }

  /** All of them again, for others' copies. */
  @Republishes(addressChanged, AddressEntity)
  async *all(ctx: RequestContext): AsyncGenerator<Retold<AddressChanged>[]> {
    for await (const page of this.addresses.pages(ctx)) {
      yield page.map((address) => ({ payload: toAddressChanged(address), changedAt: address.updatedAt }));
    }
  }

  /** Deletes whatever its origin: an import may take back the directory it has brought. */
  async removeUnchecked(ctx: RequestContext, id: string, version: number): Promise<void> {
    await this.addresses.remove(ctx, id, version);
    await this.publish(ctx, await this.addresses.get(ctx, id, { deleted: 'only' }));
  }

  /** Writes a new address and tells of it. */
  async write(ctx: RequestContext, values: NewAddress): Promise<AddressEntity> {
    const [address] = await this.addresses.create(ctx, [values]);
    if (!address) throw commonError('INTERNAL');
    await this.publish(ctx, address);
    return address;
  }

  private async removeOne(ctx: RequestContext, id: string, version: number): Promise<void> {
    await this.getOwn(ctx, id);
    await this.removeUnchecked(ctx, id, version);
  }

  /** Brings a deleted address back and tells of it. */
  async restoreOne(ctx: RequestContext, id: string): Promise<AddressEntity> {
    const present = await this.addresses.get(ctx, id, { deleted: 'include' });
    if (!present.deletedAt) throw new AppError(addressesErrors, 'ADDRESS_NOT_DELETED');
    const address = await this.addresses.restore(ctx, id);
    await this.publish(ctx, address);
    return address;
  }

  /** An address of the licence's own; those of directories can be neither edited nor deleted. */
  private async getOwn(ctx: RequestContext, id: string): Promise<AddressEntity> {
    const address = await this.addresses.get(ctx, id);
    if (address.external) throw new AppError(addressesErrors, 'ADDRESS_EXTERNAL');
    return address;
  }
}

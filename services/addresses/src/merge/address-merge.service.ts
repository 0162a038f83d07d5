import {
  addressesErrors,
  addressMerged,
  type AddressMergeView,
  type AddressView,
  type MergeAddress,
  type MergePreview,
} from '@jahrring/contracts-addresses';
import { AppError, Database, Outbox, type RequestContext, withoutUndefined } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import {
  type AddressEntity,
  type AddressPatch,
  AddressRepository,
  AddressService,
  requireValidNumbers,
} from '../address';
import { BillRefRepository } from '../bill';
import { ProjectRefRepository } from '../reference';
import type { AddressMergeEntity } from './address-merge.entity';
import { AddressMergeRepository } from './address-merge.repository';
import { MergedBelongings } from './merged-belongings';

/** Makes two addresses one and takes that back. What names them elsewhere follows by event. */
@Injectable()
export class AddressMergeService {
  constructor(
    private readonly db: Database,
    private readonly addresses: AddressRepository,
    private readonly service: AddressService,
    private readonly merges: AddressMergeRepository,
    private readonly belongings: MergedBelongings,
    private readonly projects: ProjectRefRepository,
    private readonly bills: BillRefRepository,
    private readonly outbox: Outbox,
  ) {}

  /** Returns how many belongings would be moved with an address. */
  async preview(ctx: RequestContext, fromId: string): Promise<MergePreview> {
    await this.addresses.get(ctx, fromId);
    return {
      projects: await this.projects.countOf(ctx, fromId),
      bills: await this.bills.countOf(ctx, fromId),
      ...(await this.belongings.countOf(ctx, fromId)),
    };
  }

  async latest(ctx: RequestContext): Promise<{ items: AddressMergeView[]; total: number }> {
    const items = (await this.merges.latest(ctx)).map(toView);
    return { items, total: items.length };
  }

  /**
   * The other address is deleted; its contacts, postal addresses, notes and next steps go over.
   * @throws ADDRESS_EXTERNAL, ADDRESS_MERGE_SAME; VERSION_MISMATCH where either was changed since it was looked at
   */
  async merge(ctx: RequestContext, intoId: string, version: number, input: MergeAddress) {
    const { fromId, fromVersion, values } = input;
    if (fromId === intoId) throw new AppError(addressesErrors, 'ADDRESS_MERGE_SAME');
    return this.db.tx(ctx, async (ctx) => {
      for (const id of [fromId, intoId].toSorted()) await this.addresses.lock(ctx, id);
      const into = await this.getOwn(ctx, intoId);
      const from = await this.getOwn(ctx, fromId);
      const checked = requireValidNumbers(values, values.country ?? into.country);
      const after: AddressPatch = withoutUndefined(checked);
      // First the one that goes: its customer number may be wanted by the one that stays.
      await this.service.removeUnchecked(ctx, fromId, fromVersion);
      const merged = await this.addresses.change(ctx, intoId, version, after);
      await this.service.publish(ctx, merged);
      const moved = await this.belongings.move(ctx, fromId, intoId);
      const record = await this.merges.insert(ctx, {
        ...{ fromId, fromName: from.name, intoId, intoName: merged.name },
        ...{ before: fieldsOf(into, after), after: fieldsOf(merged, after), ...moved, undone: false },
      });
      await this.publish(ctx, record);
      return toView(record);
    });
  }

  /**
   * Brings the other address back with what had gone over. Fields that were changed since the merge stay.
   * @throws ADDRESS_MERGE_NOT_UNDOABLE
   */
  async undo(ctx: RequestContext, id: string): Promise<AddressView> {
    return this.db.tx(ctx, async (ctx) => {
      const merge = await this.merges.get(ctx, id);
      const { fromId, intoId } = merge;
      for (const one of [fromId, intoId].toSorted()) await this.addresses.lock(ctx, one);
      const into = await this.addresses.find(ctx, intoId);
      const from = await this.addresses.find(ctx, fromId, { deleted: 'only' });
      if (merge.undone || !into || !from) throw new AppError(addressesErrors, 'ADDRESS_MERGE_NOT_UNDOABLE');
      const written = await this.addresses.change(ctx, intoId, into.version, unchangedOf(into, merge));
      await this.service.publish(ctx, written, await this.addresses.restore(ctx, fromId));
      await this.belongings.moveBack(ctx, merge);
      await this.publish(ctx, await this.merges.update(ctx, id, merge.version, { undone: true }));
      return this.service.get(ctx, intoId);
    });
  }

  private async publish(ctx: RequestContext, { id, undone, ...merge }: AddressMergeEntity): Promise<void> {
    const { fromId, fromName, intoId, intoName } = merge;
    await this.outbox.add(ctx, addressMerged, { id, fromId, fromName, intoId, intoName, undone });
  }

  private async getOwn(ctx: RequestContext, id: string): Promise<AddressEntity> {
    const address = await this.addresses.get(ctx, id);
    if (address.external) throw new AppError(addressesErrors, 'ADDRESS_EXTERNAL');
    return address;
  }
}

function fieldsOf(address: AddressEntity, patch: AddressPatch): AddressPatch {
  const fields = Object.keys(patch) as (keyof AddressPatch)[];
  return Object.fromEntries(fields.map((field) => [field, address[field]]));
}

/** Returns the previous values of those fields that still have the value the merge wrote. */
function unchangedOf(address: AddressEntity, { before, after }: AddressMergeEntity): AddressPatch {
  const fields = Object.keys(before) as (keyof AddressPatch)[];
  const unchanged = fields.filter((field) => address[field] === after[field]);
  return Object.fromEntries(unchanged.map((field) => [field, before[field]]));
}

function toView(merge: AddressMergeEntity): AddressMergeView {
  const { id, fromId, fromName, intoId, intoName, createdAt } = merge;
  return { id, fromId, fromName, intoId, intoName, createdAt: createdAt.toISOString() };
}

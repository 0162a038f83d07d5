import type { MergePreview } from '@jahrring/contracts-addresses';
import type { LicensedEntity, LicensedRepository, RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { ContactRepository } from '../contact';
import { NextStepRepository } from '../next-step';
import { AddressNoteRepository } from '../note';
import { PostalAddressRepository, PostalAddressService } from '../postal-address';
import type { AddressMergeEntity } from './address-merge.entity';

type Belongings = Pick<AddressMergeEntity, 'contactIds' | 'postalAddressIds' | 'noteIds' | 'stepIds'>;

/** Records that only name the address they belong to. */
interface Parts extends Pick<LicensedRepository<LicensedEntity & { addressId: string }>, 'update'> {
  ofAddress(ctx: RequestContext, addressId: string): Promise<{ id: string; version: number }[]>;
}

/** Belongings of an address that is merged into another one: contacts, postal addresses, notes and next steps. */
@Injectable()
export class MergedBelongings {
  constructor(
    private readonly contacts: ContactRepository,
    private readonly postalAddresses: PostalAddressRepository,
    private readonly postalService: PostalAddressService,
    private readonly notes: AddressNoteRepository,
    private readonly steps: NextStepRepository,
  ) {}

  async countOf(ctx: RequestContext, addressId: string): Promise<Omit<MergePreview, 'projects' | 'bills'>> {
    return {
      contacts: (await this.contacts.ofAddress(ctx, addressId)).length,
      postalAddresses: (await this.postalAddresses.ofAddress(ctx, addressId)).length,
      notes: (await this.notes.ofAddress(ctx, addressId)).length,
      nextSteps: (await this.steps.ofAddress(ctx, addressId)).length,
    };
  }

  /** Defaults of the one that stays hold; answers what went over. */
  async move(ctx: RequestContext, fromId: string, intoId: string): Promise<Belongings> {
    const contactIds = await moveParts(ctx, this.contacts, fromId, intoId);
    const noteIds = await moveParts(ctx, this.notes, fromId, intoId);
    const stepIds = await moveParts(ctx, this.steps, fromId, intoId);
    const defaults = (await this.postalAddresses.ofAddress(ctx, intoId)).filter((one) => one.isDefault);
    const postal = await this.postalAddresses.ofAddress(ctx, fromId);
    for (const { id, version, kind, isDefault } of postal) {
      const keeps = isDefault && !defaults.some((one) => one.kind === kind);
      await this.postalService.moveTo(ctx, id, version, { addressId: intoId, isDefault: keeps });
    }
    return { contactIds, postalAddressIds: postal.map(({ id }) => id), noteIds, stepIds };
  }

  /** Moves back those belongings that are still there; what has been deleted or moved on since then stays so. */
  async moveBack(ctx: RequestContext, { fromId, intoId, ...moved }: AddressMergeEntity): Promise<void> {
    await moveParts(ctx, this.contacts, intoId, fromId, moved.contactIds);
    await moveParts(ctx, this.notes, intoId, fromId, moved.noteIds ?? []);
    await moveParts(ctx, this.steps, intoId, fromId, moved.stepIds ?? []);
    for (const { id, version, isDefault } of await this.postalAddresses.ofAddress(ctx, intoId)) {
      if (!moved.postalAddressIds.includes(id)) continue;
      await this.postalService.moveTo(ctx, id, version, { addressId: fromId, isDefault });
    }
  }
}

/** Gives all parts of an address, or the named ones, to another address; answers which. */
async function moveParts(
  ctx: RequestContext,
  parts: Parts,
  fromId: string,
  addressId: string,
  only?: readonly string[],
): Promise<string[]> {
  const moved = (await parts.ofAddress(ctx, fromId)).filter(({ id }) => only?.includes(id) ?? true);
  for (const { id, version } of moved) await parts.update(ctx, id, version, { addressId });
  return moved.map(({ id }) => id);
}

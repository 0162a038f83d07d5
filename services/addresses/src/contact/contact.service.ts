import {
  contactView,
  type ContactView,
  type CreateContact,
  type UpdateContact,
} from '@jahrring/contracts-addresses';
import {
  commonError,
  Database,
  viewOf,
  withoutUndefined,
  type NewRecord,
  type ChildVersion,
  type RequestContext,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { AddressRepository, requireValidNumbers } from '../address';
import type { ContactEntity } from './contact.entity';
import { ContactRepository } from './contact.repository';

/** The people to ask at an address. Those of a directory's address are the licence's own, and can be changed. */
@Injectable()
export class ContactService {
  constructor(
    private readonly db: Database,
    private readonly addresses: AddressRepository,
    private readonly contacts: ContactRepository,
  ) {}

  async list(ctx: RequestContext, addressId: string): Promise<{ items: ContactView[]; total: number }> {
    await this.addresses.get(ctx, addressId, { deleted: 'include' });
    const items = (await this.contacts.ofAddress(ctx, addressId)).map(toContactView);
    return { items, total: items.length };
  }

  /** @throws VALIDATION_FAILED (422) naming each phone number that cannot exist in the address's country */
  async create(ctx: RequestContext, addressId: string, input: CreateContact): Promise<ContactView> {
    return this.db.tx(ctx, async (ctx) => {
      const { country } = await this.addresses.get(ctx, addressId);
      const { id, ...values } = requireValidNumbers(input, country);
      const contact = { ...(id ? { id } : {}), addressId, ...blank, ...withoutUndefined(values) };
      return toContactView(await this.contacts.insert(ctx, contact as NewRecord<ContactEntity>));
    });
  }

  /** @throws VALIDATION_FAILED (422) as for a new one */
  async update(
    ctx: RequestContext,
    { parentId: addressId, id: contactId, version }: ChildVersion,
    input: UpdateContact,
  ) {
    return this.db.tx(ctx, async (ctx) => {
      const { country } = await this.addresses.get(ctx, addressId);
      await this.contactOf(ctx, addressId, contactId);
      const values = requireValidNumbers(input, country);
      return toContactView(await this.contacts.update(ctx, contactId, version, withoutUndefined(values)));
    });
  }

  async remove(
    ctx: RequestContext,
    { parentId: addressId, id: contactId, version }: ChildVersion,
  ): Promise<void> {
    await this.db.tx(ctx, async (ctx) => {
      await this.addresses.get(ctx, addressId);
      await this.contactOf(ctx, addressId, contactId);
      await this.contacts.remove(ctx, contactId, version);
    });
  }

  async restore(ctx: RequestContext, addressId: string, contactId: string): Promise<ContactView> {
    return this.db.tx(ctx, async (ctx) => {
      await this.addresses.get(ctx, addressId);
      await this.contactOf(ctx, addressId, contactId, 'only');
      return toContactView(await this.contacts.restore(ctx, contactId));
    });
  }

  private async contactOf(ctx: RequestContext, addressId: string, contactId: string, deleted?: 'only') {
    const contact = await this.contacts.get(ctx, contactId, deleted ? { deleted } : {});
    if (contact.addressId !== addressId) throw commonError('NOT_FOUND');
    return contact;
  }
}

const blank = { firstName: null, function: null, phone: null, mobile: null, email: null, notes: null };

function toContactView(contact: ContactEntity): ContactView {
  return viewOf(contactView, contact);
}

import type { CreateAddress, OrderAddress } from '@jahrring/contracts-addresses';
import { Database, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { requireValidNumbers } from './address-numbers';
import type { AddressEntity } from './address.entity';
import { toNewAddress } from './address.mapper';
import { AddressRepository } from './address.repository';
import { AddressService } from './address.service';
import { nameKey } from './name-key';
import { normaliseVatNumber } from './vat-number';

/** Addresses that other services need under ids they made. */
@Injectable()
export class AddressOrders {
  constructor(
    private readonly db: Database,
    private readonly addresses: AddressRepository,
    private readonly service: AddressService,
  ) {}

  /** Has the address: the one of this id, restored where it was deleted; the same company, as people keep it; or a new one. */
  async have(ctx: RequestContext, id: string, { uid, ...input }: OrderAddress): Promise<{ id: string }> {
    const vatNumber = input.vatNumber ?? (uid === null ? null : normaliseVatNumber(uid, input.country));
    const values = requireValidNumbers({ ...input, vatNumber }, input.country);
    return this.db.tx(ctx, async (tx) => {
      const known = await this.addresses.find(tx, id, { deleted: 'include' });
      if (known?.deletedAt) await this.service.restoreOne(tx, id);
      if (known) return { id };
      const same = await this.findSame(tx, values);
      if (same) return { id: same.id };
      await this.service.write(tx, { ...toNewAddress(values), id });
      return { id };
    });
  }

  /** By its number in the register, then its e-mail, then name and place; where several would do, none is taken. */
  private async findSame(tx: RequestContext, wanted: CreateAddress): Promise<AddressEntity | undefined> {
    const email = wanted.email?.toLowerCase() ?? null;
    const number = wanted.vatNumber ? bare(wanted.vatNumber) : null;
    const key = nameKey(wanted.name);
    // The number stands there with or without the addition of a language.
    const found = await this.addresses.findSame(tx, { email, vatNumber: number, nameKey: key });
    const one = (fits: (address: AddressEntity) => boolean) => {
      const fitting = found.filter(fits);
      return fitting.length === 1 ? fitting[0] : undefined;
    };
    const contradicts = (address: AddressEntity) =>
      number !== null && address.vatNumber !== null && bare(address.vatNumber) !== number;
    return (
      one(({ vatNumber }) => number !== null && vatNumber !== null && bare(vatNumber) === number) ??
      one((address) => email !== null && address.email?.toLowerCase() === email && !contradicts(address)) ??
      one((address) => address.nameKey === key && address.zip === wanted.zip && !contradicts(address))
    );
  }
}

/** `CHE-123.456.789 MWST` and `CHE-123.456.789` are one company's. */
function bare(vatNumber: string): string {
  return vatNumber.replace(/ (MWST|TVA|IVA|VAT)$/, '');
}

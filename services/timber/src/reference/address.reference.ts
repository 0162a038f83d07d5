import { addressChanged } from '@jahrring/contracts-addresses';
import { defineReference, field, fieldErrorOf, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';

/** Our copy of an address: owners of forests and buyers. */
const addresses = defineReference(addressChanged, {
  table: 'address_refs',
  columns: { name: field.text(150), place: field.text(150), deleted: field.boolean() },
  from: ({ name, zip, city, deleted }) => ({ name, place: `${zip} ${city}`.trim(), deleted }),
});

export const AddressRefEntity = addresses.Entity;
export type AddressRefEntity = InstanceType<typeof AddressRefEntity>;

@Injectable()
export class AddressRefRepository extends addresses.Repository {
  /** Names by id, of those who are known. */
  async names(ctx: RequestContext, ids: readonly (string | null)[]): Promise<Map<string, string>> {
    const known = [...new Set(ids.filter((id) => id !== null))];
    return new Map((await this.getMany(ctx, known)).map(({ id, name }) => [id, name]));
  }

  /** @throws VALIDATION_FAILED where the address is not one of the licence's living ones */
  async require(ctx: RequestContext, field: string, id: string | null | undefined): Promise<void> {
    if (!id) return;
    const found = await this.find(ctx, id);
    if (!found || found.deleted) throw fieldErrorOf(field, 'exists');
  }
}

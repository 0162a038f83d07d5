import { addressChanged } from '@jahrring/contracts-addresses';
import type { PaymentTerm } from '@jahrring/contracts-common';
import { defineReference, field, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';

/** Our copy of an address: who owes, or is owed to. */
const addresses = defineReference(addressChanged, {
  table: 'address_refs',
  columns: {
    name: field.text(70),
    supplement: field.text(70).nullable(),
    street: field.text(70).nullable(),
    houseNumber: field.text(16).nullable(),
    zip: field.text(16),
    city: field.text(35),
    country: field.text(2),
    customerNumber: field.text(30).nullable(),
    language: field.text(2).nullable(),
    email: field.text(180).nullable(),
    /** Agreed with the customer; null where the licence's usual one holds. */
    paymentTerm: field.json<PaymentTerm>().nullable(),
    deleted: field.boolean(),
  },
  from: (event) => {
    const { name, zip, city, country, deleted } = event;
    const { supplement = null, street = null, houseNumber = null, customerNumber = null } = event;
    const { language = null, documentEmail, email = null, paymentTerm = null } = event;
    const place = { supplement, street, houseNumber, zip, city, country };
    return { name, ...place, customerNumber, language, email: documentEmail ?? email, paymentTerm, deleted };
  },
});

export const AddressRefEntity = addresses.Entity;
export type AddressRefEntity = InstanceType<typeof AddressRefEntity>;

@Injectable()
export class AddressRefRepository extends addresses.Repository {
  /** The one address of that name; null where there is none, or several. */
  async ofName(ctx: RequestContext, name: string): Promise<string | null> {
    const found = await this.many(
      this.query(ctx)
        .andWhere('addressRef.name = :name AND addressRef.deleted = :no', { name, no: false })
        .limit(2),
    );
    return found.length === 1 ? (found[0]?.id ?? null) : null;
  }
}

import { addressChanged } from '@jahrring/contracts-addresses';
import type { Country, PaymentTerm } from '@jahrring/contracts-common';
import { documentLanguage, type DocumentLanguage } from '@jahrring/contracts-documents';
import { defineReference, field, foldedColumn, whereWords } from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';

const CHOICES = 20;

/** Our copy of an address. */
const addresses = defineReference(addressChanged, {
  table: 'address_refs',
  columns: {
    name: field.text(70),
    supplement: field.text(70).nullable(),
    street: field.text(70).nullable(),
    houseNumber: field.text(16).nullable(),
    zip: field.text(16),
    city: field.text(35),
    country: field.text<Country>(2),
    email: field.text(180).nullable(),
    phone: field.text(30).nullable(),
    customerNumber: field.text(50).nullable(),
    vatNumber: field.text(30).nullable(),
    language: field.text<DocumentLanguage>(2).nullable(),
    contactName: field.text(100).nullable(),
    /** E-mail to which documents are sent; without it the address's own e-mail is used. */
    documentEmail: field.text(180).nullable(),
    documentCc: field.text(180).nullable(),
    /** The form of an electronic invoice it wants, as addresses spell it; null or `none`: none. */
    eInvoice: field.text(20).nullable(),
    buyerReference: field.text(100).nullable(),
    electronicAddress: field.text(100).nullable(),
    electronicScheme: field.text(4).nullable(),
    /** Of documents to it; null: the licence's own. */
    paymentTerm: field.json<PaymentTerm>().nullable(),
    deleted: field.boolean(),
  },
  from: (event) => {
    const { name, zip, city, country, deleted } = event;
    const { supplement = null, street = null, houseNumber = null, email = null, phone = null } = event;
    const { customerNumber = null, vatNumber = null, contactName = null, paymentTerm = null } = event;
    const { documentEmail = null, documentCc = null, eInvoice = null, buyerReference = null } = event;
    const { electronicAddress = null, electronicScheme = null } = event;
    const language = documentLanguage.safeParse(event.language).data ?? null;
    return {
      ...{ name, supplement, street, houseNumber, zip, city, country, email, phone },
      ...{ customerNumber, vatNumber, language, contactName, documentEmail, documentCc },
      ...{ eInvoice, buyerReference, electronicAddress, electronicScheme, paymentTerm, deleted },
    };
  },
});

export const AddressRefEntity = addresses.Entity;
export type AddressRefEntity = InstanceType<typeof AddressRefEntity>;

@Injectable()
export class AddressRefRepository extends addresses.Repository {
  /** Addresses whose name, place or number holds the words; for choosing a recipient. */
  choices(ctx: RequestContext, search: string): Promise<AddressRefEntity[]> {
    const query = this.query(ctx).andWhere('addressRef.deleted = :deleted', { deleted: false });
    const columns = ['name', 'city', 'zip', 'customerNumber'].map((column) =>
      foldedColumn(`addressRef.${column}`, this.db.kind),
    );
    whereWords(query, this.db.kind, columns, search);
    return this.many(query.orderBy('addressRef.name', 'ASC').limit(CHOICES));
  }
}

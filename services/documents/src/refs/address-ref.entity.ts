import type { Country, PaymentTerm } from '@jahrring/contracts-common';
import type { DocumentLanguage } from '@jahrring/contracts-documents';
import { BooleanColumn, JsonColumn, ReferenceEntity, TextColumn } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** Our copy of an address, kept by its events. */
@Entity('address_refs')
export class AddressRefEntity extends ReferenceEntity {
  @TextColumn(70)
  name!: string;

  @TextColumn(70, { nullable: true })
  supplement!: string | null;

  @TextColumn(70, { nullable: true })
  street!: string | null;

  @TextColumn(16, { nullable: true })
  houseNumber!: string | null;

  @TextColumn(16)
  zip!: string;

  @TextColumn(35)
  city!: string;

  @TextColumn(2)
  country!: Country;

  @TextColumn(180, { nullable: true })
  email!: string | null;

  @TextColumn(30, { nullable: true })
  phone!: string | null;

  @TextColumn(50, { nullable: true })
  customerNumber!: string | null;

  @TextColumn(30, { nullable: true })
  vatNumber!: string | null;

  @TextColumn(2, { nullable: true })
  language!: DocumentLanguage | null;

  @TextColumn(100, { nullable: true })
  contactName!: string | null;

  /** Where documents are mailed to; the address's own e-mail without it. */
  @TextColumn(180, { nullable: true })
  documentEmail!: string | null;

  @TextColumn(180, { nullable: true })
  documentCc!: string | null;

  /** The form of an electronic invoice it wants, as addresses spell it; null or `none`: none. */
  @TextColumn(20, { nullable: true })
  eInvoice!: string | null;

  @TextColumn(100, { nullable: true })
  buyerReference!: string | null;

  @TextColumn(100, { nullable: true })
  electronicAddress!: string | null;

  @TextColumn(4, { nullable: true })
  electronicScheme!: string | null;

  /** Of documents to it; null: the licence's own. */
  @JsonColumn({ nullable: true })
  paymentTerm!: PaymentTerm | null;

  @BooleanColumn()
  deleted!: boolean;
}

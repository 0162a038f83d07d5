import { addressLimits, type AddressView } from '@jahrring/contracts-addresses';
import type { Country, ExtraValues, PaymentTerm } from '@jahrring/contracts-common';
import { BooleanColumn, JsonColumn, LicensedEntity, LongTextColumn, TextColumn } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

@Entity('addresses')
export class AddressEntity extends LicensedEntity {
  @TextColumn(10)
  kind!: AddressView['kind'];

  @TextColumn(addressLimits.name)
  name!: string;

  /** The name as it is compared; see `nameKey`. */
  @TextColumn(200)
  nameKey!: string;

  @TextColumn(10, { nullable: true })
  salutation!: AddressView['salutation'];

  @TextColumn(addressLimits.supplement, { nullable: true })
  supplement!: string | null;

  @TextColumn(addressLimits.street, { nullable: true })
  street!: string | null;

  @TextColumn(addressLimits.houseNumber, { nullable: true })
  houseNumber!: string | null;

  @TextColumn(addressLimits.pob, { nullable: true })
  pob!: string | null;

  @TextColumn(addressLimits.zip)
  zip!: string;

  @TextColumn(addressLimits.city)
  city!: string;

  @TextColumn(2)
  country!: Country;

  @TextColumn(30, { nullable: true })
  phone!: string | null;

  @TextColumn(30, { nullable: true })
  mobile!: string | null;

  @TextColumn(30, { nullable: true })
  fax!: string | null;

  /** Phone and mobile as they are searched for; see `dialledForms`. */
  @TextColumn(60, { nullable: true })
  phoneKey!: string | null;

  @TextColumn(60, { nullable: true })
  mobileKey!: string | null;

  @TextColumn(180, { nullable: true })
  email!: string | null;

  @TextColumn(addressLimits.website, { nullable: true })
  website!: string | null;

  @TextColumn(30, { nullable: true })
  vatNumber!: string | null;

  @TextColumn(addressLimits.customerNumber, { nullable: true })
  customerNumber!: string | null;

  /** The customer number while the address lives, else null: a deleted one gives its number free. */
  @TextColumn(addressLimits.customerNumber, { nullable: true })
  customerNumberKey!: string | null;

  @TextColumn(2)
  language!: AddressView['language'];

  @TextColumn(addressLimits.contactName, { nullable: true })
  contactName!: string | null;

  @TextColumn(180, { nullable: true })
  documentEmail!: string | null;

  @TextColumn(180, { nullable: true })
  documentCc!: string | null;

  /** Null, as in rows from before there was a choice: none. */
  @TextColumn(20, { nullable: true })
  eInvoice!: AddressView['eInvoice'] | null;

  @TextColumn(addressLimits.buyerReference, { nullable: true })
  buyerReference!: string | null;

  @TextColumn(addressLimits.electronicAddress, { nullable: true })
  electronicAddress!: string | null;

  @TextColumn(4, { nullable: true })
  electronicScheme!: AddressView['electronicScheme'];

  /** Null: the licence's own. */
  @JsonColumn({ nullable: true })
  paymentTerm!: PaymentTerm | null;

  @TextColumn(addressLimits.notes, { nullable: true })
  notes!: string | null;

  @BooleanColumn()
  external!: boolean;

  @JsonColumn({ nullable: true })
  extra!: ExtraValues | null;

  @LongTextColumn({ nullable: true })
  extraSearch!: string | null;
}

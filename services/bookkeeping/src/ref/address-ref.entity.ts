import type { PaymentTerm } from '@jahrring/contracts-common';
import { BooleanColumn, JsonColumn, ReferenceEntity, TextColumn } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** Our copy of an address: who owes, or is owed to. */
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
  country!: string;

  @TextColumn(30, { nullable: true })
  customerNumber!: string | null;

  @TextColumn(2, { nullable: true })
  language!: string | null;

  @TextColumn(180, { nullable: true })
  email!: string | null;

  /** Agreed with the customer; null where the licence's usual one holds. */
  @JsonColumn({ nullable: true })
  paymentTerm!: PaymentTerm | null;

  @BooleanColumn()
  deleted!: boolean;
}

import type { PostalAddressKind } from '@jahrring/contracts-addresses';
import type { Country } from '@jahrring/contracts-common';
import { BooleanColumn, ReferenceEntity, TextColumn, UuidColumn } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** Our copy of an address for bills or deliveries, kept by its events. */
@Entity('postal_address_refs')
export class PostalAddressRefEntity extends ReferenceEntity {
  @UuidColumn()
  addressId!: string;

  @TextColumn(10)
  kind!: PostalAddressKind;

  /** The customer's name stands there without one. */
  @TextColumn(70, { nullable: true })
  name!: string | null;

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

  @BooleanColumn()
  isDefault!: boolean;

  @BooleanColumn()
  deleted!: boolean;
}

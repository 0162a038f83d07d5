import { addressLimits, type PostalAddressKind } from '@jahrring/contracts-addresses';
import type { Country } from '@jahrring/contracts-common';
import { BooleanColumn, LicensedEntity, TextColumn, UuidColumn } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** An address of a customer beside the main one, for bills or for deliveries. */
@Entity('postal_addresses')
export class PostalAddressEntity extends LicensedEntity {
  @UuidColumn()
  addressId!: string;

  @TextColumn(10)
  kind!: PostalAddressKind;

  @TextColumn(addressLimits.name, { nullable: true })
  name!: string | null;

  @TextColumn(addressLimits.supplement, { nullable: true })
  supplement!: string | null;

  @TextColumn(addressLimits.street, { nullable: true })
  street!: string | null;

  @TextColumn(addressLimits.houseNumber, { nullable: true })
  houseNumber!: string | null;

  @TextColumn(addressLimits.zip)
  zip!: string;

  @TextColumn(addressLimits.city)
  city!: string;

  @TextColumn(2)
  country!: Country;

  @BooleanColumn()
  isDefault!: boolean;
}

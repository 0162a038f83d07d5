import { contactLimits, type ContactRole } from '@jahrring/contracts-addresses';
import { LicensedEntity, LongTextColumn, TextColumn, UuidColumn } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** A person to ask at an address. */
@Entity('address_contacts')
export class ContactEntity extends LicensedEntity {
  @UuidColumn()
  addressId!: string;

  @TextColumn(20)
  role!: ContactRole;

  @TextColumn(contactLimits.firstName, { nullable: true })
  firstName!: string | null;

  @TextColumn(contactLimits.lastName)
  lastName!: string;

  @TextColumn(contactLimits.function, { nullable: true })
  function!: string | null;

  @TextColumn(50, { nullable: true })
  phone!: string | null;

  @TextColumn(50, { nullable: true })
  mobile!: string | null;

  @TextColumn(180, { nullable: true })
  email!: string | null;

  @LongTextColumn({ nullable: true })
  notes!: string | null;
}

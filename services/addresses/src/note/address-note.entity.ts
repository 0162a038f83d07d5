import { LicensedEntity, LocalDateColumn, LongTextColumn, UuidColumn } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** Note of what was discussed or agreed with a customer. */
@Entity('address_notes')
export class AddressNoteEntity extends LicensedEntity {
  @UuidColumn()
  addressId!: string;

  @LongTextColumn()
  text!: string;

  /** The day of what it tells. */
  @LocalDateColumn()
  notedOn!: string;

  /** The employee who wrote it. */
  @UuidColumn({ nullable: true })
  authorId!: string | null;
}

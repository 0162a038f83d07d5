import { InstantColumn, LicensedEntity, TextColumn, UuidColumn } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** Somebody of the licence who answers for it to the operator. */
@Entity('licence_owners')
export class LicenceOwnerEntity extends LicensedEntity {
  @UuidColumn()
  employeeId!: string;

  /** Their name on that day. */
  @TextColumn(201)
  namedBy!: string;

  @InstantColumn()
  namedAt!: Date;
}

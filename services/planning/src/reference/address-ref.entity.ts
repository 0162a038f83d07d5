import { BooleanColumn, ReferenceEntity, TextColumn } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** Our copy of an address: customers of projects, and companies from outside that are booked. */
@Entity('address_refs')
export class AddressRefEntity extends ReferenceEntity {
  @TextColumn(150)
  name!: string;

  @BooleanColumn()
  deleted!: boolean;
}

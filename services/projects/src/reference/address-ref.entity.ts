import { BooleanColumn, ReferenceEntity, TextColumn } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** Our copy of an address: whose order a project is. */
@Entity('address_refs')
export class AddressRefEntity extends ReferenceEntity {
  @TextColumn(70)
  name!: string;

  @TextColumn(35)
  city!: string;

  @BooleanColumn()
  deleted!: boolean;
}

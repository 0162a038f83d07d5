import { BooleanColumn, ReferenceEntity, TextColumn } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** Our copy of an address: owners of forests and buyers. */
@Entity('address_refs')
export class AddressRefEntity extends ReferenceEntity {
  @TextColumn(150)
  name!: string;

  @TextColumn(150)
  place!: string;

  @BooleanColumn()
  deleted!: boolean;
}

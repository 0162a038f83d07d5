import { addressLimits } from '@jahrring/contracts-addresses';
import { BooleanColumn, JsonColumn, LicensedEntity, TextColumn, UuidColumn } from '@jahrring/service-kit';
import { Entity } from 'typeorm';
import type { AddressPatch } from '../address';

/** A merge of two addresses and all it needs to be taken back. */
@Entity('address_merges')
export class AddressMergeEntity extends LicensedEntity {
  @UuidColumn()
  fromId!: string;

  @TextColumn(addressLimits.name)
  fromName!: string;

  @UuidColumn()
  intoId!: string;

  @TextColumn(addressLimits.name)
  intoName!: string;

  /** Previous field values of the address that remains, and the values that the merge wrote there. */
  @JsonColumn()
  before!: AddressPatch;

  @JsonColumn()
  after!: AddressPatch;

  @JsonColumn()
  contactIds!: string[];

  @JsonColumn()
  postalAddressIds!: string[];

  /** Null of merges from before there were notes and steps. */
  @JsonColumn({ nullable: true })
  noteIds!: string[] | null;

  @JsonColumn({ nullable: true })
  stepIds!: string[] | null;

  @BooleanColumn()
  undone!: boolean;
}

import { BooleanColumn, JsonColumn, LicensedEntity } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** A merge of two addresses, by its own id: which customers' accounts went over, so that they go back with it. */
@Entity('address_merges')
export class AddressMergeEntity extends LicensedEntity {
  @JsonColumn()
  membershipIds!: string[];

  @BooleanColumn()
  undone!: boolean;
}

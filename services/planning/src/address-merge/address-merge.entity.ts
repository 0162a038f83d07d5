import { BooleanColumn, JsonColumn, LicensedEntity } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** Ids of what was a company's before it was merged. */
export interface MergedIds {
  bookings: string[];
  published: string[];
  /** Rows of variants. */
  variants: string[];
  /** Its address of a calendar went over. */
  feed: boolean;
  /** It was on the list of companies. */
  listed: boolean;
}

/** A merge of two addresses, by its own id: what of the plan went over, so that it goes back with it. */
@Entity('address_merges')
export class AddressMergeEntity extends LicensedEntity {
  @JsonColumn()
  moved!: MergedIds;

  @BooleanColumn()
  undone!: boolean;
}

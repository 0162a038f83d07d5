import { addressLimits } from '@jahrring/contracts-addresses';
import { LicensedEntity, TextColumn, UuidColumn } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** Two addresses that are alike and yet different, as somebody has said. */
@Entity('address_distinct_pairs')
export class DistinctPairEntity extends LicensedEntity {
  /** The smaller of the two ids. */
  @UuidColumn()
  firstId!: string;

  @TextColumn(addressLimits.name)
  firstName!: string;

  @UuidColumn()
  secondId!: string;

  @TextColumn(addressLimits.name)
  secondName!: string;
}

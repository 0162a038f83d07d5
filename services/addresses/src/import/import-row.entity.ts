import type { RowOutcome } from '@jahrring/contracts-addresses';
import { IntColumn, JsonColumn, LicensedEntity, TextColumn, UuidColumn } from '@jahrring/service-kit';
import { Entity } from 'typeorm';
import type { AddressValues, RowPlan } from './plan-row';

@Entity('address_import_rows')
export class ImportRowEntity extends LicensedEntity {
  @UuidColumn()
  importId!: string;

  /** Place among the rows of its file, from 0; the line of titles stands at -1. */
  @IntColumn()
  position!: number;

  @IntColumn()
  line!: number;

  @JsonColumn()
  cells!: string[];

  @TextColumn(10, { nullable: true })
  outcome!: RowOutcome | null;

  @JsonColumn({ nullable: true })
  plan!: RowPlan | null;

  /** By what the row finds its address; see `matchValue`. */
  @TextColumn(300, { nullable: true })
  matchValue!: string | null;

  /** The customer number in the row, as `customerNumberKey` writes it. */
  @TextColumn(50, { nullable: true })
  numberKey!: string | null;

  /** The address that was created or updated. */
  @UuidColumn({ nullable: true })
  addressId!: string | null;

  /** The address's version after the import; if it is another one now, an undo leaves the address alone. */
  @IntColumn({ nullable: true })
  addressVersion!: number | null;

  /** What an update has overwritten. */
  @JsonColumn({ nullable: true })
  before!: Partial<AddressValues> | null;
}

import { BooleanColumn, JsonColumn, LicensedEntity } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** Ids of rows by their table. */
export type MovedRows = Partial<Record<string, string[]>>;

/** Terms copied because the other address had none: its credit limit, its exclusion from dunning. */
export type CopiedTerm = 'limit' | 'rule';

/** A merge of two addresses, by its own id: which rows went over, so that they go back with it. */
@Entity('address_merges')
export class AddressMergeEntity extends LicensedEntity {
  @JsonColumn()
  moved!: MovedRows;

  @JsonColumn()
  copied!: CopiedTerm[];

  @BooleanColumn()
  undone!: boolean;
}

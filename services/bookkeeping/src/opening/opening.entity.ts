import type { OpeningField, OpeningState } from '@jahrring/contracts-bookkeeping';
import {
  InstantColumn,
  JsonColumn,
  LicensedEntity,
  LocalDateColumn,
  TextColumn,
} from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** A line of a file: the cells of the columns that are known. */
export interface OpeningRow {
  line: number;
  cells: Partial<Record<OpeningField, string>>;
}

/** Opening of a licence's books: a trial balance and open items, as in the files. */
@Entity('openings')
export class OpeningEntity extends LicensedEntity {
  @TextColumn(10)
  state!: OpeningState;

  /** `live` while it is prepared or in force, else null; unique. */
  @TextColumn(4, { nullable: true })
  live!: 'live' | null;

  @LocalDateColumn()
  day!: string;

  @TextColumn(255, { nullable: true })
  balancesFile!: string | null;

  @JsonColumn()
  balanceRows!: OpeningRow[];

  @TextColumn(255, { nullable: true })
  itemsFile!: string | null;

  @JsonColumn()
  itemRows!: OpeningRow[];

  /** Open items that it has made. */
  @JsonColumn()
  itemIds!: string[];

  @InstantColumn({ nullable: true })
  committedAt!: Date | null;
}

import { personalLimits, type StockTakeState } from '@jahrring/contracts-inventory';
import {
  InstantColumn,
  JsonColumn,
  LicensedEntity,
  LocalDateColumn,
  TextColumn,
  UuidColumn,
} from '@jahrring/service-kit';
import { Entity } from 'typeorm';

export interface CountedLine {
  id: string;
  articleId: string;
  itemId: string | null;
  size: string | null;
  expected: number;
  counted: number | null;
  reason: string | null;
}

/** A counting list of the store, and what became of its differences. */
@Entity('personal_stock_takes')
export class StockTakeEntity extends LicensedEntity {
  @TextColumn(personalLimits.title)
  title!: string;

  @LocalDateColumn()
  day!: string;

  @TextColumn(10)
  state!: StockTakeState;

  @JsonColumn()
  lines!: CountedLine[];

  @InstantColumn({ nullable: true })
  bookedAt!: Date | null;

  @UuidColumn({ nullable: true })
  bookedById!: string | null;
}

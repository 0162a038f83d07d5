import { personalLimits, type StockMoveKind } from '@jahrring/contracts-inventory';
import { IntColumn, LicensedEntity, LocalDateColumn, TextColumn, UuidColumn } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

const optional = { nullable: true } as const;

/** Pieces of an article that came into the store or left it; the stock is the sum of them. */
@Entity('personal_moves')
export class StockMoveEntity extends LicensedEntity {
  @UuidColumn()
  articleId!: string;

  @TextColumn(20)
  kind!: StockMoveKind;

  @LocalDateColumn()
  day!: string;

  @TextColumn(personalLimits.size, optional)
  size!: string | null;

  @IntColumn()
  delta!: number;

  @TextColumn(personalLimits.reference, optional)
  documentReference!: string | null;

  @TextColumn(personalLimits.note, optional)
  note!: string | null;

  /** Person who received it or gave it back. */
  @UuidColumn(optional)
  employeeId!: string | null;
}

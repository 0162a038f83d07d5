import { personalLimits } from '@jahrring/contracts-inventory';
import { IntColumn, LicensedEntity, LocalDateColumn, TextColumn, UuidColumn } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

const optional = { nullable: true } as const;

/** Item issued to a person; it ends when nothing of it is open any more. */
@Entity('personal_holdings')
export class HoldingEntity extends LicensedEntity {
  @UuidColumn()
  employeeId!: string;

  @UuidColumn()
  articleId!: string;

  @UuidColumn(optional)
  itemId!: string | null;

  @TextColumn(personalLimits.size, optional)
  size!: string | null;

  @IntColumn()
  quantity!: number;

  /** Pieces that the person still has. */
  @IntColumn()
  open!: number;

  @LocalDateColumn()
  givenOn!: string;

  @LocalDateColumn(optional)
  exchangeOn!: string | null;

  @LocalDateColumn(optional)
  inspectionOn!: string | null;

  /** The earlier of the two. */
  @LocalDateColumn(optional)
  dueOn!: string | null;

  @UuidColumn(optional)
  handoverId!: string | null;
}

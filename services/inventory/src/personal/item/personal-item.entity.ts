import { personalLimits, type ItemState } from '@jahrring/contracts-inventory';
import { IntColumn, LicensedEntity, LocalDateColumn, TextColumn, UuidColumn } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

const optional = { nullable: true } as const;

/** One piece of an article, known by its number. */
@Entity('personal_items')
export class PersonalItemEntity extends LicensedEntity {
  /** On its label; never given twice. */
  @IntColumn()
  number!: number;

  @UuidColumn()
  articleId!: string;

  @TextColumn(personalLimits.serial)
  serial!: string;

  @TextColumn(personalLimits.size, optional)
  size!: string | null;

  @TextColumn(10)
  state!: ItemState;

  /** Person who has it; null while it is in the store or is gone. */
  @UuidColumn(optional)
  holderId!: string | null;

  @LocalDateColumn(optional)
  boughtOn!: string | null;

  @LocalDateColumn(optional)
  nextInspectionOn!: string | null;

  @TextColumn(personalLimits.reference, optional)
  documentReference!: string | null;

  @TextColumn(personalLimits.note, optional)
  note!: string | null;
}

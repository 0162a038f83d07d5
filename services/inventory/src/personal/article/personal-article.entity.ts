import { personalLimits, type PersonalKind } from '@jahrring/contracts-inventory';
import {
  BooleanColumn,
  IntColumn,
  JsonColumn,
  LicensedEntity,
  MoneyColumn,
  TextColumn,
} from '@jahrring/service-kit';
import { Entity } from 'typeorm';

const optional = { nullable: true } as const;

/** A kind of thing that people are given. */
@Entity('personal_articles')
export class PersonalArticleEntity extends LicensedEntity {
  @TextColumn(personalLimits.title)
  title!: string;

  @TextColumn(personalLimits.articleNumber, optional)
  articleNumber!: string | null;

  @TextColumn(20)
  kind!: PersonalKind;

  /** Each piece is known by a number of its own. */
  @BooleanColumn()
  serial!: boolean;

  @JsonColumn()
  sizes!: string[];

  @IntColumn()
  minimum!: number;

  @IntColumn(optional)
  exchangeMonths!: number | null;

  @IntColumn(optional)
  inspectionMonths!: number | null;

  @MoneyColumn(optional)
  price!: string | null;

  @TextColumn(personalLimits.supplier, optional)
  supplier!: string | null;

  @TextColumn(personalLimits.note, optional)
  note!: string | null;

  @BooleanColumn()
  active!: boolean;
}

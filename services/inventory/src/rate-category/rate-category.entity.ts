import { rateCategoryLimits, type RateView } from '@jahrring/contracts-inventory';
import { BooleanColumn, JsonColumn, LicensedEntity, TextColumn } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** Prices a group of people or objects has, each from a day on. */
@Entity('rate_categories')
export class RateCategoryEntity extends LicensedEntity {
  @TextColumn(rateCategoryLimits.title)
  title!: string;

  /** Unique among the living of a licence; null once deleted. */
  @TextColumn(110, { nullable: true })
  titleKey!: string | null;

  @BooleanColumn()
  active!: boolean;

  @JsonColumn({ nullable: true })
  rates!: RateView[] | null;
}

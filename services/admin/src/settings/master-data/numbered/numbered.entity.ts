import { numberedLimits } from '@jahrring/contracts-admin';
import { BooleanColumn, LicensedEntity, TextColumn } from '@jahrring/service-kit';

/** Base of records that a licence numbers itself: company parts, centres, accounts. */
export abstract class NumberedEntity extends LicensedEntity {
  @TextColumn(numberedLimits.number)
  number!: string;

  /** The number while the record lives, else null: a deleted one gives its number free. */
  @TextColumn(numberedLimits.number, { nullable: true })
  numberKey!: string | null;

  @TextColumn(numberedLimits.title)
  title!: string;

  @BooleanColumn()
  active!: boolean;
}

import type { DunningRuleKind } from '@jahrring/contracts-bookkeeping';
import { LicensedEntity, LocalDateColumn, TextColumn, UuidColumn } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** Rule for one bill or one debtor when letters are proposed; one row each. */
@Entity('dunning_rules')
export class DunningRuleEntity extends LicensedEntity {
  @TextColumn(6)
  target!: 'item' | 'debtor';

  @UuidColumn()
  targetId!: string;

  @TextColumn(10)
  kind!: DunningRuleKind;

  @LocalDateColumn({ nullable: true })
  until!: string | null;

  @TextColumn(200)
  reason!: string;
}

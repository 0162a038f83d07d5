import { supportCaseLimits } from '@jahrring/contracts-support';
import { LicensedEntity, LongTextColumn, TextColumn } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

@Entity('support_cases')
export class SupportCaseEntity extends LicensedEntity {
  @TextColumn(supportCaseLimits.title)
  title!: string;

  @LongTextColumn({ nullable: true })
  note!: string | null;
}

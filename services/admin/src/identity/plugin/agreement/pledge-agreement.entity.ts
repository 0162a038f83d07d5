import { IntColumn, LicensedEntity, LongTextColumn, TextColumn, UuidColumn } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** The agreement of a pledge as it was made: the bytes of its PDF, in a table of its own so that lists never carry them. */
@Entity('pledge_agreements')
export class PledgeAgreementEntity extends LicensedEntity {
  @UuidColumn()
  pledgeId!: string;

  /** SHA-256 of the bytes, hexadecimal. */
  @TextColumn(64)
  hash!: string;

  /** Length in bytes. */
  @IntColumn()
  size!: number;

  /** Base64: the one form both databases keep alike. */
  @LongTextColumn()
  content!: string;
}

import { IntColumn, LicensedEntity, LocalDateColumn, TextColumn, UuidColumn } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** The receipts of some days as an archive; has the id of the work that gathered them. */
@Entity('receipt_archives')
export class ReceiptArchiveEntity extends LicensedEntity {
  @TextColumn(10)
  state!: 'running' | 'done';

  @LocalDateColumn()
  fromDay!: string;

  @LocalDateColumn()
  toDay!: string;

  /** Files in it, without its list. */
  @IntColumn()
  files!: number;

  /** Receipts that could not be had. */
  @IntColumn()
  missing!: number;

  @UuidColumn({ nullable: true })
  fileId!: string | null;
}

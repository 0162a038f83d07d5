import { qrCodeLimits } from '@jahrring/contracts-inventory';
import { DoubleColumn, IntColumn, LicensedEntity, TextColumn, UuidColumn } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** A code on a label at a site. Its number is never given twice, also after it was deleted. */
@Entity('qr_codes')
export class QrCodeEntity extends LicensedEntity {
  @IntColumn()
  number!: number;

  @TextColumn(qrCodeLimits.title)
  title!: string;

  @UuidColumn({ nullable: true })
  projectId!: string | null;

  @UuidColumn({ nullable: true })
  objectId!: string | null;

  @DoubleColumn({ nullable: true })
  latitude!: number | null;

  @DoubleColumn({ nullable: true })
  longitude!: number | null;
}

import { IntColumn, LicensedEntity, TextColumn, UuidColumn } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** A photo on a report; its id is the device's, its bytes a kept file. */
@Entity('day_report_photos')
export class ReportPhotoEntity extends LicensedEntity {
  @UuidColumn()
  reportId!: string;

  @UuidColumn()
  fileId!: string;

  @TextColumn(200, { nullable: true })
  caption!: string | null;

  @IntColumn()
  position!: number;
}

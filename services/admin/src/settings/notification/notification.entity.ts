import type { NotificationParams, NotificationState } from '@jahrring/contracts-admin';
import { JsonColumn, LicensedEntity, TextColumn, UuidColumn } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** Something an employee was told. */
@Entity('notifications')
export class NotificationEntity extends LicensedEntity {
  @UuidColumn()
  employeeId!: string;

  /** The request it came with: nobody is told twice. */
  @UuidColumn()
  requestId!: string;

  @TextColumn(90)
  kind!: string;

  @TextColumn(130)
  titleKey!: string;

  @JsonColumn()
  params!: NotificationParams;

  @TextColumn(500)
  path!: string;

  @TextColumn(10)
  state!: NotificationState;
}

import { BooleanColumn, LicensedEntity, TextColumn, UuidColumn } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** An employee's choice of how to be notified of a kind of notification, where it differs from the default. */
@Entity('notification_choices')
export class NotificationChoiceEntity extends LicensedEntity {
  @UuidColumn()
  employeeId!: string;

  @TextColumn(90)
  kind!: string;

  @BooleanColumn()
  inApp!: boolean;

  @BooleanColumn()
  mail!: boolean;
}

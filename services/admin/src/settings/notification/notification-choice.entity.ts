import { BooleanColumn, LicensedEntity, TextColumn, UuidColumn } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** How an employee wants to be told of a kind of notification, where it is not the usual way. */
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

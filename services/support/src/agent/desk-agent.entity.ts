import { InstantColumn, LicensedEntity, TextColumn, UuidColumn } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** Somebody of the desk: the id is the employee's. They come by standing at the desk, and go by not coming back. */
@Entity('desk_agents')
export class DeskAgentEntity extends LicensedEntity {
  @UuidColumn()
  employeeLicenceId!: string;

  @TextColumn(201)
  name!: string;

  @InstantColumn()
  seenAt!: Date;
}

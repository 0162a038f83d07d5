import type { ConnectionState } from '@jahrring/contracts-admin';
import { InstantColumn, LicensedEntity, TextColumn, UuidColumn } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** A person asks this licence to let them in. */
@Entity('connection_requests')
export class ConnectionRequestEntity extends LicensedEntity {
  @UuidColumn()
  userId!: string;

  @TextColumn(20)
  state!: ConnectionState;

  @TextColumn(500, { nullable: true })
  message!: string | null;

  /** Reason why it was declined. */
  @TextColumn(500, { nullable: true })
  reason!: string | null;

  @UuidColumn({ nullable: true })
  decidedBy!: string | null;

  @InstantColumn({ nullable: true })
  decidedAt!: Date | null;
}

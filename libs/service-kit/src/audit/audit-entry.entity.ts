import { Entity } from 'typeorm';
import {
  BigIntColumn,
  InstantColumn,
  JsonColumn,
  PrimaryUuidColumn,
  TextColumn,
  UuidColumn,
} from '../database/columns';

/** One line of the audit trail. Never changed, but for its seal. */
@Entity('audit_entries')
export class AuditEntryEntity {
  @PrimaryUuidColumn()
  id!: string;

  @UuidColumn()
  licenceId!: string;

  @InstantColumn()
  occurredAt!: Date;

  @UuidColumn({ nullable: true })
  userId!: string | null;

  @TextColumn(64)
  requestId!: string;

  @TextColumn(60)
  action!: string;

  @TextColumn(60)
  entity!: string;

  @TextColumn(64)
  entityId!: string;

  @JsonColumn({ nullable: true })
  before!: unknown;

  @JsonColumn({ nullable: true })
  after!: unknown;

  @TextColumn(500, { nullable: true })
  reason!: string | null;

  /** Place in the hash chain; null until sealed. */
  @BigIntColumn({ nullable: true })
  seal!: number | null;

  @TextColumn(64, { nullable: true })
  hash!: string | null;
}

import { InstantColumn, IntColumn, TextColumn } from '@jahrring/service-kit';
import { Entity, PrimaryColumn } from 'typeorm';

/** Failed tries of one key; kept in the database so that every instance counts. */
@Entity('sign_in_throttles')
export class SignInThrottleEntity {
  /** SHA-256 of what is throttled: neither e-mails nor addresses are kept. */
  @PrimaryColumn({ type: 'varchar', length: 64 })
  id!: string;

  @IntColumn()
  failures!: number;

  @IntColumn()
  level!: number;

  @InstantColumn()
  windowStartedAt!: Date;

  @InstantColumn({ nullable: true })
  blockedUntil!: Date | null;

  @TextColumn(10)
  kind!: 'pair' | 'address' | 'device' | 'account' | 'mail' | 'mailFrom';

  @InstantColumn()
  updatedAt!: Date;
}

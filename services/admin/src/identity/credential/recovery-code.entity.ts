import { InstantColumn, PrimaryUuidColumn, TextColumn, UuidColumn } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** Stands for a second factor once, when the device is lost. */
@Entity('recovery_codes')
export class RecoveryCodeEntity {
  @PrimaryUuidColumn()
  id!: string;

  @UuidColumn()
  userId!: string;

  @TextColumn(64)
  codeHash!: string;

  @InstantColumn({ nullable: true })
  usedAt!: Date | null;
}

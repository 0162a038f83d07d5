import { Entity, PrimaryColumn } from 'typeorm';
import { InstantColumn, IntColumn, LongTextColumn, TextColumn } from '../database/columns';

/** A POST that was made once, with its answer for whoever sends it again. */
@Entity('idempotency_keys')
export class IdempotencyKeyEntity {
  @PrimaryColumn({ type: 'varchar', length: 36 })
  licenceId!: string;

  @PrimaryColumn({ type: 'varchar', length: 36 })
  userId!: string;

  @PrimaryColumn({ type: 'varchar', length: 100 })
  idempotencyKey!: string;

  @TextColumn(64)
  bodyHash!: string;

  @IntColumn({ nullable: true })
  status!: number | null;

  /** In clear: only of versions that did not seal it yet. */
  @LongTextColumn({ nullable: true })
  body!: string | null;

  /** The answer's body, encrypted (`AnswerSeal`). */
  @LongTextColumn({ nullable: true })
  sealed!: string | null;

  @TextColumn(50, { nullable: true })
  etag!: string | null;

  @InstantColumn()
  expiresAt!: Date;
}

import { InstantColumn, JsonColumn, PrimaryUuidColumn, TextColumn } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** A key with which a team publishes its tools. */
@Entity('release_tokens')
export class ReleaseTokenEntity {
  @PrimaryUuidColumn()
  id!: string;

  @TextColumn(100)
  name!: string;

  /** Tool ids, or `*`. */
  @JsonColumn()
  tools!: string[];

  @TextColumn(64)
  tokenHash!: string;

  @InstantColumn()
  createdAt!: Date;

  @InstantColumn({ nullable: true })
  expiresAt!: Date | null;

  @InstantColumn({ nullable: true })
  lastUsedAt!: Date | null;
}

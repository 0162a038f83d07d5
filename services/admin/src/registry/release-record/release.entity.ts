import type { ReleaseFile, ReleaseProof, ToolReleaseState } from '@jahrring/contracts-admin';
import type { ToolDescriptor } from '@jahrring/contracts-common';
import {
  BigIntColumn,
  InstantColumn,
  IntColumn,
  JsonColumn,
  PrimaryUuidColumn,
  TextColumn,
} from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** A version of a tool that was published here. Its content never changes, its state does; a row stays for good. */
@Entity('releases')
export class ReleaseEntity {
  @PrimaryUuidColumn()
  id!: string;

  @TextColumn(40)
  tool!: string;

  @TextColumn(40)
  toolVersion!: string;

  @TextColumn(255)
  entry!: string;

  @TextColumn(100)
  globalName!: string;

  @TextColumn(120, { nullable: true })
  integrity!: string | null;

  /** SHA-384 of `descriptor.json`, which names the hash of every file: two releases with the same one are the same. */
  @TextColumn(80)
  contentHash!: string;

  @JsonColumn()
  descriptor!: ToolDescriptor;

  @JsonColumn()
  files!: ReleaseFile[];

  @IntColumn()
  fileCount!: number;

  @BigIntColumn()
  byteCount!: number;

  @JsonColumn({ nullable: true })
  proof!: ReleaseProof | null;

  @TextColumn(20)
  state!: ToolReleaseState;

  /** Name of the person or of the key; null: found in the folder of tools. */
  @TextColumn(201, { nullable: true })
  publishedBy!: string | null;

  @InstantColumn()
  registeredAt!: Date;

  @InstantColumn({ nullable: true })
  withdrawnAt!: Date | null;

  @TextColumn(500, { nullable: true })
  withdrawnReason!: string | null;
}

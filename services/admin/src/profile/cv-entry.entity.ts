import type { CvKind } from '@jahrring/contracts-admin';
import {
  InstantColumn,
  IntColumn,
  JsonColumn,
  LocalDateColumn,
  LongTextColumn,
  PrimaryUuidColumn,
  TextColumn,
  UuidColumn,
} from '@jahrring/service-kit';
import { Entity } from 'typeorm';
import type { InstallationRecord } from '../database/installation.repository';

/** One station of a person's working life. */
@Entity('cv_entries')
export class CvEntry implements InstallationRecord {
  @PrimaryUuidColumn()
  id!: string;

  @UuidColumn()
  userId!: string;

  @TextColumn(20)
  kind!: CvKind;

  @TextColumn(150)
  title!: string;

  /** Company or school. */
  @TextColumn(150, { nullable: true })
  place!: string | null;

  @LocalDateColumn()
  startsOn!: string;

  @LocalDateColumn({ nullable: true })
  endsOn!: string | null;

  @LongTextColumn({ nullable: true })
  description!: string | null;

  /** Stored files of the person. */
  @JsonColumn()
  documentIds!: string[];

  @IntColumn()
  version!: number;

  @InstantColumn()
  createdAt!: Date;

  @InstantColumn()
  updatedAt!: Date;

  @InstantColumn({ nullable: true })
  deletedAt!: Date | null;
}

import type { CvKind } from '@jahrring/contracts-admin';
import {
  JsonColumn,
  LocalDateColumn,
  LongTextColumn,
  TextColumn,
  UuidColumn,
  VersionedEntity,
} from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** One station of a person's working life. */
@Entity('cv_entries')
export class CvEntryEntity extends VersionedEntity {
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
}

import type { AnnouncementAudience } from '@jahrring/contracts-admin';
import { IntColumn, TextColumn, VersionedEntity } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** A short message to the admins of licences, as it was sent. Of the installation; never changed. */
@Entity('announcements')
export class AnnouncementRow extends VersionedEntity {
  @TextColumn(16)
  audience!: AnnouncementAudience;

  /** The licence, type or plugin; null where every licence was told. */
  @TextColumn(40, { nullable: true })
  target!: string | null;

  @TextColumn(300)
  text!: string;

  @IntColumn()
  licences!: number;

  @IntColumn()
  people!: number;

  /** The name of the superadmin at that time. */
  @TextColumn(201)
  sentBy!: string;
}

import { Clock, Database, type ListColumns } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { InstallationRepository } from '../database';
import { AnnouncementRow } from './announcement.entity';

const columns: ListColumns = {
  fields: {
    createdAt: 'announcement.createdAt',
    text: 'announcement.text',
    people: 'announcement.people',
    audience: 'announcement.audience',
  },
  search: ['announcement.text', 'announcement.sentBy'],
};

@Injectable()
export class AnnouncementRepository extends InstallationRepository<AnnouncementRow> {
  constructor(db: Database, clock: Clock) {
    super(db, clock, AnnouncementRow, 'announcement', columns);
  }

  protected override toCurrent({ id, version }: AnnouncementRow): unknown {
    return { id, version };
  }
}

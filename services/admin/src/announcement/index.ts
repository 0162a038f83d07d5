export { AnnouncementRow } from './announcement.entity';
export { AnnouncementsModule } from './announcement.module';

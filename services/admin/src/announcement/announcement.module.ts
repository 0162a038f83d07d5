import { Module } from '@nestjs/common';
import { IdentityRecordsModule } from '../identity-record';
import { LicencePluginsModule } from '../licence-plugin';
import { AnnouncementController } from './announcement.controller';
import { AnnouncementRepository } from './announcement.repository';
import { AnnouncementService } from './announcement.service';

@Module({
  imports: [IdentityRecordsModule, LicencePluginsModule],
  controllers: [AnnouncementController],
  providers: [AnnouncementRepository, AnnouncementService],
})
export class AnnouncementsModule {}

import { Module } from '@nestjs/common';
import { BookingModule } from '../booking';
import { NewsModule } from '../news';
import { ReferenceModule } from '../reference';
import { SettingsModule } from '../settings';
import { ChangeViews } from './change.views';
import { PublicationController } from './publication.controller';
import { PublicationNotices } from './publication.notices';
import { PublicationRepository } from './publication.repository';
import { PublicationService } from './publication.service';

@Module({
  imports: [BookingModule, NewsModule, ReferenceModule, SettingsModule],
  controllers: [PublicationController],
  providers: [ChangeViews, PublicationNotices, PublicationRepository, PublicationService],
  exports: [ChangeViews],
})
export class PublicationModule {}

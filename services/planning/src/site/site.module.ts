import { Module } from '@nestjs/common';
import { BookingModule } from '../booking';
import { ReferenceModule } from '../reference';
import { SiteController } from './site.controller';
import { SiteService } from './site.service';

@Module({
  imports: [BookingModule, ReferenceModule],
  controllers: [SiteController],
  providers: [SiteService],
})
export class SiteModule {}

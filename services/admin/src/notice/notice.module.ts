import { Module } from '@nestjs/common';
import { IdentityRecordsModule } from '../identity-record';
import { LiveModule } from '../live';
import { SessionsModule } from '../session';
import { NoticeController } from './notice.controller';
import { NoticeRepository } from './notice.repository';
import { NoticeService } from './notice.service';

@Module({
  imports: [IdentityRecordsModule, LiveModule, SessionsModule],
  controllers: [NoticeController],
  providers: [NoticeRepository, NoticeService],
})
export class NoticesModule {}

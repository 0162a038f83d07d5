import { Module } from '@nestjs/common';
import { DirectoryModule, SessionsModule } from '../../identity';
import { LiveModule } from '../live';
import { NoticeController } from './notice.controller';
import { NoticeRepository } from './notice.repository';
import { NoticeService } from './notice.service';

@Module({
  imports: [DirectoryModule, LiveModule, SessionsModule],
  controllers: [NoticeController],
  providers: [NoticeRepository, NoticeService],
})
export class NoticesModule {}

import { Module } from '@nestjs/common';
import { LiveModule } from '../live';
import { NotificationsModule } from '../notification';
import { ReleaseRecordsModule } from '../../registry';
import { LiveController } from './live.controller';

@Module({
  imports: [LiveModule, NotificationsModule, ReleaseRecordsModule],
  controllers: [LiveController],
})
export class LiveEndpointModule {}

import { Module } from '@nestjs/common';
import { LiveModule } from '../live';
import { NotificationsModule } from '../notification';
import { RegistryModule } from '../registry';
import { LiveController } from './live.controller';

@Module({
  imports: [LiveModule, NotificationsModule, RegistryModule],
  controllers: [LiveController],
})
export class LiveEndpointModule {}

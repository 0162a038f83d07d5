import { Module } from '@nestjs/common';
import { LicencePluginsModule } from '../licence-plugin';
import { RegistryModule } from '../registry';
import { SessionsModule } from '../session';
import { LiveEvents } from './live-events.repository';
import { LiveFeed } from './live-feed';
import { LivePublisher } from './live-publisher';
import { LiveConsumer } from './live.consumer';
import { OpenStreams } from './open-streams.repository';
import { SessionMarks } from './session-marks';
import { SessionWatch } from './session-watch';

@Module({
  imports: [LicencePluginsModule, RegistryModule, SessionsModule],
  providers: [LiveEvents, OpenStreams, LiveFeed, LivePublisher, LiveConsumer, SessionMarks, SessionWatch],
  exports: [LiveFeed, LivePublisher],
})
export class LiveModule {}

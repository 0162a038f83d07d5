import { Module } from '@nestjs/common';
import { SessionsModule } from '../../identity';
import { LiveEvents } from './live-events.repository';
import { LiveFeed } from './live-feed';
import { LivePublisher } from './live-publisher';
import { LiveConsumer } from './live.consumer';
import { OpenStreams } from './open-streams.repository';
import { SessionWatch } from './session-watch';

@Module({
  imports: [SessionsModule],
  providers: [LiveEvents, OpenStreams, LiveFeed, LivePublisher, LiveConsumer, SessionWatch],
  exports: [LiveFeed, LivePublisher],
})
export class LiveModule {}

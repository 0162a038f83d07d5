export { LiveEventEntity } from './live-event.entity';
export { LiveFeed } from './live-feed';
export { LivePublisher } from './live-publisher';
export { LiveModule } from './live.module';
export { OpenStreamEntity } from './open-stream.entity';

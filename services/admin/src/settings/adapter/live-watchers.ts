import { Injectable } from '@nestjs/common';
import { AdminSessionResolver } from '../../identity';
import { ToolWatchers } from '../../registry';
import { LiveFeed } from '../live';

/** Open sessions and streams hear that tools have changed. */
@Injectable()
export class LiveWatchers extends ToolWatchers {
  constructor(
    private readonly sessions: AdminSessionResolver,
    private readonly feed: LiveFeed,
  ) {
    super();
  }

  toolsChanged(): void {
    this.sessions.forget();
    this.feed.wake();
  }
}

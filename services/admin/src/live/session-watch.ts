import { Injectable } from '@nestjs/common';
import type { LiveStream } from './live-stream';
import { SessionMarks } from './session-marks';

interface Known {
  mark: string;
  rights: string;
  releases: string;
}

/** What became of a stream's session since it was looked at last. */
export type SessionNews = 'ended' | 'changed';

/**
 * Finds sessions that have ended and boot answers that are not what they were, whichever instance or job changed them:
 * cheap marks each time, the exact answer where a mark has changed or when all are to be looked at.
 */
@Injectable()
export class SessionWatch {
  private readonly known = new WeakMap<LiveStream, Known>();

  constructor(private readonly marks: SessionMarks) {}

  async check(streams: readonly LiveStream[], all: boolean): Promise<Map<LiveStream, SessionNews>> {
    const news = new Map<LiveStream, SessionNews>();
    const marks = await this.marks.read([...new Set(streams.map((stream) => stream.token))]);
    const releases = await this.marks.readReleases();
    for (const stream of streams) {
      const found = await this.checkOne(stream, marks.get(stream.token), releases, all);
      if (found) news.set(stream, found);
    }
    return news;
  }

  private async checkOne(
    stream: LiveStream,
    mark: string | undefined,
    releases: string,
    all: boolean,
  ): Promise<SessionNews | undefined> {
    if (mark === undefined) return 'ended';
    const before = this.known.get(stream);
    if (before && before.mark === mark && before.releases === releases && !all) return undefined;
    const rights = await this.marks.readRights(stream.token);
    if (rights === null) return 'ended';
    this.known.set(stream, { mark, rights, releases });
    if (!before) return undefined;
    const same = before.mark === mark && before.rights === rights && before.releases === releases;
    return same ? undefined : 'changed';
  }
}

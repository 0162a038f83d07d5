import { Injectable } from '@nestjs/common';
import { type SessionMark, SessionMarks } from '../../identity';
import type { LiveStream } from './live-stream';

interface Known {
  mark: SessionMark;
  rights: string;
}

/** Change of a stream's session since the last check; `moved`: it continues under another token. */
export type SessionNews = 'ended' | 'changed' | 'moved';

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
    for (const stream of streams) {
      const found = await this.checkOne(stream, marks.get(stream.token), all);
      if (found) news.set(stream, found);
    }
    await this.findMoved(
      streams.filter((stream) => !marks.has(stream.token)),
      news,
    );
    return news;
  }

  /** An open browser has the new token already, as its cookie: only its stream has the one of before. */
  private async findMoved(gone: readonly LiveStream[], news: Map<LiveStream, SessionNews>): Promise<void> {
    const idOf = (stream: LiveStream) => this.known.get(stream)?.mark.id;
    const living = await this.marks.findLiving(gone.flatMap((stream) => idOf(stream) ?? []));
    for (const stream of gone) if (living.has(idOf(stream) ?? '')) news.set(stream, 'moved');
  }

  private async checkOne(
    stream: LiveStream,
    mark: SessionMark | undefined,
    all: boolean,
  ): Promise<SessionNews | undefined> {
    if (mark === undefined) return 'ended';
    const before = this.known.get(stream);
    if (before && isSame(before.mark, mark) && !all) return undefined;
    const rights = await this.marks.readRights(stream.token);
    if (rights === null) return 'ended';
    this.known.set(stream, { mark, rights });
    if (!before) return undefined;
    return isSame(before.mark, mark) && before.rights === rights ? undefined : 'changed';
  }
}

function isSame(one: SessionMark, other: SessionMark): boolean {
  return one.session === other.session && one.releases === other.releases;
}

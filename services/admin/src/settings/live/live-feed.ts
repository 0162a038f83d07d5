import { type LiveEvent, liveLimits } from '@jahrring/contracts-admin';
import { timeOfId } from '@jahrring/contracts-common';
import { type AppError, commonError, describeError, Shutdown } from '@jahrring/service-kit';
import { Injectable, Logger } from '@nestjs/common';
import { AdminSessionResolver } from '../../identity';
import type { LiveEventEntity } from './live-event.entity';
import { LiveEvents, lateMs } from './live-events.repository';
import { type Listener, LiveStream } from './live-stream';
import { OpenStreams } from './open-streams.repository';
import { SessionWatch } from './session-watch';

const lookEveryMs = 500;
/** Every so many looks, everything about a session is looked at, not its marks alone. */
const exactEvery = 10;
const heartbeatEvery = 40;
const comeBackSeconds = 5;

/**
 * The open streams of this instance and what they are told. Told in the same process they hear at once; what another
 * instance did is found within half a second. Looks at the database only while somebody listens.
 */
@Injectable()
export class LiveFeed {
  private readonly logger = new Logger(LiveFeed.name);
  private readonly streams = new Set<LiveStream>();
  /** Streams of a session (by its token) that are being opened. */
  private readonly opening = new Map<string, number>();
  private readonly seen = new Set<string>();
  private timer: NodeJS.Timeout | undefined;
  private looking: Promise<void> | undefined;
  private again = false;
  private exact = false;
  private looks = 0;

  constructor(
    private readonly events: LiveEvents,
    private readonly watch: SessionWatch,
    private readonly opened: OpenStreams,
    sessions: AdminSessionResolver,
    private readonly shutdown: Shutdown,
  ) {
    sessions.onForget(() => {
      this.exact = true;
      this.wake();
    });
    shutdown.signal.addEventListener('abort', () => this.endAll());
  }

  /**
   * Opens a stream; `lastEventId`: what its browser heard last. Undefined when this instance is going. A session has
   * `liveLimits.streams` at most over all instances: one more ends its oldest.
   * @throws THROTTLED where so many are being opened at this very moment
   */
  async open(token: string, listener: Listener, lastEventId?: string): Promise<LiveStream | undefined> {
    if (this.shutdown.signal.aborted) return undefined;
    const before = this.opening.get(token) ?? 0;
    if (before >= liveLimits.streams) throw tooMany();
    this.opening.set(token, before + 1);
    try {
      return await this.begin(token, listener, lastEventId);
    } finally {
      const left = (this.opening.get(token) ?? 1) - 1;
      if (left === 0) this.opening.delete(token);
      else this.opening.set(token, left);
    }
  }

  private async begin(token: string, listener: Listener, lastEventId?: string): Promise<LiveStream> {
    // Earlier events are in the past for this stream; it requests those it missed itself.
    if (this.streams.size === 0) await this.remember();
    const stream = new LiveStream(token, listener, (closed) => this.forget(closed));
    // From here on every change is one.
    await this.watch.check([stream], true);
    this.makeRoom(await this.opened.add(stream.id, token));
    this.streams.add(stream);
    this.start();
    // Spread, so that a restart does not bring everybody back in the same moment.
    stream.retryAfter(1_000 + Math.floor(Math.random() * 4_000));
    const heard = lastEventId === undefined ? undefined : timeOfId(lastEventId);
    if (heard !== undefined) await this.repeat(stream, heard, lastEventId);
    return stream;
  }

  /** Something was told or changed in this process: look now rather than at the next round. */
  wake(): void {
    if (this.streams.size === 0) return;
    if (this.looking) this.again = true;
    else this.look();
  }

  /** Ends those of this instance; other instances find theirs at their next exact look. */
  private makeRoom(displaced: readonly string[]): void {
    for (const stream of this.streams) {
      if (!displaced.includes(stream.id)) continue;
      stream.end();
      // One that nobody reads closes late: it must not be told anything meanwhile.
      this.streams.delete(stream);
    }
  }

  private forget(stream: LiveStream): void {
    this.streams.delete(stream);
    // A stream that cannot be removed now is no longer renewed.
    this.opened.remove(stream.id).catch(() => undefined);
  }

  private start(): void {
    if (this.timer) return;
    this.timer = setInterval(() => {
      if (this.streams.size === 0) this.stop();
      else if (!this.looking) this.look();
    }, lookEveryMs);
    this.timer.unref();
  }

  private stop(): void {
    clearInterval(this.timer);
    this.timer = undefined;
  }

  private endAll(): void {
    this.stop();
    for (const stream of this.streams) stream.end();
  }

  private look(): void {
    this.looking = this.round()
      .catch((error: unknown) =>
        this.logger.warn(`a look at the live events failed: ${describeError(error)}`),
      )
      .finally(() => {
        this.looking = undefined;
        if (!this.again) return;
        this.again = false;
        this.wake();
      });
  }

  private async round(): Promise<void> {
    this.looks += 1;
    const exact = this.exact || this.looks % exactEvery === 0;
    this.exact = false;
    await this.checkSessions(exact);
    if (exact) await this.checkRoom();
    for (const row of await this.unseen()) this.deliver(row);
    if (this.looks % heartbeatEvery === 0) {
      this.sendAll({ name: 'heartbeat', data: {} });
      await this.opened.renew([...this.streams].map(({ id }) => id));
    }
  }

  private async checkSessions(exact: boolean): Promise<void> {
    for (const [stream, news] of await this.watch.check([...this.streams], exact)) {
      if (news === 'changed') stream.send({ name: 'boot-changed', data: {} });
      else {
        // One that has moved comes back by itself, with the cookie of now and as the employee of that licence.
        if (news === 'ended') stream.send({ name: 'session-ended', data: {} });
        stream.end();
        this.streams.delete(stream);
      }
    }
  }

  /** Another instance may have opened newer streams of the same sessions. */
  private async checkRoom(): Promise<void> {
    const ids = [...this.streams].map(({ id }) => id);
    const living = await this.opened.findLiving(ids);
    this.makeRoom(ids.filter((id) => !living.has(id)));
  }

  private deliver(row: LiveEventEntity): void {
    for (const stream of this.streams) if (isFor(row, stream)) stream.sendText(row.name, row.data, row.id);
  }

  private sendAll(event: LiveEvent): void {
    for (const stream of this.streams) stream.send(event);
  }

  private async unseen(): Promise<LiveEventEntity[]> {
    const rows = (await this.events.findSince(Date.now())).filter((row) => !this.seen.has(row.id));
    for (const row of rows) this.seen.add(row.id);
    this.forgetOld();
    return rows;
  }

  private async remember(): Promise<void> {
    await this.unseen();
  }

  private forgetOld(): void {
    const before = Date.now() - 2 * lateMs;
    for (const id of this.seen) {
      // In the order of their coming: those after are younger.
      if ((timeOfId(id) ?? 0) >= before) break;
      this.seen.delete(id);
    }
  }

  /** Repeats the events that a browser missed while its stream was broken. */
  private async repeat(stream: LiveStream, heard: number, lastEventId = ''): Promise<void> {
    for (const row of await this.events.findSince(heard)) {
      if (row.id > lastEventId && isFor(row, stream)) stream.sendText(row.name, row.data, row.id);
    }
  }
}

function tooMany(): AppError {
  const headers = { 'retry-after': String(comeBackSeconds) };
  return commonError('THROTTLED', { seconds: comeBackSeconds }, { headers });
}

function isFor(row: LiveEventEntity, stream: LiveStream): boolean {
  const { employeeId, licenceId } = stream.listener;
  return [null, employeeId, licenceId].includes(row.recipientId);
}

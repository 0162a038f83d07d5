import { createHash } from 'node:crypto';
import type { Clock } from '../clock';
import { systemContext } from '../context/request-context';
import type { RequestContext } from '../context/request-context';
import { isLockTimeout, isUniqueViolation } from '../database/database-errors';
import type { Database } from '../database/database';
import { rowMapper } from '../database/row-mapper';
import { commonError } from '../errors/app-error';
import type { AnswerSeal } from './answer-seal';
import { IdempotencyKeyEntity } from './idempotency-key.entity';
import type { KitRequest } from './request';

/** An answer as it is kept and repeated. */
export interface StoredAnswer {
  status: number;
  body: string | null;
  etag: string | null;
}

const hour = 3_600_000;
const keptMilliseconds = 48 * hour;
/** A device may come back after weeks: keys it made offline begin with `offline-`. */
const offlineMilliseconds = 30 * 24 * hour;
const offlinePrefix = 'offline-';
const keyPattern = /^[\x21-\x7e]{1,100}$/;

interface Claim {
  ctx: RequestContext;
  key: string;
  bodyHash: string;
}

/** One effect per Idempotency-Key: the key is written in the transaction of the effect itself. */
export class Idempotency {
  /** Calls under way in this process: whoever sends the same key meanwhile waits here, not on a connection. */
  private readonly running = new Map<string, Promise<unknown>>();

  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly seal: AnswerSeal,
  ) {}

  /** The key of this request, if it carries one that counts. */
  keyOf(request: KitRequest): string | undefined {
    if (request.method !== 'POST') return undefined;
    const header = request.headers['idempotency-key'];
    if (header === undefined || !request.ctx.userId || request.url.startsWith('/api/auth/')) return undefined;
    if (typeof header !== 'string' || !keyPattern.test(header)) {
      throw commonError('MALFORMED', { header: 'Idempotency-Key' });
    }
    return header;
  }

  /**
   * Runs `effect` once for this key. `effect` answers null where its result cannot be kept (a file): then nothing is
   * remembered. A stored answer is passed to `replay`.
   */
  async once<T>(
    request: KitRequest,
    key: string,
    effect: (ctx: RequestContext) => Promise<{ result: T; answer: StoredAnswer | null }>,
    replay: (answer: StoredAnswer) => T,
  ): Promise<T> {
    const { ctx } = request;
    const claim: Claim = { ctx, key, bodyHash: hashOf(request) };
    const slot = `${ctx.licenceId}|${ctx.userId}|${key}`;
    for (let before = this.running.get(slot); before; before = this.running.get(slot)) {
      await before.catch(() => undefined);
    }
    const run = this.attempt(claim, effect, replay);
    this.running.set(slot, run);
    try {
      return await run;
    } finally {
      if (this.running.get(slot) === run) this.running.delete(slot);
    }
  }

  /** Forgets keys whose time is over. */
  async purge(): Promise<void> {
    await this.db.tx(systemContext({ licenceId: '' }), async (ctx) => {
      await this.db
        .writing(ctx)
        .createQueryBuilder()
        .delete()
        .from(IdempotencyKeyEntity)
        .where('expires_at < :now', { now: this.clock.now() })
        .execute();
    });
  }

  private async attempt<T>(
    claim: Claim,
    effect: (ctx: RequestContext) => Promise<{ result: T; answer: StoredAnswer | null }>,
    replay: (answer: StoredAnswer) => T,
  ): Promise<T> {
    let claimed = false;
    try {
      return await this.db.tx(claim.ctx, async (ctx) => {
        claimed = false;
        await this.insert(ctx, claim);
        claimed = true;
        const { result, answer } = await effect(ctx);
        this.store(ctx, claim, answer);
        return result;
      });
    } catch (error) {
      if (claimed || !isUniqueViolation(error)) throw error;
      return replay(await this.stored(claim));
    }
  }

  private async insert(ctx: RequestContext, claim: Claim): Promise<void> {
    const kept = claim.key.startsWith(offlinePrefix) ? offlineMilliseconds : keptMilliseconds;
    const row: IdempotencyKeyEntity = {
      licenceId: ctx.licenceId,
      userId: ctx.userId,
      idempotencyKey: claim.key,
      bodyHash: claim.bodyHash,
      status: null,
      body: null,
      sealed: null,
      etag: null,
      expiresAt: new Date(this.clock.now().getTime() + kept),
    };
    try {
      await rowMapper(this.db.dataSource, IdempotencyKeyEntity).insert(this.db.writing(ctx), [row]);
    } catch (error) {
      // Another process has been at it for as long as a row may stay locked.
      if (isLockTimeout(error)) throw commonError('IDEMPOTENCY_IN_PROGRESS', undefined, { cause: error });
      throw error;
    }
  }

  private store(ctx: RequestContext, claim: Claim, answer: StoredAnswer | null): void {
    const where = 'WHERE licence_id = ? AND user_id = ? AND idempotency_key = ?';
    const id = [ctx.licenceId, ctx.userId, claim.key];
    if (!answer) {
      this.db.runLast(ctx, `DELETE FROM idempotency_keys ${where}`, id);
      return;
    }
    const { status, body, etag } = answer;
    const sealed = body === null ? null : this.seal.seal(body, ownerOf(claim));
    const sql = `UPDATE idempotency_keys SET status = ?, sealed = ?, etag = ? ${where}`;
    this.db.runLast(ctx, sql, [status, sealed, etag, ...id]);
  }

  private async stored(claim: Claim): Promise<StoredAnswer> {
    const { ctx, key, bodyHash } = claim;
    const row = await this.db
      .manager(ctx)
      .findOneBy(IdempotencyKeyEntity, { licenceId: ctx.licenceId, userId: ctx.userId, idempotencyKey: key });
    if (!row || row.status === null) throw commonError('IDEMPOTENCY_IN_PROGRESS');
    if (row.bodyHash !== bodyHash) throw commonError('IDEMPOTENCY_REUSED');
    const body = row.sealed === null ? row.body : this.seal.open(row.sealed, ownerOf(claim));
    return { status: row.status, body, etag: row.etag };
  }
}

function ownerOf({ ctx, key }: Claim): string {
  return `${ctx.licenceId}|${ctx.userId}|${key}`;
}

/** Returns the hash of a request: path and body (for an upload: the files' own hashes and the fields). */
function hashOf(request: KitRequest): string {
  const { uploads, body, url } = request;
  const content = uploads?.map(({ sha256, fields }) => ({ sha256, fields })) ?? body ?? null;
  return createHash('sha256')
    .update(`${url}\n${JSON.stringify(content)}`)
    .digest('hex');
}

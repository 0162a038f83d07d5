import { basename } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { newId } from '@jahrring/contracts-common';
import type { Clock } from '../clock';
import { systemContext } from '../context/request-context';
import type { RequestContext } from '../context/request-context';
import type { Database } from '../database/database';
import type { Upload } from '../http/upload.types';
import { FileAnswer, type FileAnswerOptions } from './file-answer';
import type { FileFolder, FilePlace } from './file-folder';
import type { FileRule } from './file-rule';
import { inspectFile } from './inspect-file';
import type { StoredFile } from './stored-file.entity';
import type { StoredFileRepository } from './stored-file.repository';

const longestName = 255;
const idsPerQuery = 500;
/** Younger bytes may belong to a transaction that is still open. */
const sweepAfterMs = 3_600_000;

/**
 * Files of records: who they belong to and what they are in the database, written with the record; the bytes under the
 * data folder. In the context of `ctx.asPerson()` files belong to the person instead of a licence.
 */
export class FileStore {
  constructor(
    private readonly db: Database,
    private readonly files: StoredFileRepository,
    private readonly folder: FileFolder,
    private readonly clock: Clock,
  ) {}

  /** Keeps an upload. 422 at its field: `maxFile` (size, max in MB), `mimes`, `image`, `maxPixels`. */
  async save(ctx: RequestContext, upload: Upload, rule: FileRule): Promise<StoredFile> {
    const inspected = await inspectFile(upload, rule);
    const name = basename(upload.filename.replaceAll('\\', '/')).slice(-longestName);
    const identityId = ctx.personal ? ctx.userId : null;
    return this.db.tx(ctx, async (ctx) => {
      const place = { licenceId: ctx.licenceId, id: newId() };
      // A process that ends here leaves bytes without a record: the sweep finds them.
      ctx.afterRollback(() => this.folder.remove(place));
      await this.folder.write(place, upload.open());
      const { size, sha256 } = upload;
      return this.files.insert(ctx, { id: place.id, name, size, sha256, identityId, ...inspected });
    });
  }

  /** 404 where it is another licence's, another person's, or not there. */
  get(ctx: RequestContext, id: string): Promise<StoredFile> {
    return this.files.get(ctx, id);
  }

  getMany(ctx: RequestContext, ids: readonly string[]): Promise<StoredFile[]> {
    return this.files.getMany(ctx, ids);
  }

  /** The file as the answer of an endpoint. Whether the caller may see its record, that record's service has asked. */
  async send(ctx: RequestContext, id: string, options: FileAnswerOptions = {}): Promise<FileAnswer> {
    const file = await this.files.get(ctx, id);
    return new FileAnswer(file, this.folder.read(file), options);
  }

  /** All bytes at once, for what is put into something else (a logo in a PDF). */
  async read(ctx: RequestContext, id: string): Promise<Buffer> {
    return buffer(this.folder.read(await this.files.get(ctx, id)));
  }

  /** All bytes piece by piece, for what is too large to hold. */
  async open(ctx: RequestContext, id: string): Promise<Readable> {
    return this.folder.read(await this.files.get(ctx, id));
  }

  /** For good; the bytes go when the transaction has committed. */
  async remove(ctx: RequestContext, id: string): Promise<void> {
    await this.db.tx(ctx, async (ctx) => {
      const file = await this.files.get(ctx, id);
      await this.files.remove(ctx, id, file.version);
      ctx.afterCommit(() => this.folder.remove(file));
    });
  }

  /** Removes bytes that no record names: of transactions that a crash cut off. Answers how many. */
  async sweep(): Promise<number> {
    const before = new Date(this.clock.now().getTime() - sweepAfterMs);
    let removed = 0;
    let batch: FilePlace[] = [];
    for await (const place of this.folder.olderThan(before)) {
      batch.push(place);
      if (batch.length < idsPerQuery) continue;
      removed += await this.sweepBatch(batch);
      batch = [];
    }
    return removed + (await this.sweepBatch(batch));
  }

  private async sweepBatch(places: readonly FilePlace[]): Promise<number> {
    if (places.length === 0) return 0;
    const ctx = systemContext({ licenceId: '' });
    const known = await this.files.known(
      ctx,
      places.map(({ id }) => id),
    );
    const orphans = places.filter(({ id }) => !known.has(id));
    for (const place of orphans) this.folder.remove(place);
    return orphans.length;
  }
}

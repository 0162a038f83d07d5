import { createReadStream, createWriteStream, rmSync } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Location of one file's bytes. */
export interface FilePlace {
  licenceId: string;
  id: string;
}

const plainName = /^[0-9a-f-]{36}$/;

/** The bytes: `DATA_DIR/files/<service>/<licence>/<id>`, outside of everything that is served. */
export class FileFolder {
  private readonly root: string;

  constructor(dataDir: string, service: string) {
    this.root = join(dataDir, 'files', service);
  }

  /** Writes and waits until the bytes are on the disk: the record that names them may be acknowledged then. */
  async write(place: FilePlace, content: Readable): Promise<void> {
    await mkdir(join(this.root, place.licenceId), { recursive: true, mode: 0o700 });
    await pipeline(content, createWriteStream(this.pathOf(place), { mode: 0o600, flush: true }));
  }

  read(place: FilePlace): Readable {
    return createReadStream(this.pathOf(place));
  }

  /** At once: what follows a commit cannot be waited for. */
  remove(place: FilePlace): void {
    rmSync(this.pathOf(place), { force: true });
  }

  /** Everything of a licence; answers how many files there were. */
  async removeLicence(licenceId: string): Promise<number> {
    if (!plainName.test(licenceId)) throw new Error(`Not a place: ${licenceId}`);
    const folder = join(this.root, licenceId);
    const names = await namesIn(folder);
    await rm(folder, { recursive: true, force: true });
    return names.length;
  }

  /** Everything that lies here and is older than `before`. */
  async *olderThan(before: Date): AsyncGenerator<FilePlace> {
    for (const licenceId of await namesIn(this.root)) {
      for (const id of await namesIn(join(this.root, licenceId))) {
        const place = { licenceId, id };
        const found = await stat(this.pathOf(place)).catch(ifGone);
        if (found && found.mtime < before) yield place;
      }
    }
  }

  private pathOf({ licenceId, id }: FilePlace): string {
    for (const name of [licenceId, id]) if (!plainName.test(name)) throw new Error(`Not a place: ${name}`);
    return join(this.root, licenceId, id);
  }
}

async function namesIn(folder: string): Promise<string[]> {
  return (await readdir(folder).catch(ifGone)) ?? [];
}

function ifGone(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
  throw error;
}

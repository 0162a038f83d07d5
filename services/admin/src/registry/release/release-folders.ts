import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { commonError } from '@jahrring/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { adminSettings } from '../../configuration';
import type { AdminSettings } from '../../configuration';
import { sha384 } from './release-archive';

const incoming = '.incoming-';
const staleMs = 3_600_000;

/** Folders of releases: `<tool>/<version>/`, which is either complete or absent. */
@Injectable()
export class ReleaseFolders {
  constructor(@Inject(adminSettings) private readonly settings: AdminSettings) {}

  /** Unpacks a release beside its place and moves it there as a whole. A folder that is there already stays. */
  async write(tool: string, version: string, files: ReadonlyMap<string, Uint8Array>): Promise<void> {
    const place = join(this.root(), tool, version);
    const aside = join(this.root(), tool, `${incoming}${randomUUID()}`);
    try {
      for (const [name, content] of files) {
        const path = join(aside, name);
        await mkdir(dirname(path), { recursive: true });
        await writeFile(path, content);
      }
      await rename(aside, place);
    } catch (error) {
      await rm(aside, { recursive: true, force: true });
      if (!isTaken(error)) throw error;
    }
  }

  /** SHA-384 of the `descriptor.json` that lies there; null where there is none. */
  async contentHash(tool: string, version: string): Promise<string | null> {
    try {
      return sha384(await readFile(join(this.root(), tool, version, 'descriptor.json')));
    } catch {
      return null;
    }
  }

  /** A file of a release; null where there is none. */
  async read(tool: string, version: string, name: string): Promise<Uint8Array | null> {
    try {
      return await readFile(join(this.root(), tool, version, name));
    } catch {
      return null;
    }
  }

  async remove(tool: string, version: string): Promise<void> {
    await rm(join(this.root(), tool, version), { recursive: true, force: true });
  }

  /** Removes what an interrupted publication left. */
  async sweep(tool: string, now: Date): Promise<void> {
    const folder = join(this.root(), tool);
    for (const name of await readdir(folder).catch(() => [])) {
      if (!name.startsWith(incoming)) continue;
      const path = join(folder, name);
      const { mtimeMs } = await stat(path);
      if (now.getTime() - mtimeMs > staleMs) await rm(path, { recursive: true, force: true });
    }
  }

  /** True if this instance has a folder of tools at all. */
  get available(): boolean {
    return this.settings.toolsDir !== undefined;
  }

  private root(): string {
    if (this.settings.toolsDir === undefined) throw commonError('UNAVAILABLE');
    return this.settings.toolsDir;
  }
}

function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && ['ENOTEMPTY', 'EEXIST'].includes(String(error.code));
}

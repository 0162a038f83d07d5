import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locale } from '@jahrring/contracts-common';
import { z } from 'zod';

const fileShape = z.record(z.string(), z.record(z.string(), z.unknown()));
export type MessageTree = z.infer<typeof fileShape>;

interface CachedFile {
  changed: number;
  messages: MessageTree;
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

/** The texts a build has put into `<dir>/<locale>.json`, read once and again when the file changes. */
export class MessageFiles {
  private readonly cache = new Map<Locale, CachedFile>();

  constructor(private readonly dir: string | undefined) {}

  /** Texts of a language by namespace; empty where there is no file (a language without texts falls back to German). */
  async read(locale: Locale): Promise<MessageTree> {
    if (!this.dir) return {};
    const path = join(this.dir, `${locale}.json`);
    try {
      const { mtimeMs } = await stat(path);
      const cached = this.cache.get(locale);
      if (cached?.changed === mtimeMs) return cached.messages;
      const messages = fileShape.parse(JSON.parse(await readFile(path, 'utf8')));
      this.cache.set(locale, { changed: mtimeMs, messages });
      return messages;
    } catch (error) {
      if (isMissing(error)) return {};
      throw error;
    }
  }
}

import type { SaveFileWords } from '@jahrring/contracts-timber';
import { Database, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { AddressRefRepository } from '../reference';
import { FileWordRepository } from './file-word.repository';
import { FileWords } from './file-words';

/** Keeps what words of files mean, once for all files of a buyer or of a licence. */
@Injectable()
export class FileWordService {
  constructor(
    private readonly db: Database,
    private readonly words: FileWordRepository,
    private readonly addresses: AddressRefRepository,
  ) {}

  async of(ctx: RequestContext, partnerId: string | null): Promise<FileWords> {
    return new FileWords(await this.words.of(ctx, partnerId));
  }

  keep(ctx: RequestContext, { partnerId, words }: SaveFileWords): Promise<{ saved: number }> {
    return this.db.tx(ctx, async (tx) => {
      await this.addresses.require(tx, 'partnerId', partnerId);
      const known = await this.words.of(tx, partnerId);
      const once = new Map(words.map((word) => [`${word.kind} ${word.name.toLowerCase()}`, word]));
      for (const word of once.values()) {
        const present = known.find(
          ({ kind, name }) => kind === word.kind && name.toLowerCase() === word.name.toLowerCase(),
        );
        if (!present) await this.words.insert(tx, { ...word, partnerId });
        else if (present.value !== word.value)
          await this.words.update(tx, present.id, present.version, { value: word.value });
      }
      return { saved: once.size };
    });
  }
}

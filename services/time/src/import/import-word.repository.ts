import type { EntryImportOrigin, ImportWord } from '@jahrring/contracts-time';
import { LicensedRepository, RepositoryServices, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { ImportWordEntity } from './import-word.entity';
import { wordKey } from './word-meanings';

/** Meanings of the words in files, by the export they come from. */
@Injectable()
export class ImportWordRepository extends LicensedRepository<ImportWordEntity> {
  constructor(services: RepositoryServices) {
    super(services, ImportWordEntity, { name: 'entry_import_word', softDelete: false });
  }

  ofOrigin(ctx: RequestContext, origin: EntryImportOrigin): Promise<ImportWordEntity[]> {
    return this.many(this.query(ctx).andWhere('entry_import_word.origin = :origin', { origin }));
  }

  /** Keeps what was said of words, in the open transaction; what was said last of a word counts. */
  async keep(ctx: RequestContext, origin: EntryImportOrigin, words: readonly ImportWord[]): Promise<void> {
    const nameOf = ({ kind, wordKey: key }: Pick<ImportWordEntity, 'kind' | 'wordKey'>) => `${kind} ${key}`;
    const known = new Map((await this.ofOrigin(ctx, origin)).map((word) => [nameOf(word), word]));
    const given = new Map(
      words.map(({ kind, word, target }) => {
        const values = { origin, kind, word, wordKey: wordKey(word), targetId: target };
        return [nameOf(values), values];
      }),
    );
    for (const [name, values] of given) {
      const present = known.get(name);
      if (!present) await this.insert(ctx, values);
      else if (present.targetId !== values.targetId)
        await this.update(ctx, present.id, present.version, { targetId: values.targetId });
    }
  }
}

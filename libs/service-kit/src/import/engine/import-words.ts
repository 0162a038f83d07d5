import { createHash } from 'node:crypto';
import { foldText } from '@jahrring/contracts-common';
import type {
  ImportSettingsBase,
  ImportWord,
  ImportWordView,
  SaidWords,
} from '@jahrring/contracts-common/imports';
import type { RequestContext } from '../../context/request-context';
import { TextColumn, UuidColumn } from '../../database/columns';
import { LicensedEntity } from '../../database/licensed-entity';
import { LicensedRepository } from '../../database/licensed.repository';
import type { RepositoryServices } from '../../database/repository-options';
import { fieldErrorOf } from '../../errors/app-error';

/** Words of a file listed at once. */
const shownWords = 300;

/** Meaning of a word in a licence, for one kind of files; a tool extends it by the name of its table. */
export abstract class ImportWordEntity extends LicensedEntity {
  /** Program or person the file comes from; a meaning holds for all later files from there. */
  @TextColumn(12)
  origin!: string;

  @TextColumn(10)
  kind!: string;

  /** Of the word without case, accents and signs. */
  @TextColumn(64)
  wordKey!: string;

  @TextColumn(500)
  word!: string;

  /** Null: its rows are left out. */
  @UuidColumn({ nullable: true })
  targetId!: string | null;
}

/** Part of a definition: the words of its files that mean records. */
export interface ImportWordsOf<S extends ImportSettingsBase> {
  readonly entity: new () => ImportWordEntity;
  /** Entity of the audit trail. */
  readonly auditAs: string;
  readonly kinds: readonly string[];
  origin(settings: S): string;
  /** Returns the titles of records by kind and id; null for one that is not there. */
  titles(ctx: RequestContext): Promise<(kind: string, id: string) => string | null>;
}

/** Null: nobody knows the word; `several`: it means more than one. */
export type FoundWord = string | null | 'several';

/** A tool's functions to find the records that words in a row name; `C`: the row's cells. */
export interface WordLookups<K extends string, C> {
  kinds: readonly K[];
  /** The word of a row by which it names a record; empty where it names none. */
  word: (kind: K, cells: C) => string;
  find: (kind: K, cells: C) => FoundWord;
  title: (kind: K, id: string) => string | null;
}

/** Case, accents, commas and spaces do not tell words apart. */
export const plainWord = (text: string): string =>
  foldText(text).replaceAll(/[,;]/g, ' ').replaceAll(/\s+/g, ' ').trim();

/** The same for one word however it is written. */
export const wordKey = (word: string): string => createHash('sha256').update(plainWord(word)).digest('hex');

/** Meanings of the words in a file: the one that somebody has set, otherwise the record with that name. */
export class WordMeanings<K extends string, C> {
  constructor(
    private readonly lookups: WordLookups<K, C>,
    private readonly said: SaidWords = {},
  ) {}

  /**
   * Returns the record of a kind that a row names; `leftOut` if somebody excluded its rows, null if the word is
   * unknown.
   */
  of(kind: K, cells: C): FoundWord | 'leftOut' {
    const said = this.saidOf(kind, this.lookups.word(kind, cells));
    if (said === null) return 'leftOut';
    return said ?? this.lookups.find(kind, cells);
  }

  /** The words that no single record bears or that somebody has explained, the most frequent first. */
  list(rows: readonly C[]): ImportWordView[] {
    const views = new Map<string, ImportWordView>();
    for (const cells of rows) {
      for (const kind of this.lookups.kinds) {
        const view = this.view(kind, cells);
        if (!view) continue;
        const key = `${kind} ${wordKey(view.word)}`;
        const known = views.get(key);
        if (known) known.lines += 1;
        else views.set(key, view);
      }
    }
    return [...views.values()].sort((a, b) => b.lines - a.lines).slice(0, shownWords);
  }

  private view(kind: K, cells: C): ImportWordView | null {
    const word = this.lookups.word(kind, cells);
    if (word === '') return null;
    const said = this.saidOf(kind, word);
    const base = { kind, word, lines: 1, target: null, targetTitle: null };
    if (said === null) return { ...base, state: 'leftOut' };
    if (said !== undefined)
      return { ...base, state: 'mapped', target: said, targetTitle: this.lookups.title(kind, said) };
    const found = this.lookups.find(kind, cells);
    if (found === null) return { ...base, state: 'unknown' };
    return found === 'several' ? { ...base, state: 'ambiguous' } : null;
  }

  /** A record that is gone since means nothing any more. */
  private saidOf(kind: K, word: string): string | null | undefined {
    if (word === '') return undefined;
    const said = this.said[kind]?.[wordKey(word)];
    return typeof said === 'string' && this.lookups.title(kind, said) === null ? undefined : said;
  }
}

/** Meanings that people of a licence have given to words in their files. */
export class ImportWordRepository extends LicensedRepository<ImportWordEntity> {
  constructor(
    services: RepositoryServices,
    private readonly of: ImportWordsOf<ImportSettingsBase>,
  ) {
    super(services, of.entity, { name: of.auditAs, softDelete: false });
  }

  async said(ctx: RequestContext, origin: string): Promise<SaidWords> {
    const said: SaidWords = {};
    for (const { kind, wordKey: key, targetId } of await this.ofOrigin(ctx, origin))
      (said[kind] ??= {})[key] = targetId;
    return said;
  }

  /** @throws VALIDATION_FAILED at the word whose record does not exist, is deleted or of another licence */
  async require(ctx: RequestContext, words: readonly ImportWord[]): Promise<void> {
    const title = await this.of.titles(ctx);
    words.forEach(({ kind, target }, place) => {
      if (!this.of.kinds.includes(kind)) throw fieldErrorOf(`words.${place}.kind`, 'in');
      if (target !== null && title(kind, target) === null)
        throw fieldErrorOf(`words.${place}.target`, 'exists');
    });
  }

  /** Keeps what was said of words, in the open transaction; what was said last of a word counts. */
  async keep(ctx: RequestContext, origin: string, words: readonly ImportWord[]): Promise<void> {
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

  private ofOrigin(ctx: RequestContext, origin: string): Promise<ImportWordEntity[]> {
    return this.many(this.query(ctx).andWhere(`${this.name}.origin = :origin`, { origin }));
  }
}

import {
  importWordKinds,
  type EntryImportOptions,
  type ImportWord,
  type ImportWordKind,
} from '@jahrring/contracts-time';
import { fieldErrorOf, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { ImportLookups } from './import-lookups';

interface Target {
  kind: ImportWordKind;
  id: string | null | undefined;
  field: string;
}

/** Checks that the people, projects and activities named for a file belong to the licence. */
@Injectable()
export class ImportTargets {
  constructor(private readonly lookups: ImportLookups) {}

  /** @throws VALIDATION_FAILED at the word whose record does not exist, is deleted or of another licence */
  requireWords(ctx: RequestContext, words: readonly ImportWord[]): Promise<void> {
    return this.require(
      ctx,
      words.map(({ kind, target }, place) => ({ kind, id: target, field: `words.${place}.target` })),
    );
  }

  /** @throws VALIDATION_FAILED at the stand-in that does not exist, is deleted or of another licence */
  requireStandIns(ctx: RequestContext, options: EntryImportOptions): Promise<void> {
    return this.require(
      ctx,
      importWordKinds.map((kind) => ({ kind, id: options[`${kind}Id`], field: `${kind}Id` })),
    );
  }

  private async require(ctx: RequestContext, targets: readonly Target[]): Promise<void> {
    if (!targets.some(({ id }) => id)) return;
    const { title } = await this.lookups.of(ctx);
    const missing = targets.find(({ kind, id }) => id && title(kind, id) === null);
    if (missing) throw fieldErrorOf(missing.field, 'exists');
  }
}

import { entryImportLimits } from '@jahrring/contracts-bookkeeping';
import type { EntryComparison } from '@jahrring/contracts-bookkeeping';
import {
  type ImportEngine,
  importEngineOf,
  LicensedRepository,
  RepositoryServices,
} from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { EntryImport } from './entry-import';
import { EntryImportRowEntity } from './entry-import.entity';
import { daysOf, EntryImportPlanner } from './entry-import.planner';
import { readRowOf } from './imported-transaction';
import { totalOfAll } from './plan-entries';

/** Compares a file that was looked at with the books as they are now. */
@Injectable()
export class EntryComparer extends LicensedRepository<EntryImportRowEntity> {
  constructor(
    services: RepositoryServices,
    private readonly planner: EntryImportPlanner,
    @Inject(importEngineOf(EntryImport)) private readonly imports: ImportEngine,
  ) {
    super(services, EntryImportRowEntity, { name: 'row', audit: false, softDelete: false });
  }

  async compare(ctx: RequestContext, id: string): Promise<EntryComparison> {
    await this.imports.get(ctx, id);
    const query = this.query(ctx).andWhere('row.importId = :id AND row.position >= 0', { id });
    const rows = await this.many(query.orderBy('row.position'));
    const transactions = rows.flatMap(({ cells }) => readRowOf(cells).transaction ?? []);
    const { added, known, differing } = await this.planner.plan(ctx, transactions);
    return {
      ...{ ...daysOf(transactions), known, total: totalOfAll(added) },
      ...{ differing: differing.slice(0, entryImportLimits.shown), differingCount: differing.length },
    };
  }
}

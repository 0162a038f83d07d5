import {
  entryComparison,
  entryImportLimits,
  entryImportRow,
  entryImportSettings,
} from '@jahrring/contracts-bookkeeping';
import {
  Ctx,
  Get,
  Id,
  importController,
  provideImport,
  RequirePermission,
  RequirePlugin,
  ToolController,
} from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { EntryComparer } from './entry-comparer';
import { EntryImport } from './entry-import';

/** `/api/bookkeeping/entry-imports` */
export const EntryImportController = importController({
  tool: 'bookkeeping',
  path: 'entry-imports',
  permission: 'tools.debitors.manage',
  plugins: ['debitors'],
  maxBytes: entryImportLimits.bytes,
  settings: entryImportSettings,
  row: entryImportRow,
  definition: EntryImport,
});

@ToolController('bookkeeping', 'entry-imports')
@RequirePlugin('debitors')
export class EntryComparisonController {
  constructor(private readonly comparer: EntryComparer) {}

  /** Returns the entries that were handed over and differ in the file; books nothing. */
  @Get(':id/comparison', RequirePermission('tools.debitors.manage'), entryComparison)
  compare(@Ctx() ctx: RequestContext, @Id() importId: string) {
    return this.comparer.compare(ctx, importId);
  }
}

export const entryImportProviders = [EntryImport, provideImport(EntryImport)];

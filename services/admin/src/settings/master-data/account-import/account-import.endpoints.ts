import {
  accountImportMaxBytes,
  accountImportRow,
  accountImportSettings,
  accountImportView,
  startFromTemplate,
  type AccountImportSettings,
  type StartFromTemplate,
} from '@jahrring/contracts-admin';
import {
  Ctx,
  importController,
  type ImportEngine,
  importEngineOf,
  Post,
  provideImport,
  type RequestContext,
  RequirePermission,
  ToolController,
} from '@jahrring/service-kit';
import { Body, Inject } from '@nestjs/common';
import { AccountImport } from './account-import';
import { toImportFile } from './chart-file';
import { ChartTemplateService } from './chart-template.service';

/** `/api/admin/account-imports` */
export const AccountImportController = importController({
  tool: 'admin',
  path: 'account-imports',
  permission: 'tools.settings.license',
  maxBytes: accountImportMaxBytes,
  settings: accountImportSettings,
  row: accountImportRow,
  definition: AccountImport,
});

/** Imports of charts that no file is needed for. */
@ToolController('admin', 'account-imports')
export class TemplateImportController {
  constructor(
    @Inject(importEngineOf(AccountImport)) private readonly imports: ImportEngine<AccountImportSettings>,
    private readonly templates: ChartTemplateService,
  ) {}

  @Post('template', RequirePermission('tools.settings.license'), accountImportView)
  async start(
    @Ctx() ctx: RequestContext,
    @Body({ schema: startFromTemplate }) { template, locale }: StartFromTemplate,
  ) {
    const { title, rows } = await this.templates.rows(ctx, template, locale);
    return this.imports.keep(ctx, title, toImportFile(rows));
  }
}

export const accountImportProviders = [AccountImport, provideImport(AccountImport)];

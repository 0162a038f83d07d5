import {
  type AccountImportRow,
  type AccountImportState,
  type AccountImportView,
  adminErrors,
  type CommitAccountImport,
  type StartFromTemplate,
} from '@jahrring/contracts-admin';
import type { ListQuery } from '@jahrring/contracts-common';
import {
  AppError,
  Database,
  inPortions,
  type ListResult,
  type RequestContext,
  type Upload,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import type { AccountImportEntity } from './account-import.entity';
import { AccountImportRepository } from './account-import.repository';
import { ChartTemplateService } from './chart-template.service';
import { type ChartFile, readChartFile } from './read-chart-file';

const sourceLength = 255;
const noCounts = { create: 0, update: 0, same: 0, error: 0 };

export function toImportView(run: AccountImportEntity): AccountImportView {
  const { id, version, source, state, fileRows, counts, kept, createdAt } = run;
  return {
    id,
    version,
    source,
    state,
    rowCount: fileRows.length,
    counts,
    kept,
    createdAt: createdAt.toISOString(),
  };
}

/** What a person does with an import of a chart; dry run, run and undo are carried out by the job. */
@Injectable()
export class AccountImportService {
  constructor(
    private readonly db: Database,
    private readonly imports: AccountImportRepository,
    private readonly templates: ChartTemplateService,
  ) {}

  async get(ctx: RequestContext, id: string): Promise<AccountImportView> {
    return toImportView(await this.imports.get(ctx, id));
  }

  /** The rows as the dry run has planned them. */
  async listRows(ctx: RequestContext, id: string, query: ListQuery): Promise<ListResult<AccountImportRow>> {
    const { plan } = await this.imports.get(ctx, id);
    const asked = query.filter['outcome'];
    const rows = asked?.kind === 'in' ? plan.filter((row) => asked.values.includes(row.outcome)) : plan;
    const { page, pageSize } = query;
    const total = rows.length;
    if (pageSize !== 'all') return { items: rows.slice((page - 1) * pageSize, page * pageSize), total };
    return { items: inPortions(rows, async (some) => some), total };
  }

  async upload(ctx: RequestContext, upload: Upload): Promise<AccountImportView> {
    return this.start(ctx, upload.filename.slice(-sourceLength), await readChartFile(await upload.read()));
  }

  async fromTemplate(
    ctx: RequestContext,
    { template, locale }: StartFromTemplate,
  ): Promise<AccountImportView> {
    const { title, rows } = await this.templates.rows(ctx, template, locale);
    return this.start(ctx, title, { columns: {}, rows });
  }

  /** Writes what the dry run has planned; with errors only when they may be left out. */
  commit(ctx: RequestContext, id: string, { skipErrors }: CommitAccountImport): Promise<AccountImportView> {
    return this.move(ctx, id, 'checked', (run) => {
      const count = run.counts.error;
      if (count > 0 && !skipErrors) throw new AppError(adminErrors, 'IMPORT_HAS_ERRORS', { count });
      return { state: 'running', skipErrors };
    });
  }

  undo(ctx: RequestContext, id: string): Promise<AccountImportView> {
    return this.move(ctx, id, 'done', () => ({ state: 'undoing' }));
  }

  private start(
    ctx: RequestContext,
    source: string,
    { columns, rows }: ChartFile,
  ): Promise<AccountImportView> {
    return this.db.tx(ctx, async (ctx) =>
      toImportView(
        await this.imports.insert(ctx, {
          source,
          state: 'checking',
          columns,
          fileRows: rows,
          plan: [],
          counts: noCounts,
          made: [],
          kept: 0,
          skipErrors: false,
        }),
      ),
    );
  }

  private move(
    ctx: RequestContext,
    id: string,
    from: AccountImportState,
    change: (run: AccountImportEntity) => Partial<Pick<AccountImportEntity, 'state' | 'skipErrors'>>,
  ): Promise<AccountImportView> {
    return this.db.tx(ctx, async (ctx) => {
      const run = await this.imports.get(ctx, id);
      if (run.state !== from) throw new AppError(adminErrors, 'IMPORT_WRONG_STATE');
      return toImportView(await this.imports.update(ctx, id, run.version, change(run)));
    });
  }
}

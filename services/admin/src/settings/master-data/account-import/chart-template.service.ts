import type { ChartTemplateView, RenameChartTemplate } from '@jahrring/contracts-admin';
import type { Locale } from '@jahrring/contracts-common';
import {
  Audit,
  type AuditAction,
  Clock,
  commonError,
  Database,
  type RequestContext,
  type Upload,
  withPresent,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { shippedCharts, shippedRows } from '../charts/shipped-charts';
import type { ChartTemplateEntity } from './account-import.entity';
import { type ChartRow, readChartFile } from './chart-file';
import { ChartTemplateRepository } from './chart-template.repository';
import { planAccount } from './plan-account';

const titleLength = 100;

function toView({ id, version, title, accounts }: ChartTemplateEntity): ChartTemplateView {
  return { id, version, title, country: null, accounts: accounts.length, shipped: false };
}

const shippedViews: readonly ChartTemplateView[] = shippedCharts.map(({ key, title, country, accounts }) => ({
  id: key,
  version: 1,
  title,
  country,
  accounts: accounts.length,
  shipped: true,
}));

/** Charts that licences can start from: those of the product, and those the superadmin has imported. */
@Injectable()
export class ChartTemplateService {
  constructor(
    private readonly db: Database,
    private readonly templates: ChartTemplateRepository,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  async list(ctx: RequestContext): Promise<{ items: ChartTemplateView[]; total: number }> {
    const items = [...shippedViews, ...(await this.templates.findLiving(ctx)).map(toView)];
    return { items, total: items.length };
  }

  /** Its accounts as rows of an import; 404 where there is no such chart. */
  async rows(ctx: RequestContext, key: string, locale: Locale): Promise<{ title: string; rows: ChartRow[] }> {
    const shipped = shippedCharts.find((chart) => chart.key === key);
    if (shipped) return { title: shipped.title, rows: shippedRows(shipped, locale) };
    const found = await this.templates.find(ctx, key);
    if (!found || found.deletedAt) throw commonError('NOT_FOUND');
    return { title: found.title, rows: found.accounts };
  }

  /** Keeps a chart from a file; 422 names the first row that no licence could import. */
  async upload(ctx: RequestContext, upload: Upload): Promise<ChartTemplateView> {
    const { rows, ...file } = await readChartFile(await upload.read());
    const lines = new Map<string, number>();
    const [wrong] = rows.flatMap(({ line, ...cells }) => {
      const sameNumberLine = lines.get(cells.number);
      if (sameNumberLine === undefined) lines.set(cells.number, line);
      return planAccount({ ...file, line, cells, sameNumberLine }).errors;
    });
    if (wrong) {
      const field = `${wrong.header} (${wrong.line})`;
      const error = { field, in: 'body' as const, code: wrong.key, key: wrong.key };
      throw commonError('VALIDATION_FAILED', undefined, {
        fields: [wrong.params ? { ...error, params: wrong.params } : error],
      });
    }
    const title = upload.filename.replace(/\.\w+$/, '').slice(0, titleLength);
    return this.write(ctx, 'create', (ctx) => this.templates.insert(ctx, { title, accounts: rows }));
  }

  rename(
    ctx: RequestContext,
    id: string,
    version: number,
    { title }: RenameChartTemplate,
  ): Promise<ChartTemplateView> {
    return this.write(ctx, 'update', (ctx) =>
      withPresent(this.templates.update(ctx, id, version, { title }), async () =>
        toView(await this.templates.get(ctx, id)),
      ),
    );
  }

  async remove(ctx: RequestContext, id: string, version: number): Promise<void> {
    const deletedAt = this.clock.now();
    await this.write(ctx, 'delete', (ctx) => this.templates.update(ctx, id, version, { deletedAt }));
  }

  async restore(ctx: RequestContext, id: string): Promise<ChartTemplateView> {
    return this.write(ctx, 'restore', async (ctx) => {
      const { version } = await this.templates.get(ctx, id);
      return this.templates.update(ctx, id, version, { deletedAt: null });
    });
  }

  private write(
    ctx: RequestContext,
    action: AuditAction,
    work: (ctx: RequestContext) => Promise<ChartTemplateEntity>,
  ): Promise<ChartTemplateView> {
    return this.db.tx(ctx, async (ctx) => {
      const template = await work(ctx);
      const after = { title: template.title, accounts: template.accounts.length };
      await this.audit.record(ctx, { action, entity: 'chartTemplate', entityId: template.id, after });
      return toView(template);
    });
  }
}

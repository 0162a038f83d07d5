import {
  type PluginCharge,
  type PluginChargeList,
  type PluginChargeQuery,
  pluginCurrency,
  plugins,
} from '@jahrring/contracts-admin';
import { defaultLocale, locale as localeSchema } from '@jahrring/contracts-common';
import {
  Audit,
  Clock,
  columnsOf,
  Database,
  exportFile,
  type ExportFormat,
  localDayOf,
  localMomentOf,
  type RequestContext,
} from '@jahrring/service-kit';
import { Injectable, type StreamableFile } from '@nestjs/common';
import { Decimal } from 'decimal.js';
import { LanguageService } from '../language/language.service';
import { LicenceRepository } from '../licence/licence.repository';
import type { PluginAgreementRow } from './plugin-agreement.entity';
import { PluginAgreementRepository } from './plugin-agreement.repository';
import { chargeTexts } from './plugin-charge-texts';

const columnOrder = [
  'month',
  'licence',
  'plugin',
  'amount',
  'currency',
  'startsOn',
  'endedOn',
  'agreedBy',
  'agreedAt',
] as const;
const columnKinds = { amount: 'money', startsOn: 'date', endedOn: 'date', agreedAt: 'moment' } as const;

/** What each licence owes for its plugins in a month. */
@Injectable()
export class PluginChargeService {
  constructor(
    private readonly db: Database,
    private readonly agreements: PluginAgreementRepository,
    private readonly licences: LicenceRepository,
    private readonly languages: LanguageService,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  async list(ctx: RequestContext, { month, page, pageSize }: PluginChargeQuery): Promise<PluginChargeList> {
    const all = await this.findCharges(ctx, month);
    const items = pageSize === 'all' ? all : all.slice((page - 1) * pageSize, page * pageSize);
    return {
      items,
      total: all.length,
      sum: Decimal.sum(0, ...all.map(({ amount }) => amount)).toFixed(2),
      licences: new Set(all.map(({ licenceId }) => licenceId)).size,
    };
  }

  async export(
    ctx: RequestContext,
    format: ExportFormat,
    { month }: PluginChargeQuery,
  ): Promise<StreamableFile> {
    const charges = await this.findCharges(ctx, month);
    await this.db.tx(ctx, (ctx) =>
      this.audit.record(ctx, {
        action: 'export',
        entity: 'pluginCharge',
        entityId: ctx.licenceId,
        after: { format, month, total: charges.length },
      }),
    );
    const { sheet, columns: titles } = chargeTexts(ctx.locale);
    const day = localDayOf(this.clock.now(), ctx.timeZone);
    const rows = this.toRows(ctx, month, charges);
    const columns = columnsOf(columnOrder, titles, columnKinds);
    return exportFile(format, { sheet: `${sheet} ${month}`, day, columns, rows });
  }

  private async findCharges(ctx: RequestContext, month: string): Promise<PluginCharge[]> {
    const owed = lastAgreed(await this.agreements.findOwed(ctx, `${month}-01`, lastDayOf(month)));
    const licences = await this.licences.getMany(
      ctx,
      owed.map(({ licenceId }) => licenceId),
    );
    const names = new Map(licences.map(({ id, name }) => [id, name]));
    return owed
      .map((row) => toCharge(row, names.get(row.licenceId) ?? ''))
      .sort(
        (one, two) =>
          one.licenceName.localeCompare(two.licenceName, ctx.locale) || one.plugin.localeCompare(two.plugin),
      );
  }

  private async *toRows(
    ctx: RequestContext,
    month: string,
    charges: readonly PluginCharge[],
  ): AsyncGenerator<string[]> {
    const names = await this.namesOf(ctx);
    for (const charge of charges) {
      const { licenceName, plugin, amount, startsOn, endedOn, agreedBy, agreedAt } = charge;
      const name = names.get(plugin) ?? plugin;
      const agreed = localMomentOf(new Date(agreedAt), ctx.timeZone);
      yield [month, licenceName, name, amount, pluginCurrency, startsOn, endedOn ?? '', agreedBy, agreed];
    }
  }

  private async namesOf(ctx: RequestContext): Promise<Map<string, string>> {
    const language = localeSchema.safeParse(ctx.locale.slice(0, 2));
    const locale = language.success ? language.data : defaultLocale;
    const names = new Map<string, string>();
    for (const { id, titleKey } of plugins)
      names.set(id, await this.languages.say(ctx, locale, titleKey, {}));
    return names;
  }
}

/** `rows` last agreed first: who switched off and on within a month owes it once. */
export function lastAgreed(rows: readonly PluginAgreementRow[]): PluginAgreementRow[] {
  const known = new Set<string>();
  return rows.filter(({ licenceId, plugin }) => {
    const slot = `${licenceId} ${plugin}`;
    return !known.has(slot) && known.add(slot);
  });
}

/** The last day of `2026-02`. */
export function lastDayOf(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
}

function toCharge(row: PluginAgreementRow, licenceName: string): PluginCharge {
  const { id, licenceId, plugin, price, agreedBy, agreedAt, startsOn, endedOn } = row;
  return {
    id,
    licenceId,
    licenceName,
    plugin,
    amount: price,
    agreedBy,
    agreedAt: agreedAt.toISOString(),
    startsOn,
    endedOn,
  };
}

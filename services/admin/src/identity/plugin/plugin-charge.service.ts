import {
  type PluginCharge,
  type PluginChargeQuery,
  pluginCurrency,
  plugins,
} from '@jahrring/contracts-admin';
import { defaultLocale, lastDayOf, locale as localeSchema, localMomentAt } from '@jahrring/contracts-common';
import {
  type ExportFormat,
  inPortions,
  ListExport,
  listColumns,
  type ListResult,
  type RequestContext,
} from '@jahrring/service-kit';
import { Injectable, type StreamableFile } from '@nestjs/common';
import { Decimal } from 'decimal.js';
import { Wording } from '../port';
import { InvestorCuts } from './funding/investor-cuts';
import { type OwedAgreement, PluginAgreementRepository } from './plugin-agreement.repository';
import { serviceTexts } from '../../i18n';
import { SuspendedCharges } from './suspension/suspended-charges';
import { columnOrder, columnKinds } from './charge-columns';
import { lastAgreed } from './last-agreed';
import { toCharge } from './plugin-charge.mapper';

/** A month's charges, with the sum of all of them and how many licences owe something. */
interface ChargeResult extends ListResult<PluginCharge> {
  sum: string;
  licences: number;
}

/** Amounts that each licence owes for its plugins in a month. */
@Injectable()
export class PluginChargeService {
  constructor(
    private readonly agreements: PluginAgreementRepository,
    private readonly suspended: SuspendedCharges,
    private readonly cuts: InvestorCuts,
    private readonly languages: Wording,
    private readonly exports: ListExport,
  ) {}

  async list(ctx: RequestContext, query: PluginChargeQuery): Promise<ChargeResult> {
    const { page, pageSize } = query;
    const all = await this.findOwed(ctx, query);
    const shown = pageSize === 'all' ? all : all.slice((page - 1) * pageSize, page * pageSize);
    const sum = all.reduce((sum, { price }) => sum.plus(price), new Decimal(0));
    return {
      items: pageSize === 'all' ? this.charges(ctx, shown) : await this.load(ctx, shown),
      total: all.length,
      sum: sum.toFixed(2),
      licences: new Set(all.map(({ licenceId }) => licenceId)).size,
    };
  }

  async export(ctx: RequestContext, format: ExportFormat, query: PluginChargeQuery): Promise<StreamableFile> {
    const { month, licenceId } = query;
    const owed = await this.findOwed(ctx, query);
    const { sheet, columns: titles } = serviceTexts.in(ctx.locale).chargeExport;
    const names = await this.namesOf(ctx);
    const cells = ({ licenceName, plugin, amount, startsOn, endedOn, agreedBy, agreedAt }: PluginCharge) => ({
      month,
      licence: licenceName,
      plugin: names.get(plugin) ?? plugin,
      amount,
      currency: pluginCurrency,
      startsOn,
      endedOn,
      agreedBy,
      agreedAt: localMomentAt(new Date(agreedAt), ctx.timeZone),
    });
    return this.exports.write(ctx, format, {
      sheet: `${sheet} ${month}`,
      entity: 'pluginCharge',
      columns: listColumns(columnOrder, {
        titles,
        kinds: columnKinds,
        cell: (charge: PluginCharge, field) => cells(charge)[field],
      }),
      items: this.charges(ctx, owed),
      total: owed.length,
      note: { month, ...(licenceId ? { licenceId } : {}) },
    });
  }

  /** All of a licence's charges of a month, with their plugins' names. */
  async statementOf(ctx: RequestContext, month: string, licenceId: string) {
    const names = await this.namesOf(ctx);
    const charges = await this.load(ctx, await this.findOwed(ctx, { month, licenceId }));
    return charges.map((charge) => ({ ...charge, pluginName: names.get(charge.plugin) ?? charge.plugin }));
  }

  private async findOwed(
    ctx: RequestContext,
    { month, licenceId }: Pick<PluginChargeQuery, 'month' | 'licenceId'>,
  ): Promise<OwedAgreement[]> {
    const { compare } = new Intl.Collator(ctx.locale);
    const all = await this.agreements.findOwed(ctx, `${month}-01`, lastDayOf(month));
    const agreed = lastAgreed(licenceId ? all.filter((one) => one.licenceId === licenceId) : all);
    const counted = await this.suspended.deduct(ctx, agreed, month);
    return (await this.cuts.deduct(ctx, counted, month)).sort(
      (one, two) => compare(one.licenceName, two.licenceName) || compare(one.plugin, two.plugin),
    );
  }

  private charges(ctx: RequestContext, owed: readonly OwedAgreement[]): AsyncGenerator<PluginCharge> {
    return inPortions(owed, (some) => this.load(ctx, some));
  }

  private async load(ctx: RequestContext, owed: readonly OwedAgreement[]): Promise<PluginCharge[]> {
    const byId = new Map(owed.map((one) => [one.id, one]));
    const rows = await this.agreements.findInOrder(
      ctx,
      owed.map(({ id }) => id),
    );
    return rows.map((row) => toCharge(row, byId.get(row.id)));
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

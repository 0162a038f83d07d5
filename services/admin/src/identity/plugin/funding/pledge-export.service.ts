import { type CampaignPledge, type PlannedPluginTexts, pluginCurrency } from '@jahrring/contracts-admin';
import { localMomentAt } from '@jahrring/contracts-common';
import { type ExportFormat, ListExport, listColumns, type RequestContext } from '@jahrring/service-kit';
import { Injectable, type StreamableFile } from '@nestjs/common';
import { serviceTexts } from '../../../i18n';
import { CampaignService } from './campaign.service';

const columnOrder = [
  'plugin',
  'licence',
  'amount',
  'currency',
  'pledgedBy',
  'pledgedAt',
  'invoicedAt',
] as const;
const columnKinds = { amount: 'money', pledgedAt: 'moment', invoicedAt: 'moment' } as const;

/** The pledges of a campaign as a file, by which the operator writes the bills. */
@Injectable()
export class PledgeExportService {
  constructor(
    private readonly campaigns: CampaignService,
    private readonly exports: ListExport,
  ) {}

  async export(ctx: RequestContext, format: ExportFormat, id: string): Promise<StreamableFile> {
    const { plugin, pledges } = await this.campaigns.get(ctx, id);
    const { sheet, columns: titles } = serviceTexts.in(ctx.locale).pledgeExport;
    const titleIn: PlannedPluginTexts & Readonly<Record<string, string | undefined>> = plugin.title;
    const title = titleIn[ctx.locale.slice(0, 2)] || titleIn.de;
    const moment = (at: string | null) => (at === null ? null : localMomentAt(new Date(at), ctx.timeZone));
    const cells = ({ licenceName, amount, pledgedBy, pledgedAt, invoicedAt }: CampaignPledge) => ({
      plugin: title,
      licence: licenceName,
      amount,
      currency: pluginCurrency,
      pledgedBy,
      pledgedAt: moment(pledgedAt),
      invoicedAt: moment(invoicedAt),
    });
    return this.exports.write(ctx, format, {
      sheet,
      entity: 'campaign',
      entityId: id,
      columns: listColumns(columnOrder, {
        titles,
        kinds: columnKinds,
        cell: (pledge: CampaignPledge, field) => cells(pledge)[field],
      }),
      items: pledges,
      total: pledges.length,
    });
  }
}

import { type CreateAddress, type OrderAddress, orderedAddress } from '@jahrring/contracts-addresses';
import { type BillProblem, pluginCurrency } from '@jahrring/contracts-admin';
import { localDateAt } from '@jahrring/contracts-common';
import { orderedBill, type OrderBill } from '@jahrring/contracts-documents';
import { printFormat, printLanguageOf } from '@jahrring/pdf/format';
import {
  AppError,
  Database,
  Job,
  type JobRun,
  type RequestContext,
  ServiceClient,
  systemContext,
} from '@jahrring/service-kit';
import { fillText } from '@jahrring/service-kit/texts';
import { Injectable } from '@nestjs/common';
import { stableId } from '../../../database';
import { serviceTexts } from '../../../i18n';
import { type LicenceEntity, LicenceRepository, UserRepository } from '../../identity-record';
import type { CampaignPledgeEntity } from '../funding/campaign-pledge.entity';
import { CampaignPledgeRepository } from '../funding/campaign-pledge.repository';
import { CampaignRepository } from '../funding/campaign.repository';
import { PlannedPluginRepository } from '../planned/planned-plugin.repository';

type Billed = CampaignPledgeEntity & { billLicenceId: string };

/**
 * Has the bills of invoiced pledges written in the operator's own licence. A bill bears the id of its pledge, so that it is the
 * same one however often it is asked for; what fails is kept with the pledge and tried again.
 */
@Injectable()
export class PledgeBillingJobs {
  constructor(
    private readonly db: Database,
    private readonly pledges: CampaignPledgeRepository,
    private readonly campaigns: CampaignRepository,
    private readonly planned: PlannedPluginRepository,
    private readonly licences: LicenceRepository,
    private readonly users: UserRepository,
    private readonly client: ServiceClient,
  ) {}

  @Job<PledgeBillingJobs>({
    ...{ name: 'admin.campaigns.bill', everySeconds: 5 },
    isDue: async ({ pledges }) => (await pledges.findUnbilled(systemContext({ licenceId: '' }))).length > 0,
  })
  async bill({ signal }: JobRun): Promise<void> {
    for (const pledge of await this.pledges.findUnbilled(systemContext({ licenceId: '' }))) {
      if (signal.aborted) return;
      await this.billOne(pledge);
    }
  }

  private async billOne(pledge: Billed): Promise<void> {
    const outcome = await this.order(pledge).then(
      (billNumber) => ({ billNumber, billProblem: null }),
      (error: unknown) => ({ billProblem: toProblem(error) }),
    );
    if (JSON.stringify(outcome.billProblem) !== JSON.stringify(pledge.billProblem) || 'billNumber' in outcome)
      await this.keep(pledge, outcome);
  }

  /** Writes the outcome of a bill; a run that was quicker by a moment has written the same. */
  private async keep(
    { id, licenceId, version }: Billed,
    patch: { billNumber?: string; billProblem: BillProblem | null },
  ): Promise<void> {
    try {
      await this.db.tx(systemContext({ licenceId }), (ctx) => this.pledges.update(ctx, id, version, patch));
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'VERSION_MISMATCH')) throw error;
    }
  }

  private async order(pledge: Billed): Promise<string> {
    const { id, licenceId, billLicenceId } = pledge;
    const owner = systemContext({ licenceId: billLicenceId });
    const licence = await this.licences.get(owner, licenceId);
    const language = printLanguageOf((await this.users.find(owner, pledge.pledgedById))?.locale ?? 'de');
    const ownId = stableId(['investor', billLicenceId, licenceId]);
    const { id: addressId } = await this.client.call(owner, {
      ...{ tool: 'addresses', method: 'PUT', path: `/api/addresses/internal/addresses/${ownId}` },
      ...{ body: addressOf(licence, language), schema: orderedAddress },
    });
    const bill = await this.client.call(owner, {
      ...{ tool: 'documents', method: 'PUT', path: `/api/documents/internal/bills/${id}` },
      ...{ body: await this.billOf(owner, pledge, { addressId, language }), schema: orderedBill },
    });
    return bill.number;
  }

  private async billOf(
    ctx: RequestContext,
    { campaignId, amount, pledgedAt, pledgedBy, billLicenceId }: Billed,
    { addressId, language }: { addressId: string; language: ReturnType<typeof printLanguageOf> },
  ): Promise<OrderBill> {
    const { pluginId } = await this.campaigns.get(ctx, campaignId);
    const { titles } = await this.planned.get(ctx, pluginId);
    const { timeZone, country } = await this.licences.get(ctx, billLicenceId);
    const { title, text } = serviceTexts.in(language).pledgeBill;
    const told = {
      plugin: titles[language] || titles.de,
      person: pledgedBy,
      day: printFormat(country).date(localDateAt(pledgedAt, timeZone)),
      amount: `${pluginCurrency} ${printFormat(country).decimal(amount)}`,
    };
    return { addressId, title: fillText(title, told), text: fillText(text, told), amount };
  }
}

/** Returns the problem to show of a refusal; any other error ends the run. */
function toProblem(error: unknown): BillProblem {
  if (!(error instanceof AppError)) throw error;
  return { code: error.code, fields: (error.fields ?? []).map(({ field }) => field) };
}

function addressOf(licence: LicenceEntity, language: CreateAddress['language']) {
  const { name, street, houseNumber, zip, city, country, email, vatNumber } = licence;
  const place = { street, houseNumber, zip: zip ?? '', city: city ?? '', country };
  // Its phone and VAT number are checked more strictly there than here; the number may find the company, a bill needs neither.
  return {
    kind: 'company',
    name: name.slice(0, 70),
    ...place,
    email,
    language,
    uid: vatNumber,
  } satisfies Partial<OrderAddress>;
}

import { isDraft } from '@jahrring/contracts-documents';
import type { DepositTotals, DocumentTotals, VatGroup } from '@jahrring/contracts-documents';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { Decimal } from 'decimal.js';
import { documentTotals, PositionRepository } from '../record';
import type { DocumentEntity } from '../record';
import { toSender } from '../document';
import { LicenceRefRepository } from '../reference';
import { DocumentSettingsService, senderFrom } from '../settings';

/** Parts of a total: net and VAT less what was billed in advance, and the rounding. Amounts with two decimals. */
export interface Breakdown {
  net: string;
  /** By rate in percent. */
  vat: ReadonlyMap<string, string>;
  rounding: string;
}

interface Totals extends Pick<DocumentTotals, 'net' | 'rounding'> {
  groups: readonly Pick<VatGroup, 'rate' | 'vat'>[];
  deposits?: Pick<DepositTotals, 'groups' | 'net'> | undefined;
}

/** `8.10` and `8.1` are one rate. */
const plainRate = (rate: string) => new Decimal(rate).toString();

function breakdownOf({ net, groups, rounding, deposits }: Totals): Breakdown {
  const vat = new Map<string, Decimal>();
  const add = (rate: string, amount: Decimal) =>
    vat.set(plainRate(rate), (vat.get(plainRate(rate)) ?? new Decimal(0)).plus(amount));
  for (const group of groups) add(group.rate, new Decimal(group.vat));
  for (const deposit of deposits?.groups ?? []) add(deposit.rate, new Decimal(deposit.vat).negated());
  return {
    net: new Decimal(net).minus(deposits?.net ?? 0).toFixed(2),
    vat: new Map([...vat].map(([rate, amount]) => [rate, amount.toFixed(2)])),
    rounding,
  };
}

/** Breakdown of the totals of documents: as issued, or for a draft from its current lines. */
@Injectable()
export class DocumentBreakdowns {
  constructor(
    private readonly positions: PositionRepository,
    private readonly licences: LicenceRefRepository,
    private readonly settings: DocumentSettingsService,
  ) {}

  async of(ctx: RequestContext, documents: readonly DocumentEntity[]): Promise<Breakdown[]> {
    const drafts = documents.filter((document) => isDraft(document) || !document.snapshot);
    const lines = await this.positions.ofDocuments(
      ctx,
      drafts.map(({ id }) => id),
    );
    const licence = await this.licences.findOwn(ctx);
    const settings = await this.settings.get(ctx);
    const sender = licence ? toSender(licence) : null;
    return documents.map((document) => {
      if (!isDraft(document) && document.snapshot) return breakdownOf(document.snapshot.totals);
      const country = senderFrom(sender, settings, document)?.country ?? 'CH';
      return breakdownOf(documentTotals(document, lines.get(document.id) ?? [], country));
    });
  }
}

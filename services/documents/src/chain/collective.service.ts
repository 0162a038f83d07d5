import { documentsErrors, formatFixed, parseFixed } from '@jahrring/contracts-documents';
import type { CollectiveBill, DocumentView } from '@jahrring/contracts-documents';
import type { BillableEntry } from '@jahrring/contracts-time';
import { AppError, commonError, Database } from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import {
  BillableService,
  buildPositions,
  DocumentReader,
  DraftFactory,
  toDocumentView,
  withRoundedPrices,
} from '../document';
import type { BuiltPositions } from '../document';
import { aPosition, DocumentLinkRepository, seesPrices } from '../record';
import type { DocumentEntity } from '../record';
import type { ProjectRefEntity } from '../reference';
import { DocumentSettingsService } from '../settings';
import { shareOf, copyPositions } from '../portion';
import { chainTexts } from './chain-texts';
import { FollowUpService } from './follow-up.service';

const MONEY_SCALE = 2;

/** A project with what of it is billed. */
interface ProjectWork {
  project: ProjectRefEntity;
  entries: BillableEntry[];
}

interface Part extends BuiltPositions {
  /** Document it is created from; the first one gives recipient, currency and booking. */
  like: DocumentEntity | undefined;
  projectId: string | null;
  addressId: string | null;
  discountAmount: string | null;
  surchargeAmount: string | null;
}

/** One bill of several delivery notes or projects, each under a heading of its own. */
@Injectable()
export class CollectiveService {
  constructor(
    private readonly db: Database,
    private readonly billable: BillableService,
    private readonly links: DocumentLinkRepository,
    private readonly reader: DocumentReader,
    private readonly drafts: DraftFactory,
    private readonly followUps: FollowUpService,
    private readonly settings: DocumentSettingsService,
  ) {}

  /** @throws DOCUMENT_MIXED, DOCUMENT_NOTHING_OPEN, DOCUMENT_NOTHING_TO_BILL, DOCUMENT_CHAIN_REFUSED */
  async create(ctx: RequestContext, input: CollectiveBill): Promise<DocumentView> {
    if (!seesPrices(ctx)) throw commonError('FORBIDDEN');
    const work = await this.workOf(ctx, input);
    return this.db.tx(ctx, async (tx) => {
      const documentIds = [...new Set(input.documentIds ?? [])];
      const parts: Part[] = [];
      for (const id of [...documentIds].sort()) parts.push(await this.ofDelivery(tx, id));
      parts.sort((a, b) => documentIds.indexOf(a.like?.id ?? '') - documentIds.indexOf(b.like?.id ?? ''));
      for (const one of work) parts.push(await this.ofProject(tx, one, input));
      const [first] = parts;
      if (!first || !areAlike(parts)) throw new AppError(documentsErrors, 'DOCUMENT_MIXED');
      const projects = [...new Set(parts.map(({ projectId }) => projectId))];
      const prepared = await this.drafts.prepare(tx, {
        id: input.id,
        type: 'bill',
        addressId: first.addressId,
        projectId: projects.length === 1 ? first.projectId : null,
        like: first.like,
      });
      const draft = {
        ...prepared,
        billKind: 'collective' as const,
        deliveryFrom: null,
        deliveryTo: null,
        discountAmount: sumOf(parts.map((part) => part.discountAmount)),
        surchargeAmount: sumOf(parts.map((part) => part.surchargeAmount)),
      };
      const built = {
        positions: parts.flatMap((part) => part.positions),
        claims: parts.flatMap((part) => part.claims),
        days: parts.flatMap((part) => part.days ?? []),
      };
      const document = await this.drafts.insert(tx, draft, built);
      for (const id of documentIds) await this.links.add(tx, id, document.id, 'follow_up');
      return toDocumentView(await this.reader.complete(tx, document), seesPrices(tx));
    });
  }

  private async workOf(
    ctx: RequestContext,
    { projectIds = [], until }: CollectiveBill,
  ): Promise<ProjectWork[]> {
    const work: ProjectWork[] = [];
    for (const projectId of new Set(projectIds)) {
      const project = await this.drafts.getProject(ctx, projectId);
      work.push({ project, entries: await this.billable.choose(ctx, projectId, undefined, until) });
    }
    return work;
  }

  private async ofDelivery(ctx: RequestContext, id: string): Promise<Part> {
    const { document, positions, taken, chosen } = await this.followUps.lockAll(ctx, id);
    const { projectId, addressId } = document;
    const lines = copyPositions(positions, { quantities: taken }, chosen);
    const heading = aPosition({
      kind: 'heading',
      text: chainTexts(document.language).heading(document),
      projectId,
    });
    const shared = {
      discountAmount: shareOf(document.discountAmount, lines.portion),
      surchargeAmount: shareOf(document.surchargeAmount, lines.portion),
    };
    const part = { ...document, ...shared, positions: lines.positions, carriesRounding: false };
    const rest = await this.followUps.rest(ctx, { document, positions }, part);
    return {
      like: document,
      positions: [
        heading,
        ...[...lines.positions, ...rest].map((line) => ({ ...line, projectId: line.projectId ?? projectId })),
      ],
      claims: [],
      projectId,
      addressId,
      ...shared,
    };
  }

  private async ofProject(
    ctx: RequestContext,
    { project, entries }: ProjectWork,
    { grouping }: CollectiveBill,
  ): Promise<Part> {
    const plain = await this.drafts.prepare(ctx, { type: 'bill', projectId: project.id });
    const taken = buildPositions(entries, grouping, await this.drafts.country(ctx, plain));
    const { roundPrices } = await this.settings.get(ctx);
    const { positions, claims, days = [] } = roundPrices ? withRoundedPrices(taken) : taken;
    const heading = aPosition({ kind: 'heading', text: `${project.number} ${project.title}`.trim() });
    return {
      like: undefined,
      positions: [heading, ...positions].map((line) => ({ ...line, projectId: project.id })),
      claims,
      days,
      projectId: project.id,
      addressId: project.addressId,
      discountAmount: null,
      surchargeAmount: null,
    };
  }
}

/** One bill has one recipient, one currency, and prices of one kind. */
function areAlike(parts: readonly Part[]): boolean {
  const keys = parts.map(({ addressId, like }) =>
    [
      addressId,
      ...(like ? [like.currency, like.vatMode, like.discountPercent, like.surchargePercent] : []),
    ].join('|'),
  );
  const addresses = new Set(parts.map(({ addressId }) => addressId));
  const ofDocuments = new Set(keys.filter((_, index) => parts[index]?.like));
  return addresses.size === 1 && !addresses.has(null) && ofDocuments.size <= 1;
}

function sumOf(amounts: readonly (string | null)[]): string | null {
  const given = amounts.flatMap((amount) => amount ?? []);
  if (given.length === 0) return null;
  return formatFixed(
    given.reduce((sum, amount) => sum + parseFixed(amount, MONEY_SCALE), 0n),
    MONEY_SCALE,
  );
}

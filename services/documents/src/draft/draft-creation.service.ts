import type { CreateDocument, DocumentView } from '@jahrring/contracts-documents';
import type { BillableEntry } from '@jahrring/contracts-time';
import { Database } from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import {
  BillableService,
  buildPositions,
  DocumentReader,
  DraftFactory,
  ObjectPrices,
  toDocumentView,
  withRoundedPrices,
} from '../document';
import type { BuiltPositions } from '../document';
import { DocumentRepository, seesPrices } from '../record';
import { DocumentSettingsService } from '../settings';
import { mergePositions } from './merge-positions';
import { requireSight } from './require-sight';

/** Types that take over recorded entries; the others only promise or tell. */
const billingTypes: readonly string[] = ['bill', 'delivery_note'];

/** Makes drafts, from lines that were written and entries that were recorded. */
@Injectable()
export class DraftCreationService {
  constructor(
    private readonly db: Database,
    private readonly documents: DocumentRepository,
    private readonly reader: DocumentReader,
    private readonly drafts: DraftFactory,
    private readonly billable: BillableService,
    private readonly objects: ObjectPrices,
    private readonly settings: DocumentSettingsService,
  ) {}

  /** Makes a draft, with the chosen entries of a project on it; each of them is then this document's alone. */
  async create(ctx: RequestContext, input: CreateDocument): Promise<DocumentView> {
    requireSight(ctx);
    const known = input.id ? await this.documents.find(ctx, input.id) : null;
    if (known) return toDocumentView(await this.reader.complete(ctx, known), true);
    const project = input.projectId ? await this.drafts.getProject(ctx, input.projectId) : null;
    const wanted = input.sources ?? (input.type === 'bill' && !input.positions?.length ? undefined : []);
    const isBilling = project && billingTypes.includes(input.type);
    const entries = isBilling ? await this.billable.choose(ctx, project.id, wanted) : [];
    return this.createFrom(ctx, input, entries);
  }

  /** The same with entries that were chosen already. */
  async createFrom(
    ctx: RequestContext,
    input: CreateDocument,
    entries: readonly BillableEntry[],
  ): Promise<DocumentView> {
    const draft = await this.drafts.prepare(ctx, input);
    const day = draft.documentDate;
    const lines = await this.objects.fill(ctx, input.positions ?? [], { projectId: draft.projectId, day });
    const country = await this.drafts.country(ctx, draft);
    return this.db.tx(ctx, async (tx) => {
      const taken = await this.rounded(tx, buildPositions(entries, input.grouping, country));
      const own = mergePositions([], lines).positions;
      const built = { ...taken, positions: [...own, ...taken.positions] };
      const { document, positions } = await this.drafts.insertWhole(tx, draft, built);
      const bills = built.claims.length > 0;
      return toDocumentView(
        await this.reader.completeNew(tx, document, { bills, positions }),
        seesPrices(tx),
      );
    });
  }

  private async rounded(ctx: RequestContext, built: BuiltPositions): Promise<BuiltPositions> {
    const { roundPrices } = await this.settings.get(ctx);
    return roundPrices ? withRoundedPrices(built) : built;
  }
}

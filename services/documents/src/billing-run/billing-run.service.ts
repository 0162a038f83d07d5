import { billingRunKind, documentsErrors, startBillingRun } from '@jahrring/contracts-documents';
import type { BillingRunResult, StartBillingRun } from '@jahrring/contracts-documents';
import { newId } from '@jahrring/contracts-common';
import type { WorkView } from '@jahrring/contracts-common';
import { AppError, commonError, Database, LongWork, Work, WorkStopped } from '@jahrring/service-kit';
import type { RequestContext, WorkRun } from '@jahrring/service-kit';
import { Injectable, Logger } from '@nestjs/common';
import { DocumentLinkRepository, NumberCounter, seesPrices } from '../record';
import { DraftFactory, splitByLimit } from '../document';
import { IssueService } from '../issue';
import { DocumentMailService } from '../mail';
import { BillingDrafts } from './billing-draft';
import type { BillingDraft } from './billing-draft';
import { toProblem } from './to-problem';

type Item = StartBillingRun['items'][number];
type Outcome = BillingRunResult['items'][number];

interface Part {
  item: Item;
  input: StartBillingRun;
  plan: BillingDraft;
}

/** Bills of everything that was chosen, one after the other: each is made, issued and sent as a whole, or not at all. */
@Injectable()
export class BillingRunService {
  private readonly logger = new Logger(BillingRunService.name);

  constructor(
    private readonly db: Database,
    private readonly work: LongWork,
    private readonly candidates: BillingDrafts,
    private readonly drafts: DraftFactory,
    private readonly links: DocumentLinkRepository,
    private readonly counter: NumberCounter,
    private readonly issuing: IssueService,
    private readonly mails: DocumentMailService,
  ) {}

  async start(ctx: RequestContext, input: StartBillingRun): Promise<WorkView> {
    if (!seesPrices(ctx)) throw commonError('FORBIDDEN');
    const until = input.until ?? (await this.drafts.today(ctx));
    return this.work.start(ctx, billingRunKind, { ...input, until });
  }

  /** One that fails is told and holds up no other. */
  @Work(billingRunKind)
  async run(ctx: RequestContext, given: unknown, run: WorkRun): Promise<BillingRunResult> {
    const input = startBillingRun.parse(given);
    await run.total(input.items.length);
    for (const item of input.items.slice(run.done)) {
      try {
        await this.bill(ctx, item, input, run);
      } catch (error) {
        if (error instanceof WorkStopped || !(error instanceof Error)) throw error;
        if (!(error instanceof AppError)) this.logger.error(error);
        const failed: Outcome = {
          ...item,
          title: '',
          outcome: 'failed',
          ...unnumbered,
          problem: toProblem(error),
        };
        await this.db.tx(ctx, (tx) => run.step(tx, failed));
      }
    }
    return { items: run.entries as Outcome[] };
  }

  /** A project of more positions than fit on a bill becomes several, each made as a whole. */
  private async bill(ctx: RequestContext, item: Item, input: StartBillingRun, run: WorkRun): Promise<void> {
    if (item.source === 'delivery_note') {
      await this.candidates.requireOwnVolumes(ctx, item.id);
      await this.db.tx(ctx, async (tx) => {
        if (input.issue) tx.inTurn('issue');
        await this.counter.lock(tx);
        const plan = await this.planDelivery(tx, item.id);
        await run.step(tx, await this.billPart(tx, { item, input, plan }));
      });
      return;
    }
    const plan = await this.planProject(ctx, item.id, input);
    const parts = splitByLimit(plan.built);
    for (const [index, built] of parts.entries()) {
      const place = parts.length > 1 ? ` (${index + 1}/${parts.length})` : '';
      const part = { ...plan, title: `${plan.title}${place}`, draft: { ...plan.draft, id: newId() }, built };
      await this.db.tx(ctx, async (tx) => {
        if (input.issue) tx.inTurn('issue');
        await this.counter.lock(tx);
        const outcome = await this.billPart(tx, { item, input, plan: part });
        // Stopped in between, the next run finds what is left of the project.
        await run.step(tx, outcome, { count: index === parts.length - 1 ? 1 : 0 });
      });
    }
  }

  private async billPart(tx: RequestContext, { item, input, plan }: Part): Promise<Outcome> {
    const document = await this.drafts.insert(tx, plan.draft, plan.built);
    if (plan.source === 'delivery_note') await this.links.add(tx, item.id, document.id, 'follow_up');
    const made: Outcome = {
      ...item,
      title: plan.title,
      outcome: 'drafted',
      ...unnumbered,
      documentId: document.id,
    };
    if (!input.issue) return made;
    const { number } = await this.issuing.issue(tx, document.id, document.version);
    const issued: Outcome = { ...made, outcome: 'issued', documentNumber: number };
    return input.send ? { ...issued, ...(await this.send(tx, document.id)) } : issued;
  }

  /** @throws DOCUMENT_NOTHING_TO_BILL where somebody billed it meanwhile */
  private async planProject(ctx: RequestContext, id: string, input: StartBillingRun): Promise<BillingDraft> {
    const until = input.until ?? (await this.drafts.today(ctx));
    const plan = await this.candidates.ofProject(ctx, id, { until, grouping: input.grouping });
    if (plan.lines === 0) throw nothing();
    return plan;
  }

  private async planDelivery(ctx: RequestContext, id: string): Promise<BillingDraft> {
    await this.candidates.lock(ctx, id);
    return this.candidates.ofDelivery(ctx, id);
  }

  /** A bill without anybody to send it to is issued all the same. */
  private async send(ctx: RequestContext, documentId: string): Promise<Pick<Outcome, 'outcome' | 'problem'>> {
    try {
      await this.mails.sendProposed(ctx, documentId);
      return { outcome: 'sent', problem: null };
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return { outcome: 'issued', problem: toProblem(error) };
    }
  }
}

const unnumbered = { documentId: null, documentNumber: null, problem: null };

function nothing(): AppError {
  return new AppError(documentsErrors, 'DOCUMENT_NOTHING_TO_BILL');
}

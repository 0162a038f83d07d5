import { addDays, unit } from '@jahrring/contracts-common';
import { updateDocument } from '@jahrring/contracts-documents';
import type { CreatableType, DocumentView, PositionInput } from '@jahrring/contracts-documents';
import { demoActivities, demoGoods, demoId, demoMachines, demoProjects } from '@jahrring/demo';
import type { DemoProject } from '@jahrring/demo';
import type { RequestContext, SeedContext } from '@jahrring/service-kit';
import { FollowUpService } from '../chain';
import { DocumentReader } from '../document';
import { DocumentService, DraftCreationService } from '../draft';
import { IssueService } from '../issue';
import { StepService } from '../state';
import { seedIssuing } from './seed-issuing';

const OFFERS = 9;
const DAYS_BETWEEN = 11;
/** The ids of the demo's bills come before these. */
const FIRST_ID = 1000;

/** Offers of Bergwald with what came of them: drafts, open and rejected ones, orders, and delivery notes to bill. */
export async function seedChain(seed: SeedContext, ctx: RequestContext, today: string): Promise<void> {
  const chain = new ChainSeed(seed, ctx);
  const projects = demoProjects.filter(({ status }) => status === 'PROG' || status === 'CONF');
  for (let n = 1; n <= OFFERS; n += 1) {
    const project = projects[n % projects.length];
    if (!project) continue;
    const date = addDays(today, (n - OFFERS) * DAYS_BETWEEN - 1);
    const draft = await chain.write('offer', project, n, date);
    if (n === OFFERS) continue;
    const offer = await chain.issue(draft);
    if (n % 4 === 0) await seed.get(StepService).step(ctx, offer.id, offer.version, rejected);
    if (n % 4 === 0 || n > OFFERS - 3) continue;
    const order = await chain.follow(offer, 'order_confirmation', addDays(date, 3));
    if (n % 2 === 1) await chain.deliverHalf(order, addDays(date, 8));
  }
}

const rejected = { status: 'REJC', changeEntries: false } as const;

class ChainSeed {
  private next = FIRST_ID;

  constructor(
    private readonly seed: SeedContext,
    private readonly ctx: RequestContext,
  ) {}

  async write(type: CreatableType, project: DemoProject, n: number, date: string): Promise<DocumentView> {
    const positions = offered(n);
    const { id: projectId, title } = project;
    const made = await this.seed
      .get(DraftCreationService)
      .createFrom(this.ctx, { id: this.id(), type, projectId, title, grouping: 'activity', positions }, []);
    return this.date(made, date);
  }

  /** Everything that is open of a document, as the next one. */
  async follow(
    from: DocumentView,
    type: 'order_confirmation' | 'delivery_note',
    date: string,
    quantities?: { id: string; quantity: string }[],
  ): Promise<DocumentView> {
    const positions = quantities ? { positions: quantities } : {};
    const input = { id: this.id(), type, final: false, ...positions };
    const made = await this.seed.get(FollowUpService).create(this.ctx, from.id, input);
    return this.issue(await this.date(made, date));
  }

  async deliverHalf(order: DocumentView, date: string): Promise<void> {
    const [first] = order.positions.filter(({ openQuantity }) => openQuantity !== null);
    if (!first?.quantity) return;
    const quantity = String(Math.ceil(Number(first.quantity) / 2));
    await this.follow(order, 'delivery_note', date, [{ id: first.id, quantity }]);
  }

  async issue(draft: DocumentView): Promise<DocumentView> {
    const whole = await this.seed.get(DocumentReader).getWhole(this.ctx, draft.id);
    const issuedAt = new Date(`${draft.documentDate}T09:30:00.000Z`);
    return this.seed.get(IssueService).issueChecked(this.ctx, whole, seedIssuing(this.seed, issuedAt));
  }

  private date(made: DocumentView, documentDate: string): Promise<DocumentView> {
    const body = updateDocument.parse({ ...made, documentDate, deliveryFrom: null, deliveryTo: null });
    return this.seed.get(DocumentService).update(this.ctx, made.id, made.version, body);
  }

  private id(): string {
    this.next += 1;
    return demoId('document', this.next);
  }
}

/** Work of people and machines, and goods, under two headings, with a subtotal and something optional. */
function offered(n: number): PositionInput[] {
  const machine = demoMachines[n % demoMachines.length];
  const billed = demoActivities.filter(({ billable }) => billable);
  const activity = billed[n % billed.length];
  const goods = demoGoods.filter(({ kind, active }) => active && (kind === 'products' || kind === 'plants'));
  const [first, second] = [goods[n % goods.length], goods[(n + 1) % goods.length]];
  const lines: PositionInput[] = [{ kind: 'heading', text: 'Arbeiten' }];
  if (machine) lines.push(item(machine, String(4 + n * 3)));
  if (activity) lines.push(item({ ...activity, unit: 'hour' }, String(17 * (1 + (n % 4)))));
  lines.push({ kind: 'heading', text: 'Lieferungen' });
  if (first) lines.push(item(first, String(20 * n)));
  if (second) lines.push({ ...item(second, '10'), optional: n % 3 === 0 });
  lines.push({ kind: 'subtotal', text: '' });
  if (n % 3 === 1) lines.push({ kind: 'discount', text: 'Mengenrabatt', discountPercent: '5' });
  return lines;
}

function item(
  thing: {
    articleNumber: string;
    title: string;
    unit: string;
    price: string;
    vatRateKey?: PositionInput['vatKey'];
  },
  quantity: string,
): PositionInput {
  const { articleNumber, title, price, vatRateKey } = thing;
  const own = { articleNumber, text: title, unitPrice: price, vatKey: vatRateKey ?? 'standard' };
  return { kind: 'item', ...own, quantity, unit: unit.parse(thing.unit) };
}

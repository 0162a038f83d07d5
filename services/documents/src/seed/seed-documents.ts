import { addDays, localDateAt } from '@jahrring/contracts-common';
import { updateDocument } from '@jahrring/contracts-documents';
import type { DocumentView, PositionInput } from '@jahrring/contracts-documents';
import { demoId, demoLicences, demoMachines, demoRandom } from '@jahrring/demo';
import type { DemoProject, DemoRandom } from '@jahrring/demo';
import type { RequestContext, SeedContext } from '@jahrring/service-kit';
import { DocumentReader } from '../document';
import { DocumentService, DraftCreationService } from '../draft';
import { IssueService } from '../issue';
import { seedChain } from './seed-chain';
import { seedCopies } from './seed-copies';
import { seedTemplates } from './seed-templates';
import { seedIssuing } from './seed-issuing';
import { seedPayments } from './seed-payments';
import { UnbilledWork } from './unbilled-work';

const BILLS = 60;
const DRAFTS = 3;
const DAYS_BETWEEN = 5;
/** The newest bill is some days old, so that there is work left to bill. */
const LAST_BILL_DAYS_AGO = 4;
/** A long job is billed in parts. */
const ENTRIES_PER_BILL = [25, 140] as const;
const SEED = 4711;

const intro =
  'Besten Dank für Ihren Auftrag. Für die ausgeführten Arbeiten erlauben wir uns, Ihnen in Rechnung zu stellen:';
const closing = 'Freundliche Grüsse\nForstbetrieb Bergwald';

/** A year of bills of Bergwald over its own hours, each made, written and issued as a person would. */
export async function seedDocuments(seed: SeedContext): Promise<void> {
  await seedCopies(seed);
  if (!seed.wants(demoLicences.bergwald.id)) return;
  const ctx = seed.ctx(demoLicences.bergwald.id);
  await seedTemplates(seed, ctx);
  const today = localDateAt(seed.clock.now(), demoLicences.bergwald.timeZone);
  const work = new UnbilledWork(today);
  const random = demoRandom(SEED);
  const bills: DocumentView[] = [];
  for (let n = 1; n <= BILLS; n += 1) {
    const date = addDays(today, (n - BILLS) * DAYS_BETWEEN - LAST_BILL_DAYS_AGO);
    const draft = await writeDraft(seed, ctx, { n, date, work, random });
    const issuedAt = new Date(`${date}T${String(8 + (n % 9)).padStart(2, '0')}:15:00.000Z`);
    const whole = await seed.get(DocumentReader).getWhole(ctx, draft.id);
    bills.push(await seed.get(IssueService).issueChecked(ctx, whole, seedIssuing(seed, issuedAt)));
  }
  await seedPayments(seed, ctx, bills, today);
  for (let n = BILLS + 1; n <= BILLS + DRAFTS; n += 1)
    await writeDraft(seed, ctx, { n, date: today, work, random });
  await seedChain(seed, ctx, today);
}

interface Plan {
  n: number;
  date: string;
  work: UnbilledWork;
  random: DemoRandom;
}

async function writeDraft(seed: SeedContext, ctx: RequestContext, plan: Plan): Promise<DocumentView> {
  const { n, date, work, random } = plan;
  const { project, entries } = work.take(addDays(date, -2), random.int(...ENTRIES_PER_BILL));
  const grouping = 'activity';
  const id = demoId('document', n);
  const made = await seed
    .get(DraftCreationService)
    .createFrom(ctx, { id, type: 'bill', title: null, projectId: project.id, grouping }, entries);
  const body = updateDocument.parse({
    ...made,
    title: project.title,
    documentDate: date,
    orderNumber: random.chance(0.3) ? `B-${random.int(1000, 9999)}` : null,
    introText: intro,
    closingText: closing,
    discountPercent: random.chance(0.12) ? '2' : null,
    positions: [...made.positions, ...extraPositions(project, random)],
  });
  return seed.get(DocumentService).update(ctx, made.id, made.version, body);
}

/** Machines, plants and a remark, as they stand on real bills beside the hours. */
function extraPositions(project: DemoProject, random: DemoRandom): PositionInput[] {
  const positions: PositionInput[] = [];
  if (random.chance(0.5)) {
    const machine = random.pick(demoMachines);
    positions.push(item(machine.title, String(random.int(2, 40)), machine.unit, machine.price));
  }
  if (/Pflanz|Aufforst|Jungwald/.test(project.title)) {
    const plants = 'Forstpflanzen Weisstanne 30/60, Herkunft Emmental';
    positions.push({ ...item(plants, String(random.int(80, 900)), 'piece', '1.8500'), vatKey: 'reduced' });
  }
  if (random.chance(0.25)) positions.push({ kind: 'text', text: 'Ausführung gemäss gemeinsamer Begehung.' });
  return positions;
}

function item(text: string, quantity: string, unit: PositionInput['unit'], unitPrice: string): PositionInput {
  return { kind: 'item', text, quantity, unit, unitPrice, vatKey: 'standard' };
}

import {
  addDays,
  demoActivities,
  demoId,
  demoLicences,
  demoMachines,
  demoProjects,
  demoRandom,
} from '@jahrring/demo';
import type { DemoProject, DemoRandom } from '@jahrring/demo';
import type { DocumentView, PositionInput, UpdateDocument } from '@jahrring/contracts-documents';
import { localDayOf } from '@jahrring/service-kit';
import type { RequestContext, SeedContext } from '@jahrring/service-kit';
import { DocumentService } from '../document/document.service';
import { IssueService } from '../document/issue.service';
import { seedCopies } from './seed-copies';

const BILLS = 60;
const DRAFTS = 3;
const DAYS_BETWEEN = 6;
const SEED = 4711;

const intro =
  'Besten Dank für Ihren Auftrag. Für die ausgeführten Arbeiten erlauben wir uns, Ihnen in Rechnung zu stellen:';
const closing = 'Freundliche Grüsse\nForstbetrieb Bergwald';

/** A year of bills of Bergwald, each made, written and issued as a person would. */
export async function seedDocuments(seed: SeedContext): Promise<void> {
  await seedCopies(seed);
  const ctx = seed.ctx(demoLicences.bergwald.id);
  const today = localDayOf(seed.clock.now(), demoLicences.bergwald.timeZone);
  const random = demoRandom(SEED);
  const projects = demoProjects.filter(
    (project) => !['PLAN', 'PREP', 'OFFR', 'CANC'].includes(project.status),
  );
  for (let n = 1; n <= BILLS + DRAFTS; n += 1) {
    const project = projects[(n * 7) % projects.length];
    if (!project) continue;
    const date = n > BILLS ? today : addDays(today, (n - BILLS) * DAYS_BETWEEN - 2);
    const draft = await writeDraft(seed, ctx, { n, project, date, random });
    if (n > BILLS) continue;
    const issuedAt = new Date(`${date}T${String(8 + (n % 9)).padStart(2, '0')}:15:00.000Z`);
    await seed.get(IssueService).issue(ctx, draft.id, draft.version, issuedAt);
  }
}

interface Plan {
  n: number;
  project: DemoProject;
  date: string;
  random: DemoRandom;
}

async function writeDraft(seed: SeedContext, ctx: RequestContext, plan: Plan): Promise<DocumentView> {
  const { n, project, date, random } = plan;
  const documents = seed.get(DocumentService);
  const made = await documents.create(ctx, {
    id: demoId('document', n),
    type: 'bill',
    title: project.title,
    projectId: project.id,
    grouping: 'activity',
    sources: [],
  });
  const body: UpdateDocument = {
    title: project.title,
    addressId: project.addressId,
    documentDate: date,
    termDays: 30,
    deliveryFrom: addDays(date, -random.int(9, 25)),
    deliveryTo: addDays(date, -random.int(2, 7)),
    placeOfDelivery: null,
    orderNumber: random.chance(0.3) ? `B-${random.int(1000, 9999)}` : null,
    currency: 'CHF',
    language: 'de',
    introText: intro,
    closingText: closing,
    paymentMessage: null,
    discountPercent: random.chance(0.12) ? '2' : null,
    cashRounding: true,
    positions: writePositions(random),
  };
  return documents.update(ctx, made.id, made.version, body);
}

function writePositions(random: DemoRandom): PositionInput[] {
  const work = demoActivities.filter((activity) => activity.billable);
  const positions: PositionInput[] = Array.from({ length: random.int(1, 4) }, () => {
    const activity = random.pick(work);
    return item(
      activity.title,
      `${random.int(3, 60)}.${random.pick(['00', '25', '50', '75'])}`,
      'hour',
      activity.price,
    );
  });
  if (random.chance(0.6)) {
    const machine = random.pick(demoMachines);
    positions.push(item(machine.title, String(random.int(2, 40)), machine.unit, machine.price));
  }
  if (random.chance(0.35)) {
    const plants = item(
      'Forstpflanzen Weisstanne 30/60, Herkunft Emmental',
      String(random.int(80, 900)),
      'piece',
      '1.8500',
    );
    positions.push({ ...plants, vatKey: 'reduced' });
  }
  if (random.chance(0.25)) positions.push({ kind: 'text', text: 'Ausführung gemäss gemeinsamer Begehung.' });
  return positions;
}

function item(text: string, quantity: string, unit: PositionInput['unit'], unitPrice: string): PositionInput {
  return { kind: 'item', text, quantity, unit, unitPrice, vatKey: 'standard' };
}

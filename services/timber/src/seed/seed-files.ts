import type { DemoFileMachine, DemoMachineDay } from '@jahrring/demo';
import { FileStore, uploadOf, type RequestContext, type SeedContext } from '@jahrring/service-kit';
import { LoadRepository } from '../load';
import {
  FileContents,
  FileSummarizer,
  MachineFileReader,
  MachineFileRepository,
  MappingService,
} from '../machine-file';
import { demoLoadsFile, demoTimesFile } from './demo-files';
import type { DemoForwarded, DemoOrigin } from './demo-timber';

interface DemoFiles {
  today: string;
  origins: readonly DemoOrigin[];
  originIds: readonly string[];
  /** By their titles. */
  lotIds: ReadonlyMap<string, string>;
  forwarded: readonly DemoForwarded[];
  /** Newest first; the older half is decided, see machine control's demo. */
  days: readonly DemoMachineDay[];
}

const rule = { kinds: ['any'], maxBytes: 1_000_000 } as const;
/** A seed writes in one go: nobody waits for it or stops it. */
const atOnce = { done: 0, step: () => Promise.resolve() };

/** Files of forwarders and of machines' times, read and taken over as those that people bring. */
export async function seedFiles(seed: SeedContext, ctx: RequestContext, files: DemoFiles): Promise<void> {
  const open = files.days.slice(0, Math.ceil(files.days.length / 2)).reverse();
  const machines = [...new Set(open.map(({ machine }) => machine))];
  for (const machine of machines) {
    const own = open.filter((day) => day.machine === machine);
    await seedFile(seed, ctx, { name: nameOf(machine, files, 'mom'), content: demoTimesFile(machine, own) });
  }
  const forwarder = machines.find(({ category }) => category === 'Forwarder') ?? machines[0];
  if (forwarder) await seedLoads(seed, ctx, forwarder, files);
}

const nameOf = ({ model }: DemoFileMachine, { today }: DemoFiles, type: string) =>
  `${model}-${today}.${type}`;

async function seedLoads(
  seed: SeedContext,
  ctx: RequestContext,
  machine: DemoFileMachine,
  files: DemoFiles,
): Promise<void> {
  const { today, forwarded, originIds, lotIds } = files;
  const products = new Map(forwarded.map(({ product: name, assortment }) => [name, assortment]));
  await seed.get(MappingService).keep(ctx, {
    species: [],
    products: [...products].map(([name, assortment]) => {
      return { name, skip: false, assortment, woodType: 'short' as const, quality: null };
    }),
  });
  const origins = Object.fromEntries(originIds.map((id, index) => [String(index + 1), id]));
  const content = demoLoadsFile(machine, today, files);
  await seedFile(seed, ctx, { name: nameOf(machine, files, 'fpr'), content, origins });
  for (const { origin, lot, place: location, product } of forwarded) {
    const lotId = lotIds.get(lot ?? '');
    const group = { originId: originIds[origin] ?? null, location, product };
    if (lotId) await seed.get(LoadRepository).move(ctx, group, null, lotId);
  }
}

interface DemoFile {
  name: string;
  content: Buffer;
  origins?: Record<string, string>;
}

async function seedFile(
  seed: SeedContext,
  ctx: RequestContext,
  { name, content, origins = {} }: DemoFile,
): Promise<void> {
  const upload = uploadOf(name, 'application/xml', content);
  const files = seed.get(FileStore);
  const { id: storedFileId, sha256 } = await files.save(ctx, upload, rule);
  const summarizer = new FileSummarizer();
  const kind = await seed.get(MachineFileReader).read(ctx, storedFileId, summarizer);
  const machineFiles = seed.get(MachineFileRepository);
  const file = await machineFiles.insert(ctx, {
    ...{ name, kind, state: 'writing', sha256, storedFileId, summary: summarizer.summary(kind), origins },
    ...{ written: 0, known: 0, skipped: 0 },
  });
  const contents = seed.get(FileContents);
  const skipped = await contents.write(ctx, file, atOnce);
  const written = await contents.countOf(ctx, file);
  await machineFiles.update(ctx, file.id, file.version, { state: 'written', written, skipped });
}

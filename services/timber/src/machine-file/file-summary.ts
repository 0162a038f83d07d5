import type { MachineFileKind } from '@jahrring/contracts-timber';
import { machineFileLimits } from '@jahrring/contracts-timber';
import { Decimal } from 'decimal.js';
import {
  type StanfordDefinition,
  StanfordError,
  type StanfordLoad,
  type StanfordMachine,
  type StanfordPartialLoad,
  type StanfordSink,
  type StanfordStem,
  type StanfordWork,
} from '../formats';

/** Sums of one name: of a species or product. */
export interface NamedSum {
  name: string;
  logs: number;
  volume: string;
}

export interface SiteSum {
  key: string;
  name: string;
  owner: string;
  certificate: string;
  stems: number;
}

/** The sums of a file. Volumes in m³, three decimals. */
export interface FileSummary {
  kind: MachineFileKind;
  standard: string;
  machine: string;
  from: string | null;
  until: string | null;
  stems: number;
  logs: number;
  volume: string;
  loads: number;
  /** Not told in summaries of before times were taken over. */
  spans?: number;
  /** Parts of loads that name a delivery: what is taken over of an `fpr`. */
  parts?: number;
  engineHours: string;
  runHours: string;
  fuelLitres: string;
  operators: string[];
  species: NamedSum[];
  products: NamedSum[];
  sites: SiteSum[];
}

interface Sum {
  logs: number;
  volume: Decimal;
}

/** Names of what stems refer to, as the machine has them; a key without a definition stands for itself. */
export class FileNames {
  private readonly names = new Map<string, StanfordDefinition>();

  add(definition: StanfordDefinition): void {
    this.names.set(`${definition.kind} ${definition.key}`, definition);
    if (this.names.size > 20_000) throw new StanfordError('tooLong', undefined, definition.kind);
  }

  get(kind: StanfordDefinition['kind'], key: string): StanfordDefinition | undefined {
    return this.names.get(`${kind} ${key}`);
  }

  /** At most as long as a mapping's name; never empty. */
  of(kind: StanfordDefinition['kind'], key: string): string {
    const name = this.get(kind, key)?.name || key || '–';
    return name.slice(0, machineFileLimits.name).trim();
  }

  /** Content of a part of a load: its delivery, or the product. */
  ofPart({ deliveryKey, productKey }: StanfordPartialLoad): string {
    return deliveryKey === '' ? this.of('product', productKey) : this.of('delivery', deliveryKey);
  }

  /** The site a part of a load comes from; some machines name it at the place alone. */
  siteOf({ objectKey }: StanfordLoad, { locationKey }: StanfordPartialLoad): string {
    return objectKey || (this.get('location', locationKey)?.parentKey ?? '');
  }
}

/** Hears a file and sums it up, in little memory. */
export class FileSummarizer implements StanfordSink {
  private readonly names = new FileNames();
  private readonly species = new Map<string, Sum>();
  private readonly products = new Map<string, Sum>();
  private readonly sites = new Map<string, number>();
  private readonly operators = new Set<string>();
  private first: StanfordMachine | undefined;
  private from: string | null = null;
  private until: string | null = null;
  private stems = 0;
  private logs = 0;
  private loads = 0;
  private parts = 0;
  private spans = 0;
  private engineSeconds = 0;
  private runSeconds = 0;
  private volume = new Decimal(0);
  private fuel = new Decimal(0);

  machine(machine: StanfordMachine): void {
    this.first ??= machine;
  }

  definition(definition: StanfordDefinition): void {
    this.names.add(definition);
  }

  stem(stem: StanfordStem): void {
    this.stems += 1;
    this.sees(stem.harvestedAt, stem.operatorKey);
    this.seesSite(stem.objectKey);
    for (const { productKey, volumes } of stem.logs) {
      this.logs += 1;
      const volume = new Decimal(volumes.underBark ?? 0);
      this.volume = this.volume.plus(volume);
      add(this.species, this.names.of('species', stem.speciesKey), volume);
      add(this.products, this.names.of('product', productKey), volume);
    }
  }

  load(load: StanfordLoad): void {
    this.loads += 1;
    this.sees(load.unloadedAt, load.operatorKey);
    for (const part of load.parts) {
      const volume = new Decimal(part.underBark ?? part.overBark ?? 0);
      this.volume = this.volume.plus(volume);
      this.parts += 1;
      this.seesSite(this.names.siteOf(load, part));
      add(this.products, this.names.ofPart(part), volume);
    }
  }

  work(work: StanfordWork): void {
    this.sees(work.startedAt, work.operatorKey);
    this.sees(work.endedAt, work.operatorKey);
    this.spans += 1;
    this.engineSeconds += work.engineSeconds;
    this.runSeconds += work.runSeconds;
    this.fuel = this.fuel.plus(work.fuelLitres);
  }

  summary(kind: MachineFileKind): FileSummary {
    const { manufacturer = '', model = '', machineKey = '', version = '' } = this.first ?? {};
    const hours = (seconds: number) => new Decimal(seconds).dividedBy(3600).toFixed(3);
    return {
      ...{ kind, standard: version, from: this.from, until: this.until },
      machine: ([manufacturer, model].filter((part) => part !== '').join(' ') || machineKey).slice(0, 150),
      ...{
        stems: this.stems,
        logs: this.logs,
        loads: this.loads,
        parts: this.parts,
        volume: this.volume.toFixed(3),
      },
      ...{ spans: this.spans, engineHours: hours(this.engineSeconds), runHours: hours(this.runSeconds) },
      ...{ fuelLitres: this.fuel.toFixed(3), operators: [...this.operators].sort() },
      ...{ species: sumsOf(this.species), products: sumsOf(this.products), sites: this.siteSums() },
    };
  }

  private siteSums(): SiteSum[] {
    return [...this.sites].map(([key, stems]) => {
      const site = this.names.get('object', key);
      const name = (site?.name || site?.userId || key || '–').slice(0, 150);
      return { key, name, owner: site?.owner ?? '', certificate: site?.detail ?? '', stems };
    });
  }

  private seesSite(key: string): void {
    this.sites.set(key, (this.sites.get(key) ?? 0) + 1);
    if (this.sites.size > machineFileLimits.sites) throw new StanfordError('tooLong', undefined, 'ObjectKey');
  }

  private sees(at: string | null, operatorKey: string): void {
    if (at !== null && (this.from === null || at < this.from)) this.from = at;
    if (at !== null && (this.until === null || at > this.until)) this.until = at;
    if (operatorKey !== '' && this.operators.size < 100) {
      this.operators.add(this.names.of('operator', operatorKey));
    }
  }
}

function add(sums: Map<string, Sum>, name: string, volume: Decimal): void {
  const sum = sums.get(name) ?? { logs: 0, volume: new Decimal(0) };
  sums.set(name, { logs: sum.logs + 1, volume: sum.volume.plus(volume) });
  if (sums.size > machineFileLimits.mappings) throw new StanfordError('tooLong', undefined, name);
}

function sumsOf(sums: ReadonlyMap<string, Sum>): NamedSum[] {
  return [...sums]
    .map(([name, { logs, volume }]) => ({ name, logs, volume: volume.toFixed(3) }))
    .sort((one, other) => other.logs - one.logs);
}

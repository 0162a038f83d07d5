import { forwardingLimits } from '@jahrring/contracts-timber';
import { localDateAt } from '@jahrring/contracts-common';
import { Clock, Database } from '@jahrring/service-kit';
import type { NewRecord, RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { Decimal } from 'decimal.js';
import type { StanfordLoad, StanfordPartialLoad } from '../formats';
import { LoadRepository } from '../load';
import type { LoadEntity } from '../load';
import { FileNames } from './file-summary';
import type { MachineFileEntity } from './machine-file.entity';
import { MachineFileReader } from './machine-file-reader';
import type { Mappings } from './mapping.service';
import { RowSteps, type WritingRun } from './row-steps';
import { stableId } from '../stable-id';

type NewLoad = NewRecord<LoadEntity> & { id: string };

/** No forwarder carries more, in m³ and kg. */
const mostVolume = 1_000;
const mostKg = 1_000_000;

interface Writing {
  run: WritingRun;
  mappings: Mappings;
}

/** Writes what a forwarder has brought to the road, each part of a load once, by whatever file it comes. */
@Injectable()
export class LoadWriter {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly reader: MachineFileReader,
    private readonly loads: LoadRepository,
  ) {}

  /**
   * Goes on after the parts that are through.
   *
   * @returns how many are not taken over
   */
  async write(ctx: RequestContext, file: MachineFileEntity, { run, mappings }: Writing): Promise<number> {
    const names = new FileNames();
    const today = localDateAt(this.clock.now(), ctx.timeZone);
    const steps = new RowSteps<NewLoad>(run.done, (rows, count) => this.step(ctx, rows, count, run));
    const load = (read: StanfordLoad) => {
      for (const part of read.parts) {
        const made = loadOfPart(read, part, { ctx, file, names, today });
        const product = mappings.get('product', names.ofPart(part));
        const isLoad = Number(made.volume) > 0 && Number(made.volume) <= mostVolume;
        const isTaken = product?.woodType && !product.skip && isLoad;
        steps.add(isTaken ? { ...made, assortment: product.assortment } : null);
      }
    };
    const definition = names.add.bind(names);
    await this.reader.read(ctx, file.storedFileId, { definition, load, turn: steps.turn });
    await steps.flush();
    return steps.skipped;
  }

  private async step(
    ctx: RequestContext,
    loads: readonly NewLoad[],
    count: number,
    run: WritingRun,
  ): Promise<void> {
    await this.db.tx(ctx, async (tx) => {
      const wanted = new Map(loads.map((load) => [load.id, load]));
      const known = await this.loads.known(tx, [...wanted.keys()]);
      const fresh = [...wanted.values()].filter(({ id }) => !known.has(id));
      if (fresh.length > 0) await this.loads.insertMany(tx, fresh);
      await run.step(tx, undefined, { count });
    });
  }
}

interface PartContext {
  ctx: RequestContext;
  file: MachineFileEntity;
  names: FileNames;
  today: string;
}

function loadOfPart(
  load: StanfordLoad,
  part: StanfordPartialLoad,
  { ctx, file, names, today }: PartContext,
): NewLoad {
  const { licenceId, timeZone } = ctx;
  const { machineKey, loadKey, unloadedAt } = load;
  const place = names.get('location', part.locationKey);
  const position = load.position ?? place?.position ?? null;
  return {
    id: stableId(licenceId, 'load', machineKey, loadKey, part.partialLoadKey),
    ...{ fileId: file.id, originId: file.origins[names.siteOf(load, part)] ?? null, lotId: null },
    ...{ number: load.number || loadKey, unloadedOn: unloadedAt ? dayOf(unloadedAt, timeZone) : today },
    location: (place?.name || place?.userId || part.locationKey).slice(0, forwardingLimits.location),
    ...{ product: names.ofPart(part).slice(0, forwardingLimits.product), assortment: null },
    volume: new Decimal(part.underBark ?? part.overBark ?? 0).toFixed(3),
    weightKg: part.weight === null ? null : Math.min(mostKg, Math.round(Number(part.weight))),
    ...{ latitude: position?.latitude ?? null, longitude: position?.longitude ?? null },
  };
}

function dayOf(instant: string, timeZone: string): string {
  return localDateAt(new Date(instant), timeZone);
}

import { localDateAt } from '@jahrring/contracts-common';
import { Clock, Database } from '@jahrring/service-kit';
import type { NewRecord, RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import type { StanfordStem } from '../formats';
import { TimberSettingsService } from '../settings';
import type { StemEntity } from '../stem';
import { FileNames } from './file-summary';
import { MachineFileReader } from './machine-file-reader';
import { logOfStem } from './log-of-stem';
import type { MachineFileEntity } from './machine-file.entity';
import { FileStemRepository } from './machine-file.repositories';
import type { Mappings } from './mapping.service';
import { RowSteps, type WritingRun } from './row-steps';

type NewStem = NewRecord<StemEntity> & { id: string };

interface Writing {
  run: WritingRun;
  mappings: Mappings;
}

/** Writes logs by the thousand; what a step wrote is counted in its own transaction. */
@Injectable()
export class StemWriter {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly reader: MachineFileReader,
    private readonly stems: FileStemRepository,
    private readonly settings: TimberSettingsService,
  ) {}

  /**
   * Goes on after the logs that are through.
   *
   * @returns how many logs are not taken over
   */
  async write(ctx: RequestContext, file: MachineFileEntity, writing: Writing): Promise<number> {
    const { run, mappings } = writing;
    const { licenceId, timeZone } = ctx;
    const settings = await this.settings.get(ctx);
    const today = localDateAt(this.clock.now(), timeZone);
    const names = new FileNames();
    const steps = new RowSteps<NewStem>(run.done, (logs, count) => this.step(ctx, logs, count, run));
    const stem = (read: StanfordStem) => {
      const species = mappings.get('species', names.of('species', read.speciesKey));
      const originId = file.origins[read.objectKey] ?? null;
      for (const log of read.logs) {
        const product = mappings.get('product', names.of('product', log.productKey));
        const context = { licenceId, fileId: file.id, originId, timeZone, today, settings, species, product };
        steps.add(logOfStem(read, log, context));
      }
    };
    const definition = names.add.bind(names);
    await this.reader.read(ctx, file.storedFileId, { definition, stem, turn: steps.turn });
    await steps.flush();
    return steps.skipped;
  }

  /** The same log twice, in this file or in another one, is written once. */
  private async step(
    ctx: RequestContext,
    logs: readonly NewStem[],
    count: number,
    run: WritingRun,
  ): Promise<void> {
    await this.db.tx(ctx, async (tx) => {
      const wanted = new Map(logs.map((log) => [log.id, log]));
      const known = await this.stems.known(tx, [...wanted.keys()]);
      const fresh = [...wanted.values()].filter(({ id }) => !known.has(id));
      if (fresh.length > 0) await this.stems.insertMany(tx, fresh);
      await run.step(tx, undefined, { count });
    });
  }
}

import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { LoadRepository } from '../load';
import { MachineTimeService, SpanRepository } from '../machine-time';
import { AllocatedLotService } from './allocated-lot.service';
import { LoadWriter } from './load-writer';
import type { MachineFileEntity } from './machine-file.entity';
import { FileStemRepository } from './machine-file.repositories';
import { MappingService } from './mapping.service';
import type { WritingRun } from './row-steps';
import { SpanWriter } from './span-writer';
import { StemWriter } from './stem-writer';

/** Writes a file's contents by its kind: logs, loads or times. */
@Injectable()
export class FileContents {
  constructor(
    private readonly mappings: MappingService,
    private readonly stems: FileStemRepository,
    private readonly stemWriter: StemWriter,
    private readonly lots: AllocatedLotService,
    private readonly loads: LoadRepository,
    private readonly loadWriter: LoadWriter,
    private readonly spans: SpanRepository,
    private readonly spanWriter: SpanWriter,
    private readonly times: MachineTimeService,
  ) {}

  /** The number of rows that a file holds. */
  total({ kind, summary }: MachineFileEntity): number {
    if (kind === 'fpr') return summary.parts ?? summary.products.reduce((sum, { logs }) => sum + logs, 0);
    return kind === 'mom' ? (summary.spans ?? 0) : summary.logs;
  }

  /** @returns how many rows are not taken over */
  async write(ctx: RequestContext, file: MachineFileEntity, run: WritingRun): Promise<number> {
    if (file.kind === 'mom') return this.spanWriter.write(ctx, file, run);
    const mappings = await this.mappings.all(ctx);
    const writer = file.kind === 'fpr' ? this.loadWriter : this.stemWriter;
    return writer.write(ctx, file, { run, mappings });
  }

  /** Makes the lot of a wood allocation, which holds all its logs. */
  async finish(tx: RequestContext, file: MachineFileEntity): Promise<void> {
    if (file.kind === 'alloc') await this.lots.make(tx, file);
  }

  /** The number of rows that were written. */
  countOf(ctx: RequestContext, { id, kind }: MachineFileEntity): Promise<number> {
    if (kind === 'fpr') return this.loads.countOf(ctx, id);
    return kind === 'mom' ? this.spans.countOf(ctx, id) : this.stems.countOf(ctx, id);
  }

  /** Removes what was written, but for what lies in lots. */
  async remove(tx: RequestContext, { id, kind }: MachineFileEntity): Promise<void> {
    if (kind === 'fpr') await this.loads.removeOf(tx, id);
    else if (kind === 'mom') await this.times.remove(tx, id);
    else await this.stems.removeOf(tx, id);
  }
}

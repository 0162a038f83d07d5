import { localDateAt } from '@jahrring/contracts-common';
import { machineFileLimits, type MachineFileKind } from '@jahrring/contracts-timber';
import { Clock, FileStore, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { EldatError, tellEldat, type EldatModule } from '../formats/eldat';
import { readStanford, type StanfordSink } from '../formats/stanford';
import { TimberSettingsService } from '../settings';

const kinds: Readonly<Record<EldatModule, MachineFileKind>> = {
  ...{ wood_allocation: 'alloc', delivery_note: 'deliv', transfer_order: 'order' },
  ...{ measurement_journal: 'mill', clearing: 'clear' },
};

/** Reads what was uploaded, whichever format it is: StanForD 2010 as a stream, ELDATsmart as a whole within its limits. */
@Injectable()
export class MachineFileReader {
  constructor(
    private readonly clock: Clock,
    private readonly files: FileStore,
    private readonly settings: TimberSettingsService,
  ) {}

  /** @throws StanfordError, EldatError */
  async read(ctx: RequestContext, storedFileId: string, sink: StanfordSink): Promise<MachineFileKind> {
    if (!(await this.isJson(ctx, storedFileId)))
      return readStanford(await this.files.open(ctx, storedFileId), sink, { timeZone: ctx.timeZone });
    const { rule, conversions } = await this.settings.get(ctx);
    const day = localDateAt(this.clock.now(), ctx.timeZone);
    const held: Buffer[] = [];
    let size = 0;
    for await (const chunk of (await this.files.open(ctx, storedFileId)) as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > machineFileLimits.eldatBytes) throw new EldatError('tooLong');
      held.push(chunk);
    }
    return kinds[tellEldat(Buffer.concat(held), sink, { rule, conversions, day })];
  }

  /** Returns whether the first character that is no blank is a bracket. */
  private async isJson(ctx: RequestContext, storedFileId: string): Promise<boolean> {
    const bytes = await this.files.open(ctx, storedFileId);
    for await (const chunk of bytes as AsyncIterable<Buffer>) {
      const start = new TextDecoder().decode(chunk.subarray(0, 200)).trimStart();
      if (start !== '') return start.startsWith('{') || start.startsWith('[');
    }
    return false;
  }
}

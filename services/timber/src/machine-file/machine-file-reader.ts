import { localDateAt } from '@jahrring/contracts-common';
import { machineFileLimits, type MachineFileKind } from '@jahrring/contracts-timber';
import { Clock, FileStore, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import {
  type EldatModule,
  emitEldat,
  emitStemTable,
  readStanford,
  type StanfordSink,
  StemTableError,
} from '../formats';
import { FileWordService } from '../file-word';
import { TimberSettingsService } from '../settings';

const kinds: Readonly<Record<EldatModule, MachineFileKind>> = {
  ...{ wood_allocation: 'alloc', delivery_note: 'deliv', transfer_order: 'order' },
  ...{ measurement_journal: 'mill', clearing: 'clear' },
};

/** Reads what was uploaded, whichever format it is: StanForD 2010 and ELDATsmart as a stream, tables as a whole within their limit. */
@Injectable()
export class MachineFileReader {
  constructor(
    private readonly clock: Clock,
    private readonly files: FileStore,
    private readonly settings: TimberSettingsService,
    private readonly words: FileWordService,
  ) {}

  /** @throws StanfordError, EldatError, StemTableError */
  async read(ctx: RequestContext, storedFileId: string, sink: StanfordSink): Promise<MachineFileKind> {
    const format = await this.formatOf(ctx, storedFileId);
    if (format === 'stanford')
      return readStanford(await this.files.open(ctx, storedFileId), sink, { timeZone: ctx.timeZone });
    const day = localDateAt(this.clock.now(), ctx.timeZone);
    if (format === 'table') {
      const words = await this.words.of(ctx, null);
      await emitStemTable(await this.whole(ctx, storedFileId), sink, day, words);
      return 'table';
    }
    const { rule, conversions } = await this.settings.get(ctx);
    const open = () => this.files.open(ctx, storedFileId);
    return kinds[await emitEldat(open, sink, { rule, conversions, day })];
  }

  private async whole(ctx: RequestContext, storedFileId: string): Promise<Buffer> {
    const held: Buffer[] = [];
    let size = 0;
    for await (const chunk of (await this.files.open(ctx, storedFileId)) as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > machineFileLimits.tableBytes) throw new StemTableError('tooLarge');
      held.push(chunk);
    }
    return Buffer.concat(held);
  }

  /** By its beginning: a bracket, a ZIP (a workbook) or a line of titles, else XML. */
  private async formatOf(ctx: RequestContext, storedFileId: string): Promise<'eldat' | 'table' | 'stanford'> {
    const bytes = await this.files.open(ctx, storedFileId);
    for await (const chunk of bytes as AsyncIterable<Buffer>) {
      const encoding = chunk[0] === 0xff && chunk[1] === 0xfe ? 'utf-16le' : 'utf-8';
      const start = new TextDecoder(encoding).decode(chunk.subarray(0, 400)).trimStart();
      if (start === '') continue;
      if (start.startsWith('{') || start.startsWith('[')) return 'eldat';
      const [titles = ''] = start.split(/[\r\n]/, 1);
      return start.startsWith('PK') || (!start.startsWith('<') && /[;,\t]/.test(titles))
        ? 'table'
        : 'stanford';
    }
    return 'stanford';
  }
}

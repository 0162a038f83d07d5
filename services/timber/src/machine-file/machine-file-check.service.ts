import { machineFileCheckWork, machineFileLimits, timberErrors } from '@jahrring/contracts-timber';
import type { CheckedFile, CheckedFiles, FileProblem } from '@jahrring/contracts-timber';
import type { WorkView } from '@jahrring/contracts-common';
import { AppError, Database, FileStore, LongWork, Work, WorkAbandoned } from '@jahrring/service-kit';
import type { RequestContext, Upload, WorkRun } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { classicKindOf, EldatError, StanfordError, StemTableError } from '../formats';
import { FileSummarizer } from './file-summary';
import type { FileSummary } from './file-summary';
import { MachineFileReader } from './machine-file-reader';
import { MachineFileRepository } from './machine-file.repositories';

type FileFault = StanfordError | EldatError | StemTableError;

const isFault = (read: unknown): read is FileFault =>
  read instanceof StanfordError || read instanceof EldatError || read instanceof StemTableError;

interface CheckInput {
  files: { id: string; name: string; sha256: string }[];
  refused: CheckedFile[];
}

const rule = { kinds: ['any'], maxBytes: machineFileLimits.bytes } as const;

/** Reads machines' files as long work and keeps what they tell: nothing is written of them yet. */
@Injectable()
export class MachineFileCheckService {
  constructor(
    private readonly db: Database,
    private readonly work: LongWork,
    private readonly files: FileStore,
    private readonly records: MachineFileRepository,
    private readonly reader: MachineFileReader,
  ) {}

  /**
   * Keeps the files and puts their reading in the queue.
   *
   * @throws MACHINE_FILE_MISSING where none came
   */
  start(ctx: RequestContext, uploads: readonly Upload[]): Promise<WorkView> {
    if (uploads.length === 0) throw new AppError(timberErrors, 'MACHINE_FILE_MISSING');
    return this.db.tx(ctx, async (tx) => {
      const input: CheckInput = { files: [], refused: [] };
      for (const upload of uploads) {
        const name = nameOf(upload);
        const classic = classicKindOf(name);
        if (classic) {
          const problem = problemOf(new StanfordError('classic', undefined, classic));
          input.refused.push({ name, id: null, known: false, problem });
        } else {
          const { id, sha256 } = await this.files.save(tx, upload, rule);
          input.files.push({ id, name, sha256 });
        }
      }
      return this.work.start(tx, machineFileCheckWork, input);
    });
  }

  /** A file that cannot be read holds up no other. */
  @Work(machineFileCheckWork)
  async run(ctx: RequestContext, { files, refused }: CheckInput, run: WorkRun): Promise<CheckedFiles> {
    await run.total(files.length);
    for (const file of files.slice(run.done)) await this.check(ctx, file, run);
    return { files: [...(run.entries as CheckedFile[]), ...refused] };
  }

  /** Files that were not reached are not kept. */
  @WorkAbandoned(machineFileCheckWork)
  async abandon(tx: RequestContext, { files }: CheckInput, done: number): Promise<void> {
    for (const { id } of files.slice(done)) await this.files.remove(tx, id);
  }

  private async check(ctx: RequestContext, file: CheckInput['files'][number], run: WorkRun): Promise<void> {
    const { id: storedFileId, name, sha256 } = file;
    const read = await this.read(ctx, storedFileId);
    await this.db.tx(ctx, async (tx) => {
      const known = await this.records.ofHash(tx, sha256);
      if (known || isFault(read)) await this.files.remove(tx, storedFileId);
      if (known) return run.step(tx, { name, id: known.id, known: true, problem: null });
      if (isFault(read)) {
        return run.step(tx, { name, id: null, known: false, ...problemsOf(read) });
      }
      const kept = await this.records.insert(tx, {
        ...{ name, kind: read.kind, state: 'read', sha256, storedFileId, summary: read, origins: {} },
        ...{ written: 0, known: 0, skipped: 0 },
      });
      return run.step(tx, { name, id: kept.id, known: false, problem: null });
    });
  }

  private async read(ctx: RequestContext, storedFileId: string): Promise<FileSummary | FileFault> {
    const summarizer = new FileSummarizer();
    try {
      return summarizer.summary(await this.reader.read(ctx, storedFileId, summarizer));
    } catch (error) {
      if (isFault(error)) return error;
      throw error;
    }
  }
}

function nameOf({ filename }: Upload): string {
  const name = filename.split(/[/\\]/).at(-1) ?? '';
  return (name || '–').slice(-machineFileLimits.name);
}

/** Returns every fault of a list of stems, so that all are mended at once. */
function problemsOf(read: FileFault): Omit<CheckedFile, 'name' | 'id' | 'known'> {
  const problem = problemOf(read);
  if (!(read instanceof StemTableError)) return { problem };
  const { all, total, titles, unknown } = read;
  return { problem, problems: all.map(problemOf), total, titles, unknown };
}

function problemOf({ fault, line, column, element, detail }: FileFault): FileProblem {
  return { fault, line, column, element: element.slice(0, 100), detail };
}

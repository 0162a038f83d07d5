import type { WorkView } from '@jahrring/contracts-common';
import {
  periodReportLimits,
  periodReportWork,
  type PeriodReportFile,
  type StartPeriodReport,
} from '@jahrring/contracts-evaluations';
import {
  Audit,
  commonError,
  Database,
  FileStore,
  LongWork,
  uploadOf,
  Work,
  type FileAnswer,
  type FileRule,
  type RequestContext,
  type WorkRun,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { refuseReaders } from '../fact';
import type { PeriodReportFileEntity } from './period-report-file.entity';
import { PeriodReportFileRepository } from './period-report-file.repository';
import { PeriodReportWriter } from './period-report.writer';
import { PersonSight } from '../reference';

const rule: FileRule = { kinds: ['any'], maxBytes: 250_000_000 };

/** Reports of a period as a file: written as work that may be left, kept for whoever asked for it. */
@Injectable()
export class PeriodReportFileService {
  constructor(
    private readonly db: Database,
    private readonly work: LongWork,
    private readonly written: PeriodReportFileRepository,
    private readonly writer: PeriodReportWriter,
    private readonly sight: PersonSight,
    private readonly files: FileStore,
    private readonly audit: Audit,
  ) {}

  async list(ctx: RequestContext): Promise<PeriodReportFile[]> {
    return (await this.written.latest(ctx, periodReportLimits.listed)).map(toView);
  }

  /** @throws FORBIDDEN for who may only look, NOT_FOUND where somebody named is not seen */
  async start(ctx: RequestContext, { id, ...asked }: StartPeriodReport): Promise<WorkView> {
    refuseReaders(ctx);
    const known = id === undefined ? null : await this.written.find(ctx, id);
    if (known) return this.work.get(ctx, known.id);
    const people = await this.sight.choose(ctx, asked.employeeIds);
    return this.db.tx(ctx, async (tx) => {
      const work = await this.work.start(tx, periodReportWork, {}, id);
      const row = { ownerId: ctx.membershipId, people: people.length, fileId: null };
      await this.written.insert(tx, { id: work.id, ...asked, ...row });
      return work;
    });
  }

  /** In the name of who asked: what they see is looked at anew. */
  @Work(periodReportWork)
  async run(ctx: RequestContext, _input: object, run: WorkRun): Promise<{ fileId: string }> {
    const own = await this.written.get(ctx, run.id);
    refuseReaders(ctx);
    const people = await this.sight.choose(ctx, own.employeeIds);
    await run.total(people.length);
    // After a crash all is written again, but told once.
    let again = run.done;
    const { name, type, bytes } = await this.writer.write(ctx, own, people, async () => {
      if (again > 0) again -= 1;
      else await run.step();
    });
    await this.db.tx(ctx, async (tx) => {
      const { id: fileId } = await this.files.save(tx, uploadOf(name, type, bytes), rule);
      const { version } = await this.written.get(tx, run.id);
      await this.written.update(tx, run.id, version, { fileId, people: people.length });
    });
    return { fileId: run.id };
  }

  /** @throws NOT_FOUND while it is not there */
  async send(ctx: RequestContext, id: string): Promise<FileAnswer> {
    refuseReaders(ctx);
    const { fileId, kind, period, format, people } = await this.written.get(ctx, id);
    if (fileId === null) throw commonError('NOT_FOUND');
    await this.db.tx(ctx, (tx) =>
      this.audit.record(tx, {
        ...{ action: 'export', entity: 'evaluation', entityId: id, after: { kind, period, format, people } },
      }),
    );
    return this.files.send(ctx, fileId);
  }
}

function toView({ id, kind, period, format, people, createdAt }: PeriodReportFileEntity): PeriodReportFile {
  return { id, kind, period, format, people, createdAt: createdAt.toISOString() };
}

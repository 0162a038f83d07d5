import type { WorkView } from '@jahrring/contracts-common';
import { createOrigin, isTakenOver, machineFileWriteWork, timberErrors } from '@jahrring/contracts-timber';
import type { MachineFileView, WriteMachineFile } from '@jahrring/contracts-timber';
import { AppError, Database, LongWork, Work, WorkAbandoned } from '@jahrring/service-kit';
import type { RequestContext, WorkRun } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { OriginRepository, OriginService } from '../origin';
import { FileContents } from './file-contents';
import type { SiteSum } from './file-summary';
import type { MachineFileEntity } from './machine-file.entity';
import { MachineFileRepository } from './machine-file.repositories';
import { MachineFileService } from './machine-file.service';
import { MappingService } from './mapping.service';

interface WriteInput {
  fileId: string;
}

/** Takes over what a machine's file holds as long work, in one piece for who looks at it, and takes them back. */
@Injectable()
export class MachineFileWriteService {
  constructor(
    private readonly db: Database,
    private readonly work: LongWork,
    private readonly files: MachineFileRepository,
    private readonly views: MachineFileService,
    private readonly mappings: MappingService,
    private readonly origins: OriginRepository,
    private readonly originService: OriginService,
    private readonly contents: FileContents,
  ) {}

  /**
   * Puts the writing in the queue. Sites that are not named get the origin of their name, a new one where there is none.
   *
   * @throws MACHINE_FILE_STATE where it is written or another kind, MACHINE_FILE_UNMAPPED for names without meaning;
   *   VALIDATION_FAILED at `sites`
   */
  start(ctx: RequestContext, id: string, { sites }: WriteMachineFile): Promise<WorkView> {
    return this.db.tx(ctx, async (tx) => {
      const file = await this.files.get(tx, id);
      if (!isTakenOver(file.kind) || file.state !== 'read')
        throw new AppError(timberErrors, 'MACHINE_FILE_STATE');
      await this.requireMapped(tx, file);
      const given = new Map(sites.map(({ key, originId }) => [key, originId]));
      const origins: Record<string, string> = {};
      for (const site of file.summary.sites) {
        const originId = given.get(site.key);
        await this.origins.require(tx, originId);
        origins[site.key] = originId ?? (await this.originOf(tx, site, file));
      }
      await this.files.update(tx, id, file.version, { state: 'writing', origins });
      return this.work.start(tx, machineFileWriteWork, { fileId: id } satisfies WriteInput);
    });
  }

  @Work(machineFileWriteWork)
  async run(ctx: RequestContext, { fileId }: WriteInput, run: WorkRun): Promise<{ fileId: string }> {
    const file = await this.files.get(ctx, fileId);
    await run.total(this.contents.total(file));
    const skipped = await this.contents.write(ctx, file, run);
    await this.db.tx(ctx, async (tx) => {
      const { version } = await this.files.get(tx, fileId);
      const written = await this.contents.countOf(tx, file);
      if (written > 0) await this.contents.finish(tx, file);
      const known = this.contents.total(file) - written - skipped;
      await this.files.update(tx, fileId, version, { state: 'written', written, known, skipped });
    });
    return { fileId };
  }

  /** A cancelled or failed writing removes the logs it had written. */
  @WorkAbandoned(machineFileWriteWork)
  async abandon(tx: RequestContext, { fileId }: WriteInput): Promise<void> {
    const file = await this.files.find(tx, fileId);
    if (file?.state === 'writing') await this.revert(tx, file);
  }

  /**
   * Removes what was written of the file; it can be written again.
   *
   * @throws MACHINE_FILE_STATE where it is not written, MACHINE_FILE_IN_LOTS where stems of it lie in lots
   */
  undo(ctx: RequestContext, id: string): Promise<MachineFileView> {
    return this.db.tx(ctx, async (tx) => {
      const file = await this.files.get(tx, id);
      if (file.state !== 'written') throw new AppError(timberErrors, 'MACHINE_FILE_STATE');
      await this.revert(tx, file);
      const stems = await this.contents.countOf(tx, file);
      if (stems > 0) throw new AppError(timberErrors, 'MACHINE_FILE_IN_LOTS', { stems });
      return this.views.get(tx, id);
    });
  }

  private async revert(tx: RequestContext, file: MachineFileEntity): Promise<void> {
    await this.contents.remove(tx, file);
    const nothing = { written: 0, known: 0, skipped: 0 };
    await this.files.update(tx, file.id, file.version, { state: 'read', ...nothing });
  }

  private async requireMapped(tx: RequestContext, { summary }: MachineFileEntity): Promise<void> {
    const mappings = await this.mappings.all(tx);
    const missing = [
      ...summary.species.filter((sum) => mappings.species(sum).species === null),
      ...summary.products.filter((sum) => mappings.product(sum).mapping === null),
    ];
    const [first] = missing;
    if (first) throw new AppError(timberErrors, 'MACHINE_FILE_UNMAPPED', { name: first.name });
  }

  private async originOf(tx: RequestContext, site: SiteSum, file: MachineFileEntity): Promise<string> {
    // A log that names no site is of the file.
    const title = site.name === '–' ? file.name : site.name;
    const known = await this.views.originsOf(tx, [title]);
    const originId = known.get(title);
    if (originId) return originId;
    const note = [site.owner, site.certificate, file.name].filter((part) => part !== '').join(' · ');
    const { id } = await this.originService.create(tx, createOrigin.parse({ title, note }));
    return id;
  }
}

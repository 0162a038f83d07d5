import type { ListQuery } from '@jahrring/contracts-common';
import { timberErrors } from '@jahrring/contracts-timber';
import type { MachineFileView } from '@jahrring/contracts-timber';
import { AppError, Database, FileStore, only } from '@jahrring/service-kit';
import type { ListResult, RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { OriginRepository } from '../origin';
import type { MachineFileEntity } from './machine-file.entity';
import { machineFileColumns, MachineFileRepository } from './machine-file.repositories';
import { MappingService } from './mapping.service';
import type { Mappings } from './mapping.service';

/** Machines' files that were read. */
@Injectable()
export class MachineFileService {
  constructor(
    private readonly db: Database,
    private readonly store: FileStore,
    private readonly files: MachineFileRepository,
    private readonly mappings: MappingService,
    private readonly origins: OriginRepository,
  ) {}

  list(ctx: RequestContext, query: ListQuery): Promise<ListResult<MachineFileView>> {
    return this.files.listViews(ctx, query, machineFileColumns, (found) => this.views(ctx, found));
  }

  async get(ctx: RequestContext, id: string): Promise<MachineFileView> {
    return only(await this.views(ctx, [await this.files.get(ctx, id)]));
  }

  /** @throws MACHINE_FILE_STATE where something of it is written */
  async remove(ctx: RequestContext, id: string, version: number): Promise<void> {
    await this.db.tx(ctx, async (tx) => {
      const file = await this.files.get(tx, id);
      if (file.state !== 'read') throw new AppError(timberErrors, 'MACHINE_FILE_STATE');
      await this.files.remove(tx, id, version);
      await this.store.remove(tx, file.storedFileId);
    });
  }

  /** Living origins of these titles. */
  originsOf(ctx: RequestContext, titles: readonly string[]): Promise<Map<string, string>> {
    return this.origins.byTitle(ctx, titles);
  }

  private async views(ctx: RequestContext, files: readonly MachineFileEntity[]): Promise<MachineFileView[]> {
    const mappings = await this.mappings.all(ctx);
    const titles = files.flatMap(({ summary }) => summary.sites.map(({ name }) => name));
    const origins = await this.originsOf(ctx, titles);
    return files.map((file) => toView(file, mappings, origins));
  }
}

function toView(
  file: MachineFileEntity,
  mappings: Mappings,
  origins: ReadonlyMap<string, string>,
): MachineFileView {
  const { id, version, createdAt, updatedAt, deletedAt, name, state, summary } = file;
  return {
    ...summary,
    ...{ id, version, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() },
    ...{ deletedAt: deletedAt?.toISOString() ?? null, name, state },
    spans: summary.spans ?? 0,
    ...{ written: file.written, known: file.known, skipped: file.skipped },
    species: summary.species.map((sum) => mappings.species(sum)),
    products: summary.products.map((sum) => mappings.product(sum)),
    sites: summary.sites.map((site) => ({
      ...site,
      originId: file.origins[site.key] ?? origins.get(site.name) ?? null,
    })),
  };
}

import {
  addressesErrors,
  importSettings,
  type AddressImportView,
  type CommitImport,
  type ImportRowView,
  type ImportSettings,
  type ImportState,
} from '@jahrring/contracts-addresses';
import type { ListQuery } from '@jahrring/contracts-common';
import {
  AppError,
  Database,
  mapList,
  type ListResult,
  type RequestContext,
  type Upload,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import type { AddressImportEntity } from './address-import.entity';
import { toImportView, toRowView } from './address-import.mapper';
import { AddressImportRepository } from './address-import.repository';
import { ImportRowRepository } from './import-row.repository';
import { firstPosition, titlePosition } from './import-positions';
import { proposeMapping, seemsToBeAddress } from './propose-mapping';
import { readImportFile, type ImportFile } from './read-import-file';

const noCounts = { create: 0, update: 0, skip: 0, error: 0 };
const fileNameLength = 255;

/** What a person does with an import; the steps over its rows are the job's. */
@Injectable()
export class AddressImportService {
  constructor(
    private readonly db: Database,
    private readonly imports: AddressImportRepository,
    private readonly rows: ImportRowRepository,
  ) {}

  async list(ctx: RequestContext, query: ListQuery): Promise<ListResult<AddressImportView>> {
    return mapList(await this.imports.page(ctx, query), toImportView);
  }

  async get(ctx: RequestContext, id: string): Promise<AddressImportView> {
    return toImportView(await this.imports.get(ctx, id));
  }

  async listRows(ctx: RequestContext, id: string, query: ListQuery): Promise<ListResult<ImportRowView>> {
    const { settings } = await this.imports.get(ctx, id);
    return mapList(await this.rows.listOf(ctx, id, firstPosition(settings), query), (row) =>
      toRowView(row, settings),
    );
  }

  /** Keeps the rows of a sound file and proposes what its columns mean; a broken file leaves nothing behind. */
  async upload(ctx: RequestContext, upload: Upload): Promise<AddressImportView> {
    const file = await readImportFile(await upload.read());
    return this.db.tx(ctx, async (ctx) => {
      const run = await this.imports.insert(ctx, newImport(upload.filename, file));
      await this.rows.add(
        ctx,
        [file.first, ...file.rows].map((row, index) => ({
          ...newRow,
          importId: run.id,
          position: index + titlePosition,
          ...row,
        })),
      );
      return toImportView(run);
    });
  }

  /** Starts the dry run with these settings; it may be repeated with others until the import is run. */
  async check(ctx: RequestContext, id: string, settings: ImportSettings): Promise<AddressImportView> {
    return this.move(ctx, id, ['uploaded', 'checked'], (run) => {
      const rowCount = run.rowCount + firstPosition(run.settings) - firstPosition(settings);
      return { settings, rowCount, state: 'checking', processed: 0, counts: noCounts };
    });
  }

  async commit(ctx: RequestContext, id: string, { skipErrors }: CommitImport): Promise<AddressImportView> {
    return this.move(ctx, id, ['checked'], (run) => {
      const count = run.counts.error;
      if (count > 0 && !skipErrors) throw new AppError(addressesErrors, 'IMPORT_HAS_ERRORS', { count });
      return { state: 'running', processed: 0, skipErrors };
    });
  }

  async undo(ctx: RequestContext, id: string): Promise<AddressImportView> {
    return this.move(ctx, id, ['done'], () => ({ state: 'undoing', processed: 0, kept: 0 }));
  }

  private async move(
    ctx: RequestContext,
    id: string,
    from: readonly ImportState[],
    change: (run: AddressImportEntity) => Partial<AddressImportEntity>,
  ): Promise<AddressImportView> {
    return this.db.tx(ctx, async (ctx) => {
      const run = await this.imports.get(ctx, id);
      if (!from.includes(run.state)) throw new AppError(addressesErrors, 'IMPORT_WRONG_STATE');
      return toImportView(await this.imports.update(ctx, id, run.version, change(run)));
    });
  }
}

const newRow = {
  outcome: null,
  plan: null,
  matchValue: null,
  numberKey: null,
  addressId: null,
  addressVersion: null,
  before: null,
};

function newImport(fileName: string, file: ImportFile) {
  const { encoding, delimiter, columns, rows } = file;
  const mapping = proposeMapping(columns.map((column) => column.header));
  const hasTitles = !seemsToBeAddress(file.first.cells, mapping);
  const matchKey = mapping.includes('customerNumber') ? 'customerNumber' : 'nameZip';
  return {
    fileName: fileName.slice(-fileNameLength),
    encoding,
    delimiter,
    columns,
    settings: importSettings.parse({
      ...{ mapping, hasTitles, matchKey },
      nameFromStreet: hasTitles && !mapping.includes('name'),
    }),
    state: 'uploaded' as const,
    rowCount: hasTitles ? rows.length : rows.length + 1,
    processed: 0,
    counts: noCounts,
    kept: 0,
    skipErrors: false,
  };
}

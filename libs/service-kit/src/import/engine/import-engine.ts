import type { ListQuery } from '@jahrring/contracts-common';
import {
  importErrors,
  shownKept,
  type CommitImport,
  type ExplainImportWords,
  type ImportRowBase,
  type ImportSettingsBase,
  type ImportState,
  type ImportUndo,
  type ImportView,
  type UndoImport,
} from '@jahrring/contracts-common/imports';
import type { RequestContext } from '../../context/request-context';
import { RepositoryServices } from '../../database/repository-options';
import { AppError } from '../../errors/app-error';
import { mapList, type ListResult } from '../../http/list-stream';
import type { Upload } from '../../http/upload.types';
import { LongWork } from '../../long-work/long-work';
import type { WorkHandler } from '../../long-work/work.decorator';
import type { AnyImportDefinition } from './import-definition';
import { ImportRepository, ImportRowRepository } from './import.repository';
import type { ImportEntity, ImportRowFields } from './import.entity';
import { ImportRunner, type ImportInput, type ImportParts } from './import-runner';
import { ImportWordRepository } from './import-words';
import { ImportWriter } from './import-writer';
import { firstPosition, hasMapping, isWorking, noCounts, titlePosition } from './import-states';
import { ofInstallation } from './of-installation';
import { readImportFile, type ImportFile } from './read-import-file';
import { wholeFile } from './whole-file';

const fileNameLength = 255;

const newRow = {
  outcome: null,
  plan: null,
  matchValue: null,
  numberKey: null,
  recordId: null,
  recordVersion: null,
  before: null,
};

/**
 * Operations of a person on the imports of one kind: upload, dry run, run, cancel, undo. Slow operations over the rows
 * are long work with the rights of the person who started it.
 */
export class ImportEngine<S extends ImportSettingsBase = ImportSettingsBase> {
  private readonly parts: ImportParts;
  private readonly words: ImportWordRepository | undefined;
  private readonly writer: ImportWriter;

  constructor(
    private readonly definition: AnyImportDefinition,
    services: RepositoryServices,
    work: LongWork,
  ) {
    const scope = definition.ofInstallation ? ofInstallation : <T>(repository: T) => repository;
    const imports = scope(new ImportRepository(services, definition.tables.run, definition.auditAs));
    const rows = scope(new ImportRowRepository(services, definition.tables.row));
    this.parts = { db: services.db, imports, rows, work };
    this.words = definition.words && new ImportWordRepository(services, definition.words);
    this.writer = new ImportWriter(definition);
    const runner = new ImportRunner(definition, this.parts);
    work.add(definition.kind, ((ctx, input, run) =>
      runner.finish(ctx, input as ImportInput, run)) satisfies WorkHandler);
    work.addAbandoned(definition.kind, (tx, input) => runner.abandon(tx, input as ImportInput));
  }

  async list(ctx: RequestContext, query: ListQuery): Promise<ListResult<ImportView<S>>> {
    return this.parts.imports.page(ctx, query, (runs) => this.views(ctx, runs));
  }

  async get(ctx: RequestContext, id: string): Promise<ImportView<S>> {
    return this.view(ctx, await this.parts.imports.get(ctx, id));
  }

  async listRows(ctx: RequestContext, id: string, query: ListQuery): Promise<ListResult<ImportRowBase>> {
    const { settings } = await this.parts.imports.get(ctx, id);
    const page = await this.parts.rows.listOf(ctx, id, firstPosition(settings), query);
    return mapList(page, (row) => this.toRow(row, settings));
  }

  /** Keeps the rows of a sound file and proposes what its columns mean; a broken file leaves nothing behind. */
  async upload(ctx: RequestContext, upload: Upload): Promise<ImportView<S>> {
    const bytes = await upload.read();
    const { definition } = this;
    const file = await (definition.read?.(ctx, bytes, upload.fields) ?? readImportFile(bytes, definition));
    return this.keep(ctx, upload.filename, file);
  }

  /**
   * Keeps rows as if they had been uploaded: of a file, or of where else a tool has them from. Where there are no columns to
   * be explained, the dry run begins at once.
   */
  async keep(ctx: RequestContext, fileName: string, file: ImportFile): Promise<ImportView<S>> {
    const { encoding, delimiter, columns, first, rows } = file;
    const settings = (file.settings ?? this.definition.propose(columns.map(({ header }) => header))) as S;
    return this.parts.db.tx(ctx, async (tx) => {
      const run = await this.parts.imports.insert(tx, {
        fileName: fileName.slice(-fileNameLength),
        ...{ encoding, delimiter, columns, settings, counts: noCounts },
        state: 'uploaded',
        rowCount: rows.length - firstPosition(settings),
        ...{ processed: 0, kept: 0, skipErrors: false },
        ...this.definition.mark?.(tx, 'uploaded'),
      });
      await this.parts.rows.add(
        tx,
        [first, ...rows].map((row, index) => ({
          ...newRow,
          importId: run.id,
          position: index + titlePosition,
          ...row,
        })),
      );
      return hasMapping(run) ? this.view(tx, run) : this.check(tx, run.id, settings);
    });
  }

  /** Starts the dry run with these settings; it may be repeated with others until the import is run. */
  async check(ctx: RequestContext, id: string, given: S): Promise<ImportView<S>> {
    const { definition, words } = this;
    await definition.accept?.(ctx, given);
    const said = definition.words && (await words?.said(ctx, definition.words.origin(given)));
    const settings = said ? { ...given, words: said } : given;
    return this.move(ctx, id, ['uploaded', 'checked'], (run) => {
      const rowCount = run.rowCount + firstPosition(run.settings) - firstPosition(settings);
      return { settings, rowCount, state: 'checking', processed: 0, counts: noCounts };
    });
  }

  /** Keeps what words mean for this kind of files, and begins the dry run anew. */
  async explain(ctx: RequestContext, id: string, { words }: ExplainImportWords): Promise<ImportView<S>> {
    const { settings } = await this.parts.imports.get(ctx, id);
    await this.words?.require(ctx, words);
    return this.parts.db.tx(ctx, async (tx) => {
      await this.words?.keep(tx, this.definition.words?.origin(settings) ?? '', words);
      return this.check(tx, id, settings as S);
    });
  }

  /** Returns what the dry run has found beside its rows. */
  async found(ctx: RequestContext, id: string): Promise<object> {
    const run = await this.parts.imports.get(ctx, id);
    return (await this.definition.found?.(ctx, await wholeFile(this.parts, ctx, run))) ?? {};
  }

  /** Writes what the dry run has planned; with errors only where they may be left out. */
  async commit(ctx: RequestContext, id: string, { skipErrors }: CommitImport): Promise<ImportView<S>> {
    await this.definition.accept?.(ctx, (await this.parts.imports.get(ctx, id)).settings);
    return this.move(ctx, id, ['checked'], (run) => {
      const count = run.counts.error;
      if (count > 0 && !skipErrors) throw new AppError(importErrors, 'IMPORT_HAS_ERRORS', { count });
      return { state: 'running', processed: 0, skipErrors };
    });
  }

  /** Stops the dry run, or the run: what that has written is taken back. The work that is at it goes on with that. */
  async cancel(ctx: RequestContext, id: string): Promise<ImportView<S>> {
    const { db, imports } = this.parts;
    const begin = { processed: 0, counts: noCounts };
    return db.tx(ctx, async (tx) => {
      // Nothing is read before: a transaction that has read the row loses every race against the work that writes it.
      const isStopped =
        (await imports.moveNow(tx, id, 'running', { ...begin, state: 'cancelling' })) ||
        (await imports.moveNow(tx, id, 'checking', { ...begin, state: 'uploaded' }));
      const run = await imports.get(tx, id);
      if (!isStopped) throw new AppError(importErrors, 'IMPORT_WRONG_STATE');
      // Without columns to assign there is nothing to begin again with.
      const isOver = run.state === 'uploaded' && !hasMapping(run);
      return this.view(tx, isOver ? await imports.update(tx, id, run.version, { state: 'cancelled' }) : run);
    });
  }

  /** Returns what an undo would do now, and of each record that stays why. */
  async previewUndo(ctx: RequestContext, id: string): Promise<ImportUndo> {
    const { settings } = await this.parts.imports.get(ctx, id);
    const weighed = await this.writer.weigh(ctx, await this.parts.rows.findWritten(ctx, id));
    const staying = weighed.flatMap(({ row, reason }) => (reason ? [{ row, reason }] : []));
    return {
      ...{ removed: weighed.length - staying.length, kept: staying.length },
      rows: staying
        .slice(0, shownKept)
        .map(({ row, reason }) => ({ row: this.toRow(row, settings), reason })),
    };
  }

  /**
   * Takes back what an import has written; one that left records alone may be taken back again.
   * @throws IMPORT_UNDO_PARTIAL where some of it would stay and nobody has said that this is all right
   */
  async undo(ctx: RequestContext, id: string, { partial }: UndoImport): Promise<ImportView<S>> {
    const { kept, removed } = partial ? { kept: 0, removed: 0 } : await this.previewUndo(ctx, id);
    if (kept > 0) throw new AppError(importErrors, 'IMPORT_UNDO_PARTIAL', { removed, kept });
    return this.move(ctx, id, ['done', 'undone'], (run) => {
      if (run.state === 'undone' && run.kept === 0) throw new AppError(importErrors, 'IMPORT_WRONG_STATE');
      return { state: 'undoing', processed: 0, kept: 0 };
    });
  }

  private async move(
    ctx: RequestContext,
    id: string,
    from: readonly ImportState[],
    change: (run: ImportEntity) => Partial<ImportEntity>,
  ): Promise<ImportView<S>> {
    const { db, imports, work } = this.parts;
    return db.tx(ctx, async (tx) => {
      const run = await imports.get(tx, id);
      if (!from.includes(run.state)) throw new AppError(importErrors, 'IMPORT_WRONG_STATE');
      const values = change(run);
      const marks = values.state && this.definition.mark?.(tx, values.state);
      const moved = await imports.update(tx, id, run.version, { ...values, ...marks });
      const isBegun = isWorking(moved.state) && !isWorking(run.state);
      if (isBegun) await work.start(tx, this.definition.kind, { importId: id } satisfies ImportInput);
      return this.view(tx, moved);
    });
  }

  private async view(ctx: RequestContext, run: ImportEntity): Promise<ImportView<S>> {
    const [view = toImportView<S>(run)] = await this.views(ctx, [run]);
    return view;
  }

  private async views(ctx: RequestContext, runs: readonly ImportEntity[]): Promise<ImportView<S>[]> {
    const own = (await this.definition.describeRuns?.(ctx, runs)) ?? [];
    return runs.map((run, index) => ({ ...toImportView<S>(run), ...own[index] }));
  }

  private toRow(row: ImportRowFields, settings: ImportSettingsBase): ImportRowBase {
    const { id, line, outcome, plan } = row;
    const own = this.definition.describe(row, settings);
    const { changes = {}, errors = [], note = null } = plan ?? {};
    return { id, line, outcome, changes, errors, note, ...own };
  }
}

function toImportView<S extends ImportSettingsBase>(run: ImportEntity): ImportView<S> {
  const { id, version, fileName, encoding, delimiter, columns, settings } = run;
  const { state, rowCount, processed, counts, kept } = run;
  return {
    ...{ id, version, fileName, encoding, delimiter, columns, settings: settings as S },
    ...{ state, rowCount, processed, counts, kept },
    createdAt: run.createdAt.toISOString(),
  };
}

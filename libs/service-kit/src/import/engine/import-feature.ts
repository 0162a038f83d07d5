import { listOf, type ListQuery } from '@jahrring/contracts-common';
import {
  commitImport,
  explainImportWords,
  importListQuery,
  importRowListQuery,
  importUndoOf,
  importViewOf,
  undoImport,
  type CommitImport,
  type ExplainImportWords,
  type ImportSettingsBase,
  type UndoImport,
} from '@jahrring/contracts-common/imports';
import { Body, Inject, Query, type FactoryProvider, type Type } from '@nestjs/common';
import type { z } from 'zod';
import {
  RequirePermission,
  RequirePlugin,
  ToolController,
  type Access,
} from '../../access/access.decorators';
import { accepted, Get, Post } from '../../access/endpoint.decorators';
import type { RequestContext } from '../../context/request-context';
import { RepositoryServices } from '../../database/repository-options';
import { Ctx, Id } from '../../http/params.decorators';
import { AcceptUpload, UploadedFile } from '../../http/upload';
import type { Upload } from '../../http/upload.types';
import { LongWork } from '../../long-work/long-work';
import type { AnyImportDefinition } from './import-definition';
import { ImportEngine } from './import-engine';

/** The engine of a definition, which is a provider itself; inject it by `importEngineOf(definition)`. */
export function provideImport(definition: Type<AnyImportDefinition>): FactoryProvider<ImportEngine> {
  return {
    provide: importEngineOf(definition),
    useFactory: (own: AnyImportDefinition, services: RepositoryServices, work: LongWork) =>
      new ImportEngine(own, services, work),
    inject: [definition, RepositoryServices, LongWork],
  };
}

export const importEngineOf = (definition: Type<AnyImportDefinition>): string => `import:${definition.name}`;

export interface ImportEndpoints {
  tool: string;
  /** `object-imports`: of `/api/<tool>/object-imports`. */
  path: string;
  /** One of them is enough. */
  permission: string | readonly [string, ...string[]];
  /** 404 where none of them is active in the licence. */
  plugins?: readonly string[];
  /** Largest file in bytes. */
  maxBytes: number;
  settings: z.ZodType<ImportSettingsBase>;
  row: z.ZodType;
  /** Of an import, where its tool says more of it. */
  view?: z.ZodType;
  /** Of what a dry run finds beside its rows, where its tool looks for something. */
  found?: z.ZodType;
  definition: Type<AnyImportDefinition>;
}

/** The endpoints of an import: upload, dry run, run, cancel, undo, and what came of them. */
export function importController(endpoints: ImportEndpoints): Type {
  const { tool, path, permission, plugins = [], maxBytes, settings, row, found, definition } = endpoints;
  const { view = importViewOf(settings) } = endpoints;
  const access = accessBy(permission);

  @ToolController(tool, path)
  class ImportController {
    constructor(@Inject(importEngineOf(definition)) readonly imports: ImportEngine) {}

    @Get('', access, listOf(view))
    list(@Ctx() ctx: RequestContext, @Query({ schema: importListQuery }) query: ListQuery) {
      return this.imports.list(ctx, query);
    }

    @Get(':id', access, view)
    get(@Ctx() ctx: RequestContext, @Id() importId: string) {
      return this.imports.get(ctx, importId);
    }

    @Get(':id/rows', access, listOf(row))
    listRows(
      @Ctx() ctx: RequestContext,
      @Id() importId: string,
      @Query({ schema: importRowListQuery }) query: ListQuery,
    ) {
      return this.imports.listRows(ctx, importId, query);
    }

    @Post('', access, view)
    @AcceptUpload({ maxBytes })
    upload(@Ctx() ctx: RequestContext, @UploadedFile() file: Upload) {
      return this.imports.upload(ctx, file);
    }

    @Post(':id/check', access, accepted(view))
    check(
      @Ctx() ctx: RequestContext,
      @Id() importId: string,
      @Body({ schema: settings }) body: ImportSettingsBase,
    ) {
      return this.imports.check(ctx, importId, body);
    }

    @Post(':id/commit', access, accepted(view))
    commit(
      @Ctx() ctx: RequestContext,
      @Id() importId: string,
      @Body({ schema: commitImport }) body: CommitImport,
    ) {
      return this.imports.commit(ctx, importId, body);
    }

    @Post(':id/cancel', access, accepted(view))
    cancel(@Ctx() ctx: RequestContext, @Id() importId: string) {
      return this.imports.cancel(ctx, importId);
    }

    @Get(':id/undo', access, importUndoOf(row))
    previewUndo(@Ctx() ctx: RequestContext, @Id() importId: string) {
      return this.imports.previewUndo(ctx, importId);
    }

    @Post(':id/undo', access, accepted(view))
    undo(@Ctx() ctx: RequestContext, @Id() importId: string, @Body({ schema: undoImport }) body: UndoImport) {
      return this.imports.undo(ctx, importId, body);
    }
  }
  const Whole = found ? withFindings(ImportController, endpoints, view, found) : ImportController;
  if (plugins.length > 0) RequirePlugin(...plugins)(Whole);
  // Operations of the API are called by it.
  Object.defineProperty(Whole, 'name', { value: `${definition.name}Controller` });
  return Whole;
}

/** The endpoints of imports whose dry run finds more than its rows: that, and what is said of words in the file. */
function withFindings(
  Base: Type<{ imports: ImportEngine }>,
  { tool, path, permission }: ImportEndpoints,
  view: z.ZodType,
  found: z.ZodType,
): Type {
  const access = accessBy(permission);

  @ToolController(tool, path)
  class ImportController extends Base {
    @Get(':id/found', access, found)
    getFound(@Ctx() ctx: RequestContext, @Id() importId: string) {
      return this.imports.found(ctx, importId);
    }

    @Post(':id/words', access, accepted(view))
    explain(
      @Ctx() ctx: RequestContext,
      @Id() importId: string,
      @Body({ schema: explainImportWords }) body: ExplainImportWords,
    ) {
      return this.imports.explain(ctx, importId, body);
    }
  }
  return ImportController;
}

const accessBy = (permission: ImportEndpoints['permission']): Access =>
  typeof permission === 'string' ? RequirePermission(permission) : RequirePermission(...permission);

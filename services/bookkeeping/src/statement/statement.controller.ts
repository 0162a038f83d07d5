import {
  bookStatementLine,
  statementLimits,
  statementLineList,
  statementLineQuery,
  statementLineView,
  statementList,
  statementQuery,
} from '@jahrring/contracts-bookkeeping';
import type { BookStatementLine } from '@jahrring/contracts-bookkeeping';
import { workView, type ListQuery } from '@jahrring/contracts-common';
import {
  AcceptUpload,
  Ctx,
  file,
  Get,
  Id,
  ok,
  Post,
  RequirePermission,
  RequirePlugin,
  ToolController,
  UploadedFiles,
} from '@jahrring/service-kit';
import type { RequestContext, Upload } from '@jahrring/service-kit';
import { Body, Query } from '@nestjs/common';
import { StatementImportService } from './statement-import.service';
import { StatementLineService } from './statement-line.service';
import { StatementService } from './statement.service';

/** Statements and notifications of the bank (camt.053, camt.054). */
@ToolController('bookkeeping', 'statements')
@RequirePlugin('debitors')
export class StatementController {
  constructor(
    private readonly statements: StatementService,
    private readonly imports: StatementImportService,
  ) {}

  @Get('', RequirePermission('tools.debitors.index'), statementList)
  list(@Ctx() ctx: RequestContext, @Query({ schema: statementQuery }) query: ListQuery) {
    return this.statements.list(ctx, query);
  }

  /** XML files, and ZIP files of them; the same one again changes nothing. Answers the long work that takes them over. */
  @Post('', RequirePermission('tools.debitors.manage'), workView)
  @AcceptUpload({ maxBytes: statementLimits.bytes, maxFiles: statementLimits.files })
  import(@Ctx() ctx: RequestContext, @UploadedFiles() files: Upload[]) {
    return this.imports.start(ctx, files);
  }

  /** The file as the bank gave it. */
  @Get(':id/file', RequirePermission('tools.debitors.manage'), file)
  file(@Ctx() ctx: RequestContext, @Id() statementId: string) {
    return this.statements.file(ctx, statementId);
  }
}

@ToolController('bookkeeping', 'statement-lines')
@RequirePlugin('debitors')
export class StatementLineController {
  constructor(private readonly lines: StatementLineService) {}

  @Get('', RequirePermission('tools.debitors.index'), statementLineList)
  list(@Ctx() ctx: RequestContext, @Query({ schema: statementLineQuery }) query: ListQuery) {
    return this.lines.list(ctx, query);
  }

  @Post(':id/booking', RequirePermission('tools.debitors.manage'), ok(statementLineView))
  book(
    @Ctx() ctx: RequestContext,
    @Id() lineId: string,
    @Body({ schema: bookStatementLine }) body: BookStatementLine,
  ) {
    return this.lines.book(ctx, lineId, body);
  }

  @Post(':id/ignored', RequirePermission('tools.debitors.manage'), ok(statementLineView))
  ignore(@Ctx() ctx: RequestContext, @Id() lineId: string) {
    return this.lines.ignore(ctx, lineId);
  }

  /** Takes back what was said of a line. */
  @Post(':id/reopened', RequirePermission('tools.debitors.manage'), ok(statementLineView))
  reopen(@Ctx() ctx: RequestContext, @Id() lineId: string) {
    return this.lines.reopen(ctx, lineId);
  }
}

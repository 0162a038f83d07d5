import type { StatementView } from '@jahrring/contracts-bookkeeping';
import type { ListQuery } from '@jahrring/contracts-common';
import { commonError, FileStore } from '@jahrring/service-kit';
import type { FileAnswer, ListResult, RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { gapsBefore } from './statement-gaps';
import { toStatementView } from './statement.mapper';
import { statementColumns, StatementLineRepository, StatementRepository } from './statement.repositories';

@Injectable()
export class StatementService {
  constructor(
    private readonly statements: StatementRepository,
    private readonly lines: StatementLineRepository,
    private readonly files: FileStore,
  ) {}

  /** The file it was read from last. @throws NOT_FOUND also where it came before files were kept */
  async file(ctx: RequestContext, id: string): Promise<FileAnswer> {
    const { fileId } = await this.statements.get(ctx, id);
    if (fileId === null) throw commonError('NOT_FOUND');
    return this.files.send(ctx, fileId);
  }

  async list(ctx: RequestContext, query: ListQuery): Promise<ListResult<StatementView>> {
    const { items, total } = await this.statements.list(ctx, query, statementColumns);
    const open = await this.lines.openCounts(ctx, items.map(({ id }) => id)); // oxfmt-ignore
    const accounts = new Set(items.map(({ account }) => account));
    const gaps = gapsBefore(await this.statements.balancesOf(ctx, [...accounts]));
    return {
      items: items.map((statement) =>
        toStatementView(statement, open.get(statement.id) ?? 0, gaps.get(statement.id)),
      ),
      total,
    };
  }
}

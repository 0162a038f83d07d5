import type { StatementView } from '@jahrring/contracts-bookkeeping';
import type { ListQuery } from '@jahrring/contracts-common';
import type { ListResult, RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { toStatementView } from './statement.mapper';
import { statementColumns, StatementLineRepository, StatementRepository } from './statement.repositories';

@Injectable()
export class StatementService {
  constructor(
    private readonly statements: StatementRepository,
    private readonly lines: StatementLineRepository,
  ) {}

  async list(ctx: RequestContext, query: ListQuery): Promise<ListResult<StatementView>> {
    const { items, total } = await this.statements.list(ctx, query, statementColumns);
    const open = await this.lines.openCounts(ctx, items.map(({ id }) => id)); // prettier-ignore
    return {
      items: items.map((statement) => toStatementView(statement, open.get(statement.id) ?? 0)),
      total,
    };
  }
}

import { foldText, type ListQuery } from '@jahrring/contracts-common';
import { holdsWords } from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { LedgerService } from '../ledger';
import { DebtorRepository, type DebtorRowSums } from './debtor.repository';

/** Over all licences; the ones asked longest ago are forgotten first. */
const mostRows = 50_000;

interface Row extends DebtorRowSums {
  folded: string;
}

interface Kept {
  /** State of the books, and the day that decides what is overdue. */
  changes: number;
  today: string;
  rows: Promise<Row[]>;
  size: number;
}

/**
 * Sums of what each customer owes, computed once for each state of the books and day, and cached until somebody books.
 */
@Injectable()
export class DebtorSums {
  private readonly kept = new Map<string, Kept>();

  constructor(
    private readonly debtors: DebtorRepository,
    private readonly ledger: LedgerService,
  ) {}

  /** One page of who owes something or has a credit. `today` decides what is overdue. */
  async page(
    ctx: RequestContext,
    query: ListQuery,
    today: string,
  ): Promise<{ items: DebtorRowSums[]; total: number }> {
    const { search = '' } = query;
    const rows = (await this.all(ctx, today)).filter(({ name }) => holdsWords(name, search));
    rows.sort((one, other) => compare(one, other, query.sort));
    const from = query.pageSize === 'all' ? 0 : (query.page - 1) * query.pageSize;
    const items = query.pageSize === 'all' ? rows : rows.slice(from, from + query.pageSize);
    return { items: items.map(({ folded: _folded, ...row }) => row), total: rows.length };
  }

  private async all(ctx: RequestContext, today: string): Promise<Row[]> {
    const changes = await this.ledger.changes(ctx);
    const known = this.kept.get(ctx.licenceId);
    if (known?.changes === changes && known.today === today) {
      // Asked last: forgotten last.
      this.kept.delete(ctx.licenceId);
      this.kept.set(ctx.licenceId, known);
      return known.rows;
    }
    const entry: Kept = { changes, today, size: 0, rows: this.read(ctx, today) };
    this.kept.set(ctx.licenceId, entry);
    try {
      const rows = await entry.rows;
      entry.size = rows.length;
      this.forget();
      return rows;
    } catch (error) {
      if (this.kept.get(ctx.licenceId) === entry) this.kept.delete(ctx.licenceId);
      throw error;
    }
  }

  private async read(ctx: RequestContext, today: string): Promise<Row[]> {
    const rows = await this.debtors.debtors(ctx, today);
    return rows.map((row) => ({ ...row, folded: foldText(row.name) }));
  }

  private forget(): void {
    let total = [...this.kept.values()].reduce((sum, { size }) => sum + size, 0);
    for (const [licenceId, { size }] of this.kept) {
      if (total <= mostRows) return;
      this.kept.delete(licenceId);
      total -= size;
    }
  }
}

function compare(one: Row, other: Row, sort: ListQuery['sort']): number {
  for (const { field, desc } of sort) {
    const order = orderOf(one, other, field);
    if (order !== 0) return desc ? -order : order;
  }
  return one.id < other.id ? -1 : 1;
}

function orderOf(one: Row, other: Row, field: string): number {
  switch (field) {
    case 'open':
    case 'overdue':
    case 'credit':
      return Number(one[field]) - Number(other[field]);
    case 'oldestDueDate':
      return text(one.oldestDueDate ?? '', other.oldestDueDate ?? '');
    default:
      return text(one.folded, other.folded);
  }
}

const text = (one: string, other: string): number => (one === other ? 0 : one < other ? -1 : 1);

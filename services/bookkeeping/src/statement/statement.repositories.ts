import { LicensedRepository, RepositoryServices } from '@jahrring/service-kit';
import type { ListColumns, RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import type { Statement } from '../statement-file';
import type { Balanced } from './statement-gaps';
import { StatementLineEntity } from './statement-line.entity';
import { StatementEntity } from './statement.entity';

export const statementColumns: ListColumns = {
  fields: {
    to: 'toDay',
    account: 'account',
    createdAt: 'createdAt',
    kind: 'kind',
    isAmended: { sql: '(CASE WHEN statement.amendment IS NULL THEN 0 ELSE 1 END)', kind: 'other' },
    isWrong: {
      sql: '(CASE WHEN statement.difference IS NULL OR statement.difference = 0 THEN 0 ELSE 1 END)',
      kind: 'other',
    },
  },
  search: ['account', 'fileName', 'statementId'],
};

export const statementLineColumns: ListColumns = {
  fields: {
    state: 'state',
    statementId: 'statementUid',
    bookedOn: 'bookedOn',
    amount: 'amount',
    direction: 'direction',
    counterpartyName: 'counterpartyName',
  },
  search: ['counterpartyName', 'text', 'reference'],
};

export type StatementName = Pick<Statement, 'kind' | 'id' | 'page'> & { account: string; sequence: string };

const byNumber = (one: StatementEntity, other: StatementEntity): number =>
  one.sequence.localeCompare(other.sequence, 'en', { numeric: true }) || one.page - other.page;

const perQuery = 500;

@Injectable()
export class StatementRepository extends LicensedRepository<StatementEntity> {
  constructor(services: RepositoryServices) {
    super(services, StatementEntity, { name: 'statement', softDelete: false });
  }

  ofName(
    ctx: RequestContext,
    { kind, account, id, sequence, page }: StatementName,
  ): Promise<StatementEntity | null> {
    const where =
      'statement.account = :account AND statement.kind = :kind AND statement.statementId = :id AND statement.sequence = :sequence AND statement.page = :page';
    return this.one(this.query(ctx).andWhere(where, { account, kind, id, sequence, page }));
  }

  /** Files of statements that end within the days from … to, both included: each once, with the last day it tells of. */
  async filesOfDays(ctx: RequestContext, from: string, to: string): Promise<{ id: string; day: string }[]> {
    return this.query(ctx)
      .select('statement.fileId', 'id')
      .addSelect('MAX(statement.toDay)', 'day')
      .andWhere('statement.fileId IS NOT NULL')
      .andWhere('statement.toDay >= :from AND statement.toDay <= :to', { from, to })
      .groupBy('statement.fileId')
      .orderBy('day', 'ASC')
      .addOrderBy('statement.fileId', 'ASC')
      .getRawMany<{ id: string; day: string }>();
  }

  /** Balances of all statements of the accounts, by day; those of one day in the order of the bank's numbers. */
  async balancesOf(ctx: RequestContext, accounts: readonly string[]): Promise<Balanced[]> {
    if (accounts.length === 0) return [];
    const columns = ['id', 'account', 'kind', 'sequence', 'page', 'toDay', 'opening', 'closing'];
    const found = await this.many(
      this.query(ctx)
        .select(columns.map((column) => `statement.${column}`))
        .andWhere('statement.account IN (:...accounts)', { accounts })
        .orderBy('statement.toDay', 'ASC')
        .addOrderBy('statement.createdAt', 'ASC'),
    );
    return found.sort((one, other) => (one.toDay === other.toDay ? byNumber(one, other) : 0));
  }
}

@Injectable()
export class StatementLineRepository extends LicensedRepository<StatementLineEntity> {
  constructor(services: RepositoryServices) {
    super(services, StatementLineEntity, { name: 'statementLine', audit: false, softDelete: false });
  }

  ofKeys(ctx: RequestContext, keys: readonly string[]): Promise<StatementLineEntity[]> {
    return this.inParts(ctx, 'lineKey', keys);
  }

  ofEntries(ctx: RequestContext, entryKeys: readonly string[]): Promise<StatementLineEntity[]> {
    return this.inParts(ctx, 'entryKey', entryKeys);
  }

  ofStatements(ctx: RequestContext, ids: readonly string[]): Promise<StatementLineEntity[]> {
    return this.inParts(ctx, 'statementUid', ids);
  }

  /** Booked lines that came from one of the accounts, the oldest first. */
  async bookedFrom(ctx: RequestContext, ibans: readonly string[]): Promise<StatementLineEntity[]> {
    const lines = await this.inParts(ctx, 'counterpartyIban', ibans);
    return lines.filter(({ state, addressId }) => state === 'booked' && addressId !== null);
  }

  /** Booked lines of money that came in, with one of the bank's or the payer's own references. */
  bookedLike(ctx: RequestContext, line: StatementLineEntity): Promise<StatementLineEntity[]> {
    const { endToEndId, bankReference, reference, amount, currency } = line;
    const known = [
      ...(endToEndId === null ? [] : ['statementLine.endToEndId = :endToEndId']),
      ...(bankReference === null ? [] : ['statementLine.bankReference = :bankReference']),
      ...(reference === null ? [] : ['statementLine.reference = :reference']),
    ];
    if (known.length === 0) return Promise.resolve([]);
    return this.many(
      this.query(ctx)
        .andWhere(`(${known.join(' OR ')})`, { endToEndId, bankReference, reference })
        .andWhere('statementLine.state = :state AND statementLine.direction = :direction', {
          state: 'booked',
          direction: 'in',
        })
        .andWhere('statementLine.amount = :amount AND statementLine.currency = :currency', {
          amount,
          currency,
        })
        .orderBy('statementLine.bookedOn', 'DESC')
        .addOrderBy('statementLine.id', 'DESC'),
    );
  }

  /** Returns the number of open lines of each statement; statements without any are left out. */
  async openCounts(ctx: RequestContext, statementIds: readonly string[]): Promise<Map<string, number>> {
    if (statementIds.length === 0) return new Map();
    const rows = await this.query(ctx)
      .select('statementLine.statementUid', 'id')
      .addSelect('COUNT(*)', 'count')
      .andWhere('statementLine.statementUid IN (:...statementIds) AND statementLine.state = :state', {
        statementIds,
        state: 'open',
      })
      .groupBy('statementLine.statementUid')
      .getRawMany<{ id: string; count: string | number }>();
    return new Map(rows.map(({ id, count }) => [id, Number(count)]));
  }

  /** Open lines of one direction, the oldest first. */
  openLines(ctx: RequestContext, direction: 'in' | 'out'): Promise<StatementLineEntity[]> {
    return this.many(
      this.query(ctx)
        .andWhere('statementLine.state = :state AND statementLine.direction = :direction', {
          state: 'open',
          direction,
        })
        .orderBy('statementLine.bookedOn', 'ASC')
        .addOrderBy('statementLine.id', 'ASC'),
    );
  }

  private async inParts(
    ctx: RequestContext,
    property: 'lineKey' | 'entryKey' | 'statementUid' | 'counterpartyIban',
    values: readonly string[],
  ): Promise<StatementLineEntity[]> {
    const found: StatementLineEntity[] = [];
    const distinct = [...new Set(values)];
    for (let from = 0; from < distinct.length; from += perQuery) {
      const part = distinct.slice(from, from + perQuery);
      const query = this.query(ctx).andWhere(`statementLine.${property} IN (:...part)`, { part });
      found.push(
        ...(await this.many(
          query.orderBy('statementLine.bookedOn', 'ASC').addOrderBy('statementLine.id', 'ASC'),
        )),
      );
    }
    return found;
  }
}

import { Clock, Database, type Principal, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { PrincipalRows } from './principal-rows';
import { principalColumns, type PrincipalRow, sqlInstant } from './principal-row';

interface Row extends PrincipalRow {
  membership_id: string;
  email: string;
}

/** Somebody who could sign in now, with what they may do. */
export interface MemberPrincipal {
  employeeId: string;
  email: string;
  principal: Principal;
}

const query = `
  SELECT u.email, ${principalColumns}
  FROM memberships m
    JOIN users u ON u.id = m.user_id
    JOIN licences l ON l.id = m.licence_id
  WHERE m.licence_id = ? AND m.deleted_at IS NULL`;

/** The rights of people who are not there, read from the database each time. */
@Injectable()
export class MemberPrincipals {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly rows: PrincipalRows,
  ) {}

  /** Those of these people (null: of all) in the context's licence who could sign in now. */
  async find(ctx: RequestContext, employeeIds: readonly string[] | null): Promise<MemberPrincipal[]> {
    if (employeeIds?.length === 0) return [];
    const manager = this.db.manager(ctx);
    const named = employeeIds ? ` AND m.id IN (${employeeIds.map(() => '?').join()})` : '';
    const values = [sqlInstant(this.clock.now()), ctx.licenceId, ...(employeeIds ?? [])];
    const found: Row[] = await manager.query(query + named, values);
    const members: MemberPrincipal[] = [];
    for (const row of found) {
      if (!this.rows.isAdmitted(row)) continue;
      const principal = await this.rows.toPrincipal(row);
      members.push({ employeeId: row.membership_id, email: row.email, principal });
    }
    return members;
  }
}

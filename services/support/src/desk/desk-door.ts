import { Audit, Clock, Database, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import type { SupportCaseEntity } from '../case';
import { CasePersonRepository } from '../people';
import type { Author } from '../message';
import { EmployeeRefRepository } from '../reference';
import { DeskCaseRepository } from './desk-case.repository';
import { inCaseOf } from '../agent';

/** Within this time a person's look at a case is one look. */
const lookMs = 15 * 60_000;

export interface DeskVisit {
  found: SupportCaseEntity;
  /** The caller in the licence of the case, where they may do what the desk does with cases and nothing else. */
  inCase: RequestContext;
  /** The caller's name. */
  name: string;
}

/** The desk's one way into another licence: to a case, told in that licence's audit trail. */
@Injectable()
export class DeskDoor {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly cases: DeskCaseRepository,
    private readonly people: CasePersonRepository,
    private readonly employees: EmployeeRefRepository,
  ) {}

  /** 404 for whoever does not stand at the desk, as for a case that does not exist. */
  async enter(ctx: RequestContext, caseId: string): Promise<DeskVisit> {
    const found = await this.cases.get(ctx, caseId);
    const inCase = inCaseOf(ctx, found.licenceId);
    const name = await this.employees.nameOf(ctx);
    await this.noteLook(inCase, found, name);
    return { found, inCase, name };
  }

  private async noteLook(inCase: RequestContext, found: SupportCaseEntity, name: string): Promise<void> {
    const { id: caseId, number } = found;
    if (await this.hasLooked(inCase, caseId)) return;
    await this.db.tx(inCase, async (tx) => {
      // A page asks for a case and its messages in the same moment.
      if (await this.hasLooked(tx, caseId)) return;
      const who = { caseId, memberId: tx.membershipId, name, side: 'desk' as const };
      if (!(await this.people.mark(tx, who, { lookedAt: this.clock.now() }))) return;
      await this.audit.record(tx, {
        action: 'look',
        entity: 'supportCase',
        entityId: caseId,
        after: { number },
        ...(name ? { reason: name } : {}),
      });
    });
  }

  private async hasLooked(inCase: RequestContext, caseId: string): Promise<boolean> {
    const person = await this.people.findOne(inCase, caseId, inCase.membershipId);
    if (!person?.lookedAt) return false;
    return this.clock.now().getTime() - person.lookedAt.getTime() < lookMs;
  }
}

/** Returns the author for messages of the desk, as the case identifies them. */
export function authorOf({ inCase, name }: DeskVisit): Author {
  return { id: inCase.membershipId, name, side: 'desk' };
}

import {
  isUniqueViolation,
  LicensedRepository,
  RepositoryServices,
  type NewRecord,
  type RequestContext,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { CasePersonEntity } from './case-person.entity';

type Marks = Partial<Pick<CasePersonEntity, 'readAt' | 'seenAt' | 'lookedAt'>>;
type Who = Pick<CasePersonEntity, 'caseId' | 'memberId' | 'name' | 'side'>;

/** Being there is no business record: nothing to audit, nothing to restore. */
@Injectable()
export class CasePersonRepository extends LicensedRepository<CasePersonEntity> {
  constructor(services: RepositoryServices) {
    super(services, CasePersonEntity, { name: 'casePerson', audit: false, softDelete: false });
  }

  ofCase(ctx: RequestContext, caseId: string): Promise<CasePersonEntity[]> {
    return this.many(
      this.query(ctx).andWhere('casePerson.caseId = :caseId', { caseId }).orderBy('casePerson.createdAt'),
    );
  }

  findOne(ctx: RequestContext, caseId: string, memberId: string): Promise<CasePersonEntity | null> {
    return this.one(
      this.query(ctx).andWhere('casePerson.caseId = :caseId AND casePerson.memberId = :memberId', {
        caseId,
        memberId,
      }),
    );
  }

  /** Returns how far a person has read each of the cases. */
  async readBy(
    ctx: RequestContext,
    memberId: string,
    caseIds: readonly string[],
  ): Promise<Map<string, Date>> {
    if (caseIds.length === 0) return new Map();
    const rows = await this.many(
      this.query(ctx).andWhere('casePerson.memberId = :memberId AND casePerson.caseId IN (:...caseIds)', {
        memberId,
        caseIds: [...caseIds],
      }),
    );
    return new Map(rows.flatMap(({ caseId, readAt }) => (readAt ? [[caseId, readAt] as const] : [])));
  }

  /** The first marks of a person in a case. */
  add(ctx: RequestContext, who: Who, marks: Marks): Promise<CasePersonEntity> {
    const fresh: NewRecord<CasePersonEntity> = {
      readAt: null,
      seenAt: null,
      lookedAt: null,
      ...who,
      ...marks,
    };
    return this.insert(ctx, fresh);
  }

  /** Writes marks of a person. False: somebody else made their first ones in the same moment. */
  async mark(ctx: RequestContext, who: Who, marks: Marks): Promise<boolean> {
    const present = await this.findOne(ctx, who.caseId, who.memberId);
    if (present) {
      await this.update(ctx, present.id, present.version, { ...marks, name: who.name });
      return true;
    }
    try {
      await this.add(ctx, who, marks);
      return true;
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      return false;
    }
  }
}

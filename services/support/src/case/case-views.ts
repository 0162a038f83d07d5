import {
  supportCaseItem,
  type CaseLink,
  type CasePerson,
  type CaseSide,
  type SupportCaseItem,
  type SupportCaseView,
} from '@jahrring/contracts-support';
import { viewOf, type RequestContext } from '@jahrring/service-kit';
import type { CasePersonEntity } from '../people';
import type { SupportCaseEntity } from './support-case.entity';

/** Period without a sign after which a person counts as gone. */
export const presentMs = 60_000;

/** Somebody looking at a case, from one side. */
export interface Reader {
  side: CaseSide;
  readAt: Date | null | undefined;
}

export function toCaseItem(entity: SupportCaseEntity, { side, readAt }: Reader): SupportCaseItem {
  const unread = entity.lastSide !== side && (!readAt || readAt < entity.lastMessageAt);
  return viewOf(supportCaseItem, entity, { unread });
}

export function toPeople(people: readonly CasePersonEntity[], now: Date): CasePerson[] {
  return people.map(({ memberId, name, side, seenAt, readAt }) => ({
    memberId,
    name,
    side,
    present: seenAt !== null && now.getTime() - seenAt.getTime() < presentMs,
    readAt: readAt?.toISOString() ?? null,
  }));
}

function toLink({ id, number, subject, status }: SupportCaseEntity): CaseLink {
  return { id, number, subject, status };
}

/**
 * Returns the data that a page of the case shows besides its line in a list; `linked`: the case it duplicates, and its
 * duplicates.
 */
export function toCaseDetails(
  entity: SupportCaseEntity,
  people: CasePerson[],
  linked: readonly SupportCaseEntity[],
  mayWrite: boolean,
) {
  const original = linked.find(({ number }) => number === entity.duplicateOfNumber);
  return {
    page: entity.page,
    tool: entity.tool,
    failureCode: entity.failureCode,
    firstAnsweredAt: entity.firstAnsweredAt?.toISOString() ?? null,
    solvedAt: entity.solvedAt?.toISOString() ?? null,
    closedAt: entity.closedAt?.toISOString() ?? null,
    duplicateOfNumber: entity.duplicateOfNumber,
    duplicateOf: original ? toLink(original) : null,
    duplicates: linked.filter((one) => one.duplicateOfNumber === entity.number).map(toLink),
    people,
    mayWrite,
  };
}

/** For the licence that asks. */
export function toCaseView(
  ctx: RequestContext,
  entity: SupportCaseEntity,
  people: readonly CasePersonEntity[],
  linked: readonly SupportCaseEntity[],
  now: Date,
): SupportCaseView {
  const me = people.find(({ memberId }) => memberId === ctx.membershipId);
  return {
    ...toCaseItem(entity, { side: 'customer', readAt: me?.readAt }),
    ...toCaseDetails(entity, toPeople(people, now), linked, ctx.can('tools.my_hsm.manage')),
  };
}

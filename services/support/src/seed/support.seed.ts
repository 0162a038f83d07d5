import { defaultDeskSettings } from '@jahrring/contracts-support';
import { demoId, demoLicences, demoMusterPeople, demoPeople, type DemoPerson } from '@jahrring/demo';
import type { RequestContext, SeedContext } from '@jahrring/service-kit';
import { dueOf } from '../case/case-progress';
import { SupportCaseEntity } from '../case/support-case.entity';
import { SupportCaseRepository } from '../case/support-case.repository';
import { DeskAgentRepository } from '../agent/desk-agent.repository';
import { deskLicenceId } from '../agent/desk-space';
import { MessageEntity } from '../message/message.entity';
import { MessageRepository } from '../message/message.repository';
import { DeskSettingsRepository } from '../settings/settings.repositories';
import { DeskSettingsService } from '../settings/desk-settings.service';
import { demoAgents, demoAnswers, demoCases, type DemoCase, type DemoLine } from './demo-cases';

const hourMs = 3_600_000;
const linesPerCase = 100;

function personOf(email: string): DemoPerson {
  const found = [...demoPeople, ...demoMusterPeople].find((person) => person.email === email);
  if (!found) throw new Error(`no demo person ${email}`);
  return found;
}

function nameOf({ firstName, lastName }: DemoPerson): string {
  return `${firstName} ${lastName}`;
}

/** Cases of both demo licences with their chats, and a desk of two in Bergwald. */
export async function seedSupport(seed: SeedContext): Promise<void> {
  // The desk is of no licence.
  if (seed.isFirst) await seedDesk(seed);
  for (const [index, demo] of demoCases.entries())
    if (seed.wants(demoLicences[demo.licence].id)) await seedCase(seed, demo, index + 1);
}

async function seedDesk(seed: SeedContext): Promise<void> {
  const desk = seed.ctx(deskLicenceId);
  const values = { ...defaultDeskSettings, answers: [...demoAnswers], signature: 'Dein Jahrring-Team' };
  await seed.get(DeskSettingsRepository).insert(desk, { id: deskLicenceId, values });
  for (const email of demoAgents) {
    const person = personOf(email);
    const who = { id: person.employeeId, licenceId: demoLicences.bergwald.id, name: nameOf(person) };
    await seed.get(DeskAgentRepository).seen(desk, who);
  }
}

async function seedCase(seed: SeedContext, demo: DemoCase, n: number): Promise<void> {
  const ctx = seed.ctx(demoLicences[demo.licence].id);
  const at = (hoursAgo: number) => new Date(seed.clock.now().getTime() - hoursAgo * hourMs);
  const id = demoId('support-case', n);
  await seed.get(SupportCaseRepository).insert(ctx, {
    id,
    number: await seed.get(SupportCaseRepository).nextNumber(ctx),
    ...(await caseOf(seed, ctx, demo, at)),
  });
  await dateBack(seed, ctx, SupportCaseEntity, id, at(demo.lines[0]?.[1] ?? 0));
  for (const [index, line] of demo.lines.entries()) {
    const messageId = demoId('support-message', n * linesPerCase + index);
    await seedLine(seed, ctx, demo, { caseId: id, messageId, line });
    await dateBack(seed, ctx, MessageEntity, messageId, at(line[1]));
  }
}

async function caseOf(seed: SeedContext, ctx: RequestContext, demo: DemoCase, at: (hours: number) => Date) {
  const { by, agent, lines, subject, kind, urgency, status } = demo;
  const first = at(lines[0]?.[1] ?? 0);
  const answer = lines.find(([who]) => who === 'd');
  const last = lines.findLast(([who]) => who !== 'n');
  const targets = await seed.get(DeskSettingsService).targets(ctx, urgency, first);
  const requester = personOf(by);
  const assignee = agent ? personOf(agent) : undefined;
  const lastMessageAt = at(last?.[1] ?? 0);
  const done = status === 'solved' || status === 'closed';
  const times = { status, firstAnsweredAt: answer ? at(answer[1]) : null, ...targets };
  return {
    subject,
    kind,
    urgency,
    requesterId: requester.employeeId,
    requesterName: nameOf(requester),
    page: demo.page ?? null,
    tool: demo.tool ?? null,
    failureCode: demo.failureCode ?? null,
    assigneeId: assignee?.employeeId ?? null,
    assigneeLicenceId: assignee ? demoLicences.bergwald.id : null,
    assigneeName: assignee ? nameOf(assignee) : null,
    lastMessageAt,
    lastSide: last?.[0] === 'd' ? ('desk' as const) : ('customer' as const),
    ...times,
    solvedAt: done ? lastMessageAt : null,
    closedAt: status === 'closed' ? lastMessageAt : null,
    dueAt: dueOf(times),
    duplicateOfNumber: null,
  };
}

async function seedLine(
  seed: SeedContext,
  ctx: RequestContext,
  { by, agent }: DemoCase,
  { caseId, messageId, line: [who, , text] }: { caseId: string; messageId: string; line: DemoLine },
): Promise<void> {
  const author = personOf(who === 'c' || !agent ? by : agent);
  await seed.get(MessageRepository).insert(ctx, {
    id: messageId,
    caseId,
    kind: who === 'n' ? 'note' : 'message',
    side: who === 'c' ? 'customer' : 'desk',
    authorId: author.employeeId,
    authorName: nameOf(author),
    text,
    event: null,
    fileId: null,
    fileName: null,
    fileMime: null,
    fileSize: null,
  });
}

/** A demo's past: records are made now and were written then. */
async function dateBack(
  seed: SeedContext,
  ctx: RequestContext,
  entity: typeof SupportCaseEntity | typeof MessageEntity,
  id: string,
  createdAt: Date,
): Promise<void> {
  const change = seed.db.writing(ctx).createQueryBuilder().update(entity).set({ createdAt });
  await change.where('id = :id', { id }).execute();
}

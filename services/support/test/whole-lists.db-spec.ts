import { newId } from '@jahrring/contracts-common';
import { jest } from '@jest/globals';
import type { NewRecord } from '@jahrring/service-kit';
import { testMember, type TestClient, type TestService } from '@jahrring/testing';
import type { SupportCaseEntity } from '../src/case/support-case.entity';
import { SupportCaseRepository } from '../src/case/support-case.repository';
import { DeskCaseRepository } from '../src/desk/desk-case.repository';
import { CasePersonRepository } from '../src/people/case-person.repository';
import { agent, casesUrl, customer, deskUrl, startSupport } from './support.fixture';

const count = 250;

function aCase(number: number): NewRecord<SupportCaseEntity> {
  const none = {
    ...{ page: null, tool: null, failureCode: null, duplicateOfNumber: null },
    ...{ assigneeId: null, assigneeLicenceId: null, assigneeName: null },
    ...{ firstAnsweredAt: null, solvedAt: null, closedAt: null },
    ...{ firstDueAt: null, solveDueAt: null, dueAt: null },
  };
  return {
    ...none,
    id: newId(),
    number,
    subject: `Fall ${number}`,
    kind: 'fault',
    urgency: 'low',
    status: 'new',
    requesterId: testMember('employee'),
    requesterName: 'Rosa Muster',
    lastMessageAt: new Date(),
    lastSide: 'customer',
  };
}

describe('hundreds of support cases that are asked for as a whole', () => {
  let app: TestService;

  beforeAll(async () => {
    app = await startSupport();
    const cases = Array.from({ length: count }, (_, index) => aCase(index + 1));
    await app.db.tx(app.ctx(), (tx) => app.get(SupportCaseRepository).insertMany(tx, cases));
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => app.close());

  const numbersIn = async (client: TestClient, url: string) => {
    const { body } = await client.get(`${url}?pageSize=all&sort=number`);
    expect(body.total).toBe(count);
    return body.items.map(({ number }: { number: number }) => number);
  };
  const all = Array.from({ length: count }, (_, index) => index + 1);

  it('are told in portions to who asks', async () => {
    const read = jest.spyOn(app.get(CasePersonRepository), 'readBy');
    expect(await numbersIn(customer(app), casesUrl)).toEqual(all);
    expect(read.mock.calls.map(([, , ids]) => ids.length)).toEqual([100, 100, 50]);
  });

  it('are told in portions to the desk', async () => {
    const read = jest.spyOn(app.get(DeskCaseRepository), 'licenceNames');
    expect(await numbersIn(agent(app), deskUrl)).toEqual(all);
    expect(read).toHaveBeenCalledTimes(3);
  });
});

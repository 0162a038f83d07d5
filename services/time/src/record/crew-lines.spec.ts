import { newId } from '@jahrring/contracts-common';
import { crewEntryId, recordCrew, type RecordCrewInput } from '@jahrring/contracts-time';
import type { AppError } from '@jahrring/service-kit';
import { crewLines } from './crew-lines';

const zone = 'Europe/Zurich';
const [anna, beat, carla] = [newId(), newId(), newId()];
const groupId = newId();
const line = { workDate: '2026-11-18', projectId: newId(), from: '07:00', to: '16:00', breakSeconds: 3600 };
type Exception = NonNullable<RecordCrewInput['exceptions']>[number];

const crew = (
  exceptions: Exception[],
  change: Partial<RecordCrewInput['line']> = {},
  employeeIds = [anna, beat, carla],
) => crewLines(recordCrew.parse({ groupId, employeeIds, line: { ...line, ...change }, exceptions }), zone);
const refused = (exceptions: Exception[]) => {
  try {
    crew(exceptions);
  } catch (error) {
    return (error as AppError).fields?.map(({ field, code }) => `${field} ${code}`);
  }
  return null;
};

describe('the line of a crew', () => {
  it('is one for each who was there, all of one group', () => {
    const lines = crew([{ employeeId: beat, absent: true }]);
    expect([...lines.keys()]).toEqual([anna, carla]);
    expect(lines.get(anna)).toMatchObject({
      employeeId: anna,
      from: '07:00',
      to: '16:00',
      groupId,
      source: 'crew',
    });
  });

  it('has the same id however often it is sent, one for each person', () => {
    const [first, again] = [crew([]), crew([])];
    expect([...first.values()].map(({ id }) => id)).toEqual([...again.values()].map(({ id }) => id));
    expect(new Set([...first.values()].map(({ id }) => id)).size).toBe(3);
    expect(first.get(anna)?.id).toBe(crewEntryId(groupId, anna));
  });

  it('is each person’s once, though they are named twice', () => {
    expect(crew([], {}, [anna, anna]).size).toBe(1);
  });

  it('differs for a person in what is told of them, and in nothing else', () => {
    const lines = crew([{ employeeId: beat, from: '09:00', comment: 'Arzt', billable: false }]);
    expect(lines.get(beat)).toMatchObject({
      from: '09:00',
      to: '16:00',
      breakSeconds: 3600,
      comment: 'Arzt',
      billable: false,
    });
    expect(lines.get(anna)).toMatchObject({ from: '07:00', billable: true });
    expect(lines.get(anna)?.comment ?? null).toBeNull();
  });

  it('may be a bare duration for one of them', () => {
    const own = crew([{ employeeId: beat, seconds: 7200, breakSeconds: 0 }]).get(beat);
    expect(own).toMatchObject({ seconds: 7200 });
    expect([own?.from, own?.to]).toEqual([undefined, undefined]);
  });

  it('puts own times on the day of the crew’s, after midnight where that goes over it', () => {
    const night = { from: '22:00', to: '06:00', breakSeconds: 0 };
    expect(crew([{ employeeId: beat, to: '02:00' }], night).get(beat)).toMatchObject({ workDate: '2026-11-18', from: '22:00', to: '02:00' });
    expect(crew([{ employeeId: beat, from: '01:00' }], night).get(beat)).toMatchObject({ workDate: '2026-11-19', from: '01:00', to: '06:00' });
  }); // oxfmt-ignore
});

describe('what is wrong with a crew', () => {
  it('is told at the exception, each of them', () => {
    expect(
      refused([
        { employeeId: anna, breakSeconds: 9 * 3600 },
        { employeeId: beat, from: '20:00', to: '21:00' },
      ]),
    ).toEqual([
      expect.stringMatching(/^exceptions\.0\.breakSeconds /),
      expect.stringMatching(/^exceptions\.1\./),
    ]);
  });

  it('is nothing of somebody who was not there', () => {
    expect(refused([{ employeeId: anna, absent: true, breakSeconds: 9 * 3600 }])).toBeNull();
  });
});

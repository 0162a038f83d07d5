import type { RecordCrewInput } from '@jahrring/contracts-time';
import fc from 'fast-check';
import { crewLines, exceptionError, noException, toOwnLine, type CrewException } from './crew-lines';

const zone = 'Europe/Zurich';
const groupId = '01900000-0000-7000-8000-000000000001';
const [hans, anna] = [
  '01900000-0000-7000-8000-00000000000a',
  '01900000-0000-7000-8000-00000000000b',
] as const;
const line: RecordCrewInput['line'] = {
  projectId: '01900000-0000-7000-8000-000000000002',
  activityId: 'felling',
  workDate: '2026-11-20',
  from: '07:00',
  to: '12:00',
};

function linesWith(own: Partial<CrewException>, change: object = {}) {
  const exceptions = [toOwnLine({ ...noException(hans), ...own })];
  return crewLines({ groupId, employeeIds: [hans, anna], line: { ...line, ...change }, exceptions }, zone);
}

describe('a crew on the device', () => {
  it.each<[string, Partial<CrewException>, object]>([
    ['nothing', {}, { from: '07:00', to: '12:00' }],
    ['came later', { from: '09:00' }, { from: '09:00', to: '12:00' }],
    ['left earlier', { to: '10:00' }, { from: '07:00', to: '10:00' }],
    ['both', { from: '08:00', to: '10:00' }, { from: '08:00', to: '10:00' }],
    ['another activity', { activityId: 'driving' }, { activityId: 'driving', from: '07:00', to: '12:00' }],
    ['all of it', { from: '09:00', activityId: 'driving' }, { from: '09:00', activityId: 'driving' }],
    ['no break', { breakMinutes: 0 }, { breakSeconds: 0, from: '07:00' }],
  ])('%s: theirs differs, the others’ is the crew’s', (_name, own, expected) => {
    const [theirs, others] = linesWith(own, { breakSeconds: 1800 });
    expect(theirs).toMatchObject({ employeeId: hans, groupId, ...expected });
    expect(others).toMatchObject({ employeeId: anna, ...line, breakSeconds: 1800 });
  });

  it('leaves out who was not there, whatever else was filled in', () => {
    expect(linesWith({ absent: true, from: '09:00' }).map(({ employeeId }) => employeeId)).toEqual([anna]);
  });

  it('gives a line the same id each time, another to each person', () => {
    const ids = linesWith({}).map(({ id }) => id);
    expect(linesWith({ from: '08:00' }).map(({ id }) => id)).toEqual(ids);
    expect(new Set(ids).size).toBe(2);
  });

  it('puts who came after midnight on the next day', () => {
    const [theirs] = linesWith({ from: '01:00' }, { from: '22:00', to: '06:00' });
    expect(theirs).toMatchObject({ workDate: '2026-11-21', from: '01:00', to: '06:00' });
  });

  it('says at the field what cannot be', () => {
    const errorOf = (own: Partial<CrewException>, change: object = {}) =>
      exceptionError({ ...line, ...change }, toOwnLine({ ...noException(hans), ...own }), zone);
    expect(errorOf({ from: '13:00' })).toMatchObject({ field: 'from', key: 'time:errors.crewOutside' });
    expect(errorOf({ from: '11:00', to: '09:00' })).toMatchObject({ field: 'to' });
    expect(errorOf({ to: '07:30' }, { breakSeconds: 3600 })).toMatchObject({ field: 'breakSeconds' });
    const autumn = { workDate: '2026-10-24', from: '22:00', to: '06:00' };
    expect(errorOf({ to: '02:30' }, autumn)).toMatchObject({ field: 'to', twice: true });
    expect(errorOf({ to: '02:30', toOccurrence: 'first' }, autumn)).toBeNull();
    expect(errorOf({ absent: true, from: '13:00' })).toBeNull();
  });

  it('never loses a time that was told', () => {
    const pad = (value: number) => String(value).padStart(2, '0');
    const time = fc.integer({ min: 0, max: 1439 }).map((at) => `${pad(Math.floor(at / 60))}:${pad(at % 60)}`);
    fc.assert(
      fc.property(fc.option(time), fc.option(time), (from, to) => {
        const own = toOwnLine({ ...noException(hans), from, to });
        if (exceptionError(line, own, zone)) return;
        const [theirs] = crewLines({ groupId, employeeIds: [hans], line, exceptions: [own] }, zone);
        expect([theirs?.from, theirs?.to]).toEqual([from ?? line.from, to ?? line.to]);
      }),
    );
  });
});

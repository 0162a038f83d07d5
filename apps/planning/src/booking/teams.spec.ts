import { bookableTeams, teamDraft, teamValue } from './teams';

const person = (id: string) => ({ id, kind: 'person' as const, name: id });
const day = { firstDay: '2027-03-01', lastDay: '2027-03-01' };

it('a team is booked with those of it who can be', () => {
  const teams = bookableTeams({
    resources: [person('ruth'), person('urs')],
    teams: [
      { name: 'Forst 1', resourceIds: ['ruth', 'gone', 'urs'] },
      { name: 'Forst 2', resourceIds: ['gone'] },
    ],
  });
  expect(teams).toEqual([{ name: 'Forst 1', resourceIds: ['ruth', 'urs'] }]);
  expect(teamDraft({ resourceId: teamValue('Forst 1'), ...day }, teams)).toMatchObject({
    resourceId: 'ruth',
    otherIds: ['urs'],
  });
  expect(teamDraft({ resourceId: 'ruth', ...day }, teams)).toBeNull();
});

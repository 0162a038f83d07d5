import { byTeam } from './team-rows';

const row = (id: string, kind: 'person' | 'machine' = 'person') => ({ id, kind, name: id });

it('people stand team by team, in their order, those of none before the machines', () => {
  const plan = {
    resources: [row('anna'), row('beat'), row('cora'), row('dino'), row('saw', 'machine')],
    teams: [
      { name: 'Forst', resourceIds: ['cora', 'beat'] },
      { name: 'Werkstatt', resourceIds: ['anna'] },
    ],
  };
  expect(byTeam(plan).resources.map(({ id }) => id)).toEqual(['beat', 'cora', 'anna', 'dino', 'saw']);
});

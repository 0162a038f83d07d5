import { demoActivities } from './demo-objects';
import { demoWorkers } from './demo-people';
import { demoProjects } from './demo-projects';
import { demoRandom } from './demo-random';
import { planYear } from './demo-work';

const crew = { people: demoWorkers, projects: demoProjects, activities: demoActivities };

it('plans the same year for the same day', () => {
  const plan = () => planYear(crew, '2026-11-20', demoRandom(1));
  expect(plan()).toEqual(plan());
});

it('never lets somebody be at two places', () => {
  const planned = planYear(crew, '2026-11-20', demoRandom(7));
  const latest = new Map<string, string>();
  for (const { person, date, from, to } of planned) {
    const key = `${person.n} ${date}`;
    expect(from >= (latest.get(key) ?? '00:00')).toBe(true);
    expect(to > from).toBe(true);
    latest.set(key, to);
  }
});

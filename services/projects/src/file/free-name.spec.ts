import { freeName } from './free-name';

it.each([
  ['plan.pdf', [], 'plan.pdf'],
  ['plan.pdf', ['Plan.PDF'], 'plan (2).pdf'],
  ['plan.pdf', ['plan.pdf', 'plan (2).pdf'], 'plan (3).pdf'],
  ['README', ['readme'], 'README (2)'],
  ['.hidden', ['.hidden'], '.hidden (2)'],
])('finds a name for %s beside %j', (name, taken, free) => {
  expect(freeName(name, taken)).toBe(free);
});

import fc from 'fast-check';
import { rateInOrder, rateSources, type RateSteps } from './rate-order';

const price = fc.option(fc.integer({ min: 0, max: 200 }).map((value) => value.toFixed(4)));
const someSteps: fc.Arbitrary<RateSteps> = fc.record(
  Object.fromEntries(rateSources.map((source) => [source, price])),
);

it('takes the first step that has a price, and nothing behind it matters', () => {
  fc.assert(
    fc.property(someSteps, price, (steps, other) => {
      const found = rateInOrder(steps);
      const first = rateSources.find((source) => steps[source] !== null);
      expect(found?.source).toBe(first);
      if (!first) return;
      const behind = rateSources.slice(rateSources.indexOf(first) + 1);
      const changed = { ...steps, ...Object.fromEntries(behind.map((source) => [source, other])) };
      expect(rateInOrder(changed)).toEqual(found);
    }),
  );
});

it('has no price where no step has one, and takes 0 for a price', () => {
  expect(rateInOrder({})).toBeNull();
  expect(rateInOrder({ project_person: '0.0000', object: '78.0000' })).toEqual({
    price: '0.0000',
    source: 'project_person',
  });
});

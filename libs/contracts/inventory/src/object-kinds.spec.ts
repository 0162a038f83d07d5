import { units } from '@jahrring/contracts-common';
import { unitsFor } from './object-kinds';
import { objectKinds } from './object.events';

it.each(objectKinds)('offers every unit for %s, each once', (kind) => {
  expect([...unitsFor(kind)].sort()).toEqual([...units].sort());
});

import fc from 'fast-check';
import { afterChange, type Stacks, type Undoable } from './use-history';

interface Change {
  id: string;
  version: number;
  value: number;
}

/** Records with versions, as the service keeps them: a change of a version that is not the present one is refused. */
function records() {
  const kept = new Map(['a', 'b', 'c'].map((id) => [id, { version: 1, value: 0 }]));
  const run = ({ id, version, value }: Change): Undoable<Change> => {
    const present = kept.get(id);
    if (present?.version !== version) throw new Error('412');
    kept.set(id, { version: version + 1, value });
    return {
      undo: { id, version: version + 1, value: present.value },
      written: [{ id, version: version + 1 }],
    };
  };
  const values = () => [...kept].map(([, { value }]) => value);
  return { kept, run, values };
}

const revise = (change: Change, versions: ReadonlyMap<string, number>) => ({
  ...change,
  version: versions.get(change.id) ?? change.version,
});

describe('a history of changes', () => {
  it('takes all of them back, one after the other, and makes them again', () => {
    const changes = fc.array(
      fc.record({ id: fc.constantFrom('a', 'b', 'c'), value: fc.integer({ min: 1, max: 99 }) }),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(changes, (made) => {
        const { kept, run, values } = records();
        let stacks: Stacks<Change> = { past: [], future: [] };
        for (const { id, value } of made) {
          const change = { id, value, version: kept.get(id)?.version ?? 0 };
          stacks = afterChange(stacks, 'new', run(change), revise);
        }
        const end = values();
        for (let change = stacks.past.at(-1); change; change = stacks.past.at(-1)) {
          stacks = afterChange(stacks, 'undo', run(change), revise);
        }
        expect(values()).toEqual([0, 0, 0]);
        for (let change = stacks.future.at(-1); change; change = stacks.future.at(-1)) {
          stacks = afterChange(stacks, 'redo', run(change), revise);
        }
        expect(values()).toEqual(end);
      }),
    );
  });

  it('cannot be made again once something else was changed', () => {
    const { run } = records();
    let stacks: Stacks<Change> = { past: [], future: [] };
    stacks = afterChange(stacks, 'new', run({ id: 'a', version: 1, value: 5 }), revise);
    stacks = afterChange(stacks, 'undo', run(stacks.past[0] ?? { id: '', version: 0, value: 0 }), revise);
    expect(stacks.future).toHaveLength(1);
    stacks = afterChange(stacks, 'new', run({ id: 'b', version: 1, value: 7 }), revise);
    expect(stacks.future).toEqual([]);
    expect(stacks.past).toEqual([{ id: 'b', version: 2, value: 0 }]);
  });
});

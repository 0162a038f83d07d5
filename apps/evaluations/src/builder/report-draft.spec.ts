import { addTo, firstStep, hasRoom, moveOn, redo, removeFrom, step, undo } from './report-draft';

const draft = { rows: ['project'], columns: ['month'], measures: ['worked'] };

describe('a draft of a report', () => {
  it('takes what is added at the end, once', () => {
    expect(addTo(draft, 'rows', 'person').rows).toEqual(['project', 'person']);
    expect(addTo(draft, 'rows', 'project')).toBe(draft);
  });

  it('moves a dimension that stands on the other axis', () => {
    expect(addTo(draft, 'rows', 'month')).toEqual({ ...draft, rows: ['project', 'month'], columns: [] });
  });

  it('is at most three deep, with as many measures as wanted', () => {
    const deep = { ...draft, rows: ['project', 'person', 'team'], measures: ['a', 'b', 'c'] };
    expect(hasRoom(deep, 'rows')).toBe(false);
    expect(addTo(deep, 'rows', 'customer')).toBe(deep);
    expect(addTo(deep, 'measures', 'd').measures).toHaveLength(4);
  });

  it('keeps its last measure', () => {
    expect(removeFrom(draft, 'measures', 'worked')).toBe(draft);
    expect(removeFrom(draft, 'rows', 'project').rows).toEqual([]);
  });

  it.each([
    ['a', 1, ['b', 'a', 'c']],
    ['c', -1, ['a', 'c', 'b']],
    ['a', -1, ['a', 'b', 'c']],
    ['c', 9, ['a', 'b', 'c']],
    ['b', 9, ['a', 'c', 'b']],
  ])('moves %s by %d', (key, by, expected) => {
    expect(moveOn({ ...draft, rows: ['a', 'b', 'c'] }, 'rows', key, by).rows).toEqual(expected);
  });
});

describe('steps', () => {
  it('are taken back and again', () => {
    const second = step(step(firstStep('a'), 'b'), 'c');
    expect(undo(second).now).toBe('b');
    expect(undo(undo(undo(second))).now).toBe('a');
    expect(redo(undo(second))).toEqual(second);
    expect(redo(second)).toEqual(second);
  });

  it('forget what was taken back once something else is done', () => {
    expect(redo(step(undo(step(firstStep('a'), 'b')), 'c')).now).toBe('c');
  });

  it('do not count what changes nothing, and keep fifty', () => {
    const first = firstStep('a');
    expect(step(first, 'a')).toBe(first);
    const many = Array.from({ length: 80 }, (_, index) => String(index)).reduce(step, first);
    expect(many.past).toHaveLength(50);
  });
});

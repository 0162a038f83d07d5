import fc from 'fast-check';

const contents = [
  '',
  '-1',
  '1e5',
  '2026-13-45',
  '__proto__',
  'constructor',
  '9'.repeat(40),
  'x'.repeat(300),
  '🌲',
];

const change = fc.record({
  place: fc.nat(),
  what: fc.constantFrom('content', 'remove', 'repeat', 'cut'),
  content: fc.constantFrom(...contents),
});

/** The file with some elements filled with something else, left out or told twice, or with a piece cut out. */
export function changedXml(text: string): fc.Arbitrary<string> {
  return fc.array(change, { minLength: 1, maxLength: 3 }).map((changes) =>
    changes.reduce((changed, { place, what, content }) => {
      if (what === 'cut')
        return changed.slice(0, place % changed.length) + changed.slice((place % changed.length) + 50);
      const leaves = [...changed.matchAll(/<([\w:]+)( [^>]*)?>([^<]*)<\/\1>/g)];
      const [leaf = '', name = '', attributes = ''] = leaves[place % (leaves.length || 1)] ?? [];
      if (leaf === '') return changed;
      const filled = `<${name}${attributes}>${content}</${name}>`;
      return changed.replace(leaf, () => ({ content: filled, remove: '', repeat: leaf + leaf })[what]);
    }, text),
  );
}

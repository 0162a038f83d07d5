import fc from 'fast-check';
import { cellsOf } from './pasted-cells';

const table = fc
  .integer({ min: 1, max: 8 })
  .chain((width) =>
    fc.array(
      fc.array(fc.constantFrom('7h30', '7.5', '', '0:30', '8'), { minLength: width, maxLength: width }),
      { minLength: 1, maxLength: 12 },
    ),
  );

it('gives every cell of a pasted table its place, whatever ends its lines', () => {
  fc.assert(
    fc.property(table, fc.constantFrom('\n', '\r\n'), fc.boolean(), (rows, lineEnd, ended) => {
      const text = rows.map((row) => row.join('\t')).join(lineEnd) + (ended ? lineEnd : '');
      // An empty last line is not told from the line end before it.
      fc.pre(ended || rows.at(-1)?.some((cell) => cell !== '') === true);
      const expected = rows.flatMap((row, at) =>
        row.map((cell, column) => ({ row: at, column, text: cell })),
      );
      expect(cellsOf(text)).toEqual(expected);
    }),
  );
});

it('takes a single value for a single cell', () => {
  expect(cellsOf('7:30')).toEqual([{ row: 0, column: 0, text: '7:30' }]);
});

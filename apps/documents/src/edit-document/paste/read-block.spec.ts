import { pastedLines, readBlock } from './read-block';
import { readCells } from './read-cells';
import { unitWords } from './unit-words';

const context = { locale: 'de-CH', unitOf: unitWords((unit) => (unit === 'hour' ? 'Stunde' : unit)) };

describe('a block from a spreadsheet', () => {
  it('reads cells in quotes, with line breaks and quotes of their own', () => {
    expect(readCells('"a ""b""\nc"\t2\r\n"1" Rohr\t\r\n\r\n')).toEqual([
      ['a "b"\nc', '2'],
      ['"1" Rohr', ''],
    ]);
  });

  it('knows its columns by the head row', () => {
    const block = readBlock(
      'Art.-Nr.\tBezeichnung\tMenge\tEinheit\tPreis\tTotal\nA-1\tHolzen\t2.5\tStd.\t78.00\t195.00',
      context,
    );
    expect(block.roles).toEqual(['articleNumber', 'text', 'quantity', 'unit', 'unitPrice', 'ignore']);
    expect(pastedLines(block, context)).toEqual([
      {
        kind: 'item',
        text: 'Holzen',
        articleNumber: 'A-1',
        quantity: '2.5',
        unit: 'hour',
        unitPrice: '78.00',
        discountPercent: null,
        unread: [],
      },
    ]);
  });

  it('guesses its columns without a head row', () => {
    const block = readBlock(
      "A-1\tHolzen im Steilhang\t2\tStunde\tCHF 1'078.50\nA-2\tRücken\t4\th\t92",
      context,
    );
    expect(block.head).toBeNull();
    expect(block.roles).toEqual(['articleNumber', 'text', 'quantity', 'unit', 'unitPrice']);
    expect(pastedLines(block, context).map((line) => line.unitPrice)).toEqual(['1078.50', '92']);
  });

  it('leaves out the number of a position and the sum at the end', () => {
    const { roles } = readBlock('1\tHolzen\t2\t78\t156\n2\tRücken\t3\t92\t276', context);
    expect(roles).toEqual(['ignore', 'text', 'quantity', 'unitPrice', 'ignore']);
  });

  it('takes a row of words alone as a text, and tells what it could not read', () => {
    const block = readBlock(
      'Text\tMenge\tEinheit\tPreis\nWinterhieb\t\t\t\nHolzen\tviel\tKisten\t78',
      context,
    );
    const [words, item] = pastedLines(block, context);
    expect(words).toMatchObject({ kind: 'text', text: 'Winterhieb' });
    expect(item).toMatchObject({ quantity: 'viel', unit: null, unread: ['quantity', 'unit'] });
  });

  it('takes a list of words as texts', () => {
    const block = readBlock('Holzen\nRücken', context);
    expect(pastedLines(block, context).map((line) => line.text)).toEqual(['Holzen', 'Rücken']);
  });
});

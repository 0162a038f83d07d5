import {
  fromThousandths,
  millColumnFields,
  millLimits,
  neededMillColumns,
  qualities,
  thicknessClasses,
  type MillLine,
  type Quality,
  type Species,
  type ThicknessClass,
  type UnknownWord,
} from '@jahrring/contracts-timber';
import { matchColumns, readTable, TableError, type CsvRow } from '@jahrring/service-kit';
import { FileWords } from '../file-word';
import { proposeSpecies } from '../machine-file';
import { speciesOf, tableNumber } from '../formats';
import { unknownColumns, unmapped, unreadableFor, type MillFault } from './mill-file-fault';
import { columnNames } from './mill-columns';
import type { Field } from './mill-columns';

/**
 * The lines of a CSV or Excel file, by the titles of its columns.
 * @throws TableError, MILL_FILE_COLUMNS, MILL_FILE_UNMAPPED, MILL_FILE_UNREADABLE with every fault
 */
export async function readMillTable(bytes: Uint8Array, words = new FileWords()): Promise<MillLine[]> {
  const { header, rows } = await readTable(bytes);
  const places = words.columns(header, millColumnFields, matchColumns<Field>(header, columnNames));
  const missing = neededMillColumns.filter((field) => places[field] === undefined);
  if (missing.length > 0) {
    const titles = header.filter((title) => title.trim() !== '');
    throw unknownColumns(missing, titles);
  }
  if (rows.length > millLimits.lines) throw new TableError('tooLarge', millLimits.lines + 1);
  const table = { places, words, faults: [], unknown: new Map<string, UnknownWord>() };
  const lines = rows.map((row) => new Row(row, table).line());
  if (table.faults.length > 0) throw unreadableFor(table.faults);
  if (table.unknown.size > 0) throw unmapped([...table.unknown.values()]);
  return lines;
}

interface TableContext {
  places: Partial<Record<Field, number>>;
  words: FileWords;
  faults: MillFault[];
  unknown: Map<string, UnknownWord>;
}

/** A row; what is wrong in it is noted, and a value that stands for it goes on. */
class Row {
  constructor(
    private readonly row: CsvRow,
    private readonly table: TableContext,
  ) {}

  line(): MillLine {
    const number = this.cell('number').slice(0, 40) || null;
    const assortment = this.cell('assortment');
    const said = this.table.words.get('assortment', assortment);
    return {
      ...{ number, species: this.species(), assortment: (said ?? assortment).slice(0, 20) || null },
      ...{ quality: this.quality(), thicknessClass: this.thicknessClass() },
      count: this.cell('count') === '' ? Number(number !== null) : Math.round(this.decimal('count', 100_000)),
      volume: fromThousandths(Math.round(this.decimal('volume', 100_000) * 1000)),
      price: this.cell('price') === '' ? null : this.decimal('price', 1_000_000).toFixed(4),
    };
  }

  private cell(field: Field): string {
    return (this.row.cells[this.table.places[field] ?? -1] ?? '').trim();
  }

  private species(): Species {
    const text = this.cell('species');
    const said = this.table.words.get('species', text) as Species | undefined;
    const species = said ?? speciesOf(text) ?? proposeSpecies(text);
    if (species !== null) return species;
    if (text === '') this.refuse('species');
    else this.ask('species', text);
    return 'ndh';
  }

  private quality(): Quality | null {
    const text = this.cell('quality');
    const said = this.table.words.get('quality', text);
    if (text === '' || said === '') return null;
    const found = qualities.find((value) => value.toLowerCase() === (said ?? text).toLowerCase());
    if (!found) this.ask('quality', text);
    return found ?? null;
  }

  private thicknessClass(): ThicknessClass | null {
    const text = this.cell('thicknessClass').replace(/^L(?=\d)/i, '');
    if (text === '') return null;
    const found = thicknessClasses.find((value) => value.toLowerCase() === text.toLowerCase());
    if (!found) this.refuse('thicknessClass');
    return found ?? null;
  }

  private decimal(field: Field, most: number): number {
    const number = tableNumber(this.cell(field));
    if (number !== null && number <= most) return number;
    this.refuse(field);
    return 0;
  }

  private refuse(field: Field): void {
    const column = (this.table.places[field] ?? 0) + 1;
    const place = this.cell(field).slice(0, 60);
    this.table.faults.push({ context: 'value', line: this.row.line, column, place });
  }

  private ask(kind: UnknownWord['kind'], name: string): void {
    this.table.unknown.set(`${kind} ${name.toLowerCase()}`, { kind, name: name.slice(0, 150) });
  }
}

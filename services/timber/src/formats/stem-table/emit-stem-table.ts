import {
  huberVolume,
  midDiameter,
  qualities,
  stemColumnFields,
  stemLimits,
  type Quality,
  type UnknownWord,
} from '@jahrring/contracts-timber';
import { matchColumns, readTable, TableError, type CsvRow } from '@jahrring/service-kit';
import { FileWords } from '../../file-word';
import type { StanfordSink, StanfordStem } from '../stanford';
import { tableNumber } from '../table-number';
import { stemColumnNames, type StemColumn } from './stem-columns';
import { StemTableError, StemTableFaults } from './stem-table-error';

const needed = [
  ['number', 'noNumber'],
  ['species', 'noSpecies'],
  ['length', 'noLength'],
  ['first', 'noDiameter'],
] as const;
/** No stem is longer in metres, or shorter in cm. */
const longestMetres = 50;
/** No stem is thicker in cm, or thinner in mm. */
const thickestCm = 200;
/** Stems between two turns of the writer. */
const turnRows = 500;

type Places = Partial<Record<StemColumn, number>>;

/**
 * Tells a list of stems (CSV, Excel) as a machine's file is told, so that both come through one door: each row is a stem of one
 * log, with the readings as they stand there. Lengths and diameters count in m or cm and in cm or mm, by their size.
 * @throws StemTableError with every fault, by line and column
 */
export async function emitStemTable(
  bytes: Uint8Array,
  sink: StanfordSink,
  day: string,
  words = new FileWords(),
): Promise<void> {
  const { header, headerLine, rows } = await tableOf(bytes);
  const recognised = matchColumns<StemColumn>(header, stemColumnNames);
  const places = words.columns(header, stemColumnFields, recognised);
  requireColumns(places, header, headerLine);
  const faults = new StemTableFaults();
  for (const [index, row] of rows.entries()) {
    const stem = new Row(row, { header, places, words, faults }).stem(day);
    if (!faults.any) sink.stem?.(stem);
    if (index % turnRows === 0) await sink.turn?.();
  }
  faults.refuse();
}

function requireColumns(places: Places, header: readonly string[], line: number): void {
  const missing = needed.flatMap(([field, fault]) =>
    places[field] === undefined ? [new StemTableError(fault, { line })] : [],
  );
  const [first] = missing;
  if (!first) return;
  first.all = missing;
  first.total = missing.length;
  first.titles = header.filter((title) => title.trim() !== '');
  throw first;
}

async function tableOf(bytes: Uint8Array) {
  try {
    return await readTable(bytes);
  } catch (error) {
    if (error instanceof TableError) throw new StemTableError(error.fault, error);
    throw error;
  }
}

interface TableContext {
  header: readonly string[];
  places: Places;
  words: FileWords;
  faults: StemTableFaults;
}

/** A row; what is wrong in it is noted, and a value that stands for it goes on. */
class Row {
  constructor(
    private readonly row: CsvRow,
    private readonly table: TableContext,
  ) {}

  stem(today: string): StanfordStem {
    const number = this.needed('number', stemLimits.title);
    const species = this.needed('species', 60);
    const length = this.whole('length', (value) => (value <= longestMetres ? value * 100 : value));
    const lengthCm = length ?? 1;
    const firstMm = this.diameter('first');
    const day = this.day();
    const readings = {
      firstMm,
      secondMm: this.cell('second') === '' ? null : this.diameter('second'),
      barkCm: this.cell('bark') === '' ? null : this.within('bark', stemLimits.barkCm),
      quality: this.quality(),
      weightKg: this.cell('weight') === '' ? null : this.within('weight', stemLimits.weightKg),
      measuredOn: day ?? today,
      note: this.cell('note').slice(0, stemLimits.note) || null,
    };
    if (length !== null && (length < 1 || length > stemLimits.lengthCm)) this.wrong('length');
    const origin = this.cell('origin').slice(0, 60);
    const key = [number, species, lengthCm, firstMm, readings.secondMm, day, origin];
    const diameterCm = midDiameter(
      firstMm / 10,
      readings.secondMm && readings.secondMm / 10,
      readings.barkCm ?? 0,
    );
    return {
      ...{
        machineKey: 'table',
        stemKey: JSON.stringify(key),
        number,
        speciesKey: species,
        objectKey: origin,
      },
      ...{ subObjectKey: '', operatorKey: '', bunchKey: '', dbhMm: null, position: null },
      harvestedAt: `${readings.measuredOn}T12:00:00.000Z`,
      logs: [
        {
          ...{ logKey: '1', productKey: this.cell('assortment').slice(0, 60), lengthCm, readings },
          ...{
            middleUnderBarkMm: firstMm,
            middleOverBarkMm: null,
            topUnderBarkMm: null,
            buttUnderBarkMm: null,
          },
          // Told before the bark table of its species is known; it is measured anew when it is written.
          volumes: { price: null, overBark: null, underBark: huberVolume(diameterCm, lengthCm, 3) },
        },
      ],
    };
  }

  private cell(field: StemColumn): string {
    // Exports write an apostrophe in front of what a spreadsheet would calculate.
    return (this.row.cells[this.table.places[field] ?? -1] ?? '').trim().replace(/^'(?=[=+\-@])/, '');
  }

  private needed(field: StemColumn, most: number): string {
    const text = this.cell(field);
    if (text === '' || text.length > most) this.wrong(field);
    return text;
  }

  private whole(field: StemColumn, scaled: (value: number) => number): number | null {
    const value = tableNumber(this.cell(field));
    if (value === null) this.wrong(field);
    return value === null ? null : Math.round(scaled(value));
  }

  private diameter(field: 'first' | 'second'): number {
    const millimetres = this.whole(field, (value) => (value <= thickestCm ? value * 10 : value));
    if (millimetres === null) return 10;
    if (millimetres < 10 || millimetres > stemLimits.diameterMm) this.wrong(field);
    return Math.max(10, millimetres);
  }

  private within(field: StemColumn, most: number): number {
    const value = this.whole(field, (one) => one) ?? 0;
    if (value > most) this.wrong(field);
    return value;
  }

  private quality(): Quality | null {
    const text = this.cell('quality');
    if (text === '') return null;
    const said = this.table.words.get('quality', text);
    if (said === '') return null;
    const found = qualities.find((one) => one.toLowerCase() === (said ?? text).toLowerCase());
    if (!found) this.wrong('quality', { kind: 'quality', name: text.slice(0, 60) });
    return found ?? null;
  }

  /** `2026-11-24` and `24.11.2026`. */
  private day(): string | null {
    const text = this.cell('day');
    if (text === '') return null;
    const [, d = '', m = '', y = ''] = /^(\d{1,2})[./](\d{1,2})[./](\d{4})$/.exec(text) ?? [];
    const day = y ? `${y}-${m.padStart(2, '0')}-${d.padStart(2, '0')}` : text.slice(0, 10);
    const isDay = /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day));
    if (isDay && new Date(day).toISOString().slice(0, 10) === day) return day;
    this.wrong('day');
    return null;
  }

  private wrong(field: StemColumn, unknown?: UnknownWord): void {
    const { header, places, faults } = this.table;
    const place = places[field] ?? 0;
    const detail = this.cell(field).slice(0, 60);
    const where = { line: this.row.line, column: place + 1, element: header[place] ?? '', detail };
    faults.add(new StemTableError('value', where), unknown);
  }
}

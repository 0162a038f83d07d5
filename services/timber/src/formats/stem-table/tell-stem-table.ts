import { huberVolume, midDiameter, qualities, stemLimits, type Quality } from '@jahrring/contracts-timber';
import { matchColumns, readTable, TableError, type CsvRow } from '@jahrring/service-kit';
import type { StanfordSink, StanfordStem } from '../stanford';
import { tableNumber } from '../table-number';
import { stemColumnNames, type StemColumn } from './stem-columns';
import { StemTableError } from './stem-table-error';

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
 * @throws StemTableError with line and column
 */
export async function tellStemTable(bytes: Uint8Array, sink: StanfordSink, day: string): Promise<void> {
  const { header, headerLine, rows } = await tableOf(bytes);
  const places = matchColumns<StemColumn>(header, stemColumnNames);
  for (const [field, fault] of needed) {
    if (places[field] === undefined) throw new StemTableError(fault, { line: headerLine });
  }
  for (const [index, row] of rows.entries()) {
    sink.stem?.(new Row(row, header, places).stem(day));
    if (index % turnRows === 0) await sink.turn?.();
  }
}

async function tableOf(bytes: Uint8Array) {
  try {
    return await readTable(bytes);
  } catch (error) {
    if (error instanceof TableError) throw new StemTableError(error.fault, error);
    throw error;
  }
}

class Row {
  constructor(
    private readonly row: CsvRow,
    private readonly header: readonly string[],
    private readonly places: Places,
  ) {}

  stem(today: string): StanfordStem {
    const number = this.needed('number', stemLimits.title);
    const species = this.needed('species', 60);
    const lengthCm = this.whole('length', (value) => (value <= longestMetres ? value * 100 : value));
    const firstMm = this.diameter('first');
    const readings = {
      firstMm,
      secondMm: this.cell('second') === '' ? null : this.diameter('second'),
      barkCm: this.cell('bark') === '' ? null : this.within('bark', stemLimits.barkCm),
      quality: this.quality(),
      weightKg: this.cell('weight') === '' ? null : this.within('weight', stemLimits.weightKg),
      measuredOn: this.day() ?? today,
      note: this.cell('note').slice(0, stemLimits.note) || null,
    };
    if (lengthCm < 1 || lengthCm > stemLimits.lengthCm) throw this.wrong('length');
    const origin = this.cell('origin').slice(0, 60);
    const key = [number, species, lengthCm, firstMm, readings.secondMm, this.day(), origin];
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
    return (this.row.cells[this.places[field] ?? -1] ?? '').trim().replace(/^'(?=[=+\-@])/, '');
  }

  private needed(field: StemColumn, most: number): string {
    const text = this.cell(field);
    if (text === '' || text.length > most) throw this.wrong(field);
    return text;
  }

  private whole(field: StemColumn, scaled: (value: number) => number): number {
    const value = tableNumber(this.cell(field));
    if (value === null) throw this.wrong(field);
    return Math.round(scaled(value));
  }

  private diameter(field: 'first' | 'second'): number {
    const millimetres = this.whole(field, (value) => (value <= thickestCm ? value * 10 : value));
    if (millimetres < 10 || millimetres > stemLimits.diameterMm) throw this.wrong(field);
    return millimetres;
  }

  private within(field: StemColumn, most: number): number {
    const value = this.whole(field, (one) => one);
    if (value > most) throw this.wrong(field);
    return value;
  }

  private quality(): Quality | null {
    const text = this.cell('quality');
    if (text === '') return null;
    const found = qualities.find((one) => one.toLowerCase() === text.toLowerCase());
    if (!found) throw this.wrong('quality');
    return found;
  }

  /** `2026-11-24` and `24.11.2026`. */
  private day(): string | null {
    const text = this.cell('day');
    if (text === '') return null;
    const [, d = '', m = '', y = ''] = /^(\d{1,2})[./](\d{1,2})[./](\d{4})$/.exec(text) ?? [];
    const day = y ? `${y}-${m.padStart(2, '0')}-${d.padStart(2, '0')}` : text.slice(0, 10);
    const isDay = /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day));
    if (!isDay || new Date(day).toISOString().slice(0, 10) !== day) throw this.wrong('day');
    return day;
  }

  private wrong(field: StemColumn): StemTableError {
    const place = this.places[field] ?? 0;
    return new StemTableError('value', {
      line: this.row.line,
      column: place + 1,
      element: this.header[place] ?? '',
      detail: this.cell(field).slice(0, 60),
    });
  }
}

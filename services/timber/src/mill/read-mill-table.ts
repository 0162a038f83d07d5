import {
  fromThousandths,
  millLimits,
  qualities,
  thicknessClasses,
  type MillLine,
  type Species,
} from '@jahrring/contracts-timber';
import { matchColumns, readTable, TableError, type CsvRow } from '@jahrring/service-kit';
import { proposeSpecies } from '../machine-file';
import { speciesOf } from '../formats/eldat';
import { tableNumber } from '../formats/table-number';
import { unreadable } from './mill-file-fault';

/** Titles of columns as mills write them, reduced by `plainHeader`. */
const columnNames = {
  number: [
    'nummer',
    'nr',
    'stammnummer',
    'stammnr',
    'plattchennummer',
    'number',
    'no',
    'logno',
    'numero',
    'numerodegrume',
    'numar',
  ],
  species: ['holzart', 'baumart', 'species', 'essence', 'specie', 'specielegnosa', 'specia'],
  assortment: ['sortiment', 'sorte', 'assortment', 'assortiment', 'assortimento', 'sortimentul'],
  quality: ['qualitat', 'gute', 'guteklasse', 'quality', 'grade', 'qualite', 'qualita', 'calitate'],
  thicknessClass: [
    'klasse',
    'starkeklasse',
    'class',
    'diameterclass',
    'classe',
    'classediametrique',
    'clasa',
  ],
  count: ['stuck', 'anzahl', 'stamme', 'count', 'pieces', 'nombre', 'pezzi', 'bucati'],
  volume: ['volumen', 'festmeter', 'fm', 'm3', 'volumenm3', 'volume', 'volumem3', 'volum'],
  price: ['preis', 'preisjem3', 'preism3', 'price', 'pricem3', 'prix', 'prixm3', 'prezzo', 'pret'],
} as const;
type Field = keyof typeof columnNames;

/** The lines of a CSV or Excel file, by the titles of its columns. @throws TableError, MILL_FILE_UNREADABLE */
export async function readMillTable(bytes: Uint8Array): Promise<MillLine[]> {
  const { header, rows } = await readTable(bytes);
  const places = matchColumns<Field>(header, columnNames);
  for (const field of ['species', 'volume'] as const)
    if (places[field] === undefined) throw unreadable(`noColumn_${field}`, 1);
  if (rows.length > millLimits.lines) throw new TableError('tooLarge', millLimits.lines + 1);
  return rows.map((row) => lineOf(row, places));
}

function lineOf({ line, cells }: CsvRow, places: Partial<Record<Field, number>>): MillLine {
  const cell = (field: Field) => (cells[places[field] ?? -1] ?? '').trim();
  const refuse = (field: Field) =>
    unreadable('value', line, (places[field] ?? 0) + 1, cell(field).slice(0, 60));
  const decimal = (field: Field, most: number) => {
    const number = tableNumber(cell(field));
    if (number === null || number < 0 || number > most) throw refuse(field);
    return number;
  };
  const oneOf = <V extends string>(field: Field, known: readonly V[], text: string): V | null => {
    if (text === '') return null;
    const found = known.find((value) => value.toLowerCase() === text.toLowerCase());
    if (found === undefined) throw refuse(field);
    return found;
  };
  const species: Species | null = speciesOf(cell('species')) ?? proposeSpecies(cell('species'));
  if (species === null) throw refuse('species');
  const number = cell('number').slice(0, 40) || null;
  return {
    ...{ number, species, assortment: cell('assortment').slice(0, 20) || null },
    quality: oneOf('quality', qualities, cell('quality')),
    thicknessClass: oneOf(
      'thicknessClass',
      thicknessClasses,
      cell('thicknessClass').replace(/^L(?=\d)/i, ''),
    ),
    count: cell('count') === '' ? Number(number !== null) : Math.round(decimal('count', 100_000)),
    volume: fromThousandths(Math.round(decimal('volume', 100_000) * 1000)),
    price: cell('price') === '' ? null : decimal('price', 1_000_000).toFixed(4),
  };
}

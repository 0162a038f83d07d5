import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importSettings, type ImportMapping, type ImportSettingsDraft } from '@jahrring/contracts-addresses';
import { decodeText, detectDelimiter, readCsv } from '@jahrring/service-kit';
import { mapRow } from './map-row';
import { proposeMapping } from './propose-mapping';
import { splitStreetLine, splitZipCity } from './split-lines';

const settingsFor = (mapping: ImportMapping, rest: Partial<ImportSettingsDraft> = {}) =>
  importSettings.parse({ mapping, ...rest });

describe('proposeMapping', () => {
  it.each([
    [
      'Kunden-Nr.;Firma;Strasse / Nr.;PLZ;Ort;E-Mail',
      ['customerNumber', 'name', 'streetLine', 'zip', 'city', 'email'],
    ],
    ['Anrede;Vorname;Nachname;PLZ Ort;Natel', ['salutation', 'firstName', 'name', 'zipCity', 'mobile']],
    [
      'Company;Street;House no.;ZIP code;Town;Country',
      ['name', 'street', 'houseNumber', 'zip', 'city', 'country'],
    ],
    [
      'Raison sociale;Rue;N°;NPA;Localité;Pays;Téléphone',
      ['name', 'street', 'houseNumber', 'zip', 'city', 'country', 'phone'],
    ],
    ['Name;Farbe;Adresse;Strasse;PLZ;Ort', ['name', null, null, 'street', 'zip', 'city']],
  ])('reads %s', (header, expected) => {
    expect(proposeMapping(header.split(';'))).toEqual(expected);
  });

  it('uses every target once', () => {
    expect(proposeMapping(['Name', 'Firma', 'name'])).toEqual(['name', null, null]);
  });
});

describe('splitting lines', () => {
  it.each([
    ['Waldstrasse 12', 'Waldstrasse', '12'],
    ['Rue du Lac 31.1', 'Rue du Lac', '31.1'],
    ['Strasse des 17. Juni 135 a', 'Strasse des 17. Juni', '135 a'],
    ['Oberdorf', 'Oberdorf', ''],
    ['Dorfstr. 3-5b', 'Dorfstr.', '3-5b'],
  ])('takes %s apart', (line, street, houseNumber) => {
    expect(splitStreetLine(line)).toEqual({ street, houseNumber });
  });

  it.each([
    ['3550 Langnau i.E.', '3550', 'Langnau i.E.'],
    ['D-79100 Freiburg im Breisgau', '79100', 'Freiburg im Breisgau'],
    ['Vaduz', '', 'Vaduz'],
  ])('takes %s apart', (line, zip, city) => {
    expect(splitZipCity(line)).toEqual({ zip, city });
  });

  it('leaves a line in one piece that no field could hold', () => {
    const blanks = ' '.repeat(32_000);
    expect(splitStreetLine(`Weg${blanks}12`)).toEqual({ street: `Weg${blanks}12`, houseNumber: '' });
    expect(splitZipCity(`3550${blanks}Langnau`)).toEqual({ zip: '', city: `3550${blanks}Langnau` });
  });
});

describe('mapRow', () => {
  it('joins first name and name to a person', () => {
    const settings = settingsFor(['firstName', 'name', 'zipCity', 'country']);
    expect(mapRow(['Rosa', 'Wüthrich', '3550 Langnau', 'Schweiz'], settings).values).toEqual({
      kind: 'person',
      name: 'Rosa Wüthrich',
      zip: '3550',
      city: 'Langnau',
      country: 'CH',
      language: 'de',
    });
  });

  it('remembers the column of every field, also of the parts of a line', () => {
    const { columns } = mapRow(['x', 'Weg 3', '3550 Ort'], settingsFor([null, 'streetLine', 'zipCity']));
    expect(columns).toEqual({ street: 1, houseNumber: 1, zip: 2, city: 2 });
  });

  it('keeps an unknown word, so that the check can name it', () => {
    expect(mapRow(['Utopia'], settingsFor(['country'])).values.country).toBe('Utopia');
  });

  it('lets the street stand in for a missing name when told so', () => {
    const settings = settingsFor(['name', 'street', 'houseNumber'], { nameFromStreet: true });
    expect(mapRow(['', 'Waldstrasse', '1'], settings).values.name).toBe('Waldstrasse 1');
  });
});

const samplesDir = join(process.env['SAMPLES_DIR'] ?? '/nonexistent', 'address');
(existsSync(samplesDir) ? describe : describe.skip)('official directories', () => {
  const readSample = (file: string) => {
    const decoded = decodeText(readFileSync(join(samplesDir, file)));
    if (!decoded) throw new Error(`${file} is no text`);
    const [header, ...rows] = readCsv(decoded.text, detectDelimiter(decoded.text));
    const mapping = proposeMapping(header?.cells ?? []);
    return {
      decoded,
      rows: rows.map((row) => mapRow(row.cells, settingsFor(mapping, { nameFromStreet: true }))),
    };
  };

  it('reads the federal building directory', () => {
    const { rows } = readSample('own-swisstopo-shape.csv');
    expect(rows).toHaveLength(5);
    expect(rows[2]?.values).toMatchObject({
      name: 'Rue du Lac 31.1',
      street: 'Rue du Lac',
      houseNumber: '31.1',
      zip: '2501',
      city: 'Biel/Bienne',
    });
    expect(rows[3]?.values.name).toBe('Cabane forestière');
  });

  it('reads a cantonal directory in Windows-1252', () => {
    const { decoded, rows } = readSample('own-kanton-BL-shape.csv');
    expect(decoded.encoding).toBe('windows-1252');
    expect(rows[0]?.values).toMatchObject({
      street: 'Rüttigasse',
      houseNumber: '4',
      zip: '4410',
      city: 'Liestal',
    });
  });

  it('reads the directory of towns', () => {
    const { rows } = readSample('AMTOVZ_CSV_WGS84.csv');
    expect(rows[0]?.values).toMatchObject({ zip: '8914', city: 'Aeugst am Albis' });
  });
});

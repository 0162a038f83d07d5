import { importSettings, type ImportMapping, type ImportSettingsDraft } from '@jahrring/contracts-addresses';
import type { AddressEntity } from '../address/address.entity';
import { mapRow } from './map-row';
import { planRow, type RowContext } from './plan-row';

const mapping: ImportMapping = ['customerNumber', 'name', 'zip', 'city', 'email', 'phone'];
const headers = ['Nr', 'Firma', 'PLZ', 'Ort', 'E-Mail', 'Telefon'];
const goodCells = ['K1', 'Lüthi AG', '3550', 'Langnau', 'info@luethi.example', '034 402 11 22'];

const existing = {
  id: 'a1',
  kind: 'company',
  name: 'Lüthi AG',
  zip: '3550',
  city: 'Langnau',
  country: 'CH',
  language: 'de',
  customerNumber: 'K1',
  email: 'old@luethi.example',
  phone: '+41 34 402 11 22',
  external: false,
} as AddressEntity;

function plan(cells: string[], change: Partial<RowContext> = {}, draft: Partial<ImportSettingsDraft> = {}) {
  const settings = importSettings.parse({ mapping, matchKey: 'customerNumber', ...draft });
  const base = { row: { line: 7, cells }, mapped: mapRow(cells, settings), headers, settings };
  return planRow({ ...base, matches: [], customerNumberTaken: false, ...change });
}

describe('planRow', () => {
  it('creates an address that is not there yet, its numbers in official form', () => {
    const { outcome, values } = plan(goodCells);
    expect(outcome).toBe('create');
    expect(values).toMatchObject({ name: 'Lüthi AG', country: 'CH', phone: '+41 34 402 11 22' });
  });

  it('updates only what differs', () => {
    const { outcome, changes } = plan(goodCells, { matches: [existing] });
    expect(outcome).toBe('update');
    expect(changes).toEqual({ email: { from: 'old@luethi.example', to: 'info@luethi.example' } });
  });

  it('never clears a field with an empty cell', () => {
    const cells = ['K1', 'Lüthi AG', '3550', 'Langnau', '', ''];
    expect(plan(cells, { matches: [existing] }).outcome).toBe('skip');
  });

  it('skips what exists when told so', () => {
    expect(plan(goodCells, { matches: [existing] }, { onMatch: 'skip' }).outcome).toBe('skip');
  });

  it('names line, column and title of every error', () => {
    const { outcome, errors } = plan(['K1', '', '3550', 'x'.repeat(40), 'nobody', '034 402 11 22']);
    expect(outcome).toBe('error');
    expect(errors.map(({ line, column, header, code }) => [line, column, header, code])).toEqual([
      [7, 2, 'Firma', 'required'],
      [7, 4, 'Ort', 'max'],
      [7, 5, 'E-Mail', 'email'],
    ]);
  });

  it('names everything that is wrong with a row: its place in the file, its fields and its numbers', () => {
    const { errors } = plan(['K1', '', '3550', 'Langnau', 'nobody', '034 402'], { sameKeyLine: 3 });
    expect(errors.map(({ column, code }) => [column, code])).toEqual([
      [1, 'duplicateRow'],
      [2, 'required'],
      [5, 'email'],
      [6, 'phone'],
    ]);
  });

  it('names a phone number that cannot exist', () => {
    const [error] = plan([...goodCells.slice(0, 5), '034 402']).errors;
    expect(error).toMatchObject({ column: 6, code: 'phone', key: 'addresses:validation.phone' });
  });

  it.each([
    ['a second row with the same key', { sameKeyLine: 3 }, 'duplicateRow', { line: 3 }],
    ['a key that fits several addresses', { matches: [existing, existing] }, 'ambiguous', { count: 2 }],
    ['a taken customer number', { customerNumberTaken: true }, 'customerNumberTaken', undefined],
    ['an address of a directory', { matches: [{ ...existing, external: true }] }, 'external', undefined],
  ])('refuses %s', (_, change, code, params) => {
    const { outcome, errors } = plan(goodCells, change);
    expect(outcome).toBe('error');
    expect(errors[0]).toMatchObject({ line: 7, column: 1, code, ...(params ? { params } : {}) });
  });

  it('lets our own addresses win over those of a directory', () => {
    expect(plan(goodCells, { matches: [existing] }, { external: true }).outcome).toBe('skip');
  });
});

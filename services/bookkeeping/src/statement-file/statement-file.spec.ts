import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { changedXml } from '../test/changed-xml';
import { readStatementFile } from './read-statement-file';
import { StatementFileError } from './statement-file.types';
import type { Statement } from './statement-file.types';

const samples = path.join(process.env['SAMPLES_DIR'] ?? 'no-samples', 'camt');
const describeSamples = existsSync(samples) ? describe : describe.skip;
const sample = (name: string) => readFileSync(path.join(samples, name), 'utf8');
const read = (text: string | Buffer) => readStatementFile(Readable.from([Buffer.from(text)]));

const net = ({ rows }: Statement) =>
  rows
    .reduce(
      (sum, { direction, amount }) => (direction === 'in' ? sum.plus(amount) : sum.minus(amount)),
      new Decimal(0),
    )
    .toFixed(2);

async function faultOf(text: string | Buffer): Promise<[string, number, string]> {
  const error: unknown = await read(text).catch((caught: unknown) => caught);
  if (!(error instanceof StatementFileError)) throw new Error(`not refused: ${String(error)}`);
  return [error.fault, error.entry, error.element];
}

describeSamples('files of banks', () => {
  it.each([
    // name, entries, rows, what they come to, closing less opening balance
    ['camt053-valid_example_v4.xml', 13, 32, '537.61', '537.61'],
    ['own-camt053-day.xml', 3, 3, '5530.45', '5530.45'],
    ['tillbooks-zkb-shape-camt053-02.xml', 1, 1, '-86.55', '-86.55'],
    ['genkgo-camt053.v8.xml', 1, 1, '8.85', null],
    ['camt054-valid_example.xml', 4, 5, '59.03', null],
    ['own-camt054-qrr-collective.xml', 2, 4, '5730.45', null],
  ])('%s comes to its own sums', async (name, entries, rows, sum, change) => {
    const [statement] = await read(sample(name));
    expect(statement).toMatchObject({ entries, rows: { length: rows }, leftOut: [] });
    if (!statement) return;
    expect(net(statement)).toBe(sum);
    if (change === null) return;
    const balance = (code: string) => statement.balances.find((one) => one.code === code)?.amount ?? 'none';
    expect(new Decimal(balance('CLBD')).minus(balance('OPBD')).toFixed(2)).toBe(change);
    if (statement.summary?.net) expect(statement.summary).toEqual({ entries, net: sum });
  });

  it('takes nothing that is not booked', async () => {
    const [statement] = await read(sample('genkgo-camt054.v8.xml'));
    expect(statement?.rows).toEqual([]);
    expect(statement?.leftOut).toHaveLength(1);
  });

  it('know an entry of the notification again in the statement, whole or by its transactions', async () => {
    const [day] = await read(sample('own-camt053-day.xml'));
    const [notification] = await read(sample('own-camt054-qrr-collective.xml'));
    expect(day?.account.iban).not.toBe(notification?.account.iban);
    expect(new Set(notification?.rows.slice(0, 3).map(({ entryKey }) => entryKey))).toEqual(
      new Set([day?.rows[0]?.entryKey]),
    );
    expect(notification?.rows[3]?.key).toBe(day?.rows[1]?.key);
  });

  it('say the same with another prefix, in Latin 1 and in UTF-16', async () => {
    const text = sample('own-camt054-qrr-collective.xml');
    const plain = await read(text);
    const prefixed = text.replace(/<(\/?)(\w)/g, '<$1ns0:$2').replace('xmlns=', 'xmlns:ns0=');
    expect(await read(prefixed)).toEqual(plain);
    const latin = Buffer.from(text.replace('encoding="UTF-8"', 'encoding="ISO-8859-1"'), 'latin1');
    expect(await read(latin)).toEqual(plain);
    expect(await read(Buffer.from(`\uFEFF${text.replace(' encoding="UTF-8"', '')}`, 'utf16le'))).toEqual(
      plain,
    );
  });

  it('that are cut off anywhere are refused, never taken in part', async () => {
    const text = sample('own-camt054-qrr-collective.xml').trimEnd();
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: text.length - 1 }), async (length) => {
        const [fault] = await faultOf(text.slice(0, length));
        expect(['notXml', 'notAStatement']).toContain(fault);
      }),
      { numRuns: 40 },
    );
  });
});

/** A statement of version .001.08 with these entries. */
const statementOf = (...entries: string[]) =>
  `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt><Id>S1</Id><Acct><Id><IBAN>CH93 0076 2011 6238 5295 7</IBAN></Id></Acct>${entries.join('')}</Stmt></BkToCstmrStmt></Document>`;
const entry = (inner = '', { amount = '10.00', state = '<Cd>BOOK</Cd>', currency = 'CHF' } = {}) =>
  `<Ntry><Amt Ccy="${currency}">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>${state}</Sts><BookgDt><Dt>2026-11-17</Dt></BookgDt>${inner}</Ntry>`;
const details = (...transactions: string[]) => `<NtryDtls>${transactions.join('')}</NtryDtls>`;
const transaction = (amount: string, inner = '') =>
  `<TxDtls>${inner}<Amt Ccy="CHF">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd></TxDtls>`;

describe('entries', () => {
  const rowsOf = async (...entries: string[]) => (await read(statementOf(...entries)))[0]?.rows ?? [];

  it('that say exactly the same are two payments', async () => {
    const keys = (await rowsOf(entry(), entry())).map(({ key }) => key);
    expect(new Set(keys).size).toBe(2);
    expect((await rowsOf(entry(), entry())).map(({ key }) => key)).toEqual(keys);
  });

  it('are not told apart by a QR-IBAN that stands as their reference', async () => {
    const named = '<NtryRef>CH4431999123000889012</NtryRef>';
    const [one, other] = await rowsOf(
      entry(named + details(transaction('10.00', '<Refs><EndToEndId>A</EndToEndId></Refs>'))),
      entry(named + details(transaction('10.00', '<Refs><EndToEndId>B</EndToEndId></Refs>'))),
    );
    expect(one?.key).not.toBe(other?.key);
    expect(other?.key).not.toContain('#');
  });

  it('whose transactions do not come to them are one whole, without any one’s reference', async () => {
    const reference = '<RmtInf><Strd><CdtrRefInf><Ref>RF18539007547034</Ref></CdtrRefInf></Strd></RmtInf>';
    const rows = await rowsOf(entry(details(transaction('4.00', reference), transaction('5.00'))));
    expect(rows).toMatchObject([{ amount: '10.00', collective: true, reference: null }]);
  });

  it('have charges of their own line, and the reason of what comes back', async () => {
    const charges =
      '<Chrgs><Rcrd><Amt Ccy="CHF">1.50</Amt><ChrgInclInd>true</ChrgInclInd></Rcrd><Rcrd><Amt Ccy="CHF">0</Amt></Rcrd></Chrgs>';
    const returned = '<RtrInf><Rsn><Cd>AC04</Cd></Rsn><AddtlInf>Konto saldiert</AddtlInf></RtrInf>';
    const [row] = await rowsOf(
      entry(`<RvslInd>true</RvslInd>${details(transaction('10.00', charges + returned))}`),
    );
    expect(row).toMatchObject({
      ...{ reversal: true, returnReason: 'AC04 Konto saldiert' },
      charges: [{ amount: '1.50', included: true }],
    });
  });

  it('that are pending, unknown, in another world’s money or nothing are listed with their reason', async () => {
    const [statement] = await read(
      statementOf(
        entry('', { state: 'PDNG' }),
        entry('', { state: '<Prtry>MAYBE</Prtry>' }),
        entry('', { currency: 'XTS' }),
        entry('', { amount: '0.00' }),
        entry(),
      ),
    );
    expect(statement?.leftOut.map(({ reason }) => reason)).toEqual([
      'notBooked',
      'unknownState',
      'unknownCurrency',
      'zero',
    ]);
    expect(statement?.rows).toHaveLength(1);
  });
});

describe('files that are refused', () => {
  it.each([
    ['nothing', '', ['notAStatement', 0, '']],
    ['other XML', '<html><body>x</body></html>', ['notAStatement', 0, 'html']],
    ['a document type', `<!DOCTYPE x [<!ENTITY a "b">]>${statementOf(entry())}`, ['hostile', 0, '']],
    [
      'an entity that is not defined',
      statementOf(entry('<AddtlNtryInf>&lol;</AddtlNtryInf>')),
      ['notXml', 1, 'AddtlNtryInf'],
    ],
    ['too deep', statementOf(entry('<a>'.repeat(40) + '</a>'.repeat(40))), ['hostile', 1, 'a']],
    ['no number', statementOf(entry(), entry('', { amount: '10,00' })), ['badAmount', 2, 'Amt']],
    ['a third of a hundredth', statementOf(entry('', { amount: '10.003' })), ['badAmount', 1, 'Amt']],
    ['negative', statementOf(entry('', { amount: '-10.00' })), ['badAmount', 1, 'Amt']],
    ['without direction', statementOf(entry().replace('CRDT', 'BOTH')), ['badAmount', 1, 'CdtDbtInd']],
    ['no day', statementOf(entry().replace('2026-11-17', '2026-02-30')), ['badDate', 1, 'BookgDt']],
    ['no XML at all', Buffer.from([0x50, 0x4b, 3, 4, 0xff, 0xfe, 0]), ['notXml', 0, '']],
  ])('%s', async (_name, text, fault) => expect(await faultOf(text)).toEqual(fault));

  it('with their fault, or read, whatever was done to them', async () => {
    const inner = details(transaction('4.00', '<RmtInf><Ustrd>x</Ustrd></RmtInf>'), transaction('6.00'));
    const text = statementOf(entry('<AcctSvcrRef>A1</AcctSvcrRef>'), entry(inner));
    await fc.assert(
      fc.asyncProperty(changedXml(text), async (changed) => {
        const error: unknown = await read(changed).catch((caught: unknown) => caught);
        if (error instanceof Error) expect(error).toBeInstanceOf(StatementFileError);
      }),
    );
  });
});

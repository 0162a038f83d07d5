import { randomUUID } from 'node:crypto';

/** Open bills of one licence, and how many customers owe them. */
export const manyItems = { items: 100_000, debtors: 2_000, lines: 50_000 };

const perInsert = 2_000;

/** QR reference of 26 digits with its check digit (recursive modulo 10). */
function referenceOf(number) {
  const table = [0, 9, 4, 6, 8, 2, 7, 1, 3, 5];
  const digits = `7${String(number).padStart(25, '0')}`;
  const carry = [...digits].reduce((before, digit) => table[(before + Number(digit)) % 10], 0);
  return `${digits}${(10 - carry) % 10}`;
}

const centsOf = (number) => 10_000 + ((number * 7_919) % 900_000);
const amountOf = (number) => (centsOf(number) / 100).toFixed(2);

/** Fills the debtors of the demo licence with open bills, copies of one of its own. Answers how many there are then. */
export async function fillItems({ connection, prefix, say }) {
  await connection.query(`USE ${prefix}bookkeeping`);
  const [[template]] = await connection.query(
    "SELECT * FROM open_items WHERE side = 'debtor' AND kind = 'bill' AND open > 0 AND currency = 'CHF' ORDER BY id LIMIT 1",
  );
  const names = Object.keys(template);
  const debtors = Array.from({ length: manyItems.debtors }, () => randomUUID());
  const days = (number) => new Date(Date.now() - (number % 400) * 86_400_000).toISOString().slice(0, 10);
  for (let from = 0; from < manyItems.items; from += perInsert) {
    const rows = Array.from({ length: perInsert }, (_, at) => {
      const number = from + at;
      const debtor = number % manyItems.debtors;
      const amount = amountOf(number);
      const changed = {
        ...{ id: randomUUID(), number: `B-${number}`, number_key: `b${number}`, address_id: debtors[debtor] },
        ...{ address_name: `Kunde ${debtor}`, name_key: `kunde${debtor}`, document_date: days(number + 30) },
        ...{ due_date: days(number), amount, open: amount, base_amount: amount, base_open: amount },
        ...{ reference: referenceOf(number), vat: '[]', cash_discounts: '[]' },
      };
      return names.map((name) => changed[name] ?? template[name]);
    });
    await connection.query(`INSERT INTO open_items (${names.join(', ')}) VALUES ?`, [rows]);
  }
  await connection.query('ANALYZE TABLE open_items');
  say(`${manyItems.items} open items of ${manyItems.debtors} debtors`);
}

/** A statement of so many payments: half by reference, a quarter by number in the text, the rest by amount and name. */
export function statementOf(count) {
  const entries = Array.from({ length: count }, (_, number) => {
    const amount = amountOf(number);
    const remittance = [
      `<Strd><CdtrRefInf><Ref>${referenceOf(number)}</Ref></CdtrRefInf></Strd>`,
      `<Strd><CdtrRefInf><Ref>${referenceOf(number)}</Ref></CdtrRefInf></Strd>`,
      `<Ustrd>Rechnung B-${number} besten Dank</Ustrd>`,
      '<Ustrd>Zahlung</Ustrd>',
    ][number % 4];
    const payer = `<Dbtr><Pty><Nm>Kunde ${number % manyItems.debtors}</Nm></Pty></Dbtr>`;
    return `<Ntry><Amt Ccy="CHF">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>2026-11-20</Dt></BookgDt><AcctSvcrRef>BENCH${number}</AcctSvcrRef><NtryDtls><TxDtls><Refs><AcctSvcrRef>BENCH${number}T</AcctSvcrRef></Refs><Amt Ccy="CHF">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><RltdPties>${payer}</RltdPties><RmtInf>${remittance}</RmtInf></TxDtls></NtryDtls></Ntry>`;
  });
  return `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt><Id>BENCH</Id><Acct><Id><IBAN>CH9300762011623852957</IBAN></Id><Ccy>CHF</Ccy></Acct>${entries.join('')}</Stmt></BkToCstmrStmt></Document>`;
}

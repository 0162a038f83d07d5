import type { Readable } from 'node:stream';
import { readXml, TableError, type XmlListener } from '@jahrring/service-kit';
import { Decimal } from 'decimal.js';
import { readEntry } from './read-entry';
import { StatementFileError } from './statement-file.types';
import type { Statement, StatementAccount, StatementBalance } from './statement-file.types';
import { knownCurrency, readAmount, readCode, readDay, readDirection, withoutBlanks } from './values';
import { newNode, nodeAt, nodesAt, textAt, type XmlNode } from '../xml';

const depth = 30;
/** Rows of one file; a bank of a company of this size has some hundred a day. */
export const maxStatementRows = 100_000;
/** Signs of one entry with all its transactions. */
const maxEntry = 20_000_000;
/** Elements of the message's own head. */
const mostBeforeStatement = 100;
const statements: Readonly<Record<string, Statement['kind']>> = { Stmt: 'statement', Ntfctn: 'notification' };

/**
 * Reads account statements (camt.053) and notifications (camt.054) of any version and prefix, entry by entry: a large file takes
 * the memory of its rows alone.
 *
 * @throws StatementFileError with the entry and element where it is wrong
 */
export async function readStatementFile(bytes: Readable): Promise<Statement[]> {
  const reader = new StatementReader();
  await read(bytes, reader);
  if (reader.found.length === 0) throw new StatementFileError('notAStatement', 0, reader.root);
  return reader.found;
}

/**
 * Reads no further than to the first statement.
 *
 * @throws StatementFileError where the file is none, whatever comes behind
 */
export async function checkStatementFile(bytes: Readable): Promise<void> {
  const reader = new HeadReader();
  try {
    await read(bytes, reader);
  } catch (error) {
    if (reader.isStatement) return;
    throw error;
  }
  throw new StatementFileError('notAStatement', 0, reader.root);
}

async function read(bytes: Readable, reader: StatementReader | HeadReader): Promise<void> {
  try {
    await readXml(bytes, depth, reader);
  } catch (error) {
    if (error instanceof StatementFileError) throw error;
    if (error instanceof TableError) throw new StatementFileError('hostile', reader.entry, reader.element);
    throw new StatementFileError('notXml', reader.entry, reader.element);
  }
}

/** Ends the reading by an error as soon as it knows whether a statement begins. */
class HeadReader implements XmlListener {
  readonly entry = 0;
  root = '';
  element = '';
  isStatement = false;
  private level = 0;
  private elements = 0;

  open(name: string): void {
    this.root ||= name;
    this.element = name;
    this.level += 1;
    this.elements += 1;
    this.isStatement = statements[name] !== undefined && this.level <= 3;
    if (this.isStatement || this.elements > mostBeforeStatement) {
      throw new StatementFileError('notAStatement', 0, this.root);
    }
  }

  close(): void {
    this.level -= 1;
  }
}

class StatementReader implements XmlListener {
  readonly found: Statement[] = [];
  root = '';
  element = '';
  /** Number of the entry that is read, over all statements of the file. */
  entry = 0;
  private head: XmlNode | undefined;
  private page: { number: number; last: boolean } | undefined;
  private statement: Statement | undefined;
  private readonly path: XmlNode[] = [];
  private size = 0;
  private rows = 0;

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    this.root ||= name;
    this.element = name;
    const parent = this.path.at(-1);
    const node = newNode(name, attributes);
    if (name === 'Ntry' && parent?.name !== 'Ntry' && this.head) this.beginEntry();
    else if (parent) parent.children.push(node);
    if (statements[name] && this.path.length <= 2) this.head = node;
    this.path.push(node);
  }

  text(text: string): void {
    const node = this.path.at(-1);
    if (!node) return;
    this.size += text.length;
    if (this.size > maxEntry) throw new StatementFileError('tooLarge', this.entry, node.name);
    node.text += text;
  }

  close(name: string): void {
    const node = this.path.pop();
    if (!node) return;
    this.element = this.path.at(-1)?.name ?? name;
    if (name === 'Ntry' && this.statement && this.path.at(-1) === this.head) this.addEntry(node);
    else if (name === 'GrpHdr') this.page = readPage(nodeAt(node, 'MsgPgntn'));
    else if (node === this.head) this.end();
  }

  private beginEntry(): void {
    this.entry += 1;
    this.size = 0;
    this.statement ??= this.begin();
  }

  /** Begins a statement from its head, everything before the first entry; a statement without entries has one too. */
  private begin(): Statement {
    const head = this.head ?? newNode('Stmt');
    return readHead(head, statements[head.name] ?? 'statement', this.page);
  }

  private addEntry(node: XmlNode): void {
    const { statement } = this;
    if (!statement) return;
    const account = statement.account.iban ?? statement.account.other ?? '';
    const { rows, leftOut } = readEntry(node, this.entry, account);
    this.rows += rows.length;
    if (this.rows > maxStatementRows) throw new StatementFileError('tooLarge', this.entry, 'Ntry');
    statement.entries += 1;
    statement.rows.push(...rows);
    statement.leftOut.push(...leftOut);
  }

  private end(): void {
    const statement = this.statement ?? this.begin();
    // Balances and sums may stand behind the entries.
    const { balances, summary } = readHead(this.head ?? newNode('Stmt'), statement.kind, this.page);
    statement.rows = withDistinctKeys(statement.rows);
    this.found.push({ ...statement, balances, summary });
    this.statement = undefined;
    this.head = undefined;
    this.size = 0;
  }
}

/** Two rows of one statement are two payments, though all that is said of them is the same. */
function withDistinctKeys(rows: readonly Statement['rows'][number][]): Statement['rows'] {
  const seen = new Map<string, number>();
  return rows.map((row) => {
    const count = (seen.get(row.key) ?? 0) + 1;
    seen.set(row.key, count);
    return count === 1 ? row : { ...row, key: `${row.key}#${count}` };
  });
}

function readPage(node: XmlNode | undefined): { number: number; last: boolean } | undefined {
  const number = Number(textAt(node, 'PgNb') ?? Number.NaN);
  if (!Number.isSafeInteger(number) || number < 1 || number > 99_999) return undefined;
  return { number, last: textAt(node, 'LastPgInd') !== 'false' };
}

function readHead(
  node: XmlNode,
  kind: Statement['kind'],
  ofMessage: { number: number; last: boolean } | undefined,
): Statement {
  const page = readPage(nodeAt(node, 'StmtPgntn') ?? nodeAt(node, 'NtfctnPgntn')) ?? ofMessage;
  const id = textAt(node, 'Id');
  if (id === null) throw new StatementFileError('notAStatement', 0, 'Id');
  return {
    kind,
    id: id.slice(0, 50),
    sequence: (textAt(node, 'ElctrncSeqNb') ?? textAt(node, 'LglSeqNb'))?.slice(0, 20) ?? null,
    page: page?.number ?? 1,
    lastPage: page?.last ?? true,
    account: readAccount(nodeAt(node, 'Acct')),
    createdAt: textAt(node, 'CreDtTm'),
    from: readDay(nodeAt(node, 'FrToDt', 'FrDtTm') ?? nodeAt(node, 'FrToDt', 'FrDt'), 0),
    to: readDay(nodeAt(node, 'FrToDt', 'ToDtTm') ?? nodeAt(node, 'FrToDt', 'ToDt'), 0),
    balances: nodesAt(node, 'Bal').flatMap(readBalance),
    summary: readSummary(nodeAt(node, 'TxsSummry', 'TtlNtries')),
    ...{ entries: 0, rows: [], leftOut: [] },
  };
}

function readAccount(node: XmlNode | undefined): StatementAccount {
  const iban = textAt(node, 'Id', 'IBAN');
  return {
    iban: iban ? withoutBlanks(iban).slice(0, 34) : null,
    other: textAt(node, 'Id', 'Othr', 'Id')?.slice(0, 34) ?? null,
    currency: knownCurrency(textAt(node, 'Ccy')),
  };
}

function readBalance(node: XmlNode): StatementBalance[] {
  const amount = readAmount(nodeAt(node, 'Amt'), 0);
  const date = readDay(nodeAt(node, 'Dt'), 0);
  const code = readCode(nodeAt(node, 'Tp', 'CdOrPrtry'));
  if (!amount || date === null || code === null) return [];
  const sign = readDirection(node) === 'out' ? '-' : '';
  const intermediate = readCode(nodeAt(node, 'Tp', 'SubTp')) === 'INTM';
  return [{ ...amount, amount: signed(sign, amount.amount), code, date, intermediate }];
}

const signed = (sign: string, amount: string): string => new Decimal(`${sign}${amount}`).plus(0).toFixed(2);

/** `TtlNetNtryAmt` up to .001.02, `TtlNetNtry/Amt` after; both positive with a direction beside. */
function readSummary(node: XmlNode | undefined): Statement['summary'] {
  const entries = Number(textAt(node, 'NbOfNtries') ?? Number.NaN);
  if (!node || !Number.isSafeInteger(entries)) return null;
  const holder = nodeAt(node, 'TtlNetNtry') ?? node;
  const amount = readAmount(nodeAt(holder, 'Amt') ?? nodeAt(holder, 'TtlNetNtryAmt'), 0);
  const direction = readDirection(holder);
  if (!amount || !direction) return { entries, net: null };
  return { entries, net: signed(direction === 'out' ? '-' : '', amount.amount) };
}

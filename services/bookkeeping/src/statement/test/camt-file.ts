interface Transaction {
  ref: string;
  amount: string;
}

interface EntryOptions extends Transaction {
  direction?: 'CRDT' | 'DBIT';
  reference?: string;
  endToEnd?: string;
  iban?: string;
  name?: string;
  charges?: string;
  returned?: string;
  /** `PmtInfId` of the part of a file that it debits as a whole. */
  batch?: string;
  transactions?: Transaction[];
}

const tag = (name: string, inner: string | undefined) => (inner ? `<${name}>${inner}</${name}>` : '');

/** An entry of 17 November 2026; with `transactions` split into those, as a notification does. */
export function entry({ ref, amount, direction = 'CRDT', transactions, ...said }: EntryOptions): string {
  const single = transactionOf({ ref: `${ref}-T`, amount, ...said }, direction);
  const hasDetails =
    said.reference ?? said.endToEnd ?? said.iban ?? said.name ?? said.returned ?? said.charges;
  const details =
    transactions?.map((one) => transactionOf(one, direction)).join('') ?? (hasDetails ? single : '');
  const part = tag('Btch', said.batch && `<PmtInfId>${said.batch}</PmtInfId>`);
  return `<Ntry><Amt Ccy="CHF">${amount}</Amt><CdtDbtInd>${direction}</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>2026-11-17</Dt></BookgDt><AcctSvcrRef>${ref}</AcctSvcrRef>${tag('NtryDtls', part + details)}</Ntry>`;
}

function transactionOf(
  { ref, amount, ...said }: Omit<EntryOptions, 'transactions'>,
  direction: string,
): string {
  const role = direction === 'CRDT' ? 'Dbtr' : 'Cdtr';
  const party = tag(role, said.name && `<Pty><Nm>${said.name}</Nm></Pty>`);
  const account = tag(`${role}Acct`, said.iban && `<Id><IBAN>${said.iban}</IBAN></Id>`);
  const charges =
    said.charges && `<Rcrd><Amt Ccy="CHF">${said.charges}</Amt><ChrgInclInd>true</ChrgInclInd></Rcrd>`;
  return [
    `<TxDtls><Refs><AcctSvcrRef>${ref}</AcctSvcrRef>${tag('EndToEndId', said.endToEnd)}</Refs>`,
    `<Amt Ccy="CHF">${amount}</Amt><CdtDbtInd>${direction}</CdtDbtInd>${tag('Chrgs', charges)}`,
    tag('RltdPties', party + account),
    tag('RmtInf', said.reference && `<Strd><CdtrRefInf><Ref>${said.reference}</Ref></CdtrRefInf></Strd>`),
    `${tag('RtrInf', said.returned && `<Rsn><Cd>${said.returned}</Cd></Rsn>`)}</TxDtls>`,
  ].join('');
}

const balance = (code: string, amount: string | undefined) =>
  amount === undefined
    ? ''
    : `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="CHF">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-11-17</Dt></Dt></Bal>`;

/** A camt.053 (`statement`) or camt.054 (`notification`) of version .001.08. */
export function camt(
  kind: 'statement' | 'notification',
  entries: readonly string[],
  { id = 'S1', opening, closing }: { id?: string; opening?: string; closing?: string } = {},
): string {
  const [outer, inner, number] =
    kind === 'statement' ? ['BkToCstmrStmt', 'Stmt', '053'] : ['BkToCstmrDbtCdtNtfctn', 'Ntfctn', '054'];
  const head = `<Id>${id}</Id><ElctrncSeqNb>1</ElctrncSeqNb><Acct><Id><IBAN>CH9300762011623852957</IBAN></Id><Ccy>CHF</Ccy></Acct>`;
  const balances = balance('OPBD', opening) + balance('CLBD', closing);
  return `<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.${number}.001.08"><${outer}><${inner}>${head}${balances}${entries.join('')}</${inner}></${outer}></Document>`;
}

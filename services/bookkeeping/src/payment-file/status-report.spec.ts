import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import fc from 'fast-check';
import { changedXml } from '../test/changed-xml';
import { readStatusReport } from './read-status-report';
import { statusOfTransfer } from './status-of-transfer';
import { StatusReportError } from './status-report.types';

const samples = path.join(process.env['SAMPLES_DIR'] ?? 'no-samples', 'pain');
const describeSamples = existsSync(samples) ? describe : describe.skip;
const read = (text: string | Buffer) => readStatusReport(Readable.from([Buffer.from(text)]));

const iso = 'urn:iso:std:iso:20022:tech:xsd:pain.002.001.';
const six = 'http://www.six-interbank-clearing.com/de/pain.002.001.03.ch.02.xsd';

const transferOf = (endToEndId: string, status: string, reason = '') =>
  `<TxInfAndSts><OrgnlEndToEndId>${endToEndId}</OrgnlEndToEndId><TxSts>${status}</TxSts>${reason}</TxInfAndSts>`;
const reasonOf = (code: string, text = '') =>
  `<StsRsnInf><Rsn><Cd>${code}</Cd></Rsn>${text && `<AddtlInf>${text}</AddtlInf>`}</StsRsnInf>`;
const partOf = (content: string, id = 'Z-1-D') =>
  `<OrgnlPmtInfAndSts><OrgnlPmtInfId>${id}</OrgnlPmtInfId>${content}</OrgnlPmtInfAndSts>`;
const reportOf = (group: string, parts = '', namespace = `${iso}10`) =>
  `<?xml version="1.0"?><Document xmlns="${namespace}"><CstmrPmtStsRpt><GrpHdr><MsgId>B-9</MsgId></GrpHdr>` +
  `<OrgnlGrpInfAndSts><OrgnlMsgId>Z-1</OrgnlMsgId><OrgnlMsgNmId>pain.001.001.09</OrgnlMsgNmId>${group}` +
  `</OrgnlGrpInfAndSts>${parts}</CstmrPmtStsRpt></Document>`;

const transfer = { messageId: 'Z-1', paymentInfoId: 'Z-1-D', endToEndId: 'E-1' };
const statusOf = async (text: string, changes: Partial<typeof transfer> = {}) =>
  statusOfTransfer(await read(text), { ...transfer, ...changes });

describeSamples('a status report of a bank', () => {
  it('is read', async () => {
    const report = await read(
      readFileSync(path.join(samples, 'viafintech-pain002-valid_example_001.10.xml')),
    );
    expect(report).toEqual({
      ...{ messageId: 'Message-ID-4712', originalMessageId: 'Message-ID-4711' },
      ...{ originalMessageName: 'pain.008.001.08', status: null, reasons: [] },
      parts: [{ paymentInfoId: 'Sammlerreferenz-4710', status: null, reasons: [] }],
      transfers: [
        {
          ...{ paymentInfoId: 'Sammlerreferenz-4710', endToEndId: 'OriginatorID1234' },
          ...{ status: 'rejected', reasons: [{ code: 'AC01', text: '' }] },
        },
      ],
    });
  });

  it('is refused where it is another message', async () => {
    const other = readFileSync(path.join(samples, 'own-pain001-sps2022.xml'));
    await expect(read(other)).rejects.toMatchObject({ fault: 'notAStatusReport', element: 'Document' });
  });
});

describe('what a bank says of a transfer', () => {
  const rejected = partOf(transferOf('E-1', 'RJCT', reasonOf('NARR', 'Konto  geschlossen')));

  it.each([`${iso}03`, `${iso}10`, six])('is the same in %s, with a prefix too', async (namespace) => {
    const expected = { status: 'rejected', reasons: [{ code: 'NARR', text: 'Konto  geschlossen' }] };
    const text = reportOf('<GrpSts>PART</GrpSts>', rejected, namespace);
    expect(await statusOf(text)).toEqual(expected);
    const prefixed = text.replace(/<(\/?)([A-Z])/g, '<$1p:$2').replace('xmlns=', 'xmlns:p=');
    expect(await statusOf(prefixed)).toEqual(expected);
  });

  it.each([
    ['the whole is rejected', reportOf(`<GrpSts>RJCT</GrpSts>${reasonOf('DU01')}`), 'rejected'],
    ['the whole is accepted', reportOf('<GrpSts>ACCP</GrpSts>'), 'accepted'],
    ['the whole is received', reportOf('<GrpSts>RCVD</GrpSts>'), 'pending'],
    [
      'its part is rejected',
      reportOf('<GrpSts>PART</GrpSts>', partOf('<PmtInfSts>RJCT</PmtInfSts>')),
      'rejected',
    ],
    [
      'only another part is',
      reportOf('<GrpSts>PART</GrpSts>', partOf('<PmtInfSts>RJCT</PmtInfSts>', 'Z-1-S')),
      'accepted',
    ],
    [
      'only another transfer is',
      reportOf('', partOf(`<PmtInfSts>PART</PmtInfSts>${transferOf('E-2', 'RJCT')}`)),
      'accepted',
    ],
    [
      'its part is accepted, but not it',
      reportOf('', partOf(`<PmtInfSts>ACCP</PmtInfSts>${transferOf('E-1', 'RJCT')}`)),
      'rejected',
    ],
    ['it is pending', reportOf('<GrpSts>PART</GrpSts>', partOf(transferOf('E-1', 'PDNG'))), 'pending'],
    ['a code nobody knows', reportOf('<GrpSts>XYZW</GrpSts>'), undefined],
    ['a name of every object', reportOf('<GrpSts>constructor</GrpSts>'), undefined],
    ['nothing', reportOf('', partOf(transferOf('E-2', 'RJCT'))), undefined],
  ])('%s', async (_name, text, status) => expect((await statusOf(text))?.status).toBe(status));

  it('is nothing where the report answers another file', async () => {
    expect(await statusOf(reportOf('<GrpSts>RJCT</GrpSts>'), { messageId: 'Z-2' })).toBeNull();
  });
});

describe('a status report is refused', () => {
  const whole = reportOf(
    '<GrpSts>PART</GrpSts>',
    partOf(transferOf('E-1', 'RJCT') + transferOf('E-2', 'RJCT')),
  );
  it.each([
    ['nothing', '', ['notAStatusReport', 0, '']],
    ['other XML', '<html>x</html>', ['notAStatusReport', 0, 'html']],
    ['cut off', whole.slice(0, whole.indexOf('E-2')), ['notXml', 1, 'OrgnlEndToEndId']],
    ['a document type', `<!DOCTYPE x [<!ENTITY a "b">]>${whole}`, ['hostile', 0, '']],
    ['too deep', reportOf('<a>'.repeat(40) + '</a>'.repeat(40)), ['hostile', 0, 'a']],
    ['a text without end', reportOf(`<GrpSts>${'x'.repeat(1_000_001)}</GrpSts>`), ['tooLarge', 0, 'GrpSts']],
  ])('%s', async (_name, text, fault) => {
    const error: unknown = await read(text).catch((caught: unknown) => caught);
    if (!(error instanceof StatusReportError)) throw new Error(`not refused: ${String(error)}`);
    expect([error.fault, error.transfer, error.element]).toEqual(fault);
  });

  it('with its fault, or read, whatever was done to it', async () => {
    await fc.assert(
      fc.asyncProperty(changedXml(whole), async (text) => {
        const error: unknown = await read(text).catch((caught: unknown) => caught);
        if (error instanceof Error) expect(error).toBeInstanceOf(StatusReportError);
      }),
    );
  });
});

import { reportCodes, reportPhases } from '@jahrring/contracts-admin';
import { newReference, type FaultCode } from './release-fault';

describe('the code on a card', () => {
  it('says phase and cause, each by a sign of its own, and fits the report', () => {
    const codes = reportCodes.filter((code): code is FaultCode => code !== 'ok');
    const begins = reportPhases.flatMap((phase) => codes.map((code) => newReference(phase, code)));
    for (const reference of begins) expect(reference).toMatch(/^[A-Z]\d-[0-9A-HJKMNP-TV-Z]{5}$/);
    expect(new Set(begins.map((reference) => reference.slice(0, 2))).size).toBe(begins.length);
  });

  it('is another one each time', () => {
    const many = Array.from({ length: 200 }, () => newReference('load', 'http'));
    expect(new Set(many).size).toBeGreaterThan(195);
  });
});

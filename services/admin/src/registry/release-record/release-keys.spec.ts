import { webcrypto } from 'node:crypto';
import { canonicalJson } from '@jahrring/contracts-common';
import fc from 'fast-check';
import { pageWithKeys, releaseKeys, ReleaseSigner } from './release-keys';

const bytes = (base64: string) => new Uint8Array(Buffer.from(base64, 'base64'));
const at = new Date('2026-11-22T04:00:00.000Z');

/** As a browser does. */
async function verify(secret: string, content: unknown, signature: { ed25519: string; p256: string }) {
  const keys = releaseKeys(secret);
  const text = new TextEncoder().encode(canonicalJson(content));
  const { subtle } = webcrypto;
  const ed = await subtle.importKey('raw', bytes(keys.ed25519), 'Ed25519', false, ['verify']);
  const curve = { name: 'ECDSA', namedCurve: 'P-256' };
  const p256 = await subtle.importKey('raw', bytes(keys.p256), curve, false, ['verify']);
  const hash = { name: 'ECDSA', hash: 'SHA-256' };
  return [
    await subtle.verify('Ed25519', ed, bytes(signature.ed25519), text),
    await subtle.verify(hash, p256, bytes(signature.p256), text),
  ];
}

describe('the keys of an installation', () => {
  it('are the same for the same secret, and others for another', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (one, two) => {
        expect(releaseKeys(one)).toEqual(releaseKeys(one));
        if (one !== two) expect(releaseKeys(one).keyId).not.toBe(releaseKeys(two).keyId);
      }),
      { numRuns: 20 },
    );
  });

  it('sign what a browser verifies, in both ways, and nothing that was changed', async () => {
    const content = { licenceId: 'a', tools: [{ id: 'time', version: '1.0.0', nothing: undefined }] };
    const signature = new ReleaseSigner('secret').sign(content, at);
    const signed = { ...content, issuedAt: at.toISOString() };
    expect(signature).toMatchObject({ keyId: releaseKeys('secret').keyId, issuedAt: at.toISOString() });
    expect(await verify('secret', signed, signature)).toEqual([true, true]);
    expect(await verify('secret', JSON.parse(JSON.stringify(signed)), signature)).toEqual([true, true]);
    expect(await verify('secret', { ...signed, licenceId: 'b' }, signature)).toEqual([false, false]);
    expect(await verify('other', signed, signature)).toEqual([false, false]);
  });
});

describe('the page', () => {
  const keys = releaseKeys('secret');

  it('carries the keys once, whatever it carried before', () => {
    const page = pageWithKeys('<html><head><title>x</title></head></html>', releaseKeys('other'));
    const renewed = pageWithKeys(page, keys);
    expect(renewed.match(/jahrring-keys/g)).toHaveLength(1);
    const content = /content="([^"]*)"/.exec(renewed)?.[1] ?? '';
    expect(JSON.parse(content.replaceAll('&quot;', '"'))).toEqual(keys);
    expect(pageWithKeys(renewed, keys)).toBe(renewed);
  });

  it('has to have a head', () => {
    expect(() => pageWithKeys('<html></html>', keys)).toThrow('head');
  });
});

/** @jest-environment node */
import { webcrypto } from 'node:crypto';
import { canonicalJson, type BootAnswer, type ReleaseSetKeys } from '@jahrring/contracts-common';
import { verifyReleaseSet } from './verify';

type Signed = Pick<BootAnswer, 'licence' | 'tools' | 'signature'>;

const { subtle } = webcrypto;
const ecdsa = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
const base64 = (bytes: ArrayBuffer): string => Buffer.from(bytes).toString('base64');

async function anInstallation() {
  const ed = (await subtle.generateKey('Ed25519', true, ['sign', 'verify'])) as CryptoKeyPair;
  const ec = await subtle.generateKey(ecdsa, true, ['sign', 'verify']);
  const keys: ReleaseSetKeys = {
    keyId: 'k1',
    ed25519: base64(await subtle.exportKey('raw', ed.publicKey)),
    p256: base64(await subtle.exportKey('raw', ec.publicKey)),
  };
  const sign = async (boot: Signed): Promise<Signed> => {
    const issuedAt = '2026-11-22T05:00:00.000Z';
    const text = new TextEncoder().encode(
      canonicalJson({ licenceId: boot.licence.id, issuedAt, tools: boot.tools }),
    );
    const ed25519 = base64(await subtle.sign('Ed25519', ed.privateKey, text));
    const p256 = base64(await subtle.sign(ecdsa, ec.privateKey, text));
    return { ...boot, signature: { keyId: keys.keyId, issuedAt, ed25519, p256 } };
  };
  return { keys, sign };
}

const boot = {
  licence: { id: 'l1' },
  tools: [{ id: 'time', version: '1.0.0', entry: '/tools/time/1.0.0/remoteEntry.js' }],
} as unknown as Signed;

describe('a signed release set', () => {
  it('is valid as it was signed, whatever order its names came in', async () => {
    const { keys, sign } = await anInstallation();
    const signed = await sign(boot);
    const turned = {
      ...signed,
      tools: signed.tools.map((tool) => Object.fromEntries(Object.entries(tool).reverse())),
    };
    expect(await verifyReleaseSet(signed, keys)).toBe('valid');
    expect(await verifyReleaseSet(turned as unknown as Signed, keys)).toBe('valid');
  });

  it('is wrong with another tool, another licence, another signer or none', async () => {
    const { keys, sign } = await anInstallation();
    const signed = await sign(boot);
    const [tool] = signed.tools;
    const others: Signed[] = [
      { ...signed, tools: [{ ...tool, version: '6.6.6' } as (typeof signed.tools)[0]] },
      { ...signed, licence: { ...signed.licence, id: 'l2' } },
      await (await anInstallation()).sign(boot),
      { ...signed, signature: { ...signed.signature!, issuedAt: '2026-11-22T06:00:00.000Z' } },
      { licence: boot.licence, tools: boot.tools },
    ];
    for (const other of others) expect(await verifyReleaseSet(other, keys)).toBe('wrong');
  });

  it('is checked by P-256 where the browser does not know Ed25519', async () => {
    const { keys, sign } = await anInstallation();
    const signed = await sign(boot);
    const old = { ...keys, ed25519: '' };
    expect(await verifyReleaseSet(signed, old)).toBe('valid');
    expect(await verifyReleaseSet({ ...signed, tools: [] }, old)).toBe('wrong');
  });
});

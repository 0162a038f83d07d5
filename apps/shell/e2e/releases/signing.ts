import { generateKeyPairSync, sign } from 'node:crypto';
import { canonicalJson, type BootAnswer, type ReleaseSetKeys } from '@jahrring/contracts-common';

const ed25519 = generateKeyPairSync('ed25519');
const p256 = generateKeyPairSync('ec', { namedCurve: 'P-256' });

function rawPoint(): Buffer {
  const { x = '', y = '' } = p256.publicKey.export({ format: 'jwk' });
  return Buffer.concat([Buffer.of(4), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]);
}

/** The keys of an installation of the tests' own: what it signs, a page with these keys believes. */
export const labKeys: ReleaseSetKeys = {
  keyId: 'lab',
  ed25519: Buffer.from(ed25519.publicKey.export({ format: 'jwk' }).x ?? '', 'base64url').toString('base64'),
  p256: rawPoint().toString('base64'),
};

/** The answer with the lab's signatures over what it says now. */
export function signBoot(boot: BootAnswer): BootAnswer {
  const issuedAt = new Date().toISOString();
  const text = Buffer.from(canonicalJson({ licenceId: boot.licence.id, issuedAt, tools: boot.tools }));
  return {
    ...boot,
    signature: {
      keyId: labKeys.keyId,
      issuedAt,
      ed25519: sign(null, text, ed25519.privateKey).toString('base64'),
      p256: sign('sha256', text, { key: p256.privateKey, dsaEncoding: 'ieee-p1363' }).toString('base64'),
    },
  };
}

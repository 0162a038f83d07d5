import { canonicalJson, type BootAnswer, type ReleaseSetKeys } from '@jahrring/contracts-common';

/** `unknown`: there is nothing to check with: a page without keys, or a browser without cryptography on plain http. */
export type Verdict = 'valid' | 'wrong' | 'unknown';

const algorithms = {
  ed25519: { key: { name: 'Ed25519' }, verify: { name: 'Ed25519' } },
  p256: { key: { name: 'ECDSA', namedCurve: 'P-256' }, verify: { name: 'ECDSA', hash: 'SHA-256' } },
} as const;

/** The installation's public keys, written into the page by whoever serves or published it. */
export function pageKeys(): ReleaseSetKeys | undefined {
  const text = document.querySelector<HTMLMetaElement>('meta[name="jahrring-keys"]')?.content;
  return text ? (JSON.parse(text) as ReleaseSetKeys) : undefined;
}

/** Returns true if a boot response's tools are those that the installation signed for its licence. */
export async function verifyReleaseSet(
  boot: Pick<BootAnswer, 'licence' | 'tools' | 'signature'>,
  keys = pageKeys(),
): Promise<Verdict> {
  const subtle = crypto.subtle as SubtleCrypto | undefined;
  if (!keys || !subtle) return 'unknown';
  const { licence, tools, signature } = boot;
  if (signature?.keyId !== keys.keyId) return 'wrong';
  const { issuedAt } = signature;
  const text = new TextEncoder().encode(canonicalJson({ licenceId: licence.id, issuedAt, tools }));
  for (const kind of ['ed25519', 'p256'] as const) {
    const { key: algorithm, verify } = algorithms[kind];
    const key = await importKey(subtle, algorithm, keys[kind]);
    // Not every browser knows the first.
    if (key) return (await subtle.verify(verify, key, bytesOf(signature[kind]), text)) ? 'valid' : 'wrong';
  }
  return 'unknown';
}

async function importKey(
  subtle: SubtleCrypto,
  algorithm: AlgorithmIdentifier | EcKeyImportParams,
  key: string,
): Promise<CryptoKey | undefined> {
  try {
    return await subtle.importKey('raw', bytesOf(key), algorithm, false, ['verify']);
  } catch (error) {
    if (error instanceof DOMException) return undefined;
    throw error;
  }
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
}

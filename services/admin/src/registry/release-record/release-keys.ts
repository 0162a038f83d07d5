import {
  createECDH,
  createHash,
  createPrivateKey,
  createPublicKey,
  hkdfSync,
  type KeyObject,
  sign,
} from 'node:crypto';
import { canonicalJson, type ReleaseSetKeys, type ReleaseSetSignature } from '@jahrring/contracts-common';

/** PKCS #8 head of an Ed25519 private key (RFC 8410). */
const ed25519Head = Buffer.from('302e020100300506032b657004220420', 'hex');
/** Order of P-256 (FIPS 186-4, D.1.2.3). */
const p256Order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;
const publicKeyBytes = 32;

interface Keys {
  ed25519: KeyObject;
  p256: KeyObject;
  published: ReleaseSetKeys;
}

function derive(secret: string, use: string, bytes: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, 'jahrring', `release set ${use}`, bytes));
}

/** A number below the curve's order: 48 bytes make its bias immeasurable (FIPS 186-4, B.4.1). */
function p256Scalar(secret: string): Buffer {
  const wide = BigInt(`0x${derive(secret, 'p256', 48).toString('hex')}`);
  const scalar = (wide % (p256Order - 1n)) + 1n;
  return Buffer.from(scalar.toString(16).padStart(64, '0'), 'hex');
}

function keysOf(secret: string): Keys {
  const der = Buffer.concat([ed25519Head, derive(secret, 'ed25519', 32)]);
  const ed25519 = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
  const edPublic = createPublicKey(ed25519).export({ format: 'der', type: 'spki' }).subarray(-publicKeyBytes);
  const scalar = p256Scalar(secret);
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(scalar);
  const point = curve.getPublicKey();
  const part = (from: number, to: number) => point.subarray(from, to).toString('base64url');
  const jwk = { kty: 'EC', crv: 'P-256', d: scalar.toString('base64url'), x: part(1, 33), y: part(33, 65) };
  const keyId = createHash('sha256').update(edPublic).update(point).digest('hex').slice(0, 16);
  return {
    ed25519,
    p256: createPrivateKey({ key: jwk, format: 'jwk' }),
    published: { keyId, ed25519: edPublic.toString('base64'), p256: point.toString('base64') },
  };
}

/** The public keys of an installation, the same on every instance with this secret. */
export function releaseKeys(secret: string): ReleaseSetKeys {
  return keysOf(secret).published;
}

/** Signs release sets with the keys of an installation. */
export class ReleaseSigner {
  private readonly keys: Keys;

  constructor(secret: string) {
    this.keys = keysOf(secret);
  }

  get published(): ReleaseSetKeys {
    return this.keys.published;
  }

  /** Over `canonicalJson({ …content, issuedAt })`. */
  sign(content: { licenceId: string; tools: unknown }, at: Date): ReleaseSetSignature {
    const issuedAt = at.toISOString();
    const { licenceId, tools } = content;
    const text = Buffer.from(canonicalJson({ licenceId, issuedAt, tools }));
    const { ed25519, p256, published } = this.keys;
    return {
      keyId: published.keyId,
      issuedAt,
      ed25519: sign(null, text, ed25519).toString('base64'),
      p256: sign('sha256', text, { key: p256, dsaEncoding: 'ieee-p1363' }).toString('base64'),
    };
  }
}

const metaTag = /[ \t]*<meta name="jahrring-keys"[^>]*>\n?/;

/** The shell's page with the keys its scripts verify release sets with; replaces others. */
export function pageWithKeys(html: string, keys: ReleaseSetKeys): string {
  const { keyId, ed25519, p256 } = keys;
  const content = JSON.stringify({ keyId, ed25519, p256 }).replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  const bare = html.replace(metaTag, '');
  if (!bare.includes('</head>')) throw new Error('The page has no head to write the keys into');
  return bare.replace('</head>', () => `<meta name="jahrring-keys" content="${content}"></head>`);
}

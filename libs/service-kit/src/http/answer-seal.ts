import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

const nonceLength = 12;
const tagLength = 16;

/** Encrypts answers that are kept for repetition: links, tokens and addresses among them open doors. */
export class AnswerSeal {
  private readonly key: Buffer;

  constructor(secret: string) {
    this.key = createHmac('sha256', secret).update('idempotency answer').digest();
  }

  /** AES-256-GCM of the text, bound to whose answer it is. */
  seal(text: string, owner: string): string {
    const nonce = randomBytes(nonceLength);
    const cipher = createCipheriv('aes-256-gcm', this.key, nonce).setAAD(Buffer.from(owner));
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
  }

  /** @throws where it was sealed for somebody else, or with another secret of the installation */
  open(sealed: string, owner: string): string {
    const bytes = Buffer.from(sealed, 'base64url');
    const decipher = createDecipheriv('aes-256-gcm', this.key, bytes.subarray(0, nonceLength));
    const tagEnd = nonceLength + tagLength;
    decipher.setAAD(Buffer.from(owner)).setAuthTag(bytes.subarray(nonceLength, tagEnd));
    return Buffer.concat([decipher.update(bytes.subarray(tagEnd)), decipher.final()]).toString('utf8');
  }
}

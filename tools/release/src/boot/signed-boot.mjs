import { randomUUID } from 'node:crypto';
import { runTypeScript } from '../contract/typescript-hooks.mjs';

/**
 * Keys of one proof: the page under test gets their public half instead of the installation's, so that it takes a boot
 * answer with the candidate in it for signed. Nothing of it leaves the test's browser.
 */
export async function makeProofKeys() {
  runTypeScript();
  const { ReleaseSigner, pageWithKeys } =
    await import('../../../../services/admin/src/registry/release-record/release-keys.ts');
  const signer = new ReleaseSigner(randomUUID());
  return {
    page: (html) => pageWithKeys(html, signer.published),
    boot: (boot) => ({
      ...boot,
      signature: signer.sign({ licenceId: boot.licence.id, tools: boot.tools }, new Date()),
    }),
  };
}

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { XmlDocument, XsdValidator } from 'libxml2-wasm';
import { xmlRegisterFsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs';

xmlRegisterFsInputProviders();

/**
 * Returns the errors of a document against an XSD (its path; others it imports are in the same folder); `[]` if it is
 * valid.
 */
export function schemaErrors(xsd: string, document: Buffer | string): string[] {
  const schema = XmlDocument.fromBuffer(readFileSync(xsd), { url: path.resolve(xsd) });
  const validator = XsdValidator.fromDoc(schema);
  const parsed =
    typeof document === 'string' ? XmlDocument.fromString(document) : XmlDocument.fromBuffer(document);
  try {
    validator.validate(parsed);
    return [];
  } catch (error) {
    return error instanceof Error ? error.message.trim().split('\n') : [String(error)];
  } finally {
    parsed.dispose();
    validator.dispose();
    schema.dispose();
  }
}

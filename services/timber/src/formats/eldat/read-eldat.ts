import { EldatError } from './eldat-fault';
import { EldatNode } from './eldat-node';
import { parseJson } from './parse-json';

export const eldatModules = [
  'wood_allocation',
  'delivery_note',
  'measurement_journal',
  'transfer_order',
  'clearing',
] as const;
export type EldatModule = (typeof eldatModules)[number];

export interface EldatFile {
  /** Of the standard, such as `1.0.3`. */
  version: string;
  module: EldatModule;
  body: EldatNode;
}

/**
 * Opens an ELDATsmart document, of which only what is asked for is looked at.
 * @throws EldatError
 */
export function readEldat(bytes: Uint8Array): EldatFile {
  return openEldat(parseJson(bytes));
}

/** @throws EldatError `notEldat` */
export function openEldat(json: unknown): EldatFile {
  const root = new EldatNode(json, '');
  const document = root.child('document');
  const eldat = document?.child('eldat');
  if (!document || !eldat?.isRecord) throw new EldatError('notEldat');
  const version = document.child('meta')?.child('version')?.text('code', 20) ?? '';
  for (const module of eldatModules) {
    const body = eldat.child(module);
    if (body?.isRecord) return { version, module, body };
  }
  throw new EldatError('notEldat');
}

import { pictureLimits } from '@jahrring/contracts-common';

/** Kinds of files that an endpoint accepts. `any` is everything except programs. */
export type FileKind = 'png' | 'jpg' | 'pdf' | 'any';

export interface FileRule {
  kinds: readonly FileKind[];
  maxBytes: number;
  /** Width × height; default 50 million. */
  maxPixels?: number;
}

/** Type of a file by its bytes: `ext` in lower case without dot. */
export interface Sniffed {
  ext: string;
  mime: string;
}

export const defaultMaxPixels: number = pictureLimits.pixels;

/** Types whose name and content must agree, because programs show them by their name. */
const shown: Readonly<Record<string, string>> = {
  png: 'png',
  jpg: 'jpg',
  jpeg: 'jpg',
  jpe: 'jpg',
  jfif: 'jpg',
  pdf: 'pdf',
  gif: 'gif',
  webp: 'webp',
};

const programs = new Set(['exe', 'elf', 'macho', 'msi', 'deb', 'rpm', 'dmg', 'apk', 'class', 'jar', 'lnk']);
const programNames = new Set([...programs, 'bat', 'cmd', 'com', 'scr', 'ps1', 'vbs', 'js', 'sh', 'hta']);

/** The part after the last dot, in lower case. */
export function extensionOf(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot < 0 ? '' : name.slice(dot + 1).toLowerCase();
}

/** Returns true if bytes, name and the type given by the browser agree with each other and with the rule. */
export function fitsRule(
  rule: FileRule,
  name: string,
  declared: string,
  sniffed: Sniffed | undefined,
): boolean {
  const extension = extensionOf(name);
  const kind = shown[sniffed?.ext ?? ''];
  if (shown[extension] !== kind) return false;
  if (kind !== undefined && isShownType(declared) && !isSameType(declared, sniffed?.mime)) return false;
  if (kind !== undefined && rule.kinds.some((one) => one === kind)) return true;
  return rule.kinds.includes('any') && !programs.has(sniffed?.ext ?? '') && !programNames.has(extension);
}

function isShownType(declared: string): boolean {
  return declared.startsWith('image/') || declared === 'application/pdf';
}

function isSameType(declared: string, sniffed: string | undefined): boolean {
  return declared.replace(/^image\/p?jpg$|^image\/pjpeg$/, 'image/jpeg') === sniffed;
}

/** The type a file is served with: what we know for sure, else plain bytes. */
export function servedType(sniffed: Sniffed | undefined): string {
  return sniffed && shown[sniffed.ext] ? sniffed.mime : 'application/octet-stream';
}

/** Returns true if a rule accepts only pictures: its message then mentions that. */
export function isImageRule({ kinds }: FileRule): boolean {
  return kinds.every((kind) => kind === 'png' || kind === 'jpg');
}

import { readStoredOverrides, writeStoredOverrides } from './stored';

/** Origins of a developer's own tools: tool id → origin, `http://localhost:4301`. */
export type Overrides = Readonly<Record<string, string>>;

const parameter = /^tool\.([a-z][a-z-]*)$/;

/** The origin when it is one of this machine, else nothing: code of anybody else's never comes in this way. */
export function loopbackOrigin(text: string): string | undefined {
  let url: URL;
  try {
    url = new URL(text);
  } catch {
    return undefined;
  }
  const local = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  return local && url.protocol === 'http:' && url.username === '' ? url.origin : undefined;
}

/**
 * Returns the overrides in a URL, `?tool.time=http://localhost:4301`; origins that are not on this machine are left
 * out.
 */
export function askedOverrides(search: string): Overrides {
  const asked: Record<string, string> = {};
  for (const [name, value] of new URLSearchParams(search)) {
    const tool = parameter.exec(name)?.[1];
    const origin = loopbackOrigin(value);
    if (tool !== undefined && origin !== undefined) asked[tool] = origin;
  }
  return asked;
}

/** The address without what it asked for. */
export function withoutAsked(href: string): string {
  const url = new URL(href);
  for (const name of [...url.searchParams.keys()]) if (parameter.test(name)) url.searchParams.delete(name);
  return url.pathname + url.search + url.hash;
}

/** Those agreed to in this tab. */
export function activeOverrides(): Overrides {
  const kept: Record<string, string> = {};
  for (const [tool, text] of Object.entries(readStoredOverrides())) {
    const origin = typeof text === 'string' ? loopbackOrigin(text) : undefined;
    if (origin !== undefined) kept[tool] = origin;
  }
  return kept;
}

/** Takes effect with the next start of the page. */
export function agreeTo(asked: Overrides): void {
  writeStoredOverrides({ ...activeOverrides(), ...asked });
}

export function endOverrides(): void {
  writeStoredOverrides({});
}

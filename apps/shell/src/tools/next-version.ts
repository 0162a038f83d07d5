import type { ReleaseSetEntry } from '@jahrring/contracts-common';
import { telemetry } from '@jahrring/tool-kit';
import { bootValue } from '@jahrring/tool-kit/shell';
import { addTitleMessages } from './title-messages';
import { stateOf, toolsInUse, putInUse } from './tool-registry';

type Follow = () => void;

const pages = new Map<string, Set<Follow>>();
const parts = new Map<string, Set<Follow>>();

/** An open page of a tool: it is left alone while it is used, and loads again when it may follow a new version. */
export function followAsPage(id: string, follow: Follow): () => void {
  return listen(pages, id, follow);
}

/** A part of a tool on somebody else's page. */
export function followAsPart(id: string, follow: Follow): () => void {
  return listen(parts, id, follow);
}

function listen(all: Map<string, Set<Follow>>, id: string, follow: Follow): () => void {
  const own = all.get(id) ?? new Set();
  all.set(id, own.add(follow));
  return () => {
    own.delete(follow);
  };
}

/** Returns true if a page of the tool is open. */
export function isPageOpen(id: string): boolean {
  return Boolean(pages.get(id)?.size);
}

/** Somebody goes to a page of the tool: what was waiting is taken with it. */
export function adoptNextVersion(id: string): void {
  const state = stateOf(id);
  if (state?.next && state.moment !== 'agreed') adopt(id, state.next);
}

/** Puts a waiting version in the place of the one before; what runs of that goes on until its page loads again. */
export function adopt(id: string, entry: ReleaseSetEntry): void {
  telemetry.record('release.switch', { tool: id, from: stateOf(id)?.running, to: entry.version });
  putInUse(entry);
  addTitleMessages([entry]);
  const boot = bootValue.get();
  if (boot) bootValue.set({ ...boot, tools: toolsInUse() });
}

/** Lets the open page and parts of a tool load again. */
export function follow(id: string): void {
  for (const one of [...(pages.get(id) ?? []), ...(parts.get(id) ?? [])]) one();
}

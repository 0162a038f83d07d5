import type { ReleaseSetEntry } from '@jahrring/contracts-common';
import { addBundledMessages, type MessageTree } from '@jahrring/tool-kit/shell';

/** `addresses:title.list` → namespace and a nested tree. */
function place(tree: Record<string, MessageTree>, fullKey: string, text: string): void {
  const [namespace, key] = fullKey.split(':', 2);
  if (namespace === undefined || key === undefined) return;
  let node: MessageTree = (tree[namespace] ??= {});
  const parts = key.split('.');
  for (const part of parts.slice(0, -1)) {
    const child = node[part];
    node = typeof child === 'object' ? child : (node[part] = {});
  }
  node[parts.at(-1) ?? ''] = text;
}

/** Puts the titles that descriptors carry into the texts, so that menu and browser title need no remote. */
export function addTitleMessages(tools: readonly ReleaseSetEntry[]): void {
  for (const { descriptor } of tools) {
    for (const [locale, titles] of Object.entries(descriptor.messages ?? {})) {
      const tree: Record<string, MessageTree> = {};
      for (const [key, text] of Object.entries(titles)) place(tree, key, text);
      for (const [namespace, messages] of Object.entries(tree))
        addBundledMessages(locale, namespace, messages);
    }
  }
}

import type { MessageTree } from './message-files';

/** One text that a translator has changed: `common` + `actions.save`. */
export interface MessageOverride {
  namespace: string;
  key: string;
  text: string;
}

const forbidden = new Set(['__proto__', 'constructor', 'prototype']);

function isTree(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function setText(
  tree: Record<string, unknown>,
  path: readonly string[],
  text: string,
): Record<string, unknown> {
  const [head, ...rest] = path;
  if (head === undefined || forbidden.has(head)) return tree;
  if (rest.length === 0) return { ...tree, [head]: text };
  const child = tree[head];
  return { ...tree, [head]: setText(isTree(child) ? child : {}, rest, text) };
}

/** The texts of the files with those of the translators over them. */
export function mergeMessages(base: MessageTree, overrides: readonly MessageOverride[]): MessageTree {
  return overrides.reduce<MessageTree>((messages, { namespace, key, text }) => {
    if (forbidden.has(namespace)) return messages;
    return { ...messages, [namespace]: setText(messages[namespace] ?? {}, key.split('.'), text) };
  }, base);
}

import type { RecordNode } from './record-node';

/** Longest key, in characters; machines number on, some name keys by UUID. */
const longestKey = 60;

/** @throws StanfordError `missing`, `value` where it is too long */
export function keyOf(node: RecordNode, name: string): string {
  const key = node.neededText(name);
  if (key.length > longestKey) throw node.needed(name).fault('value', key);
  return key;
}

/** '' where it is not there. @throws StanfordError `value` where it is too long */
export function optionalKeyOf(node: RecordNode, name: string): string {
  return node.textOf(name) === '' ? '' : keyOf(node, name);
}

/** A small part of an XML file in memory: names without prefix, text without what children say. */
export interface XmlNode {
  name: string;
  attributes: Readonly<Record<string, string>>;
  text: string;
  children: XmlNode[];
}

export const newNode = (name: string, attributes: Readonly<Record<string, string>> = {}): XmlNode => ({
  name,
  attributes,
  text: '',
  children: [],
});

/** The first element at the path; undefined where there is none. */
export function nodeAt(node: XmlNode | undefined, ...path: string[]): XmlNode | undefined {
  let at = node;
  for (const name of path) at = at?.children.find((child) => child.name === name);
  return at;
}

/** All children of that name of the first element at the path before. */
export function nodesAt(node: XmlNode | undefined, ...path: string[]): XmlNode[] {
  const last = path.at(-1);
  return nodeAt(node, ...path.slice(0, -1))?.children.filter(({ name }) => name === last) ?? [];
}

/** Its text without blanks around it; null where there is none, or only blanks. */
export function textAt(node: XmlNode | undefined, ...path: string[]): string | null {
  return nodeAt(node, ...path)?.text.trim() || null;
}

/** An element of an XML file as tests look at it; names without prefix. */
export interface ReadElement {
  name: string;
  text: string;
  attributes: Record<string, string>;
  children: ReadElement[];
}

const token =
  /<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<(\/?)([\w.:-]+)((?:\s+[\w.:-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/?)>|([^<]+)/g;

/** Reads a well-formed file; throws where an element is not closed by its own name. */
export function readXml(xml: string): ReadElement {
  const root: ReadElement = { name: '', text: '', attributes: {}, children: [] };
  const open = [root];
  for (const [, closing, name = '', attributes = '', empty, text] of xml.matchAll(token)) {
    const current = open.at(-1) ?? root;
    if (text !== undefined) current.text += text;
    else if (closing) {
      if (current.name !== local(name)) throw new Error(`</${name}> closes <${current.name}>`);
      open.pop();
    } else if (name !== '') {
      const element = { name: local(name), text: '', attributes: readAttributes(attributes), children: [] };
      current.children.push(element);
      if (!empty) open.push(element);
    }
  }
  const [only] = root.children;
  if (!only || open.length > 1) throw new Error('not one whole element');
  return only;
}

/** Texts at a path of names below an element. */
export function textsAt(element: ReadElement, path: string): string[] {
  const found = path
    .split('/')
    .reduce<ReadElement[]>(
      (here, name) => here.flatMap(({ children }) => children.filter((child) => child.name === name)),
      [element],
    );
  return found.map(({ text }) => unescape(text.trim()));
}

function readAttributes(text: string): Record<string, string> {
  const pairs = [...text.matchAll(/([\w.:-]+)\s*=\s*["']([^"']*)["']/g)];
  return Object.fromEntries(pairs.map(([, key = '', value = '']) => [key, value]));
}

function local(name: string): string {
  return name.replace(/^.*:/, '');
}

function unescape(text: string): string {
  return text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&');
}

/** An element: its name with prefix, its text or its children, its attributes. */
export interface XmlElement {
  name: string;
  content: string | readonly XmlElement[];
  attributes: Readonly<Record<string, string>>;
}

type Content = string | null | undefined | readonly (XmlElement | null)[];

/** An element, or null where it would be empty: neither syntax allows an element without content. */
export function xmlElement(
  name: string,
  content: Content,
  attributes: Readonly<Record<string, string>> = {},
): XmlElement | null {
  if (content === null || content === undefined) return null;
  if (typeof content === 'string') {
    const text = clean(content);
    return text === '' ? null : { name, content: text, attributes };
  }
  const children = content.filter((child) => child !== null);
  return children.length === 0 ? null : { name, content: children, attributes };
}

/** The whole file, indented by two blanks; the same tree makes the same bytes. */
export function writeXml(root: XmlElement | null): Buffer {
  if (!root) throw new Error('an XML file needs a root');
  return Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>\n${write(root, '')}`, 'utf8');
}

function write({ name, content, attributes }: XmlElement, indent: string): string {
  const named = Object.entries(attributes).map(([key, value]) => ` ${key}="${escape(value)}"`);
  const open = `${indent}<${name}${named.join('')}>`;
  if (typeof content === 'string') return `${open}${escape(content)}</${name}>\n`;
  const inner = content.map((child) => write(child, `${indent}  `)).join('');
  return `${open}\n${inner}${indent}</${name}>\n`;
}

/** Signs XML cannot hold go, line ends become one kind. */
function clean(text: string): string {
  // Exactly the signs XML 1.0 forbids.
  const allowed = text
    .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
    .replace(/\r\n?/g, '\n');
  return allowed.replace(/\p{Surrogate}/gu, '').trim();
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
}

import sanitize from 'sanitize-html';

const marks = ['strong', 'b', 'em', 'i', 'u', 's', 'code', 'a', 'br'];
const blocks = ['p', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote', 'pre', 'hr'];
const linked = /^(https?:\/\/|mailto:|tel:)/i;

/** Only these elements and one attribute are let through; whatever is not named here is dropped. */
const allowed: sanitize.IOptions = {
  allowedTags: [...blocks, ...marks],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  // Nothing of what stood in these is shown as text either.
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'title', 'iframe', 'xmp', 'template'],
  transformTags: {
    a: (tagName, { href }) => {
      const attribs: sanitize.Attributes = href && linked.test(href) ? { href } : {};
      return { tagName, attribs };
    },
  },
};

/** The text of a message with harmless marks alone: what hostile HTML may hold is dropped, never escaped into sight. */
export function sanitiseHtml(html: string): string {
  return sanitize(html, allowed);
}

/** As plain text: for mails, previews and the search. */
export function htmlToText(html: string): string {
  const lines = html
    .replaceAll(/<li>/g, '<li>– ')
    .replaceAll(/<br\s*\/?>|<\/(p|h2|h3|li|blockquote|pre)>|<hr\s*\/?>/g, (end) => `${end}\n`);
  return decode(sanitize(lines, { allowedTags: [], allowedAttributes: {} }))
    .replaceAll(/[ \t]+\n/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

export type MessageValues = Readonly<Record<string, string>>;

/** `{{firstName}}` becomes what it stands for; an unknown name stays as it is. */
export function fillSubject(text: string, values: MessageValues): string {
  return text.replaceAll(variable, (all, name: string) => valueOf(values, name) ?? all);
}

/** The same within HTML: what is filled in is text, whatever it holds. */
export function fillHtml(html: string, values: MessageValues): string {
  return html.replaceAll(variable, (all, name: string) => {
    const value = valueOf(values, name);
    return value === undefined ? all : value.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);
  });
}

/** Returns the value of a name; undefined for properties that every object inherits, such as `constructor`. */
function valueOf(values: MessageValues, name: string): string | undefined {
  return Object.hasOwn(values, name) ? values[name] : undefined;
}

const variable = /\{\{\s*(\w{1,40})\s*\}\}/g;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function decode(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}

import { createElement, type ReactNode, useMemo } from 'react';

/**
 * HTML elements of a message. The server lets nothing else through; here nothing else is rendered, whatever was
 * received.
 */
const elements = new Set([
  ...['p', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote', 'pre', 'hr'],
  ...['strong', 'b', 'em', 'i', 'u', 's', 'code', 'br'],
]);
const childless = new Set(['br', 'hr']);
const linked = /^(https?:\/\/|mailto:|tel:)/i;

function draw(node: Node, key: number): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent;
  if (!(node instanceof HTMLElement)) return null;
  const name = node.tagName.toLowerCase();
  const children = childless.has(name) ? undefined : [...node.childNodes].map(draw);
  if (elements.has(name)) return createElement(name, { key }, children);
  if (name !== 'a') return null;
  const href = node.getAttribute('href') ?? '';
  if (!linked.test(href)) return createElement('span', { key }, children);
  return (
    <a key={key} href={href} target="_blank" rel="noopener noreferrer nofollow">
      {children}
    </a>
  );
}

/** The marked-up text of a message, drawn as elements one by one: no HTML of a sender ever reaches the page. */
export function RichText({ html }: { html: string }) {
  const drawn = useMemo(
    () => [...new DOMParser().parseFromString(html, 'text/html').body.childNodes].map(draw),
    [html],
  );
  return <div className="admin-mail-text">{drawn}</div>;
}

declare global {
  /** Folders of the releases whose scripts brought a sheet along (`tools/build/src/adopt-style.mjs`). */
  var jahrringStyles: Map<CSSStyleSheet, string> | undefined;
}

/**
 * Two versions of a tool may have come into one page, and their plain style sheets speak of the same classes: only those
 * of the shown version hold.
 */
export function showStylesOf(tool: string, version: string): void {
  const own = `/tools/${tool}/`;
  for (const sheet of [...document.styleSheets, ...document.adoptedStyleSheets]) {
    const from = sheet.href ?? globalThis.jahrringStyles?.get(sheet);
    const path = from ? new URL(from, location.href).pathname : '';
    if (path.startsWith(own)) sheet.disabled = !path.startsWith(`${own}${version}/`);
  }
}

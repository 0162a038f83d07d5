/**
 * Two versions of a tool may have come into one page, and their plain style sheets speak of the same classes: only those
 * of the shown version hold.
 */
export function showStylesOf(tool: string, version: string): void {
  const own = `/tools/${tool}/`;
  for (const sheet of document.styleSheets) {
    const path = sheet.href ? new URL(sheet.href).pathname : '';
    if (path.startsWith(own)) sheet.disabled = !path.startsWith(`${own}${version}/`);
  }
}

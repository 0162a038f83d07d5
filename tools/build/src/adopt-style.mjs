const { CSSStyleSheet, document } = globalThis;

/** Runs in the page, in a tool's bundle: the shell tells by the folder whose sheet it is (`apps/shell/src/tools/styles.ts`). */
export function adoptStyle(css, folder) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
  (globalThis.jahrringStyles ??= new Map()).set(sheet, folder);
}

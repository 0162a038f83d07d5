/** Brings the product's own font (34 KB and more) into the page; the system's stands in until then. */
export async function loadFont(): Promise<void> {
  await import(/* webpackChunkName: "font" */ './font-sheet');
}

import path from 'node:path';
import { filterTexts, textsOfPage } from './page-texts.mjs';

/**
 * One part of a language's texts: `de.json?start=src/list.page.tsx,src/open.tile.tsx` has what these parts of the tool name,
 * `de.json?later=…` everything else.
 */
export default function textPart(source) {
  const [[part, names]] = new URLSearchParams(this.resourceQuery);
  const folder = path.resolve(path.dirname(this.resourcePath), '../..');
  const pages = names.split(',').map((name) => textsOfPage(path.join(folder, name), path.basename(folder)));
  for (const file of pages.flatMap(({ files }) => [...files])) this.addDependency(file);
  const has = (key) => pages.some((page) => page.has(key));
  return JSON.stringify(filterTexts(JSON.parse(source), (key) => has(key) === (part === 'start')));
}

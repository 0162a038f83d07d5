import path from 'node:path';
import { filterTexts, textsOfPage } from './page-texts.mjs';

/**
 * One part of a language's texts: `de.json?start=src/list.page.tsx` has what that page of the tool names,
 * `de.json?later=src/list.page.tsx` everything else.
 */
export default function textPart(source) {
  const [[part, page]] = new URLSearchParams(this.resourceQuery);
  const folder = path.resolve(path.dirname(this.resourcePath), '../..');
  const { files, has } = textsOfPage(path.join(folder, page), path.basename(folder));
  for (const file of files) this.addDependency(file);
  return JSON.stringify(filterTexts(JSON.parse(source), (key) => has(key) === (part === 'start')));
}

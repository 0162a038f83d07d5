/** Small, strict edits of source files: each says what it looks for and fails when it is not there. */
export function editFile(tree, file, edit) {
  const before = tree.read(file, 'utf8');
  if (before === null) throw new Error(`${file} does not exist.`);
  tree.write(file, edit(before, file));
}

/** Puts text right after the first match of an anchor. */
export function insertAfter(text, anchor, inserted, file) {
  const found = anchor.exec(text);
  if (!found) throw new Error(`${file}: ${anchor} was not found; make this edit by hand:\n${inserted}`);
  const at = found.index + found[0].length;
  return text.slice(0, at) + inserted + text.slice(at);
}

export function insertBefore(text, anchor, inserted, file) {
  const found = anchor.exec(text);
  if (!found) throw new Error(`${file}: ${anchor} was not found; make this edit by hand:\n${inserted}`);
  return text.slice(0, found.index) + inserted + text.slice(found.index);
}

/** Adds an import after the last one. */
export function addImport(text, statement) {
  const imports = [...text.matchAll(/^import [^;]*;$/gm)];
  const last = imports.at(-1);
  if (!last) return `${statement}\n\n${text}`;
  const at = last.index + last[0].length;
  return `${text.slice(0, at)}\n${statement}${text.slice(at)}`;
}

/** Adds an element at the end of the array that follows `start` (`providers: [`). */
export function addToArray(text, start, element, file) {
  const found = start.exec(text);
  if (!found) throw new Error(`${file}: ${start} was not found; add by hand: ${element}`);
  const open = found.index + found[0].length;
  const close = closingBracket(text, open);
  const inside = text.slice(open, close).trimEnd().replace(/,$/, '');
  const separator = inside.trim() === '' ? '' : ', ';
  return `${text.slice(0, open)}${inside}${separator}${element}${text.slice(close)}`;
}

function closingBracket(text, from) {
  let depth = 1;
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '[') depth += 1;
    if (text[at] === ']') depth -= 1;
    if (depth === 0) return at;
  }
  throw new Error('An array has no end.');
}

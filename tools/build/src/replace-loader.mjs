/**
 * Writes other lines into a package: `changes` are pairs of what stands there and what shall. Fails when the package no longer has a
 * line: then its new version has to be looked at.
 */
export default function replaceLines(source) {
  let text = source;
  for (const [line, other] of this.getOptions().changes) {
    if (!text.includes(line)) {
      throw new Error(`${this.resourcePath} has no "${line}": see what is written instead in tools/build`);
    }
    text = text.replace(line, () => other);
  }
  return text;
}

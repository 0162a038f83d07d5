import { foldText } from '@jahrring/contracts-common';
import type { LineWorld } from './task-line';

/** A word that can stand at the cursor. */
export interface Suggestion {
  /** Text that is inserted: `@Marco_Fankhauser`. */
  word: string;
  /** Text that is shown. */
  label: string;
}

const most = 6;

/** The word the cursor stands in, with where it begins; null outside of a marked word. */
export function markedWord(text: string, caret: number): { word: string; start: number } | null {
  const start = text.slice(0, caret).search(/\S+$/u);
  if (start === -1) return null;
  const word = text.slice(start, caret);
  return /^[@#!]/.test(word) ? { word, start } : null;
}

/** People, projects or priorities that begin like the word; none once it says one of them whole. */
export function suggest(
  word: string,
  { people, projects }: Pick<LineWorld, 'people' | 'projects'>,
  priorities: readonly string[],
): Suggestion[] {
  const wanted = foldText(word.slice(1).replaceAll('_', ' '));
  const begins = (text: string) =>
    text.split(' ').some((part) => foldText(part).startsWith(wanted)) || foldText(text).startsWith(wanted);
  const all: Suggestion[] =
    word[0] === '@'
      ? people
          .filter(({ name }) => begins(name))
          .map(({ name }) => ({ word: `@${joined(name)}`, label: name }))
      : word[0] === '#'
        ? projects.map(({ number, title }) => ({ word: `#${joined(number)}`, label: `${number} ${title}` }))
        : priorities.filter(begins).map((name) => ({ word: `!${joined(name)}`, label: name }));
  return all.filter((one) => one.word !== word).slice(0, most);
}

/** The line with the word at the cursor replaced, and where the cursor stands then. */
export function complete(
  text: string,
  caret: number,
  { start }: { start: number },
  { word }: Suggestion,
): { text: string; caret: number } {
  const rest = text.slice(caret).replace(/^\S*\s?/u, '');
  return { text: `${text.slice(0, start)}${word} ${rest}`, caret: start + word.length + 1 };
}

function joined(name: string): string {
  return name.trim().replaceAll(' ', '_');
}

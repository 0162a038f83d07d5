import {
  type ReleaseSetEntry,
  type ServedDescriptor,
  servedDescriptor,
  type ToolDescriptor,
} from '@jahrring/contracts-common';

/** `start`: what a first page needs to stand, without the version to fall back to; `whole`: all that a browser reads. */
export type BootPart = 'start' | 'whole';

/** A release chosen for a licence, with its descriptor as it was published. */
export interface ChosenRelease extends Omit<ReleaseSetEntry, 'descriptor' | 'minimal'> {
  descriptor: ToolDescriptor;
}

/** The entry as it travels, with titles in these languages and, where one lacks a text, in German. */
export function served(
  { descriptor, ...release }: ChosenRelease,
  part: BootPart,
  languages: readonly string[],
): ReleaseSetEntry {
  const read = servedDescriptor.parse(descriptor);
  if (part === 'start') {
    const { fallback: _later, ...own } = release;
    return { ...own, descriptor: atStart(read, languages), minimal: true };
  }
  return { ...release, descriptor: withTitles(read, new Set([...languages, 'de'])) };
}

/** Routes, menu and extensions with the texts the frame shows before a tool's own are there. */
function atStart(descriptor: ServedDescriptor, languages: readonly string[]): ServedDescriptor {
  const { search, settings, records, notifications, messages = {}, ...needed } = descriptor;
  const { navigation, extensions, routes } = needed;
  const named = navigation.length > 0 ? navigation : routes.slice(0, 1);
  const keys = [...named, ...extensions].flatMap(({ titleKey }) => titleKey ?? []);
  const textsIn = (language: string): Record<string, string> =>
    Object.fromEntries(
      keys.flatMap((key) => {
        const text = messages[language]?.[key] ?? messages['de']?.[key];
        return text === undefined ? [] : [[key, text]];
      }),
    );
  const titles = Object.fromEntries(languages.map((language) => [language, textsIn(language)]));
  return { ...needed, services: {}, messages: titles };
}

/** A tool's titles in six languages are half of its descriptor; a person reads one. */
function withTitles(descriptor: ServedDescriptor, languages: ReadonlySet<string>): ServedDescriptor {
  const kept = Object.entries(descriptor.messages ?? {}).filter(([language]) => languages.has(language));
  return { ...descriptor, messages: Object.fromEntries(kept) };
}

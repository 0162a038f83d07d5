import type { ReleaseCode } from '@jahrring/contracts-common';
import { localeValue, addBundledMessages, i18n, type MessageTree } from '@jahrring/tool-kit/shell';
import { afterFirstPage } from '../startup/first-page';

type TextLoaders = Record<string, () => Promise<MessageTree>>;

/** Exports of `./setup` of every tool. */
export interface ToolSetup {
  /** A language as a whole. */
  messages: TextLoaders;
  /** The page that is opened most, what a start shows beside other tools' pages, and the texts they name; older releases have none. */
  firstPage?: { expose: string; extensions?: readonly string[]; messages: TextLoaders };
}

/** The setup in use of each tool, with its version. */
const setups = new Map<string, { version: string; setup: ToolSetup }>();
/** Texts that are there, as `locale/namespace@version`; descriptor titles alone do not count. */
const complete = new Set<string>();
/** Functions that load the texts that a build's first page does not use, by the build's global name. */
const remaining = new Map<string, () => Promise<void>>();

/**
 * Texts of a tool's release in the current language, and in German for what that lacks: those of its first page if that is
 * what it was opened for, and then the rest once the page stands; the same for a tile or a part of the header, whose tool may
 * not be opened at all; otherwise all.
 */
export async function addToolMessages(
  namespace: string,
  { version, globalName }: ReleaseCode,
  setup: ToolSetup,
  expose: string,
): Promise<void> {
  setups.set(namespace, { version, setup });
  const addAll = () => addAllMessages(namespace, version, setup);
  const { firstPage } = setup;
  const isExtension = firstPage?.extensions?.includes(expose) ?? false;
  if (!firstPage || (firstPage.expose !== expose && !isExtension)) return addAll();
  await inLanguages(firstPage.messages, namespace, `${version} first page`);
  if (!remaining.has(globalName)) remaining.set(globalName, once(addAll));
  if (!isExtension) afterFirstPage(() => void remainingTexts(globalName));
}

/** Every text of a tool's release in the current language, and in German for what that lacks. */
export function addAllMessages(namespace: string, version: string, setup: ToolSetup): Promise<void> {
  return inLanguages(setup.messages, namespace, version);
}

let asking = false;

/**
 * Loads the texts that a build's first page did not need, together with every further chunk. Undefined for the chunks
 * of these texts themselves. Never rejects: a text that failed to load is reported where its file is loaded.
 */
export function remainingTexts(globalName: string): Promise<void> | undefined {
  if (asking) return undefined;
  asking = true;
  try {
    return remaining.get(globalName)?.();
  } finally {
    asking = false;
  }
}

/** All texts of every build that is open. */
export async function allRemainingTexts(): Promise<void> {
  await Promise.all([...remaining.values()].map((load) => load()));
}

/** Runs `work` once; again only after it failed. */
function once(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  return () =>
    (running ??= work().catch(() => {
      running = undefined;
    }));
}

async function inLanguages(loaders: TextLoaders, namespace: string, of: string): Promise<void> {
  const locales = new Set([localeValue.get(), 'de']);
  await Promise.all([...locales].map((locale) => load(loaders, namespace, of, locale)));
}

async function load(loaders: TextLoaders, namespace: string, of: string, locale: string): Promise<void> {
  const mark = `${locale}/${namespace}@${of}`;
  const loader = loaders[locale];
  if (complete.has(mark) || !loader) return;
  addBundledMessages(locale, namespace, await loader());
  complete.add(mark);
}

/** The interface language changed: the tools already loaded follow. */
export function followLanguage(): void {
  i18n.on('languageChanged', (locale) => {
    for (const [namespace, { version, setup }] of setups)
      void load(setup.messages, namespace, version, locale);
  });
}

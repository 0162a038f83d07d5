import { localeValue, addBundledMessages, i18n, type MessageTree } from '@jahrring/tool-kit/shell';

/** What `./setup` of every tool exports. */
export interface ToolSetup {
  messages: Record<string, () => Promise<MessageTree>>;
}

/** The setup in use of each tool, with its version. */
const setups = new Map<string, { version: string; setup: ToolSetup }>();
/** Texts that are there as a whole, as `locale/namespace@version`; descriptor titles alone do not count. */
const complete = new Set<string>();

/** Texts of a tool's version in the current language, and in German for what that lacks. */
export async function addToolMessages(namespace: string, version: string, setup: ToolSetup): Promise<void> {
  setups.set(namespace, { version, setup });
  await Promise.all([
    load(namespace, version, setup, localeValue.get()),
    load(namespace, version, setup, 'de'),
  ]);
}

async function load(namespace: string, version: string, setup: ToolSetup, locale: string): Promise<void> {
  const mark = `${locale}/${namespace}@${version}`;
  const loader = setup.messages[locale];
  if (complete.has(mark) || !loader) return;
  addBundledMessages(locale, namespace, await loader());
  complete.add(mark);
}

/** The interface language changed: the tools already loaded follow. */
export function followLanguage(): void {
  i18n.on('languageChanged', (locale) => {
    for (const [namespace, { version, setup }] of setups) void load(namespace, version, setup, locale);
  });
}

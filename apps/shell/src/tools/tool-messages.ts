import { localeValue, addBundledMessages, i18n, type MessageTree } from '@jahrring/tool-kit/shell';

/** What `./setup` of every tool exports. */
export interface ToolSetup {
  messages: Record<string, () => Promise<MessageTree>>;
}

const setups = new Map<string, ToolSetup>();
/** Namespaces whose full texts are there, as `locale/namespace`; descriptor titles alone do not count. */
const complete = new Set<string>();

/** Texts of a tool in the current language, and in German for what that lacks. */
export async function addToolMessages(namespace: string, setup: ToolSetup): Promise<void> {
  setups.set(namespace, setup);
  await Promise.all([load(namespace, setup, localeValue.get()), load(namespace, setup, 'de')]);
}

async function load(namespace: string, setup: ToolSetup, locale: string): Promise<void> {
  const mark = `${locale}/${namespace}`;
  const loader = setup.messages[locale];
  if (complete.has(mark) || !loader) return;
  addBundledMessages(locale, namespace, await loader());
  complete.add(mark);
}

/** The interface language changed: the tools already loaded follow. */
export function followLanguage(): void {
  i18n.on('languageChanged', (locale) => {
    for (const [namespace, setup] of setups) void load(namespace, setup, locale);
  });
}

import type { ReleaseCode } from '@jahrring/contracts-common';
import { localeValue } from '@jahrring/tool-kit/shell';
import { loadModule } from './containers';
import { addAllMessages, type ToolSetup } from './tool-messages';
import { candidatesOf, stateOf } from './tool-registry';

/** Requested texts, by tool and language. */
const asked = new Map<string, Promise<void>>();

type LoadSetup = (release: ReleaseCode) => Promise<ToolSetup>;

const fromRelease: LoadSetup = (release) => loadModule<ToolSetup>(release, './setup');

async function load(tool: string, loadSetup: LoadSetup): Promise<void> {
  const state = stateOf(tool);
  const [release] = state ? candidatesOf(state) : [];
  if (release) await addAllMessages(tool, release.version, await loadSetup(release));
}

/**
 * The texts of the tool a key is of (`projects:notify.assigned`), for words of a tool that are read outside of it, whether it
 * was opened or not. Never rejects: what does not come is told in general words, and asked for again the next time.
 */
export function wordsOf(key: string, loadSetup: LoadSetup = fromRelease): Promise<void> {
  const tool = key.split(':', 1)[0] ?? '';
  const mark = `${tool} ${localeValue.get()}`;
  const coming = asked.get(mark) ?? load(tool, loadSetup).catch(() => void asked.delete(mark));
  asked.set(mark, coming);
  return coming;
}

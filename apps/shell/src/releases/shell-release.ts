import { shellApiVersion } from '../tools/shell-api';

/** The name under which the shell stands among the tools in reports and in the registry. */
export const shellTool = 'shell';

/** Returns the shell release of this page, as written into it on publication. */
export function shellVersion(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="jahrring-shell"]')?.content ?? shellApiVersion;
}

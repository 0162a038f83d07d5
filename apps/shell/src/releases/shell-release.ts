import { shellApiVersion } from '../tools/shell-api';

/** The name under which the shell stands among the tools in reports and in the registry. */
export const shellTool = 'shell';

/** Which release of the shell this page is, as whoever published it wrote into it. */
export function shellVersion(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="jahrring-shell"]')?.content ?? shellApiVersion;
}

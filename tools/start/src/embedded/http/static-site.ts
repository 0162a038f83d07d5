import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { sendProblem } from './problem';
import { safeRelativePath } from './safe-path';
import { setPageHeaders } from './security-headers';
import { sendFile, type Freshness } from './send-file';
import { ShellPage } from './shell-page';

export interface StaticSiteFolders {
  /** The built shell: index.html, `assets/` with hashed names, icons. */
  readonly shell: string;
  /** The built tools: `<id>/<version>/…`; a version's folder never changes. */
  readonly tools: string;
  /** Released shells (`shell/current` is the served one, `assets/` those of all); empty before the first release. */
  readonly site: string;
}

const notServed = new Set(['build.json']);
const page = 'index.html';
const current = path.join('shell', 'current');

/** Serves the shell and the tools; every other path is a page of the shell. */
export class StaticSite {
  private readonly page: ShellPage;

  constructor(
    private readonly folders: StaticSiteFolders,
    /** Writes the installation's own lines into the built page. */
    complete: (html: string) => string,
  ) {
    this.page = new ShellPage(path.join(folders.shell, page), complete);
  }

  async handle(request: IncomingMessage, response: ServerResponse, pathname: string): Promise<void> {
    setPageHeaders(response);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      sendProblem(response, 'METHOD_NOT_ALLOWED');
      return;
    }
    const relative = safeRelativePath(pathname);
    if (relative === undefined) {
      sendProblem(response, 'NOT_FOUND');
      return;
    }
    if (await this.sendBuiltFile(request, response, relative)) return;
    if (relative !== page && this.isFileName(relative)) sendProblem(response, 'NOT_FOUND');
    else await this.sendShell(request, response);
  }

  private sendBuiltFile(
    request: IncomingMessage,
    response: ServerResponse,
    relative: string,
  ): Promise<boolean> {
    const [first, ...rest] = relative.split(path.sep);
    if (first === 'tools') {
      const freshness: Freshness = rest.length >= 3 ? 'immutable' : 'revalidate';
      return sendFile(request, response, path.join(this.folders.tools, ...rest), freshness);
    }
    if (first === undefined || first === '' || relative === page || notServed.has(relative))
      return Promise.resolve(false);
    return this.sendOfShell(request, response, relative);
  }

  /** The released shell's file, else that of the build. */
  private async sendOfShell(
    request: IncomingMessage,
    response: ServerResponse,
    relative: string,
  ): Promise<boolean> {
    const asset = relative.startsWith(`assets${path.sep}`);
    const released = path.join(this.folders.site, asset ? relative : path.join(current, relative));
    const built = path.join(this.folders.shell, relative);
    const freshness: Freshness = asset ? 'immutable' : 'revalidate';
    return (
      (await sendFile(request, response, released, freshness)) ||
      sendFile(request, response, built, freshness)
    );
  }

  /** A missing script must be a 404, not the page: the loader would run HTML. */
  private isFileName(relative: string): boolean {
    const [first] = relative.split(path.sep);
    return first === 'tools' || first === 'assets' || path.extname(relative) !== '';
  }

  private async sendShell(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const released = path.join(this.folders.site, current, page);
    if (await sendFile(request, response, released, 'revalidate')) return;
    if (!(await this.page.send(request, response))) sendProblem(response, 'UNAVAILABLE');
  }
}

/** A call that a test's account or record cannot have answered says nothing of the release; a script or style sheet does. */
const isCall = (text, url) => /Failed to load resource/.test(text) && !/\.(js|css)(\?|$)/.test(url);

/**
 * Collects what goes wrong in a page: errors on the console, exceptions, scripts that do not come. `own` begins the
 * addresses of what is released; what comes out of another tool's files is that tool's matter.
 */
export function watchPage(page, own) {
  const problems = [];
  const isOthers = (source) => source.includes('/tools/') && !source.includes(own);
  page.on('console', (message) => {
    const { url } = message.location();
    if (message.type() !== 'error' || isCall(message.text(), url) || isOthers(url)) return;
    problems.push(message.text());
  });
  page.on('pageerror', (error) => {
    if (!isOthers(error.stack ?? '')) problems.push(error.message);
  });
  return {
    /** Returns the problems seen since the last call. */
    take: () => problems.splice(0).map((text) => text.replace(/\s+/g, ' ').slice(0, 300)),
  };
}

/** Somebody else's servers (map pictures) and calls a test cannot answer say nothing of the release. */
const isCall = (text, location) => /Failed to load resource/.test(text) && !/\.(js|css)(\?|$)/.test(location);

/** Collects what went wrong in a page: errors on the console, exceptions, scripts that did not come. */
export function watchPage(page) {
  const problems = [];
  page.on('console', (message) => {
    const { url } = message.location();
    if (message.type() === 'error' && !isCall(message.text(), url)) problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  return {
    /** What was seen since the last time. */
    take: () => problems.splice(0).map((text) => text.replace(/\s+/g, ' ').slice(0, 300)),
  };
}

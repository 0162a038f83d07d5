import { callsRunning, firstPageValue } from '@jahrring/tool-kit/shell';

export { useFirstPageStands } from '@jahrring/tool-kit';
export { afterFirstPage } from '@jahrring/tool-kit/shell';

/** Milliseconds without a call or a skeleton until a page counts as standing. */
const quietFor = 120;
const lookEvery = 40;
/** Longest time in ms after which waiting parts are loaded even if the first page never comes to rest. */
const longest = 5_000;

/** Name of the mark that the benchmark uses: everything requested before it belongs to the cold start. */
const markName = 'jahrring:first-page';

/** The shell is drawn, nothing of the page is still a skeleton, and the server has answered what the page asked. */
function isQuiet(): boolean {
  const drawn = document.documentElement.dataset['shellReady'] === 'true';
  return drawn && callsRunning() === 0 && document.querySelector('.jr-skeleton') === null;
}

/** Watches the start until the first page stands. Called once. */
export function watchFirstPage(): void {
  const begun = performance.now();
  let quietSince: number | undefined;
  const look = (): void => {
    const now = performance.now();
    quietSince = isQuiet() ? (quietSince ?? now) : undefined;
    if (now - begun < longest && (quietSince === undefined || now - quietSince < quietFor)) {
      setTimeout(look, lookEvery);
      return;
    }
    performance.mark(markName, { startTime: quietSince ?? now });
    document.documentElement.dataset['page'] = 'stands';
    firstPageValue.set(true);
  };
  look();
}

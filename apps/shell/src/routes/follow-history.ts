import type { Location } from 'react-router';
import type { PageHistory } from './page-history';

interface Steps {
  start: (location: Location) => void;
  mustAsk: (location: Location) => boolean;
  ask: (leave: () => void) => void;
}

/**
 * Back and forth happen in the browser before anybody is asked: then its step is taken back first, and taken again when the
 * person agrees. Answers how to stop following.
 */
export function followHistory(history: PageHistory, { start, mustAsk, ask }: Steps): () => void {
  let takenBack: (() => void) | null = null;
  let agreed = false;
  return history.listen((location, delta) => {
    if (takenBack) {
      takenBack();
      takenBack = null;
      return;
    }
    if (agreed || delta === 0 || !mustAsk(location)) {
      agreed = false;
      start(location);
      return;
    }
    const isBack = new Promise<void>((resolve) => {
      takenBack = resolve;
    });
    history.go(-delta);
    ask(() => {
      void isBack.then(() => {
        agreed = true;
        history.go(delta);
      });
    });
  });
}

/** Whoever is to hear at once that tools have changed; provided by the floor of settings. */
export abstract class ToolWatchers {
  /** A plugin may have got or lost its code, and people the rights that go with it. */
  abstract toolsChanged(): void;
}

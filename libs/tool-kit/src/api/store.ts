import { configureStore } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query/react';
import { api } from './api';

/** The browser's only store: it holds the API cache. Made once, by the shell. */
export function createStore() {
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    // Answers of 10 000 rows make the development checks unusable; the cache is not written to by hand.
    middleware: (defaults) =>
      defaults({ immutableCheck: false, serializableCheck: false }).concat(api.middleware),
    devTools: false,
  });
  setupListeners(store.dispatch);
  return store;
}

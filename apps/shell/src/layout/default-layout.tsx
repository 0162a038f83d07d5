import { Frame } from './frame';

/** The everyday layout: sections of the licence at the side. */
export function DefaultLayout() {
  return <Frame layout="default" />;
}

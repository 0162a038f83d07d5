export { demoLicences, getDemoPerson } from '@jahrring/demo';
export { test, type OpenBrowser } from './another-browser';
export { callApi } from './call-api';
export { dayFromToday, swissDay, today } from './days';
export {
  expectAccessible,
  expectNoBlankButton,
  expectNoSidewaysScroll,
  expectSound,
} from './expect-accessible';
export { expectKeptOnDevice } from './kept-on-device';
export { linkMailedTo } from './mailed-link';
export { looks, sizes } from './looks';
export { pickUp } from './pick-up';
export {
  demoPassword,
  expectLoaded,
  expectSettled,
  loadPage,
  openPage,
  signIn,
  startSession,
  stepTo,
} from './sign-in';

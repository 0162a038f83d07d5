export { demoLicences, getDemoPerson } from '@jahrring/demo';
export { callApi } from './call-api';
export { expectAccessible, expectNoSidewaysScroll } from './expect-accessible';
export { demoPassword, openPage, signIn } from './sign-in';

export { demoLicences, getDemoPerson } from '@jahrring/demo';
export { expectAccessible, expectNoSidewaysScroll } from './expect-accessible';
export { demoPassword, openPage, signIn } from './sign-in';

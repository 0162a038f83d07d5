export { expectAccessible, expectNoSidewaysScroll } from './expect-accessible';
export { demoPassword, openPage, signIn } from './sign-in';

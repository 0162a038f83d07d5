/** Password of every demo account (see libs/demo). */
export const demoPassword = 'jahrring-demo';

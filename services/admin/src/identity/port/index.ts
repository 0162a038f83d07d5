export { AccountMails } from './account-mails';
export type { AccountMail } from './account-mails';
export { PersonalTraces } from './personal-traces';
export { Wording } from './wording';

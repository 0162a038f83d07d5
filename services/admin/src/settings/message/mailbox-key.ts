/** Held by admins of licences, by developers in demo licences and by superadmins: who decides about plugins has a mailbox. */
export const mailboxKey = 'tools.plugin.install';

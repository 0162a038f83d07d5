import type { ErrorTable } from '@jahrring/contracts-common';

export const adminErrors = {
  CREDENTIALS: { status: 401, key: 'admin:errors.credentials' },
  SIGN_IN_THROTTLED: { status: 429, key: 'admin:errors.throttled' },
  USER_BLOCKED: { status: 403, key: 'admin:errors.userBlocked' },
  MEMBERSHIP_BLOCKED: { status: 403, key: 'admin:errors.membershipBlocked' },
  NO_LICENCE: { status: 403, key: 'admin:errors.noLicence' },
  LICENCE_CLOSED: { status: 403, key: 'admin:errors.licenceClosed' },
  USER_LIMIT_REACHED: { status: 409, key: 'admin:errors.userLimitReached' },
  LICENCE_TRANSITION: { status: 409, key: 'admin:errors.licenceTransition' },
  /** Only active admins of the licence own it. */
  OWNER_UNFIT: { status: 409, key: 'admin:errors.ownerUnfit' },
  /** More owners than a licence has. params: max */
  OWNERS_FULL: { status: 409, key: 'admin:errors.ownersFull' },
  LICENCE_RESTORE_OVER: { status: 409, key: 'admin:errors.licenceRestoreOver' },
  PERMISSION_BEYOND: { status: 403, key: 'admin:errors.permissionBeyond' },
  ROLE_NOT_ALLOWED: { status: 403, key: 'admin:errors.roleNotAllowed' },
  LAST_SUPERADMIN: { status: 409, key: 'admin:errors.lastSuperadmin' },
  OWN_ACCESS: { status: 409, key: 'admin:errors.ownAccess' },
  CORRECTION_REVERSED: { status: 409, key: 'admin:errors.correctionReversed' },
  CORRECTION_IS_REVERSAL: { status: 409, key: 'admin:errors.correctionIsReversal' },
  NOT_INVITED: { status: 409, key: 'admin:errors.notInvited' },
  LANGUAGE_UNKNOWN: { status: 404, key: 'admin:errors.languageUnknown' },
  LINK_INVALID: { status: 409, key: 'admin:errors.linkInvalid' },
  PASSWORD_NEEDED: { status: 409, key: 'admin:errors.passwordNeeded' },
  /** The installation has a superadmin, or is a demo. */
  SETUP_DONE: { status: 409, key: 'admin:errors.setupDone' },
  /** Nobody has followed a link sent to the account's address. */
  EMAIL_UNPROVED: { status: 409, key: 'admin:errors.emailUnproved' },
  CODE_WRONG: { status: 401, key: 'admin:errors.codeWrong' },
  CHALLENGE_OVER: { status: 401, key: 'admin:errors.challengeOver' },
  SECOND_FACTOR_REQUIRED: { status: 409, key: 'admin:errors.secondFactorRequired' },
  SECOND_FACTOR_UNAVAILABLE: { status: 409, key: 'admin:errors.secondFactorUnavailable' },
  LICENCE_CONNECTED: { status: 409, key: 'admin:errors.licenceConnected' },
  REQUEST_DECIDED: { status: 409, key: 'admin:errors.requestDecided' },
  USER_HAS_REQUESTS: { status: 409, key: 'admin:errors.userHasRequests' },
  CV_FULL: { status: 409, key: 'admin:errors.cvFull' },
  DROPDOWN_IN_USE: { status: 409, key: 'admin:errors.dropdownInUse' },
  /** Number or title has no column; `context` is the field. */
  IMPORT_COLUMN_MISSING: { status: 422, key: 'admin:errors.importColumnMissing' },
  /** `context` is the fault (`zip`, `descriptor`, `file`), `file` the file's name. */
  RELEASE_UNREADABLE: { status: 422, key: 'admin:errors.releaseUnreadable' },
  PROOF_MISSING: { status: 422, key: 'admin:errors.proofMissing' },
  /** `context` is what does not fit: `subject`, `check` (named in `check`), `against`, `refuted` (repeated here: `check`, `detail`). */
  PROOF_UNFIT: { status: 422, key: 'admin:errors.proofUnfit' },
  RELEASE_EXISTS: { status: 409, key: 'admin:errors.releaseExists' },
  RELEASE_NOT_SERVABLE: { status: 409, key: 'admin:errors.releaseNotServable' },
  /** Everybody gets the same shell: no canary and no pin. */
  SHELL_FOR_ALL: { status: 409, key: 'admin:errors.shellForAll' },
  RELEASE_LAST: { status: 409, key: 'admin:errors.releaseLast' },
  NOTHING_BEFORE: { status: 409, key: 'admin:errors.nothingBefore' },
  RELEASE_TOKEN: { status: 401, key: 'admin:errors.releaseToken' },
  TRIAL_USED: { status: 409, key: 'admin:errors.trialUsed' },
  PLUGIN_ACTIVE: { status: 409, key: 'admin:errors.pluginActive' },
  /** No released tool carries the plugin. */
  PLUGIN_WITHOUT_CODE: { status: 409, key: 'admin:errors.pluginWithoutCode' },
  /** The plugin depends on others that are off. params: plugins, by their names */
  PLUGIN_NEEDS: { status: 409, key: 'admin:errors.pluginNeeds' },
  /** Other plugins that are on depend on this one. params: plugins, by their names */
  PLUGIN_NEEDED: { status: 409, key: 'admin:errors.pluginNeeded' },
  /** A plugin would depend on itself, over others too. */
  PLUGIN_CIRCLE: { status: 409, key: 'admin:errors.pluginCircle' },
  /** The plugin is not released to this licence. */
  PLUGIN_NOT_RELEASED: { status: 409, key: 'admin:errors.pluginNotReleased' },
  /** A planned plugin that a licence has on, as a tool brought it. */
  PLUGIN_IN_USE: { status: 409, key: 'admin:errors.pluginInUse' },
  /** Agreed to another price than it has; `price` is the present one per month. */
  PLUGIN_PRICE: { status: 409, key: 'admin:errors.pluginPrice' },
  /** The plugin has a campaign already that has not failed. */
  CAMPAIGN_EXISTS: { status: 409, key: 'admin:errors.campaignExists' },
  /** Pledges are promises: a campaign with some stays, and so does its plugin. */
  CAMPAIGN_HAS_PLEDGES: { status: 409, key: 'admin:errors.campaignHasPledges' },
  /** Invoiced before it is guaranteed, delivered before it is invoiced, or either a second time. */
  CAMPAIGN_STATE: { status: 409, key: 'admin:errors.campaignState' },
  /** Nobody has said in which licence the operator writes bills. */
  OPERATOR_LICENCE_MISSING: { status: 409, key: 'admin:errors.operatorLicenceMissing' },
  /** The operator writes bills in an active licence that counts in the currency of the plugins' prices. */
  OPERATOR_LICENCE_UNFIT: { status: 409, key: 'admin:errors.operatorLicenceUnfit' },
  /** Ended, reached, invoiced, or with as many investors as it may have. */
  CAMPAIGN_CLOSED: { status: 409, key: 'admin:errors.campaignClosed' },
  /** One pledge per licence and campaign. */
  PLEDGE_EXISTS: { status: 409, key: 'admin:errors.pledgeExists' },
  /** Below or above what the licence can pledge now. params: least, most */
  PLEDGE_BOUNDS: { status: 409, key: 'admin:errors.pledgeBounds' },
  /** Only the licence's own admins vote and pledge. */
  OPERATOR_VOTES: { status: 409, key: 'admin:errors.operatorVotes' },
  /** The idea does not stand where this step begins. */
  IDEA_STATE: { status: 409, key: 'admin:errors.ideaState' },
  /** More ideas of one licence wait than anybody reads. params: max */
  IDEAS_FULL: { status: 409, key: 'admin:errors.ideasFull' },
  /** More comments than an idea carries. params: max */
  IDEA_COMMENTS_FULL: { status: 409, key: 'admin:errors.ideaCommentsFull' },
  /** A message that nobody would get: no active admin in an active licence, or a person who has no mailbox. */
  MESSAGE_NOBODY: { status: 409, key: 'admin:errors.messageNobody' },
  /** A message that was sent, or is no draft, is not written again. */
  MESSAGE_SENT: { status: 409, key: 'admin:errors.messageSent' },
  /** More attachments than a message carries. params: max */
  MESSAGE_ATTACHMENTS_FULL: { status: 409, key: 'admin:errors.messageAttachmentsFull' },
  /** More labels than a message bears. params: max */
  MESSAGE_LABELS_FULL: { status: 409, key: 'admin:errors.messageLabelsFull' },
  /** More templates than an installation keeps. params: max */
  MESSAGE_TEMPLATES_FULL: { status: 409, key: 'admin:errors.messageTemplatesFull' },
  /** More notices than an installation keeps. params: max */
  NOTICES_FULL: { status: 409, key: 'admin:errors.noticesFull' },
  /** A notice that cannot be put away. */
  NOTICE_STAYS: { status: 409, key: 'admin:errors.noticeStays' },
  /** More applications wait than anybody works off. params: max */
  APPLICATIONS_FULL: { status: 409, key: 'admin:errors.applicationsFull' },
  /** More saved views than one person may keep. params: max */
  SAVED_VIEWS_FULL: { status: 409, key: 'admin:errors.savedViewsFull' },
  /** Another content was imported as this version of the package; what is out stays as it is. */
  PACKAGE_VERSION_TAKEN: { status: 409, key: 'admin:errors.packageVersionTaken' },
  /** A licence has applied this version of the package, or keeps the report of it. */
  PACKAGE_IN_USE: { status: 409, key: 'admin:errors.packageInUse' },
  /** More versions of packages than an installation keeps. params: max */
  PACKAGES_FULL: { status: 409, key: 'admin:errors.packagesFull' },
  /** An industry solution is being applied or taken back in this licence. */
  SOLUTION_BUSY: { status: 409, key: 'admin:errors.solutionBusy' },
  /** The package has a newer version than the one that was looked at. */
  SOLUTION_OUTDATED: { status: 409, key: 'admin:errors.solutionOutdated' },
  /** Only what the demo has made can be set back. */
  NO_DEMO_LICENCE: { status: 409, key: 'admin:errors.noDemoLicence' },
  LICENCE_RESETTING: { status: 409, key: 'admin:errors.licenceResetting' },
} as const satisfies ErrorTable;

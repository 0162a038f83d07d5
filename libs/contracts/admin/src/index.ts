// oxfmt-ignore
export {
  type PluginAgreement, type OfferedPlugin, type PluginDefinition, type PluginHistory, type PluginId, type PluginList,
  type PluginStep, type PluginTrial, type PluginView, type SwitchPlugin, pluginAgreement, pluginCurrency, pluginHistory,
  pluginId, pluginKey, builtPluginIds, pluginIds, pluginList, pluginPermissions, pluginTrial, pluginView, plugins,
  switchPlugin, trialDays,
} from './plugins';
// oxfmt-ignore
export {
  type LicenceHistory, type LicenceHistoryEntry, type LicenceOwner, type NameLicenceOwner, licenceHistory, licenceOwnerList,
  mostLicenceOwners, nameLicenceOwner,
} from './licence-owner.contract';
export { type PluginCategory, pluginCategories } from './plugin-category';
// oxfmt-ignore
export {
  type PluginOfferView, type SetPluginOffer, pluginOfferView, pluginReleases, setPluginOffer,
} from './plugin-offer.contract';
// oxfmt-ignore
export {
  type PluginCharge, type PluginChargeList, type ChargeStatementQuery, type PluginChargeQuery, type PluginPrice,
  type PluginPricing, type SetPluginPrice, type RunningTrial, type RunningTrialList, pluginCharge, pluginChargeList,
  chargeStatementQuery, pluginChargeQuery, pluginPrice, pluginPricing, pluginPricingList, runningTrialList,
  setPluginPrice,
} from './plugin-price.contract';
export { adminPermissions, coreKeys, restrictingKeys, superadminKey, translatorKey } from './permission-keys';
export { matrixRoles, roleMatrix } from './role-matrix';
export { type Grants, gradeOfExtraKey, grantsFor } from './grants';
export { grantsBeyond, roleChangesOf, toAbilityRules } from './ability-rules';
export { isOpenLicence, nextLicenceStates, restoreDays, uncountedRoles, userLimits } from './licence.rules';
// oxfmt-ignore
export {
  type ChangeLicenceState, type CreateLicence, type LicenceSettings, type LicenceView, type UpdateLicence,
  changeLicenceState, createLicence, defaultLicenceSettings, licenceList, licenceListQuery, licenceSettings, licenceView,
  updateLicence,
} from './licence.contract';
// oxfmt-ignore
export {
  type CreateUser, type UpdateUser, type UserView, createUser, passwordText, updateUser, userList, userListQuery,
  userView,
} from './user.contract';
// oxfmt-ignore
export {
  type BulkUpdateEmployees, type CreateEmployee, type EmployeeListItem, type EmployeeOption, type EmployeeView,
  type InvitationState, type MembershipRole, type Seats, type UpdateEmployee, bulkUpdateEmployees, bulkUpdated,
  createEmployee, employeeList, employeeListQuery, employeeOption, employeeView, membershipRoles, seats, updateEmployee,
} from './employee.contract';
// oxfmt-ignore
export {
  type ChangePassword, type DemoAccounts, type Login, type SwitchLicence, changePassword, demoAccount, demoAccounts, login,
  switchLicence,
} from './auth.contract';
// oxfmt-ignore
export {
  type AnnounceService, type Canary, type CreateReleaseToken, type NewReleaseToken, type PinTool, type ProofCheck,
  type ReleaseDescriptor, type ReleaseFile, type ReleaseHealth, type ReleaseProof, type ReleaseReport,
  type ReleaseReports, type ReleaseTokenView, type ReleaseUploads, type ToolHealth, type ToolReleaseState,
  type ToolReleaseView, type ToolSummary, type ToolView, type UpdateToolChannels, type VitalReport, type WithdrawRelease,
  announceService, canary, createReleaseToken, newReleaseToken, pinTool, proofChecks, releaseDescriptor, releaseFile,
  releaseMaxBytes, releaseProof, releaseReports, releaseTokenList, releaseUploads, reportCodes, reportPhases, shellTool,
  toolHealth, toolHealthQuery, toolId, toolReleaseView, toolSummaryList, toolView, updateToolChannels, withdrawRelease,
} from './tool-release.contract';
// oxfmt-ignore
export {
  type ExtraFieldInput, type ExtraFieldSet, type ExtraFieldSets, type ExtraFieldsChanged, type SaveExtraFields, extraFieldInput,
  extraFieldReaders, extraFieldSet, extraFieldSets, extraFieldsChanged, saveExtraFields,
} from './extra-field.contract';
export { type AuditPeople, auditPeople } from './audit.contract';
export { adminErrors } from './admin.errors';
export { type EmployeeChanged, type LicenceChanged, employeeChanged, licenceChanged } from './admin.events';
// oxfmt-ignore
export {
  type AbsenceType, type CorrectionKind, type EmploymentChanged, type RecordingMethod, absenceType, absenceTypes,
  correctionKinds, employmentChanged, employmentCorrection, employmentPeriod, recordingMethod, recordingMethods,
} from './employment.events';
// oxfmt-ignore
export {
  type MarkedNotifications, type MarkNotifications, type NotificationChoice, type NotificationParams,
  type NotificationSettings, type NotificationState, type NotificationView, markedNotifications, markNotifications,
  mostMarked, mostNotificationChoices, notificationList, notificationListQuery, notificationSettings,
} from './notification.contract';
export { type NotificationRequested, notificationRequested } from './notification.events';
export { type RecordTold, recordTold } from './live.events';
export { type LiveEvent, type LiveEventData, type LiveEventName, liveLimits } from './live.contract';
export { type NumberedOption, type NumberedView, numberedLimits } from './numbered.contract';
// oxfmt-ignore
export {
  type CompanyPartView, companyPartList, companyPartListQuery, companyPartOptions, companyPartView, createCompanyPart,
  updateCompanyPart,
} from './company-part.contract';
// oxfmt-ignore
export {
  type CentreView, centreList, centreListQuery, centreOptions, centreView, createCentre, updateCentre,
} from './centre.contract';
// oxfmt-ignore
export {
  type AccountKind, type AccountView, accountKind, accountKinds, accountList, accountListQuery, accountOptions,
  accountView, createAccount, updateAccount,
} from './account.contract';
// oxfmt-ignore
export {
  type DropdownKey, type DropdownOption, type DropdownTexts, type DropdownValue, type DropdownView, type SaveDropdown,
  dropdownKey, dropdownKeys, dropdownLimits, dropdownList, dropdownOptions, dropdownView, saveDropdown,
} from './dropdown.contract';
// oxfmt-ignore
export {
  type AccountChanged, type CentreChanged, type CompanyPartChanged, accountChanged, companyPartChanged, costCentreChanged,
  dropdownChanged, revenueCentreChanged,
} from './settings.events';
// oxfmt-ignore
export {
  type CorrectionView, type CreateCorrection, type EmploymentView, type PeriodView, type ReverseCorrection,
  type SavePeriod, createCorrection, drivingCategories, employeeSalutations, employmentView, reverseCorrection,
  savePeriod,
} from './employment.contract';
// oxfmt-ignore
export {
  type Dated, type LedgerLine, balanceOf, spreadWeek, supervisesSelf, withEnds,
} from './employment.rules';
export { formatInsuranceNumber, insuranceNumber, isAhvNumber } from './insurance-number';
// oxfmt-ignore
export {
  type InvitationView, type InviteEmployee, invitationView, inviteEmployee,
} from './invitation.contract';
// oxfmt-ignore
export {
  type RoleChanges, type RoleView, type SaveRole, type ShapedRole, roleChanges, roleList, roleView, saveRole, shapedRole,
  shapedRoles,
} from './role.contract';
// oxfmt-ignore
export {
  type ForgotPassword, type ResetPassword, type ConnectBody, type Salutation, type SignInStep, type SignInAnswer,
  type SecondFactor, type ChallengeBody, type ConfirmPassword, type ConfirmCode, type TotpSetup, type RecoveryCodes,
  type SecurityView, type SessionView, type ProfileView, type UpdateProfile, type ConnectionState, type RequestConnection,
  type ConnectionRequestView, type IncomingRequestView, type DeclineConnection, challengeBody, confirmCode,
  confirmPassword, connectBody, connectionRequestList, connectionRequestView, declineConnection, forgotPassword,
  incomingRequestList, profileView, recoveryCodes, requestConnection, resetPassword, salutation, salutations,
  secondFactor, securityView, sessionList, signInAnswer, totpSetup, updateProfile,
} from './identity.contract';
// oxfmt-ignore
export {
  type CvKind, type CreateCvEntry, type UpdateCvEntry, type CvEntryView, createCvEntry, cvEntryList, cvEntryView, cvKinds,
  mostCvDocuments, mostCvEntries, updateCvEntry,
} from './cv.contract';
// oxfmt-ignore
export {
  type ListedMailKind, type MailKind, type MailState, type MailListItem, type MailView, listedMailKinds, mailKinds,
  mailList, mailListQuery, mailState, mailView,
} from './mail.contract';
// oxfmt-ignore
export {
  type AccountImportField, type AccountImportRow, type AccountImportSettings, type AccountImportView, type ChartTemplateView,
  type RenameChartTemplate, type StartFromTemplate, accountImportFields, accountImportMaxBytes, accountImportMaxRows,
  accountImportRow, accountImportSettings, accountImportView, chartTemplateList, chartTemplateView, renameChartTemplate,
  startFromTemplate,
} from './account-import.contract';
// oxfmt-ignore
export {
  type OwnLicenceView, type UpdateOwnLicence, ownLicenceView, updateOwnLicence,
} from './own-licence.contract';
// oxfmt-ignore
export {
  type ChangeText, type MessagesQuery, type TextAddress, type TextHistoryEntry, type TextImportSettings,
  type TranslationList, type TranslationListQuery, type TranslationView, changeText, hasFittingPlaceholders, isPluralForm,
  longestText, messagesQuery, placeholdersOf, textAddress, textExportQuery, textHistory, textImportMaxBytes,
  textImportSettings, textKey, translationList, translationListQuery, translationShows, translationView,
} from './translation.contract';
// oxfmt-ignore
export {
  type CreateIdea, type CreateIdeaComment, type Idea, type IdeaComment, type IdeaDetail, type IdeaList, type IdeaState,
  type IdeaStep, type StepIdea, type UpdateIdea, createIdea, createIdeaComment, idea, ideaComment, ideaDetail, ideaLimits,
  ideaList, stepIdea, updateIdea,
} from './idea.contract';
// oxfmt-ignore
export {
  type ChangeLicenceType, type ChangeLicenceTypeDraft, type TypeChangePreview, changeLicenceType, typeChangePreview,
} from './licence-type.contract';
// oxfmt-ignore
export {
  type OperatorSettings, type UpdateOperatorSettings, operatorSettings, updateOperatorSettings,
} from './operator-settings.contract';
// oxfmt-ignore
export {
  type BillProblem, type Campaign, type CampaignDetail, type CampaignPledge, type CampaignState, type CampaignView,
  type CreateCampaign, type LicenceCampaign, type MakePledge, type Pledge, type PluginFunding, type PluginFundingList,
  campaignDefaults, campaignDetail, campaignLimits, campaignList, createCampaign, makePledge, pluginFundingList,
} from './campaign.contract';
// oxfmt-ignore
export {
  type CreatePlannedPlugin, type PlannedPlugin, type PlannedPluginTexts, type PlannedPluginView, type UpdatePlannedPlugin,
  createPlannedPlugin, plannedPlugin, plannedPluginLimits, plannedPluginList, plannedPluginLocales, plannedPluginView,
  updatePlannedPlugin,
} from './planned-plugin.contract';
// oxfmt-ignore
export {
  type CreateSavedView, type SavedView, type SavedViewContent, type SavedViewList, type SavedViewQuery, type UpdateSavedView,
  createSavedView, savedView, savedViewLimits, savedViewList, savedViewQuery, updateSavedView,
} from './saved-view.contract';
// oxfmt-ignore
export {
  type CreateMessage, type EraseMessages, type MarkedMessages, type MarkMessages, type MessageAttachment,
  type MessageAudience, type MessageBox, type MessageContent, type MessageFolder, type MessageLine, type MessageLocale,
  type MessagePart, type MessagePlace, type MessageReaders, type MessageSummary, type MessageText, type MessageView,
  type SendMessage, type UpdateMessage, createMessage, erasedMessages, eraseMessages, labelFilter, markedMessages,
  markMessages, messageAudiences, messageContent, messageFolders, messageLimits, messageList, messageListQuery,
  messageLocales, messageReaders, messageSummary, messageVariables, messageView, sendMessage, updateMessage,
} from './message.contract';
export { type MessageArrived, messageArrived } from './message.events';
// oxfmt-ignore
export {
  type CreateMessageTemplate, type MessageTemplateView, type UpdateMessageTemplate, createMessageTemplate, messageTemplateList,
  messageTemplateView, mostMessageTemplates, updateMessageTemplate,
} from './message-template.contract';
// oxfmt-ignore
export {
  type CreateNotice, type NoticeAudience, type NoticeKind, type NoticeView, type ShownNotice, type ShownNotices,
  type UpdateNotice, createNotice, noticeAudiences, noticeKinds, noticeLimits, noticeList, noticeView, shownNotices,
  updateNotice,
} from './notice.contract';
export { type MemberQuery, type MemberRights, memberQuery, memberRights } from './member.contract';
// oxfmt-ignore
export {
  type ApplicationOfLicence, type ApplicationState, type AppliedType, type ApplyForLicence, type ConfirmApplication,
  type ConfirmedApplication, type FirstStep, type FirstStepsView, type LicenceApplicationView, applicationLimits,
  applicationOfLicence, applicationStates, appliedTypes, applyForLicence, confirmApplication, confirmedApplication,
  firstSteps, areFirstStepsClosed, firstStepsView, licenceApplicationList, licenceApplicationListQuery,
  licenceApplicationView,
} from './licence-application.contract';
// oxfmt-ignore
export {
  type AccountItem, type ApplySolution, type DropdownItem, type IndustryPackage, type PackageItem, type PackageView,
  type PluginItem, type PreviewQuery, type RoleItem, type SolutionItem, type SolutionPart, type SolutionReport,
  type SolutionResult, type SolutionTask, type SolutionView, accountItem, applySolution, dropdownItem, industryLimits,
  industryPackage, packageKey, packageList, packageNumber, partsOf, pluginItem, previewQuery, roleItem, solutionList,
  solutionReport,
} from './industry-solution.contract';

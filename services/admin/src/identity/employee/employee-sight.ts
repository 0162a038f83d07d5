import type { AuditRule, AuditSight } from '@jahrring/service-kit';

const keepsEmployees = 'tools.settings.employees';

/** Everybody sees who is there and what they may do, as pickers and roles show it. */
const ofPeople: AuditRule = {
  needs: [keepsEmployees],
  except: ['firstName', 'lastName', 'role', 'active', 'keys', 'blocked', 'superadmin', 'format', 'total'],
};

/** HR data and addresses of people in the audit trail: for who keeps the employees. */
export const employeeSight: AuditSight = {
  membership: [ofPeople],
  user: [ofPeople],
  employmentPeriod: [{ needs: [keepsEmployees] }],
  employmentCorrection: [{ needs: [keepsEmployees] }],
  cvEntry: [{ needs: [keepsEmployees] }],
  connectionRequest: [{ needs: [keepsEmployees] }],
};

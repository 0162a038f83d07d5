/**
 * Permissions to read and write data that belongs to the work on a project (its notes and files): for users who record
 * time on it or manage projects. Customers and guests see the project, not this.
 */
export const projectWorkPermissions = ['tools.project.manage', 'tools.project.timetable.own.show'] as const;

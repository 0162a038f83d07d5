/**
 * Who may read and write what belongs to the work on a project (its notes and files): whoever records time on it or manages
 * projects. Customers and guests see the project, not this.
 */
export const projectWorkPermissions = ['tools.project.manage', 'tools.project.timetable.own.show'] as const;

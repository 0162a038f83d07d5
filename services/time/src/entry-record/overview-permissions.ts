/** Each of them shows one's own hours. */
export const overviewPermissions = [
  'tools.timeoverview.index',
  'tools.timetable.index',
  'tools.timetable.own.create',
  'tools.project.timetable.own.show',
  'tools.project.timetable.others.show',
] as const;

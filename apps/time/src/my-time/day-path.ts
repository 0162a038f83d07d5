/** Returns the path of a person's day; without an employee one's own. */
export function dayPath(date: string, employeeId: string | undefined): string {
  return `/timeoverview?view=day&date=${date}${employeeId ? `&person=${employeeId}` : ''}`;
}

export { demoId } from './demo-id';
export { type DemoRandom, demoRandom } from './demo-random';
export { type DemoLicence, demoLicences, demoPassword } from './demo-licences';
export {
  type DemoPerson,
  demoCustomKeys,
  demoMusterPeople,
  demoPeople,
  demoWorkers,
  getDemoPerson,
} from './demo-people';
export {
  type DemoAddress,
  demoAddresses,
  demoCompanies,
  demoMusterAddresses,
  demoMusterCompanies,
} from './demo-addresses';
export { type DemoGood, type DemoRateCategory, demoGoods, demoRateCategories } from './demo-goods';
export { type DemoActivity, type DemoMachine, demoActivities, demoMachines } from './demo-objects';
export { type DatedDemoProject, type DemoProject, demoProjects, demoProjectsOn } from './demo-projects';
export { demoDistrictField, demoDistrictOf } from './demo-fields';
export { type DemoFileMachine, type DemoMachineDay, demoMachineDays } from './demo-machine-days';
export { demoMusterActivities, demoMusterProjects } from './demo-muster';
export { type Crew as DemoCrew, type DemoEntry, demoEntries } from './demo-work';
export { demoEmploymentOf } from './demo-employment';

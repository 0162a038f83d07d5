export { DatedFactRepository } from './dated-fact.repository';
export { reachCondition, refuseReaders, seesAll, seesPrices } from './fact-reach';
export { EntryMarkEntity, FactEntity } from './fact.entity';
export { FactModule } from './fact.module';
export { FactRepository } from './fact.repository';
export type { FactSum } from './fact-sum';
export type { Column, Figure, FigureSource, FigureSum, Filter, Page, SumsOf } from './figure-sum';
export { keyText, ofDocument, ofObject, ofPerson, ofProject, whereAny, whereDerived } from './where';
export { addSums, centsOf, joined, monthOf, sumRows, thousandthsOf } from './figure-rows';

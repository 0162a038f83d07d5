import { leftToRight } from '@jahrring/ui';
import type { Format } from './format';

const kept =
  <A extends unknown[]>(write: (...args: A) => string) =>
  (...args: A): string =>
    leftToRight(write(...args));

/** The same format, whose figures keep their order on a page written from the right; days with words follow the page. */
export function keepDirection(format: Format): Format {
  return {
    ...format,
    date: kept(format.date),
    time: kept(format.time),
    dateTime: kept(format.dateTime),
    amount: kept(format.amount),
    money: kept(format.money),
    number: kept(format.number),
    duration: kept(format.duration),
    hours: kept(format.hours),
    percent: kept(format.percent),
  };
}

import { DAY_MS } from '#ports/clock.ts';
/** A span of time: `from` belongs to it, `to` does not. */
interface Span {
  readonly from: Date;
  readonly to: Date;
}

function midnight(now: Date): number {
  const day = new Date(now);
  return day.setUTCHours(0, 0, 0, 0);
}

/** Yesterday in UTC. */
export const yesterday = (now: Date): Span => ({
  from: new Date(midnight(now) - DAY_MS),
  to: new Date(midnight(now)),
});

/** Monday to Sunday before the current week, in UTC. */
export function calendarWeekBefore(now: Date): Span {
  const daysSinceMonday = (now.getUTCDay() + 6) % 7;
  const monday = midnight(now) - daysSinceMonday * DAY_MS;
  return { from: new Date(monday - 7 * DAY_MS), to: new Date(monday) };
}

const HOUR = 60;
const DAY = 24 * HOUR;
/** Slower ones are not an argument for writing. */
const LONGEST = 7 * DAY;

/** A time to answer, rounded up to what people say: hours up to a day, then days; nothing beyond a week. */
export function replyTime(minutes: number | undefined): { unit: 'hour' | 'day'; count: number } | undefined {
  if (minutes === undefined || minutes > LONGEST) return undefined;
  return minutes < DAY
    ? { unit: 'hour', count: Math.max(1, Math.ceil(minutes / HOUR)) }
    : { unit: 'day', count: Math.ceil(minutes / DAY) };
}

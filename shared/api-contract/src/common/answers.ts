import { z } from 'zod';

/** JSON integer flag of the wire: never a boolean (docs/spec/wire-format.md#values). */
export const flag = z.union([z.literal(0), z.literal(1)]);
/** String flag of settings: the text `0` or `1`. */
export const textFlag = z.enum(['0', '1']);
/** Absolute URL, or the empty string when there is no file. */
export const url = z.string();
/** ISO-8601 timestamp in UTC. */
export const iso = z.iso.datetime();
/** Relative time in English, formatted by the server: `3 days ago`. */
export const relativeTime = z.string();
export const id = z.int();
/** Coordinates travel as text everywhere; empty when the place is unknown. */
export const coordinate = z.string();

const success = { error: z.literal(false), message: z.string().optional(), code: z.int().optional() };

/** A write that answers nothing but success. */
export const done = z.object({ ...success, data: z.null().optional() });
/** One payload. */
export const one = <T extends z.ZodType>(data: T) => z.object({ ...success, data });
/** A list; `total` counts the matches before paging. Older servers leave it out when there are none. */
export const list = <T extends z.ZodType>(row: T) =>
  z.object({ ...success, data: z.array(row), total: z.int().optional() });

/** A whole HTML document instead of JSON. */
export const page = z.string().meta({ contentMediaType: 'text/html' });

import { patternProblem } from '@lintel/contract';
import { z } from 'zod';

/** Most entries of any list in a build's description. */
const MANY = 200;

const text = z.string().max(200);
const texts = z.array(text).max(MANY);
const versions = z.record(text, text);
const shapes = z.record(text, z.record(text, text));
/** Hosts by their origin: a whole scheme would let pages call every server. */
const origin = z.string().regex(/^(https|wss):\/\/(\*\.)?[a-z\d-]+(\.[a-z\d-]+)*(:\d+)?$/);
const origins = z.array(origin).max(50).optional();

/** An address or pattern that the router and the site can compare quickly. */
const pattern = z.string().superRefine((path, context) => {
  const problem = patternProblem(path);
  if (problem)
    context.addIssue({ code: 'custom', message: `${path.slice(0, 60)} is no address: ${problem}` });
});
/** A GET call below `/api/` that the site may make itself: one name and plain parameters, no way to another path. */
const call = z
  .string()
  .max(200)
  .regex(/^[\w-]+(\?[\w=&.:-]*)?$/);

const mount = z.looseObject({
  path: pattern,
  access: z.enum(['public', 'user']),
  chunk: text.optional(),
  image: z.looseObject({ narrow: text, wide: text }).optional(),
  data: z.array(call).max(10).optional(),
  head: z
    .looseObject({
      call,
      callByNumber: call.optional(),
      name: text.optional(),
      subject: text,
      title: texts,
      description: texts,
      image: texts,
      price: text.optional(),
    })
    .optional(),
});

const manifest = z.looseObject({
  name: text,
  contract: z.number().int(),
  mounts: z.array(mount).max(MANY),
  navigation: z.array(z.looseObject({})).max(MANY),
  fills: texts,
  emits: texts,
  consumes: texts,
});

/** A build's description of itself, `release.json`. */
export const releaseFile = z
  .object({
    name: z.string().regex(/^(shell|mfe-[a-z]{1,40})$/),
    // Small letters, because some disks do not tell the others from them.
    version: z
      .string()
      .max(80)
      .regex(/^\d+\.\d+\.\d+(-[a-z\d_.]+)?$/),
    build: z.string().regex(/^[0-9a-f]{8}$/),
    manifest: manifest.nullable(),
    paths: z.array(pattern).max(MANY),
    data: z.array(call).max(10),
    owner: z.object({ team: text, contact: text }).optional(),
    provides: z
      .object({
        contract: z.number().int(),
        slots: texts,
        shared: versions,
        runtime: text.optional(),
        events: shapes,
      })
      .optional(),
    requires: z.object({ shared: versions, runtime: text.optional(), events: shapes }).optional(),
    csp: z.strictObject({ connect: origins, frame: origins, img: origins, media: origins }).optional(),
  })
  .refine(({ name, manifest: own }) => (name === 'shell' ? own === null : own?.name === name), {
    path: ['manifest', 'name'],
    message: 'is not the name of the release',
  });
/** The content of `release.json`. */
export type ReleaseFileContent = z.infer<typeof releaseFile>;

/** What the bundler reports, `build.json`. */
export const buildFile = z.object({
  container: text,
  initial: z.array(text).max(MANY),
  styles: z.array(text).max(MANY),
  chunks: z.record(text, z.array(text).max(MANY)),
});
/** The content of `build.json`. */
export type BuildFileContent = z.infer<typeof buildFile>;

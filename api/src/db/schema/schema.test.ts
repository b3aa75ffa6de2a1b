import fs from 'node:fs';
import path from 'node:path';
import { kyselyOver } from '#db/database.ts';
import { testDatabase } from '../../../test/harness/test-database.ts';
import { generate } from '#db/generate-schema.ts';

const plain = (source: string) => source.replaceAll(/\s+/g, ' ');

it('the types of the tables describe the migrated database (UPDATE_SCHEMA=1 writes them)', async () => {
  const { pool, close } = await testDatabase();
  const files = await generate(kyselyOver(pool));
  await close();
  for (const [name, source] of Object.entries(files)) {
    const file = path.join(import.meta.dirname, name);
    if (process.env.UPDATE_SCHEMA === '1') fs.writeFileSync(file, source);
    expect(plain(fs.readFileSync(file, 'utf8'))).toBe(plain(source));
  }
});

import type { Db } from '#db/database.ts';
import type { SettingKey } from './defaults.ts';

export const allSettings = (db: Db) => db.selectFrom('settings').select(['key', 'value']).execute();

export const activeLanguages = (db: Db) =>
  db
    .selectFrom('languages')
    .select(['id', 'code', 'name'])
    .where('is_active', '=', true)
    .orderBy('id')
    .execute();

/** Undefined while the setting has its default. */
export const settingByKey = (db: Db, key: SettingKey) =>
  db.selectFrom('settings').select(['value', 'updated_at']).where('key', '=', key).executeTakeFirst();

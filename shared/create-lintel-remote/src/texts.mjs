// @ts-check

/** Texts of the first page, by language. @type {Record<string, Record<string, unknown>>} */
const words = {
  en: {
    lead: 'The first page of a new part. Notes stay until this tab is closed.',
    notes: 'Notes',
    empty: { title: 'No notes yet', text: 'Write one above.' },
    form: { name: 'Name', text: 'Note', keep: 'Keep note' },
  },
  de: {
    lead: 'Die erste Seite eines neuen Teils. Notizen bleiben, bis Sie diesen Tab schließen.',
    notes: 'Notizen',
    empty: { title: 'Noch keine Notizen', text: 'Schreiben Sie oben eine.' },
    form: { name: 'Name', text: 'Notiz', keep: 'Notiz behalten' },
  },
  ar: {
    lead: 'الصفحة الأولى من جزء جديد. تبقى الملاحظات حتى تغلق هذه النافذة.',
    notes: 'الملاحظات',
    empty: { title: 'لا ملاحظات بعد', text: 'اكتب واحدة في الأعلى.' },
    form: { name: 'الاسم', text: 'الملاحظة', keep: 'احتفظ بالملاحظة' },
  },
};

/** The files with texts of a new remote. @param {string} title @returns {Record<string, string>} */
export const textFiles = (title) =>
  Object.fromEntries(
    Object.entries(words).flatMap(([language, welcome]) => [
      [`src/locales/${language}.json`, json({ welcome: { title, ...welcome } })],
      [`src/locales/labels/${language}.json`, json({ welcome: title })],
    ]),
  );

/** @param {unknown} data */
const json = (data) => `${JSON.stringify(data, null, 2)}\n`;

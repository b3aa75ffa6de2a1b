import type { SettingKey } from '../../domains/settings/defaults.ts';

type Page = Extract<SettingKey, 'about_us' | 'terms_conditions' | 'privacy_policy'>;

/** What the provider wrote about itself and its rules, in the other languages of the site. */
const pages: Readonly<Record<'ar' | 'de', Readonly<Record<Page, string>>>> = {
  ar: {
    about_us:
      '<h2>منازل يمكنك التحقق منها</h2><p>يعرض لينتل ما يسأل عنه الناس في كل معاينة: كم يكلف المنزل في المجموع، وكيف تغيّر سعره، وكم تبعد المدرسة، ومن الذي يبيع.</p><p>هذا عرض تجريبي للمنتج: الجزيرة وشوارعها وسكانها من نسج الخيال.</p>',
    terms_conditions:
      '<h2>الشروط</h2><p>لا تعرض إلا ما يحق لك بيعه أو تأجيره، وصِفه بصدق، وكن مهذبًا. نزيل ما يخالف هذه القواعد ونذكر السبب.</p><h2>الباقات</h2><p>تبدأ الباقة عند دفع ثمنها وتنتهي بانقضاء مدتها. ولا تُعاد الوحدات التي استُخدمت.</p>',
    privacy_policy:
      '<h2>ما نحتفظ به</h2><p>ملفك الشخصي وإعلاناتك ورسائلك وما حفظته، وعدد مشاهدات كل إعلان في اليوم من دون أسماء.</p><h2>ما لا نفعله</h2><p>لا نبيع البيانات ولا نتتبعك في مواقع أخرى. ويمكنك أخذ بياناتك معك أو حذفها في أي وقت.</p>',
  },
  de: {
    about_us:
      '<h2>Ein Zuhause, das man prüfen kann</h2><p>Lintel zeigt, wonach bei jeder Besichtigung gefragt wird: was es insgesamt kostet, wie sich der Preis verändert hat, wie weit es zur Schule ist und wer verkauft.</p><p>Dies ist die Vorführung des Produkts: Die Insel, ihre Straßen und ihre Menschen sind erfunden.</p>',
    terms_conditions:
      '<h2>Bedingungen</h2><p>Bieten Sie nur an, was Sie verkaufen oder vermieten dürfen. Beschreiben Sie es wahrheitsgemäß. Bleiben Sie höflich. Was gegen diese Regeln verstößt, entfernen wir und sagen, warum.</p><h2>Pakete</h2><p>Ein Paket beginnt mit der Bezahlung und endet nach seiner Laufzeit. Verbrauchte Einheiten werden nicht zurückgegeben.</p>',
    privacy_policy:
      '<h2>Was wir aufbewahren</h2><p>Ihr Profil, Ihre Anzeigen, Ihre Nachrichten, was Sie gemerkt haben, und wie oft jede Anzeige am Tag angesehen wurde, ohne Namen.</p><h2>Was wir nicht tun</h2><p>Wir verkaufen keine Daten und verfolgen Sie nicht auf anderen Seiten. Sie können Ihre Daten jederzeit mitnehmen oder löschen.</p>',
  },
};

/** As texts of a language, see `domains/content/site-words.ts`. */
export const pageTexts = (code: string): Record<string, string> =>
  code === 'ar' || code === 'de'
    ? Object.fromEntries(Object.entries(pages[code]).map(([page, html]) => [`page:${page}`, html]))
    : {};

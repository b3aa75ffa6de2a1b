import { faqList } from './faqs.ts';
import type { Words } from '../listings/vocabulary.ts';

type Said = readonly [question: string, answer: string];

/** In the order of the English ones. */
const german: readonly Said[] = [
  [
    'Was ist Lintel?',
    'Ein Marktplatz für Häuser, Grundstücke und Gewerbeflächen. Eigentümer und Makler bieten an, Suchende finden und schreiben ihnen direkt.',
  ],
  [
    'Kostet die Suche etwas?',
    'Nein. Suchen, Merken, Vergleichen und Schreiben sind kostenlos. Pakete bringen Anzeigen, Werbung und Zugang zu Premium-Angeboten.',
  ],
  [
    'Wie lege ich ein Konto an?',
    'Wählen Sie „Anmelden“ und dann „Konto anlegen“. Sie brauchen eine E-Mail-Adresse und ein Passwort. Auch Google oder eine Telefonnummer gehen.',
  ],
  [
    'Ich habe mein Passwort vergessen. Was nun?',
    'Wählen Sie beim Anmelden „Passwort vergessen?“. Wir senden Ihnen einen Link, der eine Stunde gilt.',
  ],
  [
    'Wie merke ich mir ein Angebot?',
    'Drücken Sie das Herz auf der Karte oder Seite. Das geht auch ohne Anmeldung; Gemerktes zieht beim Anmelden in Ihr Konto um.',
  ],
  [
    'Wie erreiche ich Eigentümer oder Makler?',
    'Öffnen Sie das Inserat und schreiben Sie eine Nachricht, rufen Sie an oder mailen Sie. Ihre Nachricht geht direkt an den Anbieter. Er sieht Ihren Namen, nicht Ihre Telefonnummer.',
  ],
  [
    'Warum sehe ich ein Premium-Angebot nicht?',
    'Premium-Angebote sind für alle offen, deren Paket Premium-Zugang enthält. Die Paketseite zeigt, welche das sind.',
  ],
  [
    'Was bedeutet „Anzeige“ auf einer Karte?',
    'Der Eigentümer bezahlt für einen besseren Platz in der Liste. Solche Angebote sind immer gekennzeichnet, auch nach Preis sortiert.',
  ],
  [
    'Wie werden Angebote geprüft?',
    'Jedes neue Angebot wird vor dem Erscheinen geprüft. Abgelehnte gehen mit der Begründung an den Eigentümer zurück.',
  ],
  [
    'Was bedeutet das Siegel „Verifiziert“?',
    'Wir haben Identität und Lizenzunterlagen des Anbieters geprüft. Einzelne Inserate werden nicht geprüft.',
  ],
  [
    'Wie werde ich geprüfter Makler?',
    'Füllen Sie in Ihrem Konto das Prüfformular aus und laden Sie die verlangten Unterlagen hoch. Das Ergebnis kommt als Benachrichtigung.',
  ],
  [
    'Wie stelle ich eine Immobilie ein?',
    'Wählen Sie „Immobilie anbieten“. Sie brauchen ein Titelbild, eine Kategorie, eine vollständige Adresse und ein vollständiges Profil.',
  ],
  [
    'Wie viele Fotos darf ich hochladen?',
    'So viele Sie möchten, jedes bis 3 MB. Ort und Kamera entfernen wir aus den Dateien.',
  ],
  [
    'Kann ich meine genaue Adresse verbergen?',
    'Sie können die Hausnummer in der öffentlichen Adresse weglassen. Die Karte zeigt dann die Straße.',
  ],
  [
    'Wie lange bleibt ein Angebot online?',
    'Bis Sie es herunternehmen, als verkauft oder vermietet markieren oder Ihr Paket endet.',
  ],
  [
    'Wie markiere ich ein Zuhause als verkauft oder vermietet?',
    'Öffnen Sie es unter „Meine Immobilien“ und ändern Sie den Status. Die Seite bleibt mit einem Hinweis, das Angebot verlässt aber die Suche.',
  ],
  [
    'Was ist ein Projekt?',
    'Mehrere Wohnungen in einem Gebäude oder Gebiet, im Bau oder geplant, mit Grundrissen und Unterlagen.',
  ],
  [
    'Welche Pakete gibt es?',
    'Vom kostenlosen mit einem Inserat bis zum Paket für Agenturen. Was Sie gekauft haben, behalten Sie, auch wenn sich das Angebot ändert.',
  ],
  [
    'Wie kann ich bezahlen?',
    'Mit Karte über die eingeschalteten Zahlungsdienste oder per Überweisung mit hochgeladenem Beleg.',
  ],
  [
    'Mein Beleg wurde abgelehnt. Warum?',
    'Der Grund steht bei der Zahlung. Laden Sie dort einen anderen Beleg hoch; nichts muss zweimal bezahlt werden.',
  ],
  [
    'Wie melde ich ein Inserat?',
    'Wählen Sie auf der Seite „Inserat melden“ und einen Grund. Jedes Inserat können Sie einmal melden; wir sagen Ihnen, was wir getan haben.',
  ],
  [
    'Jemand schreibt mir unangenehme Nachrichten. Was kann ich tun?',
    'Blockieren Sie die Person im Gespräch. Das lässt sich rückgängig machen, und das Gespräch bleibt für Sie lesbar.',
  ],
  [
    'Wie rechnet der Kreditrechner?',
    'Mit der üblichen Annuitätenformel und monatlichen Raten. Das Ergebnis ist eine Schätzung und kein Angebot.',
  ],
  [
    'Welche Daten speichern Sie?',
    'Ihr Profil, Ihre Inserate, Nachrichten und gemerkten Immobilien. Sie können eine Kopie herunterladen oder alles löschen.',
  ],
  [
    'Wie lösche ich mein Konto?',
    'Ganz unten in Ihrem Profil. Ihre Angebote, Favoriten und Nachrichten werden entfernt; das lässt sich nicht rückgängig machen.',
  ],
];

const arabic: readonly Said[] = [
  [
    'ما هو Lintel؟',
    'سوق للمنازل والأراضي والمساحات التجارية. يعرض الملاك والوكلاء، ويجد الباحثون ما يريدون ويراسلونهم مباشرة.',
  ],
  [
    'هل البحث مدفوع؟',
    'لا. البحث والحفظ والمقارنة ومراسلة الملاك مجانية. تضيف الباقات إعلانات وترويجاً ووصولاً إلى إعلانات بريميوم.',
  ],
  [
    'كيف أنشئ حسابًا؟',
    'اختر «تسجيل الدخول» ثم «أنشئ حسابًا». تحتاج إلى بريد إلكتروني وكلمة مرور، ويمكنك أيضًا استخدام Google أو رقم هاتف.',
  ],
  [
    'نسيت كلمة المرور. ماذا أفعل؟',
    'اختر «هل نسيت كلمة المرور؟» عند تسجيل الدخول. سنرسل إليك رابطًا صالحًا لمدة ساعة.',
  ],
  [
    'كيف أحفظ إعلاناً؟',
    'اضغط القلب على بطاقته أو صفحته. يعمل ذلك قبل تسجيل الدخول أيضاً، وتنتقل محفوظاتك إلى حسابك عند الدخول.',
  ],
  [
    'كيف أتواصل مع مالك أو وكيل؟',
    'افتح الإعلان وأرسل رسالة أو اتصل أو راسل بالبريد. تصل رسالتك إلى صاحب الإعلان، ويرى اسمك لا رقم هاتفك.',
  ],
  [
    'لماذا لا أرى إعلان بريميوم؟',
    'إعلانات بريميوم متاحة لمن تتضمن باقته هذا الوصول. توضح صفحة الباقات أيها يتضمنه.',
  ],
  [
    'ماذا تعني كلمة «إعلان» على البطاقة؟',
    'يدفع المالك مقابل مكان أفضل في القائمة. تُميَّز هذه الإعلانات دائماً، حتى عند الترتيب حسب السعر.',
  ],
  ['كيف تُراجع الإعلانات؟', 'يُراجع كل إعلان جديد قبل ظهوره. وتعود الإعلانات المرفوضة إلى المالك مع السبب.'],
  ['ماذا تعني شارة التوثيق؟', 'تحققنا من هوية الوكيل ومستندات ترخيصه. لا تُراجَع الإعلانات كلٌّ على حدة.'],
  ['كيف أصبح وكيلاً موثقاً؟', 'املأ نموذج التوثيق في حسابك وارفع المستندات المطلوبة. تصلك النتيجة كإشعار.'],
  ['كيف أعرض عقاراً؟', 'اختر «أضف عقاراً». تحتاج إلى صورة رئيسية وفئة وعنوان كامل وملف شخصي مكتمل.'],
  ['كم صورة يمكنني رفعها؟', 'كما تشاء، كل منها حتى 3 ميغابايت. نزيل الموقع والكاميرا من الملفات.'],
  ['هل يمكنني إخفاء عنواني الدقيق؟', 'يمكنك حذف رقم المنزل من العنوان العام، فتعرض الخريطة الشارع.'],
  ['كم يبقى الإعلان منشوراً؟', 'حتى تزيله أو تعلّمه كمباع أو مؤجر أو تنتهي باقتك.'],
  ['كيف أعلّم منزلاً كمباع أو مؤجر؟', 'افتحه من «عقاراتي» وغيّر حالته. تبقى صفحته مع تنبيه لكنه يخرج من البحث.'],
  ['ما هو المشروع؟', 'عدة منازل في مبنى أو مجمّع، قيد الإنشاء أو مخطط له، مع مخططات ومستندات.'],
  [
    'ما الباقات المتاحة؟',
    'من باقة مجانية بإعلان واحد إلى باقة للوكالات. ما اشتريته يبقى لك حتى لو تغيّر العرض.',
  ],
  ['كيف يمكنني الدفع؟', 'بالبطاقة عبر خدمات الدفع المفعّلة، أو بتحويل بنكي مع رفع الإيصال.'],
  ['رُفض إيصالي. لماذا؟', 'يظهر السبب بجانب العملية. ارفع إيصالاً آخر هناك؛ لا شيء يُدفع مرتين.'],
  [
    'كيف أبلّغ عن إعلان؟',
    'اختر «أبلغ عن هذا الإعلان» في صفحته ثم السبب. يمكنك الإبلاغ عن كل إعلان مرة واحدة، وسنخبرك بما فعلنا.',
  ],
  [
    'يرسل إليّ شخص رسائل مزعجة. ماذا أفعل؟',
    'احظر الشخص في المحادثة. يمكنك إلغاء الحظر لاحقًا، وتبقى المحادثة مقروءة لك.',
  ],
  ['كيف تعمل حاسبة التمويل؟', 'تستخدم معادلة الأقساط المعتادة بأقساط شهرية. النتيجة تقدير وليست عرضاً.'],
  ['ما البيانات التي تحفظونها؟', 'ملفك وإعلاناتك ورسائلك ومنازلك المحفوظة. يمكنك تنزيل نسخة أو حذف كل شيء.'],
  ['كيف أحذف حسابي؟', 'في أسفل ملفك الشخصي. تُحذف إعلاناتك ومفضلتك ورسائلك، ولا يمكن التراجع عن ذلك.'],
];

/** Questions, then answers. */
export const faqWords: readonly Words[] = faqList.flatMap(([question, answer], at) => {
  const [ar, de] = [arabic[at], german[at]];
  return ar && de
    ? ([
        [question, ar[0], de[0]],
        [answer, ar[1], de[1]],
      ] as const)
    : [];
});

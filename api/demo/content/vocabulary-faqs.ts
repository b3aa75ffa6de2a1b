import { faqList } from './faqs.ts';
import type { Words } from '../listings/vocabulary.ts';

type QuestionAndAnswer = readonly [question: string, answer: string];

/** In the order of the English ones. */
const german: readonly QuestionAndAnswer[] = [
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
    'Tippen Sie auf das Herz der Karte oder Seite. Das geht auch ohne Konto. Beim Anmelden bieten wir an, Ihre gemerkten Immobilien zu übernehmen.',
  ],
  [
    'Wie erreiche ich Eigentümer oder Makler?',
    'Öffnen Sie das Inserat und schreiben Sie eine Nachricht, rufen Sie an oder mailen Sie. Ihre Nachricht geht direkt an den Anbieter. Er sieht Ihren Namen, nicht Ihre Telefonnummer. „Ich habe Interesse“ zeigt ihm auch Ihre E-Mail-Adresse und Telefonnummer.',
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
    'Wie werden Inserate geprüft?',
    'Wir prüfen jedes neue Inserat, bevor es erscheint, und jede Änderung. Abgelehnte gehen mit der Begründung an den Eigentümer zurück.',
  ],
  [
    'Was bedeutet das Siegel „Verifiziert“?',
    'Wir haben Identität und Lizenzunterlagen der Maklerin oder des Maklers geprüft. Es gilt der Person, nicht dem einzelnen Inserat.',
  ],
  [
    'Wie werde ich verifizierter Makler?',
    'Füllen Sie in Ihrem Konto das Formular zur Verifizierung aus und laden Sie die verlangten Unterlagen hoch. Das Ergebnis kommt als Benachrichtigung.',
  ],
  [
    'Wie inseriere ich eine Immobilie?',
    'Wählen Sie „Inserieren“. Sie brauchen ein vollständiges Profil, ein Paket mit einem freien Inserat und für das Inserat mindestens Titel, Beschreibung, Kategorie, Preis, Adresse und ein Foto.',
  ],
  [
    'Wie viele Fotos darf ich hochladen?',
    'Bis zu 40 je Inserat, als JPEG, PNG oder WebP. Große verkleinern wir; Ort und Kamera entfernen wir aus den Dateien.',
  ],
  [
    'Kann ich meine genaue Adresse verbergen?',
    'Sie können die Hausnummer weglassen und die Markierung an eine andere Stelle Ihrer Straße setzen. Besucher sehen Adresse und Markierung so, wie Sie sie angeben; bei Premium-Inseraten sehen sie ohne Zugang nur die ungefähre Lage.',
  ],
  [
    'Wie lange bleibt ein Inserat online?',
    'Bis Sie es herunternehmen oder als verkauft oder vermietet markieren. Nach 14 Tagen fragen wir, ob die Immobilie noch verfügbar ist. Nach 45 Tagen ohne Antwort wird das Inserat ausgeblendet, bis Sie es bestätigen.',
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
    'Wählen Sie auf der Seite „Inserat melden“ und einen Grund. Jedes Inserat können Sie einmal melden; wir sehen uns jede Meldung an. Der Anbieter erfährt nicht, von wem sie kommt.',
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
    'Ihr Profil, Inserate, Nachrichten, Käufe und was Sie an Immobilien und Suchen merken. Unter „Ihre Daten“ sehen Sie alles, laden eine Kopie herunter oder löschen Ihr Konto. Zahlungen müssen wir von Gesetzes wegen aufbewahren.',
  ],
  [
    'Wie lösche ich mein Konto?',
    'Ganz unten auf „Ihre Daten“. Ihre Inserate sind sofort verborgen, und Sie werden überall abgemeldet. Sieben Tage später verschwindet das Konto mit Inseraten, gemerkten Immobilien und Nachrichten. Melden Sie sich bis dahin an, um es zu behalten.',
  ],
];

const arabic: readonly QuestionAndAnswer[] = [
  [
    'ما هو Lintel؟',
    'سوق للمنازل والأراضي والمساحات التجارية. يعرض الملاك والوكلاء، ويجد الباحثون ما يريدون ويراسلونهم مباشرة.',
  ],
  [
    'هل البحث مدفوع؟',
    'لا. البحث والحفظ والمقارنة ومراسلة الملاك مجانية. تضيف الباقات إعلانات وترويجًا ووصولًا إلى الإعلانات المميزة.',
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
    'انقر على القلب في بطاقته أو صفحته. يعمل ذلك من دون حساب أيضاً، وعند تسجيل الدخول نعرض عليك نقل محفوظاتك إلى حسابك.',
  ],
  [
    'كيف أتواصل مع مالك أو وكيل؟',
    'افتح الإعلان وأرسل رسالة أو اتصل أو راسل بالبريد. تصل رسالتك إلى صاحب الإعلان، ويرى اسمك لا رقم هاتفك. أما «أنا مهتم» فيُظهر له أيضًا بريدك الإلكتروني ورقم هاتفك.',
  ],
  [
    'لماذا لا أرى إعلانًا مميزًا؟',
    'الإعلانات المميزة متاحة لمن تتضمن باقته هذا الوصول. توضح صفحة الباقات أيها يتضمنه.',
  ],
  [
    'ماذا تعني كلمة «إعلان» على البطاقة؟',
    'يدفع المالك مقابل مكان أفضل في القائمة. تُميَّز هذه الإعلانات دائماً، حتى عند الترتيب حسب السعر.',
  ],
  [
    'كيف تُراجع الإعلانات؟',
    'نراجع كل إعلان جديد قبل ظهوره، وكل تعديل. وتعود الإعلانات المرفوضة إلى المالك مع السبب.',
  ],
  ['ماذا تعني شارة التوثيق؟', 'تحققنا من هوية الوكيل ومستندات ترخيصه. وهي تخص الوكيل لا إعلانًا بعينه.'],
  ['كيف أصبح وكيلاً موثقاً؟', 'املأ نموذج التوثيق في حسابك وارفع المستندات المطلوبة. تصلك النتيجة كإشعار.'],
  [
    'كيف أعرض عقاراً؟',
    'اختر «أعلن عن عقار». تحتاج إلى ملف شخصي مكتمل وباقة بقي فيها إعلان، وللإعلان على الأقل إلى عنوان ووصف وفئة وسعر ومكان العقار وصورة واحدة.',
  ],
  [
    'كم صورة يمكنني رفعها؟',
    'حتى 40 لكل إعلان، بصيغة JPEG أو PNG أو WebP. نصغّر الكبيرة منها ونزيل الموقع والكاميرا من الملفات.',
  ],
  [
    'هل يمكنني إخفاء عنواني الدقيق؟',
    'يمكنك حذف رقم المنزل ووضع الدبوس في موضع آخر من شارعك. يرى الزوار العنوان والدبوس كما أدخلتهما؛ أما الإعلانات المميزة فلا يظهر منها لمن لا يملك الوصول إلا موقع تقريبي.',
  ],
  [
    'كم يبقى الإعلان منشوراً؟',
    'حتى تزيله أو تعلّمه كمباع أو مؤجر. بعد 14 يومًا نسألك هل ما زال متاحًا، وبعد 45 يومًا بلا جواب يُخفى إلى أن تؤكده.',
  ],
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
    'اختر «أبلغ عن هذا الإعلان» في صفحته ثم السبب. يمكنك الإبلاغ عن كل إعلان مرة واحدة، ونحن ننظر في كل بلاغ. ولا يعرف صاحب الإعلان من أبلغ.',
  ],
  [
    'يرسل إليّ شخص رسائل مزعجة. ماذا أفعل؟',
    'احظر الشخص في المحادثة. يمكنك إلغاء الحظر لاحقًا، وتبقى المحادثة مقروءة لك.',
  ],
  [
    'كيف تعمل حاسبة التمويل العقاري؟',
    'تستخدم معادلة الأقساط المعتادة بأقساط شهرية. النتيجة تقدير وليست عرضاً.',
  ],
  [
    'ما البيانات التي تحفظونها؟',
    'ملفك وإعلاناتك ورسائلك ومشترياتك وما تحفظه من منازل وعمليات بحث. في «بياناتك» ترى كل ذلك، وتنزّل نسخة منه أو تحذف حسابك. أما المدفوعات فيُلزمنا القانون بحفظها.',
  ],
  [
    'كيف أحذف حسابي؟',
    'في أسفل صفحة «بياناتك». تُخفى إعلاناتك فورًا ويُسجَّل خروجك من كل مكان. وبعد سبعة أيام يُحذف حسابك مع إعلاناتك ومنازلك المحفوظة ورسائلك. سجّل الدخول قبل ذلك للاحتفاظ به.',
  ],
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

/** What the renders show, in the languages of the demo: [English, German, Arabic]. Their seasons and colours come from facts.json. */
const LEADS = ['Rendering of', 'Rendering:', 'صورة مولّدة بالحاسوب:'];
const sofas = [
  ['light grey', 'Hellgrau', 'رمادي فاتح'], ['sage green', 'Salbeigrün', 'أخضر مريمي'], ['cream', 'Creme', 'كريمي'],
  ['slate blue', 'Schieferblau', 'أزرق أردوازي'], ['olive', 'Oliv', 'زيتي'], ['rose', 'Rosé', 'وردي'], ['navy', 'Marineblau', 'كحلي'],
  ['brown', 'Braun', 'بني'], ['ivory', 'Elfenbein', 'عاجي'], ['sand', 'Sand', 'رملي'], ['pale grey', 'Blassgrau', 'رمادي باهت'],
  ['terracotta', 'Terrakotta', 'طيني'], ['dark green', 'Dunkelgrün', 'أخضر داكن'], ['mauve', 'Malve', 'بنفسجي فاتح'],
];
const cabinets = [
  ['white', 'Weiß', 'بيضاء'], ['sage green', 'Salbeigrün', 'خضراء مريمية'], ['blue-grey', 'Blaugrau', 'زرقاء رمادية'], ['beige', 'Beige', 'بيج'],
  ['dark green', 'Dunkelgrün', 'خضراء داكنة'], ['taupe', 'Taupe', 'رمادية بنية'], ['grey-green', 'Graugrün', 'رمادية مخضرة'],
  ['ivory', 'Elfenbein', 'عاجية'], ['terracotta', 'Terrakotta', 'طينية'], ['blue', 'Blau', 'زرقاء'],
];
const houses = {
  brick: ['red-brick house', 'Haus aus rotem Backstein', 'منزل من الطوب الأحمر'],
  white: ['white weatherboard house', 'Haus mit weißer Holzverkleidung', 'منزل مكسو بالخشب الأبيض'],
  barn: ['black-clad house', 'schwarz verkleidetes Haus', 'منزل بكسوة سوداء'],
  render: ['cream house', 'cremefarbenes Haus', 'منزل كريمي اللون'],
  wood: ['timber-clad house', 'Haus mit Holzfassade', 'منزل بواجهة خشبية'],
  brick2: ['tan-brick house', 'Haus aus hellbraunem Backstein', 'منزل من الطوب البني الفاتح'],
  sage: ['sage-green weatherboard house', 'Haus mit salbeigrüner Holzverkleidung', 'منزل مكسو بالخشب الأخضر الفاتح'],
  blue: ['blue weatherboard house', 'Haus mit blauer Holzverkleidung', 'منزل مكسو بالخشب الأزرق'],
  ochre: ['ochre house', 'ockerfarbenes Haus', 'منزل بلون المغرة'],
  stone: ['stone house', 'Haus aus Naturstein', 'منزل حجري'],
  rose: ['rose-coloured house', 'roséfarbenes Haus', 'منزل وردي اللون'],
};
const blocks = {
  rendered: ['a bright apartment building', 'helles Wohnhaus', 'مبنى سكني فاتح اللون'],
  brick: ['a red-brick apartment building', 'Wohnhaus aus rotem Backstein', 'مبنى سكني من الطوب الأحمر'],
  'two-tone': ['a two-tone apartment building', 'zweifarbiges Wohnhaus', 'مبنى سكني بلونين'],
  'grey-brick': ['a light-brick apartment building', 'Wohnhaus aus hellem Backstein', 'مبنى سكني من الطوب الفاتح'],
};
const outlooks = {
  city: ['the city', 'Blick auf die Stadt', 'المدينة'],
  garden: ['a garden', 'Blick in einen Garten', 'حديقة'],
  sea: ['the sea', 'Blick aufs Meer', 'البحر'],
};
const seasons = { autumn: [' in autumn', ' im Herbst', ' في الخريف'], spring: [' in spring', ' im Frühling', ' في الربيع'], summer: ['', '', ''] };
const times = { day: ['', '', ''], golden: [' in evening light', ' im Abendlicht', ' في ضوء المساء'], dusk: [' at dusk', ' in der Dämmerung', ' عند الغسق'] };
const otherCorner = [', from the other corner', ', aus der anderen Ecke', '، من الزاوية الأخرى'];
const otherSide = [', from the other side', ', von der anderen Seite', '، من الجهة الأخرى'];

const a = (words) => `${/^[aeiou]/.test(words) ? 'an' : 'a'} ${words}`;
const join = (...parts) => [0, 1, 2].map((language) => parts.map((part) => part[language]).join(''));
const altTexts = (words) => {
  const [en, de, ar] = words.map((text, language) => `${LEADS[language]} ${text}`);
  return { alt: en, alts: { de, ar } };
};

/** A room of a home, by its name, its view and what facts.json states about the home. */
export function wordsOfRoom(room, shot, { palette, cabinet, view }) {
  const [sofa, sofaDe, sofaAr] = sofas[palette];
  const [cabinets_, cabinetsDe, cabinetsAr] = cabinets[cabinet];
  const living = [`a living room with ${a(sofa)} sofa`, `Wohnzimmer mit Sofa in ${sofaDe}`, `غرفة معيشة فيها أريكة بلون ${sofaAr}`];
  const kitchen = [`a kitchen with ${cabinets_} cabinets`, `Küche mit Schränken in ${cabinetsDe}`, `مطبخ بخزائن ${cabinetsAr}`];
  const texts = {
    living: { a: living, b: join(living, otherCorner), c: [`${a(sofa)} sofa and a coffee table`, `Sofa in ${sofaDe} und Couchtisch`, `أريكة بلون ${sofaAr} وطاولة قهوة`] },
    kitchen: { a: kitchen, b: join(kitchen, otherSide) },
    bedroom: { a: ['a bedroom with a double bed', 'Schlafzimmer mit Doppelbett', 'غرفة نوم بسرير مزدوج'], c: ['a double bed with cushions', 'Doppelbett mit Kissen', 'سرير مزدوج عليه وسائد'] },
    bedroom2: { b: ['a second bedroom', 'zweites Schlafzimmer', 'غرفة نوم ثانية'] },
    bathroom: { a: ['a tiled bathroom', 'gefliestes Badezimmer', 'حمّام مبلّط'], b: join(['a bathroom', 'Badezimmer', 'حمّام'], otherSide) },
    terrace: { a: [`a furnished terrace above ${outlooks[view][0]}`, `möblierte Terrasse mit ${outlooks[view][1]}`, `شرفة مفروشة تطل على ${outlooks[view][2]}`] },
    study: { a: ['a study with a desk', 'Arbeitszimmer mit Schreibtisch', 'غرفة مكتب فيها طاولة عمل'] },
  };
  return altTexts(texts[room][shot]);
}

/** A building from its usual side. */
export function wordsOfBuilding(subject, { season, time, style, pool }) {
  const modern = style === 'modern';
  const things = {
    villa: () => [
      `a ${modern ? 'modern' : 'Mediterranean-style'} villa with a ${pool ? 'pool' : 'garden'}`,
      `${modern ? 'moderne' : 'mediterrane'} Villa mit ${pool ? 'Pool' : 'Garten'}`,
      `فيلا ${modern ? 'حديثة' : 'على الطراز المتوسطي'} ${pool ? 'بمسبح' : 'بحديقة'}`,
    ],
    house: () => [`${a(houses[style][0])} with a front garden`, `${houses[style][1]} und Vorgarten`, `${houses[style][2]} مع حديقة أمامية`],
    row: () => ['a row of town houses on a street with trees', 'Reihenhäuser an einer Straße mit Bäumen', 'صف منازل متلاصقة على شارع مشجّر'],
    apartment: () => [`${blocks[style][0]} with balconies`, `${blocks[style][1]} mit Balkonen`, `${blocks[style][2]} بشرفات`],
    office: () => ['an office building with a glass front', 'Bürogebäude mit Glasfassade', 'مبنى مكاتب بواجهة زجاجية'],
    shop: () => ['a shop with a striped awning on the ground floor', 'Laden mit gestreifter Markise im Erdgeschoss', 'متجر في الطابق الأرضي بمظلة مخططة'],
    warehouse: () => ['a warehouse with loading doors', 'Lagerhalle mit Ladetoren', 'مستودع بأبواب تحميل'],
    plot: () => ['an empty building plot, staked out on a meadow', 'leeres Baugrundstück, auf einer Wiese abgesteckt', 'قطعة أرض خالية للبناء محددة بأوتاد في مرج'],
  };
  return altTexts(join(things[subject](), seasons[season], times[time]));
}

/** What is seen from plots on a hill, and from the others (plot_parts.py). */
const onAHill = new Set(['04', '11']);
const fromPlot = {
  hill: ['the view from a building plot over a slope to wooded hills', 'Blick vom Baugrundstück über einen Hang auf bewaldete Hügel', 'الإطلالة من قطعة أرض للبناء على منحدر وتلال مشجّرة'],
  street: ['the view from a building plot to the houses across the street', 'Blick vom Baugrundstück auf die Häuser gegenüber', 'الإطلالة من قطعة أرض للبناء على المنازل المقابلة'],
};

/** Further views of plots, offices, shops and warehouses. */
const views = {
  aerial: ['a building plot from above', 'Baugrundstück von oben', 'قطعة أرض للبناء من الأعلى'],
  edge: ['a building plot, from its edge', 'Baugrundstück, vom Rand aus', 'قطعة أرض للبناء، من طرفها'],
  road: ['the access road beside a building plot', 'Zufahrt neben dem Baugrundstück', 'طريق الوصول بجانب قطعة أرض للبناء'],
  'plot-corner': ['a corner of a building plot with a boundary stone and a stake', 'Ecke eines Baugrundstücks mit Grenzstein und Pflock', 'زاوية قطعة أرض للبناء فيها حجر حدود ووتد'],
  ground: ['the ground of a building plot with a trial pit and a spade', 'Boden des Baugrundstücks mit Schürfgrube und Spaten', 'تربة قطعة أرض للبناء فيها حفرة اختبار ومجرفة'],
  dusk: ['a building plot at dusk', 'Baugrundstück in der Dämmerung', 'قطعة أرض للبناء عند الغسق'],
  entrance: ['the entrance of an office building', 'Eingang eines Bürogebäudes', 'مدخل مبنى مكاتب'],
  corner: ['an office building, from the street corner', 'Bürogebäude, von der Straßenecke', 'مبنى مكاتب، من زاوية الشارع'],
  window: ['a shop window under an awning', 'Schaufenster unter einer Markise', 'واجهة متجر تحت مظلة'],
  street: ['a shop front, along the street', 'Ladenfront, die Straße entlang', 'واجهة متجر على امتداد الشارع'],
  docks: ['the loading doors of a warehouse', 'Ladetore einer Lagerhalle', 'أبواب تحميل مستودع'],
  yard: ['a warehouse and its yard', 'Lagerhalle mit Hof', 'مستودع وساحته'],
};
export const wordsOfView = (subject, number, view) =>
  altTexts(view === 'outlook' ? fromPlot[onAHill.has(number) ? 'hill' : 'street'] : (views[`${subject}-${view}`] ?? views[view]));

const open = ['an open-plan office with rows of desks', 'Großraumbüro mit Schreibtischreihen', 'مكتب مفتوح فيه صفوف من المكاتب'];
const meeting = ['a meeting room with a long table', 'Besprechungsraum mit langem Tisch', 'غرفة اجتماعات بطاولة طويلة'];
const sales = ['a shop with shelves, tables and a counter', 'Laden mit Regalen, Tischen und Theke', 'متجر فيه رفوف وطاولات ومنضدة بيع'];
const hall = ['an empty warehouse hall', 'leere Lagerhalle', 'قاعة مستودع خالية'];
const works = {
  'open-a': open,
  'open-b': join(open, otherCorner),
  'open-c': ['desks with screens', 'Schreibtische mit Bildschirmen', 'مكاتب عليها شاشات'],
  'meeting-a': meeting,
  'meeting-b': join(meeting, otherSide),
  'lounge-a': ['a reception desk and a waiting area', 'Empfangstheke und Wartebereich', 'مكتب استقبال ومنطقة انتظار'],
  'sales-a': sales,
  'sales-b': join(sales, otherCorner),
  'store-a': ['a storeroom with shelves and boxes', 'Lagerraum mit Regalen und Kartons', 'غرفة تخزين فيها رفوف وصناديق'],
  'bare-a': ['an empty shop with large windows', 'leerer Laden mit großen Fenstern', 'متجر خالٍ بنوافذ كبيرة'],
  'racks-a': ['a warehouse with high racks', 'Lagerhalle mit Hochregalen', 'مستودع برفوف عالية'],
  'hall-a': hall,
  'hall-b': join(hall, otherSide),
  'loading-a': ['pallets in front of the doors of a warehouse', 'Paletten vor den Toren einer Lagerhalle', 'منصات بضائع أمام أبواب مستودع'],
};
/** A room of an office, shop or warehouse with its view. */
export const wordsOfWorkplace = (room) => altTexts(works[room]);

const topics = {
  cellar: ['a cellar with shelves and a wine rack', 'Keller mit Regalen und Weinregal', 'قبو فيه رفوف ورف للنبيذ'],
  heating: ['a heating room with a boiler and a storage tank', 'Heizungsraum mit Kessel und Speicher', 'غرفة تدفئة فيها مرجل وخزان'],
  boxes: ['an empty living room with boxes', 'leeres Wohnzimmer mit Umzugskartons', 'غرفة معيشة خالية فيها صناديق'],
  keys: ['keys, a contract and a small model house on a desk', 'Schlüssel, Vertrag und kleines Modellhaus auf einem Tisch', 'مفاتيح وعقد ومجسّم منزل صغير على مكتب'],
  garden: ['a garden with a terrace, a parasol and flower beds', 'Garten mit Terrasse, Sonnenschirm und Beeten', 'حديقة فيها شرفة ومظلة وأحواض زهور'],
  roof: ['the roof of a brick house with two dormers', 'Dach eines Backsteinhauses mit zwei Gauben', 'سقف منزل من الطوب بنافذتين بارزتين'],
  solar: ['solar panels on the roof of a house', 'Solarmodule auf dem Dach eines Hauses', 'ألواح شمسية على سقف منزل'],
};
/** The subject of an article. */
export const wordsOfTopic = (topic) => altTexts(topics[topic]);

/** What stands on houses of each style, for the titles of listings. */
export const houseNames = Object.fromEntries(Object.entries(houses).map(([style, [name]]) => [style, name.replace(/ house$/, '')]));

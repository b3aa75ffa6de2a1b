import type { SubjectWords } from './articles.ts';

/** `homeSubjects` in German, in the same order. */
export const homeSubjectsDe: readonly SubjectWords[] = [
  {
    articles: [
      [
        'Worauf Sie in den ersten fünf Minuten einer Besichtigung achten',
        'Die meisten sehen zuerst in die Küche. Sehen Sie zur Decke: Sie verrät, was die Nachbarn und das Dach getrieben haben.',
      ],
      [
        'Wie viel Wohnung können Sie sich leisten? Eine Rechnung auf einer Seite',
        'Ein Zuhause sollte Platz lassen für Zahnarzt, Urlaub und kaputte Waschmaschinen. Hier ist die Rechnung der Banken, in einfachen Zahlen.',
      ],
      [
        'Erdgeschoss oder oberster Stock',
        'Unten gibt es den Garten und die Passanten, oben das Licht und die Treppe. Wir haben Menschen gefragt, die beides kennen.',
      ],
      [
        'Eine Nebenkostenabrechnung lesen',
        'Zwölf kleingedruckte Zeilen entscheiden, was eine Wohnung im Monat kostet. Auf diese vier kommt es an.',
      ],
      [
        'Lärm: wie Sie eine Wohnung prüfen, bevor Sie unterschreiben',
        'Kommen Sie morgens um acht wieder, abends um sechs und an einem Samstagabend. Das kostet nichts und sagt das meiste.',
      ],
      [
        'Kleine Wohnungen, die groß wirken',
        'Quadratmeter sind nicht dasselbe wie Raum. Türen, Spiegel und eine mutige Wand machen den Unterschied.',
      ],
      [
        'Die Sache mit dem Aufzug',
        'Vierter Stock ohne Aufzug geht mit dreißig gut. Dann kommt ein Kinderwagen, oder ein Knie.',
      ],
    ],
  },
  {
    articles: [
      [
        'Ein Pool kostet so viel wie ein Kleinwagen',
        'Nicht der Bau, der Unterhalt. Wir haben Wasser, Strom, Chemie und den Mann, der donnerstags kommt, zusammengezählt.',
      ],
      [
        'Kaufen am Meer',
        'Salz findet jedes Scharnier. Ein Haus am Wasser ist wunderbar, und es will gestrichen werden.',
      ],
      [
        'Dachterrassen und der Regen',
        'Eine Terrasse über dem Schlafzimmer ist ein Versprechen, das jemand trocken halten muss.',
      ],
      [
        'Gärten, die den August überstehen',
        'Rasen gibt im Juli auf. Lavendel, Rosmarin und Olive merken es nicht einmal.',
      ],
      [
        'Für sich sein ohne Mauern',
        'Hecken, Stufen und ein gut gesetzter Baum leisten mehr als zwei Meter Beton.',
      ],
      [
        'Was ein Gutachten in Villen findet',
        'Zwanzig Gutachten, eine Liste. Dieselben sieben Dinge kamen immer wieder vor.',
      ],
      [
        'Solarstrom auf der Villa: die nüchterne Rechnung',
        'Nach Süden, ohne Schatten und mit einer Familie, die tagsüber zu Hause ist: dann lohnt es sich. Sonst rechnen Sie vorher.',
      ],
    ],
  },
  {
    articles: [
      [
        'Erstes Haus, erste Fehler',
        'Wir haben zwölf Familien gefragt, was sie anders machen würden. Elf sagten: nach dem Dach fragen.',
      ],
      [
        'Ziegel, Holz, Putz: was Wände erzählen',
        'Jede Wand altert auf ihre Art. Lernen Sie, sie vom Gehweg aus zu lesen.',
      ],
      [
        'In der richtigen Reihenfolge renovieren',
        'Dach, Fenster, Heizung, Küche. Wer mit der Küche anfängt, zahlt zweimal.',
      ],
      [
        'Der Schulweg entscheidet mehr als die Küche',
        'Gehen Sie ihn einmal, um Viertel vor acht, mit einem Kind. Entscheiden Sie danach.',
      ],
      [
        'Ein Haus verkaufen, das man liebt',
        'Käufer sehen die Größenstriche am Türrahmen nicht. Zeigen Sie ihnen lieber die Papiere des Heizkessels.',
      ],
      [
        'Wie auf der Insel geboten wird',
        'Schriftlich, mit Datum und nie die höchste Summe zuerst. Ein kleiner Leitfaden für höfliches Bieten.',
      ],
      ['Keller', 'Trocken, feucht oder nass: drei Wörter, die einen Preis um Zehntausende verschieben.'],
    ],
  },
];

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
    sections: [
      [
        'Nehmen Sie Maßband und Taschenlampe mit',
        'Messen Sie die Wand, an der das Sofa stehen muss, und sehen Sie unter die Spüle. Makler rechnen damit, und wer seine Wohnung gepflegt hat, hat nichts dagegen.',
      ],
      [
        'Fragen Sie nach den Protokollen',
        'Die Protokolle der letzten drei Eigentümerversammlungen zeigen, was als Nächstes repariert wird und wer es bezahlt. Ein Dach, über das seit Jahren gesprochen wird, kaufen Sie mit.',
      ],
      [
        'Licht ist Geld wert',
        'Stellen Sie sich zu der Stunde ins Wohnzimmer, zu der Sie zu Hause sein werden. Ein Zimmer nach Osten ist herrlich beim Frühstück und dunkel beim Abendessen.',
      ],
      [
        'Denken Sie an den zweiten Winter',
        'Im ersten Winter verzeiht man alles. Lassen Sie sich die Heizkosten zweier Jahre zeigen und vergleichen Sie sie mit der Energieklasse der Anzeige.',
      ],
      [
        'Mindestens zwei Besichtigungen',
        'Die erste Besichtigung ist für das Herz. Die zweite ist für die Liste: Steckdosen, Wasserdruck, Fenster, die schließen, der Geruch im Keller.',
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
    sections: [
      [
        'Zuerst die Papiere',
        'Terrassen, Pools und Gästehäuser sind oft jünger als die Pläne im Rathaus. Fragen Sie vor der zweiten Besichtigung nach jeder einzelnen Genehmigung.',
      ],
      [
        'Wasser, hinein und hinaus',
        'Finden Sie heraus, wohin der Regen fließt. Flecken am Fuß einer Wand oder eine Pumpe, die im Keller summt, sind der Beginn eines Gesprächs über den Preis.',
      ],
      [
        'Die laufenden Kosten, im Monat',
        'Garten, Pool, Versicherung, Dach. Teilen Sie durch zwölf und zählen Sie es zur Rate: Das ist die Zahl, die Sie mit einer Wohnung vergleichen.',
      ],
      [
        'Schatten ist Architektur',
        'Ein tiefer Dachüberstand im Süden hält die Räume kühl, ohne Maschine. Die alten Häuser der Insel wussten das.',
      ],
      [
        'Nachbarn in zweihundert Metern',
        'Sie werden einen Weg, einen Abfluss oder eine Aussicht teilen. Trinken Sie mit ihnen einen Kaffee, bevor Sie unterschreiben.',
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
    sections: [
      [
        'Fragen Sie wann, nicht ob',
        'An jedem Haus ist gearbeitet worden. Fragen Sie, wann Dach, Leitungen und Rohre zuletzt angefasst wurden und von wem; eine klare Antwort ist mehr wert als frische Farbe.',
      ],
      [
        'Ein Tag für die Straße',
        'Verbringen Sie dort einen Tag, bevor Sie kaufen: Bäcker, Bus, Abendverkehr, Hunde. Eine Straße lässt sich schwerer renovieren als ein Bad.',
      ],
      [
        'Behalten Sie ein Zehntel',
        'Was immer der Gutachter schreibt: Behalten Sie ein Zehntel des Preises für die ersten zwei Jahre. Irgendetwas wird es haben wollen.',
      ],
      [
        'Die Energieklasse im Alltag',
        'Von Klasse E zu Klasse B spart eine vierköpfige Familie jedes Jahr ungefähr einen Urlaub. Die Klasse steht auf jeder Anzeige, die sie nennt.',
      ],
      [
        'Lassen Sie jemand anderen schauen',
        'Nehmen Sie eine Freundin mit, die nicht in das Haus verliebt ist. Sie sieht den Riss hinter dem Vorhang.',
      ],
    ],
  },
];

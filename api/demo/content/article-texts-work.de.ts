import type { SubjectWords } from './articles.ts';

/** `otherSubjects` in German, in the same order. */
export const otherSubjectsDe: readonly SubjectWords[] = [
  {
    articles: [
      [
        'Bevor Sie ein Grundstück kaufen: sieben Unterlagen',
        'Eine Wiese ist billig, bis man erfährt, wo der Kanal endet. Fragen Sie zuerst nach diesen Papieren.',
      ],
      [
        'Was eine Genehmigung sagt und was nicht',
        'Sie sagt, wie hoch und wie breit. Sie sagt nicht, dass der Boden es trägt.',
      ],
      [
        'Hanglagen: reizvoll und teuer',
        'Ein sanfter Hang schenkt Ihnen eine Aussicht. Ein steiler schenkt Ihnen eine Stützmauer.',
      ],
      [
        'Bauen in achtzehn Monaten: ein ehrliches Tagebuch',
        'Monat vier war Schlamm. Monat elf waren Fenster. Ein Paar hat mitgeschrieben.',
      ],
      [
        'Fertighaus oder Stein auf Stein',
        'Drei Wochen oder neun Monate: Der Unterschied ist kleiner, als er klingt, und größer.',
      ],
      [
        'Brunnen, Zisterne, Stadtwasser',
        'Außerhalb der Städte ist Wasser Ihre eigene Sache. Was es kostet und was es spart.',
      ],
    ],
  },
  {
    articles: [
      [
        'Wie viele Quadratmeter braucht ein Team?',
        'Zwölf für jeden war die Regel. Mit zwei Tagen zu Hause sind es acht, und eine bessere Küche.',
      ],
      [
        'Ladenmieten nach Metern Schaufenster',
        'Passanten zählen keine Quadratmeter. Sie zählen Sekunden vor dem Glas.',
      ],
      [
        'Ein Lager, das seine Temperatur hält',
        'Dach, Tore, Sonne: drei Lecks, die über die Stromrechnung entscheiden.',
      ],
      [
        'Kündigungsklauseln, einer Bäckerin erklärt',
        'Sie wollte wissen, wie man nach drei Jahren herauskommt. Also haben wir eine Notarin gefragt.',
      ],
      [
        'Den Arbeitsplatz mieten oder kaufen',
        'Wenn Sie wissen, wo Sie in zehn Jahren sind, kaufen Sie. Wenn nicht, lesen Sie weiter.',
      ],
      [
        'Ausbau: was der Vermieter zahlt',
        'Mehr, als Sie denken, wenn Sie vor der Unterschrift fragen und nicht danach.',
      ],
      [
        'Eine Ecke für ein Café finden',
        'Morgensonne, eine Haltestelle und kein zweites Café: ein Gang durch drei Viertel mit der Stoppuhr.',
      ],
    ],
  },
  {
    articles: [
      [
        'Zum ersten Mal mieten',
        'Eine Kaution, ein Vertrag, eine Liste der Kratzer. Was Sie fragen, was Sie fotografieren, was Sie ablehnen.',
      ],
      [
        'Mieter und Vermieter: wer repariert was',
        'Der tropfende Hahn ist Ihrer, der kaputte Kessel ist seiner. Die Grenze ist klarer, als man denkt.',
      ],
      [
        'Leben auf dreißig Quadratmetern',
        'Ein Bett zum Klappen ist ein Bett, das nie gemacht wird. Bessere Ideen von Leuten, die so wohnen.',
      ],
      [
        'Ist diese Anzeige echt? Sechs Zeichen',
        'Zu billig, zu schön, und der Eigentümer ist im Ausland: Schließen Sie die Seite.',
      ],
      [
        'In Frieden zusammen wohnen',
        'Geld, Kühlschrank, Gäste. Einigen Sie sich am ersten Abend auf drei Dinge.',
      ],
      [
        'Umziehen an einem einzigen Tag',
        'Mit elf Freunden, zwei Transportern und einem Plan an der Kühlschranktür. Ein Fahrplan.',
      ],
    ],
  },
];

/** Recipes of the demo shop. If the article of an ingredient has a recipe, this recipe is the sub-recipe. */

export interface DemoRecipe {
  readonly name: string;
  /** The number of the article that the recipe makes. */
  readonly article: string;
  readonly type: 'INTERMEDIATE' | 'FINISHED_PRODUCT';
  /** The output in kilograms. */
  readonly makes: string;
  /** The yield in percent. */
  readonly yields: number;
  readonly shelfLifeDays: number;
  readonly description: string;
  /**
   * The ingredients, each as `<kilograms> <article number>` or `<metres>m …`. A ~ before the article number marks an
   * ingredient as substitutable.
   */
  readonly needs: readonly string[];
  /** The steps, each as `<what to do>; <minutes> min; <degrees> °C`. */
  readonly steps: readonly string[];
}

type Line = readonly [
  article: string,
  name: string,
  makes: string,
  yields: number,
  shelfLifeDays: number,
  description: string,
  needs: string,
  steps: readonly string[],
];

const STUFF = 'Füllen und abdrehen; 25 min; 10 °C';
const SCALD = 'Brühen, bis der Kern 72 °C hat; 60 min; 75 °C';
const CHILL = 'Im Eiswasser abschrecken und durchkühlen; 40 min; 2 °C';
const SMOKE_COLD = 'Kalt räuchern, in drei Gängen; 720 min; 20 °C';

const INTERMEDIATE: readonly Line[] = [
  [
    'BR-070',
    'Pökellake',
    '50',
    100,
    7,
    'Für Schinken und Kassler, 12 %',
    '43.8 GZ-090, 6 GZ-010, 0.2 GZ-040',
    ['Salz im kalten Wasser lösen; 15 min; 4 °C', 'Sieben und kalt stellen; 10 min; 2 °C'],
  ],
  [
    'BR-010',
    'Grundbrät',
    '20',
    100,
    2,
    'Das Brät der meisten Brühwürste',
    '7 SC-060, 4.5 RI-060, 4.2 ~SC-160, 3.74 GZ-090, 0.36 GZ-010, 0.06 GZ-030, 0.02 GZ-060, 0.06 GZ-070, 0.06 ~GZ-100',
    [
      'Fleisch und Speck getrennt wolfen, Scheibe 3 mm; 15 min; 2 °C',
      'Mageres mit Salz und Eis kuttern; 6 min; 4 °C',
      'Speck zugeben und fein kuttern, nicht über 12 °C; 6 min; 12 °C',
    ],
  ],
  [
    'BR-020',
    'Kalbsbrät',
    '15',
    100,
    2,
    'Fein und hell',
    '6 KA-040, 2.5 SC-060, 3.3 SC-160, 2.8 GZ-090, 0.27 GZ-020, 0.04 GZ-030, 0.03 GZ-060, 0.06 GZ-100',
    ['Wolfen, Scheibe 3 mm; 10 min; 2 °C', 'Mit Eis fein kuttern; 10 min; 12 °C'],
  ],
  [
    'BR-030',
    'Leberwurstmasse',
    '25',
    98,
    2,
    'Für feine und grobe Leberwurst',
    '8 SC-150, 13.1 SC-070, 3 GZ-080, 0.45 GZ-020, 0.3 GZ-110, 0.09 GZ-030, 0.06 GZ-050',
    [
      'Bauch und Zwiebeln garen; 70 min; 90 °C',
      'Leber roh mit Salz kuttern, bis sie Blasen wirft; 8 min; 10 °C',
      'Heißes Fleisch zugeben und emulgieren; 8 min; 45 °C',
    ],
  ],
  [
    'BR-040',
    'Blutwurstmasse',
    '20',
    98,
    2,
    'Mit gekochten Schwarten gebunden',
    '5 SC-180, 8 SC-160, 4.44 SC-190, 2 GZ-080, 0.4 GZ-020, 0.08 GZ-040, 0.08 GZ-050',
    [
      'Schwarten weich kochen; 90 min; 95 °C',
      'Schwarten heiß kuttern, Blut zugeben; 10 min; 55 °C',
      'Speckwürfel blanchieren und untermengen; 15 min; 60 °C',
    ],
  ],
  [
    'BR-050',
    'Hackmasse gewürzt',
    '10',
    99,
    1,
    'Für Küchle und Bällchen',
    '8.8 SC-110, 1 GZ-080, 0.16 GZ-020, 0.04 GZ-040',
    ['Zwiebeln dünsten und auskühlen; 20 min; 90 °C', 'Alles mengen, bis es bindet; 8 min; 4 °C'],
  ],
  [
    'BR-060',
    'Maultaschenfüllung',
    '12',
    99,
    1,
    'Nach dem Rezept der Großmutter',
    '5 BR-010, 4 BR-050, 1.5 ~SS-060, 1.2 GZ-080, 0.02 GZ-060',
    ['Rauchfleisch und Zwiebeln anschwitzen; 15 min; 120 °C', 'Mit Brät und Hackmasse mengen; 10 min; 6 °C'],
  ],
];

const FINISHED: readonly Line[] = [
  [
    'BW-010',
    'Lyoner',
    '20',
    97,
    21,
    'Im Ring',
    '20 BR-010, 15m DV-030',
    [STUFF, 'Heiß räuchern; 30 min; 65 °C', SCALD, CHILL],
  ],
  ['BW-020', 'Gelbwurst', '10', 98, 18, 'Ohne Rauch, mit Petersilie', '10 BR-020, 4m DV-040', [STUFF, SCALD, CHILL]],
  ['BW-030', 'Kalbslyoner', '10', 97, 18, 'Mit viel Kalbfleisch', '10 BR-020, 8m DV-030', [STUFF, SCALD, CHILL]],
  [
    'BW-040',
    'Bierschinken',
    '15',
    97,
    21,
    'Brät mit Schinkenwürfeln',
    '8 BR-010, 7 SC-050, 6m DV-040',
    ['Schinken würfeln und poltern; 60 min; 4 °C', 'Mit dem Brät mengen; 10 min; 8 °C', STUFF, SCALD, CHILL],
  ],
  [
    'BW-050',
    'Jagdwurst',
    '15',
    97,
    21,
    'Mit groben Stücken vom Schwein',
    '9 BR-010, 6 SC-060, 6m DV-040',
    ['Einlage wolfen, Scheibe 8 mm; 10 min; 2 °C', STUFF, SCALD, CHILL],
  ],
  [
    'BW-070',
    'Fleischkäse gebacken',
    '20',
    93,
    5,
    'In der Form gebacken',
    '20 BR-010, 0.4 GZ-080',
    ['In Formen füllen und glatt streichen; 15 min; 8 °C', 'Backen, bis der Kern 72 °C hat; 120 min; 150 °C'],
  ],
  [
    'BW-110',
    'Wiener Würstchen',
    '12',
    94,
    14,
    'Paarweise im Saitling',
    '12 BR-010, 30m DV-020',
    [STUFF, 'Über Buche räuchern; 40 min; 65 °C', 'Brühen; 15 min; 75 °C', CHILL],
  ],
  [
    'BW-120',
    'Saitenwürste',
    '12',
    94,
    14,
    'Die schwäbischen',
    '12 BR-010, 30m DV-020',
    [STUFF, 'Über Buche räuchern; 45 min; 65 °C', 'Brühen; 15 min; 75 °C', CHILL],
  ],
  [
    'BW-140',
    'Weißwurst',
    '10',
    98,
    3,
    'Am selben Tag verkauft',
    '10 BR-020, 0.5 GZ-080, 15m DV-010',
    [STUFF, 'Brühen; 20 min; 75 °C', CHILL],
  ],
  [
    'BW-150',
    'Bratwurst grob',
    '15',
    98,
    4,
    'Roh, für den Grill',
    '11 SC-060, 4 SC-070, 0.27 GZ-020, 0.04 GZ-030, 0.03 GZ-050, 23m DV-010',
    ['Wolfen, Scheibe 5 mm; 10 min; 2 °C', 'Mengen, bis es bindet; 6 min; 4 °C', STUFF],
  ],
  [
    'BW-160',
    'Kalbsbratwurst',
    '10',
    97,
    5,
    'Fein, gebrüht',
    '10 BR-020, 15m DV-010',
    [STUFF, 'Brühen; 20 min; 75 °C', CHILL],
  ],
  [
    'KW-010',
    'Leberwurst fein',
    '12',
    98,
    28,
    'Im Kunstdarm',
    '12 BR-030, 5m DV-040',
    [STUFF, 'Garen; 90 min; 78 °C', CHILL],
  ],
  [
    'KW-020',
    'Leberwurst grob',
    '12',
    98,
    28,
    'Mit Stücken vom Bauch',
    '8 BR-030, 4 SC-070, 9m DV-030',
    ['Gegarten Bauch wolfen, Scheibe 5 mm; 10 min; 60 °C', STUFF, 'Garen; 90 min; 78 °C', CHILL],
  ],
  [
    'KW-030',
    'Kalbsleberwurst',
    '10',
    98,
    28,
    'Mit Kalbsleber und Kalbfleisch',
    '6 BR-030, 2 KA-080, 2 KA-040, 4m DV-040',
    ['Kalbsleber fein kuttern; 6 min; 8 °C', STUFF, 'Garen; 90 min; 78 °C', CHILL],
  ],
  [
    'KW-040',
    'Schwarzwurst',
    '12',
    98,
    28,
    'Im Kranzdarm, leicht geräuchert',
    '12 BR-040, 9m DV-030',
    [STUFF, 'Garen; 80 min; 80 °C', 'Kalt räuchern; 240 min; 20 °C'],
  ],
  [
    'KW-110',
    'Zungenwurst',
    '10',
    97,
    28,
    'Mit Einlage vom Bäckchen',
    '6 BR-040, 4 SC-140, 4m DV-040',
    ['Bäckchen pökeln und garen; 120 min; 85 °C', STUFF, 'Garen; 100 min; 80 °C', CHILL],
  ],
  [
    'RW-020',
    'Haussalami geräuchert',
    '20',
    68,
    90,
    'Vier Wochen gereift',
    '12 SC-060, 6 RI-060, 3 SC-160, 0.55 GZ-010, 0.08 GZ-040, 16m DV-030',
    ['Angefroren kuttern, auf 3 mm; 8 min; -4 °C', STUFF, 'Reifen, 90 % Feuchte; 2880 min; 22 °C', SMOKE_COLD],
  ],
  [
    'RW-050',
    'Landjäger',
    '10',
    60,
    60,
    'Gepresst und paarweise',
    '6 RI-060, 4.5 SC-070, 0.28 GZ-010, 0.05 GZ-040, 16m DV-010',
    ['Wolfen, Scheibe 3 mm; 10 min; 0 °C', STUFF, 'In Formen pressen; 1440 min; 15 °C', SMOKE_COLD],
  ],
  [
    'SS-010',
    'Kochschinken',
    '30',
    91,
    28,
    'Aus der Oberschale',
    '25 SC-050, 5 BR-070',
    [
      'Spritzen und poltern; 480 min; 4 °C',
      'In Formen pressen; 30 min; 4 °C',
      'Garen, bis der Kern 68 °C hat; 300 min; 72 °C',
      CHILL,
    ],
  ],
  [
    'SS-070',
    'Kassler vom Rücken',
    '22.5',
    92,
    21,
    'Mild gepökelt',
    '20 SC-020, 2.5 BR-070',
    ['Spritzen und ruhen lassen; 1440 min; 4 °C', 'Heiß räuchern; 120 min; 70 °C', CHILL],
  ],
  [
    'FK-010',
    'Schwäbischer Wurstsalat',
    '7.2',
    99,
    4,
    'Lyoner und Schwarzwurst in Streifen',
    '4 BW-010, 2 KW-040, 1.2 GZ-080',
    ['In Streifen schneiden; 20 min; 6 °C', 'Anmachen und ziehen lassen; 60 min; 4 °C'],
  ],
  [
    'KF-010',
    'Maultaschen',
    '18',
    98,
    5,
    'Von Hand gewickelt',
    '12 BR-060, 6 GZ-120',
    ['Teig ausrollen, füllen und wickeln; 60 min; 12 °C', 'Ziehen lassen; 15 min; 90 °C', CHILL],
  ],
  [
    'KF-020',
    'Fleischküchle',
    '10',
    92,
    4,
    'In der Pfanne gebraten',
    '10 BR-050, 0.2 ~FK-080',
    ['Portionieren zu 120 g; 25 min; 6 °C', 'Braten, bis der Kern 75 °C hat; 14 min; 170 °C', CHILL],
  ],
];

const recipe =
  (type: DemoRecipe['type']) =>
  ([article, name, makes, yields, shelfLifeDays, description, needs, steps]: Line): DemoRecipe => ({
    type,
    article,
    name,
    makes,
    yields,
    shelfLifeDays,
    description,
    needs: needs.split(', '),
    steps,
  });

/** All recipes. The intermediate recipes come first. */
export const RECIPES: readonly DemoRecipe[] = [
  ...INTERMEDIATE.map(recipe('INTERMEDIATE')),
  ...FINISHED.map(recipe('FINISHED_PRODUCT')),
];

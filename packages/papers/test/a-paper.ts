/** A delivery note for tests, with names that need care. */
import type { Paper } from '@cleaver/domain/kernel';

const LOGO = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 80"><rect width="200" height="80" fill="#7a1f1f"/><text x="20" y="50">Logo</text></svg>',
)}`;

export const aPaper = ({ lines = 2, hasLogo = false, name = 'Lyoner & Söhne' } = {}): Paper => ({
  ...{ fileName: 'D-1.pdf', language: 'de', number: 'D-1', createdAt: new Date('2026-11-21T10:00:00Z') },
  letterhead: {
    ...{ name: 'Müller & Söhne', sender: 'Müller & Söhne · Markt 3 · 91522 Ansbach', logo: hasLogo ? LOGO : null },
    foot: [['Müller & Söhne', '91522 Ansbach'], ['Telefon: 0981 1'], ['Zulassungsnummer: DE BY 12345 EG']],
  },
  recipient: ['Gasthof Zur Post', 'Hauptstraße 12', '91522 Ansbach'],
  facts: [
    ['Nummer', 'D-1'],
    ['Lieferdatum', '21.11.2026'],
  ],
  ...{ title: 'Lieferschein D-1', opening: [], notes: ['Eigentümer der Ware: Frau X'] },
  tables: [
    {
      heading: '',
      columns: [
        { title: 'Pos.', width: 'content', isNumber: true },
        { title: 'Bezeichnung', width: 'rest' },
        { title: 'Menge', width: 'content', isNumber: true },
        { title: 'Betrag €', width: 'content', isNumber: true },
      ],
      rows: Array.from({ length: lines }, (_, index) => [
        String(index + 1),
        [name, 'Charge L-7'],
        '4,125\u00a0kg',
        '41,25',
      ]),
      totals: [['Summe netto', '82,50\u00a0€']],
    },
  ],
  signatures: ['Ware erhalten'],
  smallPrint: ['Verordnung (EU) Nr. 931/2011'],
  pageLabel: 'Seite {page} von {pages}',
});

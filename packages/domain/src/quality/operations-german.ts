/** German translations of the summaries and descriptions of the operations of `quality`, by the English text. */
import type { Catalogue } from '../kernel/contract/words.ts';

export const qualityOperationsGerman: Catalogue = {
  'Start at all lots of this goods receipt': 'Bei allen Chargen dieses Wareneingangs beginnen',
  'Start at all lots of this delivery': 'Bei allen Chargen dieser Lieferung beginnen',
  'Start at all outputs of the production batch with this id':
    'Bei allen Chargen beginnen, die aus der Produktion mit dieser Id kamen',
  'Start at all lots of this supplier; with `supplierLot`, only at those with that number':
    'Bei allen Chargen dieses Lieferanten beginnen; neben einem `supplierLot` bei dessen Chargen mit dieser Nummer',
  'Start at all lots with this lot number of the supplier':
    'Bei allen Chargen mit dieser Nummer des Lieferanten beginnen',
  'Start at all lots with this number': 'Bei allen Chargen mit dieser Nummer beginnen',
  'Start at the lot with this id': 'Bei der Charge mit dieser Id beginnen',
  'Maximum number of nodes, nearest first. Edges are shown only between shown nodes':
    'So viele Knoten werden höchstens gezeigt, die nächsten zuerst; Kanten nur zwischen gezeigten Knoten',
  'Direction of the trace: `BACKWARD` to the origin, `FORWARD` to the use, or `BOTH`':
    'Der Weg von dort: `BACKWARD` zur Herkunft, `FORWARD` zum Verbleib, oder `BOTH`',
  'State as of this time; default: now': 'Der Zeitpunkt, auf den zurückgeblickt wird; ohne Angabe: jetzt',
  'The highest temperatures of goods': 'Höchste Temperaturen von Waren',
  'List the highest temperatures of product kinds, by law or trade practice':
    'Höchste Temperaturen der Produktarten nach Gesetz oder Handelsbrauch auflisten',
  'A product kind that is missing has no limit.': 'Eine Produktart, die fehlt, hat keine Grenze.',
  'Traces of lots, and recalls': 'Woher Chargen kamen, wer hat, was daraus wurde, und alles davon sperren',
  'Trace lots to their origin, their use and the customers who have the goods':
    'Chargen rückverfolgen: woher sie kamen, was daraus wurde, und wer es hat',
  'Every lot that matches any of the filters is a start of one common trace; `supplierId` narrows `supplierLot`. `limit` cuts nodes, nearest first, and the edges of cut nodes, never `recall`. `asOf` returns the state at that time.':
    'Alle Chargen, die einer der Filter nennt, sind Anfänge einer gemeinsamen Rückverfolgung; `supplierId` grenzt `supplierLot` ein. `limit` kürzt die Knoten, die nächsten zuerst, und die Kanten gekürzter Knoten; `recall` wird nie gekürzt. `asOf`: wie es zu diesem Zeitpunkt war.',
  'List recalls, without their frozen data': 'Rückrufe auflisten, ohne was sie festhielten',
  'Open a recall: records the data of the affected goods, and blocks the goods unless it is an exercise':
    'Einen Rückruf eröffnen: festhalten, was betroffen ist, und alles sperren, außer es ist eine Übung',
  'REAL places a hold on every affected lot: the starts and all lots made from them, including lots that are created meanwhile. MOCK blocks nothing and returns the same figures.':
    'REAL sperrt jede betroffene Charge: die Anfänge und alles, was daraus wurde, auch was währenddessen entsteht. MOCK sperrt nichts, mit denselben Zahlen.',
  'Read one recall: its frozen data, the contacts with customers, and the current state':
    'Einen Rückruf lesen: was er festhielt, wen der Betrieb verständigt hat, und wie es jetzt steht',
  'Record a contact with a customer about a recall, also a failed one':
    'Festhalten, dass ein Kunde verständigt wurde oder nicht zu erreichen war',
  'Close a recall; its holds remain until quality releases them':
    'Einen Rückruf abschließen; was er sperrte, bleibt es, bis die Qualität es freigibt',
  'The contact list of a recall: customers, deliveries and contacts':
    'Die Telefonliste: wer was wann bekam, und was gesagt wurde',
};

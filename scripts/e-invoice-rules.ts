/**
 * Checks the XML of the sample documents against the official rules (docs/e-invoice-verdicts.md): the schema of
 * UN/CEFACT CII D16B, the Schematron rules of CEN, and those of XRechnung with their part of Peppol. Needs xmllint, Java
 * and Saxon-HE, and the folder with the repositories of the rules. Ends with code 1 if a rule is broken, or if the rules
 * do not notice a document that is broken on purpose.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eInvoiceXml, type XmlProfile } from '@cleaver/domain/invoicing';
import { SAMPLE_DOCUMENTS } from '@cleaver/testing';

const SAXON = '/usr/share/java/Saxon-HE.jar';

const [repositories] = process.argv.slice(2);
if (repositories === undefined) throw new Error('Name the folder of the repositories: see docs/e-invoice-verdicts.md');
const work = mkdtempSync(join(tmpdir(), 'e-invoices-'));
const cen = join(repositories, 'eInvoicing-EN16931/cii');
const schema = join(
  cen,
  'schema/D16B SCRDM (Subset)/uncoupled clm/CII/uncefact/data/standard/CrossIndustryInvoice_100pD16B.xsd',
);

const transform = (source: string, stylesheet: string, out: string, ...parameters: string[]): string => {
  const classes = ['-cp', SAXON, 'net.sf.saxon.Transform'];
  execFileSync('java', [...classes, `-s:${source}`, `-xsl:${stylesheet}`, `-o:${out}`, ...parameters], {
    stdio: 'pipe',
  });
  return out;
};

/** Compiles the rules of XRechnung as their build.xml does: merges the rules of Peppol, then compiles with SchXslt. */
function xrechnungRules(): string {
  const source = join(work, 'xrechnung');
  cpSync(join(repositories as string, 'xrechnung-schematron/src'), join(source, 'src'), { recursive: true });
  mkdirSync(join(source, 'build/bis'), { recursive: true });
  const peppol = 'PEPPOL-EN16931-CII.sch';
  cpSync(join(repositories as string, 'peppol-bis-invoice-3/rules/sch', peppol), join(source, 'build/bis', peppol));
  const schematron = join(source, 'src/validation/schematron/cii/XRechnung-CII-validation.sch');
  const merged = join(source, 'src/validation/schematron/cii/merged.sch');
  transform(schematron, join(source, 'src/xsl/peppol-into-xr.xsl'), merged, 'syntax=CII');
  const compiler = join(repositories as string, 'schxslt/core/src/main/resources/xslt/2.0/pipeline-for-svrl.xsl');
  return transform(merged, compiler, join(work, 'xrechnung.xsl'));
}

const rules: Readonly<Record<'CEN' | 'XRECHNUNG', string>> = {
  CEN: join(cen, 'xslt/EN16931-CII-validation.xslt'),
  XRECHNUNG: xrechnungRules(),
};

/** Returns the ids of the rules that each file of a folder breaks. Throws an error if a file was not checked. */
function broken(by: keyof typeof rules, folder: string): Map<string, string[]> {
  const out = join(folder, by);
  mkdirSync(out);
  transform(folder, rules[by], out);
  const files = readdirSync(folder).filter((file) => file.endsWith('.xml'));
  return new Map(
    files.map((file) => {
      const report = readFileSync(join(out, file), 'utf8');
      if (!report.includes('<svrl:fired-rule')) throw new Error(`${by} did not check ${file}`);
      const findings = report.match(/<svrl:(failed-assert|successful-report)[^>]*>/g) ?? [];
      return [file, findings.map((finding) => `${by} ${/ id="([^"]*)"/.exec(finding)?.[1]}`)];
    }),
  );
}

const folderOf = (name: string, files: Readonly<Record<string, string>>): string => {
  const folder = join(work, name);
  mkdirSync(folder);
  for (const [file, xml] of Object.entries(files)) writeFileSync(join(folder, file), xml);
  return folder;
};

/** Returns the findings of all rules for the XML texts of a profile, by file. */
function findingsOf(profile: XmlProfile, files: Readonly<Record<string, string>>, name: string): Map<string, string[]> {
  const folder = folderOf(name, files);
  const found = broken('CEN', folder);
  if (profile === 'XRECHNUNG') {
    for (const [file, ids] of broken('XRECHNUNG', folder)) found.get(file)?.push(...ids);
  }
  return found;
}

const bad: string[] = [];
for (const profile of ['EN16931', 'XRECHNUNG'] as const) {
  const files = Object.fromEntries(
    Object.entries(SAMPLE_DOCUMENTS).flatMap(([name, sample]) =>
      sample.profile === profile ? [[`${name}.xml`, eInvoiceXml(sample.document, profile)]] : [],
    ),
  );
  const found = findingsOf(profile, files, profile);
  for (const [file, ids] of found) {
    execFileSync('xmllint', ['--noout', '--nonet', '--schema', schema, join(work, profile, file)], { stdio: 'pipe' });
    console.log(`${profile} ${file}: ${ids.length === 0 ? 'keeps all rules' : ids.join(', ')}`);
    if (ids.length > 0) bad.push(file);
  }
}

// Proves that the rules run: each of these documents breaks the named one.
const invoice = eInvoiceXml(SAMPLE_DOCUMENTS.xrechnung.document, 'XRECHNUNG');
const broke: Readonly<Record<string, string>> = {
  'CEN BR-CO-15': invoice.replace('<ram:GrandTotalAmount>198.76', '<ram:GrandTotalAmount>198.77'),
  'CEN BR-S-02': invoice.replaceAll(/<ram:SpecifiedTaxRegistration>[\s\S]*?<\/ram:SpecifiedTaxRegistration>/g, ''),
  'XRECHNUNG BR-DE-15': invoice.replace(/<ram:BuyerReference>.*/, ''),
  'XRECHNUNG BR-DE-18': invoice.replace('#PROZENT=2.00#\n', '#PROZENT=2.00#'),
  'XRECHNUNG PEPPOL-EN16931-R120': invoice.replace('>12.4<', '>12.5<'),
};
const controls = Object.fromEntries(Object.entries(broke).map(([rule, xml]) => [`${rule.replace(' ', '-')}.xml`, xml]));
const noticed = findingsOf('XRECHNUNG', controls, 'broken');
for (const rule of Object.keys(broke)) {
  const isNoticed = noticed.get(`${rule.replace(' ', '-')}.xml`)?.includes(rule) ?? false;
  console.log(`Broken on purpose: ${rule} ${isNoticed ? 'is noticed' : 'IS NOT NOTICED'}`);
  if (!isNoticed) bad.push(rule);
}
process.exitCode = bad.length > 0 ? 1 : 0;

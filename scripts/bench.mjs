// `npm run bench` measures the service, `npm run bench -- traces` its traces, `npm run bench -- sales` its sales,
// `npm run bench -- invoices` its invoices, `npm run bench -- hygiene` the readings of sensors,
// `npm run bench -- labels` labels, `npm run bench -- papers` the PDF of invoices, and `npm run bench -- web` the pages
// in a Chromium.
if (process.argv[2] === 'web') await import('../apps/web/bench/run.ts');
else await import('../apps/bench/src/run.ts');

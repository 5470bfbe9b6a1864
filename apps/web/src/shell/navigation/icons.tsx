/** Icons as strokes on a grid of 24 units. An icon accompanies a word, except where the word does not fit. */

const PATHS: Readonly<Record<string, string>> = {
  today: 'M4 5h16v15H4zM4 10h16M8 3v4M16 3v4M8 14h3',
  stock: 'M3 8l9-5 9 5v8l-9 5-9-5zM3 8l9 5 9-5M12 13v8',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5l3 2',
  low: 'M4 20V4M4 20h16M8 16v-3M12 16v-6M16 16V8M20 8l-4-4-4 4',
  place:
    'M12 21s7-6.500 7-11.500a7 7 0 1 0-14 0C5 14.500 12 21 12 21zM12 12a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5z',
  batch: 'M5 9h14l-1.500 11h-11zM8 9V6a4 4 0 0 1 8 0v3',
  cut: 'M6 9a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM6 21a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM20 4L8.500 15.500M20 20L8.500 8.500',
  week: 'M3 5h18v15H3zM3 10h18M9 10v10M15 10v10',
  recipe: 'M6 3h12v18H6zM9 8h6M9 12h6M9 16h4',
  article: 'M4 4h8l8 8-8 8-8-8zM8.500 8.500h.01',
  category: 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z',
  supplier: 'M3 6h11v10H3zM14 9h4l3 3v4h-7zM7 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM17 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4z',
  customer: 'M4 9l2-5h12l2 5M4 9v11h16V9M4 9h16M10 20v-6h4v6',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 20c1-4 4-6 8-6s7 2 8 6',
  role: 'M12 3l8 3v6c0 5-4 8-8 9-4-1-8-4-8-9V6zM9 12l2 2 4-4',
  office: 'M4 20V4M4 20h16M7 15l4-5 3 3 5-7',
  log: 'M5 4h14v16H5zM8 8h8M8 12h8M8 16h5',
  lot: 'M4 6v12M7 6v12M10 6v12M14 6v12M16 6v12M20 6v12',
  label: 'M4 5h16v14H4zM7 9h10M7 12h6M7 15h3M14 15h3',
  receipt: 'M6 3h12v18l-3-2-3 2-3-2-3 2zM12 7v6M9 10l3 3 3-3',
  invoice: 'M6 3h12v18H6zM15 9a3.500 3.500 0 1 0 0 6M8.500 11.250h4.500M8.500 13h4.500',
  euro: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM15 9a3.500 3.500 0 1 0 0 6M8.500 11.250h4.500M8.500 13h4.500',
  order: 'M6 3h12v18H6zM9 8h6M9 12h6M9 16h3',
  delivery: 'M4 4h10v16H4zM8 8h2M8 12h2M14 9h6v11h-6',
  temperature: 'M10 14V5a2 2 0 0 1 4 0v9a4 4 0 1 1-4 0zM12 9v8',
  cleaning: 'M13 3l-2 8M7 11h9l1 10H6zM10 21v-5M14 21v-5',
  hold: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM5.700 5.700l12.600 12.600',
  recall: 'M4 10v4l10 5V5zM14 8a4 4 0 0 1 0 8M7 15v5h3v-4',
  count: 'M5 4h14v16H5zM8 8h.01M12 8h4M8 12h.01M12 12h4M8 16h.01M12 16h4',
  settings:
    'M4 7h10M18 7h2M4 17h2M10 17h10M16 9.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5zM8 19.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5z',
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM16 16l5 5',
  menu: 'M4 6h16M4 12h16M4 18h16',
  close: 'M6 6l12 12M18 6L6 18',
  plus: 'M12 5v14M5 12h14',
  help: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM9.500 9.500a2.500 2.500 0 1 1 3.500 2.300c-.700.300-1 .800-1 1.700M12 17h.01',
  scan: 'M4 8V4h4M16 4h4v4M20 16v4h-4M8 20H4v-4M7 12h10',
  calendar: 'M4 6h16v14H4zM4 10h16M8 3v4M16 3v4',
  up: 'M6 15l6-6 6 6',
  down: 'M6 9l6 6 6-6',
  left: 'M15 6l-6 6 6 6',
  right: 'M9 6l6 6-6 6',
  back: 'M20 12H5M11 6l-6 6 6 6',
  download: 'M12 4v11M7 11l5 5 5-5M4 20h16',
  print: 'M7 8V4h10v4M7 17H4V8h16v9h-3M7 14h10v6H7z',
  star: 'M12 4l2.500 5 5.500.800-4 3.900.900 5.500-4.900-2.600-4.900 2.600.900-5.500-4-3.900 5.500-.800z',
  more: 'M5 11a1 1 0 1 0 .01 0zM12 11a1 1 0 1 0 .01 0zM19 11a1 1 0 1 0 .01 0z',
  leave: 'M10 4H5v16h5M15 8l4 4-4 4M19 12H9',
};

export function Icon({ name, size = 20 }: { readonly name: string; readonly size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      stroke-width="1.75"
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={PATHS[name] ?? ''} />
    </svg>
  );
}

import type { SharedLibrary } from './browser.ts';
import type { SitePart } from './parts.ts';

/** What a report contains beside the parts. */
export interface ReportContext {
  address: string;
  at: Date;
  environment: string;
  revision: number;
  /** Browser, size of the window, language. */
  browser: string;
  window: string;
  language: string;
  link: string;
}

/** Everything about the page as text for an issue. In English whatever the page speaks: issues are read by all teams. */
export function reportOf(
  parts: readonly SitePart[],
  shares: readonly SharedLibrary[],
  context: ReportContext,
): string {
  return [
    `Page: ${context.address}`,
    `Same releases: ${context.link}`,
    `At: ${context.at.toISOString()}`,
    `Environment: ${context.environment}, lock ${context.revision}`,
    `Browser: ${context.browser}; window ${context.window}; language ${context.language}`,
    '',
    '| Part | Release | Origin | On screen | Loaded | Integrity | Owner |',
    '|---|---|---|---|---|---|---|',
    ...parts.map((part) => `| ${cells(part).join(' | ')} |`),
    '',
    `Shared: ${shares.map(({ library, version, provider }) => `${library} ${version} from ${provider}`).join('; ')}`,
    '',
  ].join('\n');
}

const cells = ({ name, version, build, origin, places, load, integrity, owner }: SitePart): string[] => [
  name,
  `${version}-${build}`,
  origin,
  places.map((slot) => slot || 'page').join(', ') || 'no',
  load ? `${load.milliseconds} ms, ${load.files} files` : 'no',
  integrity,
  owner ? `${owner.team} <${owner.contact}>` : 'unknown',
];

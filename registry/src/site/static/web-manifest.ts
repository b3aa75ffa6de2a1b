import { z } from 'zod';

/** What the operator chose, as far as an installed application shows it. */
const branding = z.object({
  'web-settings': z.object({
    data: z.object({
      company_name: z.string().catch(''),
      system_color: z
        .string()
        .regex(/^#[0-9a-f]{6}$/i)
        .catch(''),
      web_favicon: z.url({ protocol: /^https?$/ }).catch(''),
    }),
  }),
});

/** The icon that the product brings along; the default of operators without one. */
const OWN_ICON = /\/logo\/favicon\.svg$/;

const brand = '#0B6B57';
const own = [
  { name: 'icon-192', sizes: '192x192', purpose: 'any' },
  { name: 'icon-512', sizes: '512x512', purpose: 'any' },
  { name: 'maskable-512', sizes: '512x512', purpose: 'maskable' },
  { name: 'monochrome-512', sizes: '512x512', purpose: 'monochrome' },
];

/**
 * The web manifest, with name, colour and icon of the operator where the back end has them.
 * @param answers the settings that the back end answered, as JSON; `{}` when it cannot be asked
 * @param icons the shell's, whose bytes are checked, by their names
 */
export function webManifest(answers: string, icons: Record<string, string>): string {
  const parsed = branding.safeParse(JSON.parse(answers));
  const { company_name, system_color, web_favicon } = parsed.success
    ? parsed.data['web-settings'].data
    : { company_name: '', system_color: '', web_favicon: '' };
  const name = company_name || 'Lintel';
  const chosen = web_favicon && !OWN_ICON.test(web_favicon);
  const brought = own.flatMap(({ name: icon, ...described }) =>
    icons[icon] ? [{ src: icons[icon], type: 'image/png', ...described }] : [],
  );
  return JSON.stringify({
    id: '/',
    name,
    short_name: name,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: system_color || brand,
    background_color: '#FFFFFF',
    categories: ['lifestyle', 'shopping'],
    icons: chosen ? [{ src: web_favicon, sizes: 'any', purpose: 'any' }] : brought,
    shortcuts: [
      { name: 'Search', url: '/properties' },
      { name: 'Saved', url: '/user/favourites' },
      { name: 'Messages', url: '/user/chat' },
    ],
  });
}

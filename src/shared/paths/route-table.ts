import type { Locale } from '../words/locale.ts';

/**
 * Every address of the site: its name, its words in each language and who may see it. The one place where a
 * path is written. A row whose page is built has a folder of its name among its application's pages, or
 * says which it shares.
 */
export type Who =
  /** For everyone, and for search engines. */
  | 'public'
  /** For everyone, but not for search engines. */
  | 'noindex'
  /** For the person who is signed in. */
  | 'user'
  /** For those with a permission; outside the languages, in the one they chose. */
  | 'staff';

export type Row<Path extends string> = {
  readonly who: Who;
  /** Written without the language's prefix. */
  readonly words: Record<Locale, string>;
  readonly hasPage: boolean;
  /** The folder among the application's pages; the route's own name where it says none. */
  readonly folder: string | null;
  /** Other paths that lead here for good, besides the route's own name. */
  readonly aliases: readonly string[];
  /** Only for the types: which parameters the path takes. */
  readonly path?: Path;
};

type Options = { page?: boolean | string; alias?: readonly string[] };

function row<const Path extends string>(
  who: Who,
  fr: Path,
  en: string = fr,
  es: string = fr,
  { page = false, alias = [] }: Options = {},
): Row<Path> {
  const folder = typeof page === 'string' ? page : null;
  return { who, words: { fr, en, es }, hasPage: page !== false, folder, aliases: alias };
}

/** A page of the person's own that is built, under one path in every language. */
function own<const Path extends string>(path: Path): Row<Path> {
  return row('user', path, path, path, { page: true });
}

/** A page of the staff application: the same path in every language. */
function staff<const Path extends string>(path: Path, page: boolean | string = false): Row<Path> {
  return row('staff', path, path, path, { page });
}

export const ROUTES = {
  home: row('public', '/', '/', '/', { page: true }),
  reviews: row('public', '/success-story.html', '/success-story.html', '/success-story.html', { page: true }),
  event: row('public', '/events/:slug', '/events/:slug', '/events/:slug', { page: true }),
  contact: row('public', '/contact', '/contact', '/contacto', { page: true }),
  privacy: row('public', '/confidentialite', '/privacy', '/privacidad', { page: 'text' }),
  accessibility: row('public', '/accessibilite', '/accessibility', '/accesibilidad', { page: 'text' }),
  about: row('public', '/a-propos', '/about', '/quienes-somos', { page: 'offer' }),
  sitemap: row('public', '/plan-du-site', '/sitemap', '/mapa-del-sitio', { page: true }),
  cgv: row('public', '/cgv', '/terms-of-sale', '/condiciones-de-venta', { page: 'text' }),
  legals: row('public', '/mentions-legales', '/legals', '/aviso-legal', { page: 'text' }),
  appeal: row('noindex', '/contestation/:token', '/appeal/:token', '/recurso/:token', { page: true }),
  withdrawal: row('noindex', '/retractation', '/withdrawal', '/desistimiento', { page: true }),
  brandhub: row('public', '/marques', '/brands', '/marcas', { page: true }),
  car: row(
    'public',
    '/acheter/voiture-collection/:slug.html',
    '/buy/collection-car/:slug.html',
    '/comprar/coche-coleccion/:slug.html',
    { page: true },
  ),
  'car/contact': row('noindex', '/voiture/contact', '/car/contact', '/coche/contacto', {
    page: true,
    alias: ['/car/contact/:uuid'],
  }),
  search: row('public', '/acheter/*.html', '/buy/*.html', '/comprar/*.html', { page: true }),
  results: row('public', '/resultats', '/results', '/resultados', { page: true }),
  newsletter: row('noindex', '/newsletter', '/newsletter', '/newsletter', { page: true }),
  feed: row('noindex', '/annonces.json', '/ads.json', '/anuncios.json', { page: true }),
  rss: row('noindex', '/annonces.xml', '/ads.xml', '/anuncios.xml', { page: true }),
  'rss/brand': row('noindex', '/annonces/:brand.xml', '/ads/:brand.xml', '/anuncios/:brand.xml', {
    page: true,
  }),
  'blog/rss': row('noindex', '/blog.xml', '/blog.xml', '/blog.xml', { page: true }),
  sitemapXml: row('noindex', '/sitemap.xml', '/sitemap.xml', '/sitemap.xml', { page: true }),
  manifest: row('noindex', '/manifest.webmanifest', '/manifest.webmanifest', '/manifest.webmanifest', {
    page: true,
  }),
  'feed/brand': row('noindex', '/annonces/:brand.json', '/ads/:brand.json', '/anuncios/:brand.json', {
    page: true,
  }),
  'carHunter/cars': row('public', '/carhunter/voitures', '/carhunter/cars', '/carhunter/coches', {
    page: 'offer',
  }),
  'carHunter/buyer': row('public', '/carhunter/acheteur', '/carhunter/buyer', '/carhunter/comprador', {
    page: 'offer',
  }),
  'carHunter/page': row('public', '/carhunter/page/:id', '/carhunter/page/:id', '/carhunter/page/:id', {
    page: 'text',
  }),
  'form/carhunter': row(
    'noindex',
    '/form/carhunter/:formId/:step',
    '/form/carhunter/:formId/:step',
    '/form/carhunter/:formId/:step',
    { page: true },
  ),
  'form/carhunter-lead': row(
    'noindex',
    '/form/carhunter-lead/:formId/:step',
    '/form/carhunter-lead/:formId/:step',
    '/form/carhunter-lead/:formId/:step',
    { page: true },
  ),
  'services/administrativeSupport': row(
    'public',
    '/services/accompagnement-administratif',
    '/services/administrative-support',
    '/servicios/gestion-administrativa',
    { page: 'offer' },
  ),
  'services/carSpecialist': row(
    'public',
    '/services/specialiste-automobile',
    '/services/car-specialist',
    '/servicios/especialista',
    { page: 'offer' },
  ),
  'services/concierge': row(
    'public',
    '/services/conciergerie',
    '/services/concierge',
    '/servicios/conserjeria',
    { page: 'offer' },
  ),
  'services/delivery': row('public', '/services/livraison', '/services/delivery', '/servicios/entrega', {
    page: 'offer',
  }),
  'services/expertise': row('public', '/services/expertise', '/services/expertise', '/servicios/peritaje', {
    page: 'offer',
  }),
  'services/funding': row('public', '/services/financement', '/services/funding', '/servicios/financiacion', {
    page: 'offer',
  }),
  'services/offMarketSearch': row(
    'public',
    '/services/recherche-off-market',
    '/services/off-market-search',
    '/servicios/busqueda-off-market',
    { page: 'offer' },
  ),
  'services/onlineAd': row(
    'public',
    '/services/annonce-en-ligne',
    '/services/online-ad',
    '/servicios/anuncio-online',
    { page: 'offer' },
  ),
  'services/photoShoot': row(
    'public',
    '/services/shooting-photo',
    '/services/photo-shoot',
    '/servicios/sesion-de-fotos',
    { page: 'offer' },
  ),
  'services/recovery': row('public', '/services/reprise', '/services/trade-in', '/servicios/recompra', {
    page: 'offer',
  }),
  'services/recovery/gt': row(
    'public',
    '/services/reprise/gt',
    '/services/trade-in/gt',
    '/servicios/recompra/gt',
    { page: 'offer' },
  ),
  'services/recovery/youngtimer': row(
    'public',
    '/services/reprise/youngtimer',
    '/services/trade-in/youngtimer',
    '/servicios/recompra/youngtimer',
    { page: 'offer' },
  ),
  'services/recovery/classic': row(
    'public',
    '/services/reprise/classic',
    '/services/trade-in/classic',
    '/servicios/recompra/clasico',
    { page: 'offer' },
  ),
  'services/refund': row(
    'public',
    '/services/satisfait-ou-rembourse',
    '/services/refund',
    '/servicios/reembolso',
    { page: 'offer' },
  ),
  'services/registration': row(
    'public',
    '/services/carte-grise',
    '/services/registration',
    '/servicios/matriculacion',
    { page: 'offer' },
  ),
  'services/secureTransactions': row(
    'public',
    '/services/paiement-securise',
    '/services/secure-transactions',
    '/servicios/pago-seguro',
    { page: 'offer' },
  ),
  'services/sell': row('public', '/services/vendre', '/services/sell', '/servicios/vender', {
    page: 'offer',
  }),
  'services/sell/auctions': row(
    'public',
    '/services/vendre/encheres',
    '/services/sell/auctions',
    '/servicios/vender/subastas',
    { page: 'offer' },
  ),
  'services/sell/classifiedAd': row(
    'public',
    '/services/vendre/petite-annonce',
    '/services/sell/classified-ad',
    '/servicios/vender/anuncio',
    { page: 'offer' },
  ),
  'services/sell/managedSale': row(
    'public',
    '/services/vendre/vente-accompagnee',
    '/services/sell/managed-sale',
    '/servicios/vender/venta-gestionada',
    { page: 'offer' },
  ),
  'services/sell/managedSale/classic': row(
    'public',
    '/services/vendre/vente-accompagnee/classic',
    '/services/sell/managed-sale/classic',
    '/servicios/vender/venta-gestionada/clasico',
    { page: 'offer' },
  ),
  'services/sell/managedSale/youngtimer': row(
    'public',
    '/services/vendre/vente-accompagnee/youngtimer',
    '/services/sell/managed-sale/youngtimer',
    '/servicios/vender/venta-gestionada/youngtimer',
    { page: 'offer' },
  ),
  'services/sell/managedSale/gt': row(
    'public',
    '/services/vendre/vente-accompagnee/gt',
    '/services/sell/managed-sale/gt',
    '/servicios/vender/venta-gestionada/gt',
    { page: 'offer' },
  ),
  'services/userAccount': row(
    'public',
    '/services/espace-client',
    '/services/user-account',
    '/servicios/cuenta-de-cliente',
    { page: 'offer' },
  ),
  'services/warranty': row('public', '/services/garantie', '/services/warranty', '/servicios/garantia', {
    page: 'offer',
  }),
  'form/buy/new': row('noindex', '/form/buy/new', '/form/buy/new', '/form/buy/new', {
    page: true,
    alias: ['/buy/new'],
  }),
  'form/buy/multiple/new': row(
    'noindex',
    '/form/buy/multiple/new',
    '/form/buy/multiple/new',
    '/form/buy/multiple/new',
    { page: true, alias: ['/buy/multiple/new'] },
  ),
  'form/buy/multiple': row(
    'noindex',
    '/form/buy/multiple/:formId/:step',
    '/form/buy/multiple/:formId/:step',
    '/form/buy/multiple/:formId/:step',
    { page: true, alias: ['/buy/multiple/:formId/:step'] },
  ),
  'form/buy/precise': row('noindex', '/form/buy/precise', '/form/buy/precise', '/form/buy/precise', {
    page: true,
    alias: ['/buy/precise'],
  }),
  'form/buy/budget': row('noindex', '/form/buy/budget', '/form/buy/budget', '/form/buy/budget', {
    page: true,
    alias: ['/buy/budget'],
  }),
  'form/buy/continue': row('noindex', '/form/buy/continue', '/form/buy/continue', '/form/buy/continue', {
    page: true,
    alias: ['/buy/continue'],
  }),
  'form/sell/new': row('noindex', '/form/sell/new', '/form/sell/new', '/form/sell/new', {
    page: true,
    alias: ['/sell/new'],
  }),
  'form/sell': row(
    'noindex',
    '/form/sell/:formId/:step',
    '/form/sell/:formId/:step',
    '/form/sell/:formId/:step',
    { page: true, alias: ['/sell/:formId/:step'] },
  ),
  'form/managedSale': row(
    'noindex',
    '/form/managedSale/:formId/:step',
    '/form/managedSale/:formId/:step',
    '/form/managedSale/:formId/:step',
    { page: true, alias: ['/managedSale/:formId/:step'] },
  ),
  'form/auth': row('noindex', '/form/auth/:formId', '/form/auth/:formId', '/form/auth/:formId', {
    page: true,
  }),
  'form/auction': row('noindex', '/form/auction/:formId', '/form/auction/:formId', '/form/auction/:formId', {
    page: true,
    alias: ['/auction/:formId'],
  }),
  'form/ad': row('noindex', '/form/ad/:formId', '/form/ad/:formId', '/form/ad/:formId', {
    page: true,
    alias: ['/ad/:formId'],
  }),
  'form/concierge': row('noindex', '/form/concierge', '/form/concierge', '/form/concierge', { page: true }),
  'orders/pay': own('/orders/:id/pay'),
  'orders/end': own('/orders/:id/end'),
  'orders/sign': own('/orders/:id/sign'),
  'auth/login': row('noindex', '/auth/login', '/auth/login', '/auth/login', { page: true }),
  'auth/register': row('noindex', '/auth/register', '/auth/register', '/auth/register', { page: true }),
  'auth/resetPassword': row('noindex', '/auth/resetPassword', '/auth/resetPassword', '/auth/resetPassword', {
    page: true,
    alias: ['/auth/reset-password'],
  }),
  'auth/confirmEmail': row('noindex', '/auth/confirmEmail', '/auth/confirmEmail', '/auth/confirmEmail', {
    page: true,
  }),
  user: row('user', '/user', '/user', '/user', { page: true, alias: ['/dashboard', '/user/dashboard'] }),
  'user/profile': own('/user/profile'),
  'user/carHunter': own('/user/carHunter'),
  'user/cars': own('/user/cars'),
  'user/cars/edit': own('/user/cars/edit/:id'),
  'user/cars/create': own('/user/cars/create/:id'),
  'user/favorites': own('/user/favorites'),
  'user/alerts': own('/user/alerts'),
  'user/orders': own('/user/orders'),
  'user/orders/order': own('/user/orders/:id'),
  'user/offers': own('/user/offers'),
  'user/offers/offer': own('/user/offers/:id'),
  'user/addresses': own('/user/addresses'),
  'user/addresses/edit': own('/user/addresses/edit/:id'),
  'user/addresses/new': own('/user/addresses/new'),
  'user/documents': own('/user/documents'),
  'user/documents/document': own('/user/documents/:id'),
  'user/notifications': own('/user/notifications'),
  u: row('noindex', '/u/:id', '/u/:id', '/u/:id', { page: true }),
  blog: row('public', '/blog', '/blog', '/blog', { page: true }),
  'blog/article': row('public', '/blog/article/:slug', '/blog/article/:slug', '/blog/article/:slug', {
    page: true,
  }),
  admin: staff('/admin', 'admin/home'),
  'admin/ads': staff('/admin/ads', true),
  'admin/ads/edit': staff('/admin/ads/edit/:uuid', true),
  'admin/ads/preview': staff('/admin/ads/preview/:uuid', true),
  'admin/ads/review': staff('/admin/ads/review', true),
  'admin/ads/import': staff('/admin/ads/import', true),
  'admin/auctions': staff('/admin/auctions', true),
  'admin/auctions/after': staff('/admin/auctions/after/:uuid', true),
  'admin/auctions/live': staff('/admin/auctions/live/:uuid', true),
  'admin/questions': staff('/admin/questions', true),
  'admin/leads': staff('/admin/leads', true),
  'admin/people': staff('/admin/people', true),
  'admin/people/person': staff('/admin/people/:id', true),
  'admin/groups': staff('/admin/groups', true),
  'admin/orders': staff('/admin/orders', true),
  'admin/orders/order': staff('/admin/orders/:id', true),
  'admin/content': staff('/admin/content', true),
  'admin/content/edit': staff('/admin/content/edit/:id', true),
  'admin/reviews': staff('/admin/reviews', true),
  'admin/reports': staff('/admin/reports', true),
  'admin/letters': staff('/admin/letters', true),
  'admin/audit': staff('/admin/audit', true),
} as const;

export type RouteName = keyof typeof ROUTES;
export const ROUTE_NAMES = Object.keys(ROUTES) as RouteName[];

const APPLICATIONS = {
  public: 'site',
  noindex: 'site',
  user: 'account',
  staff: 'staff',
} as const satisfies Record<Who, string>;

/** The folder of the web that holds a route's page: `site/pages/home`, `account/pages/profile`. */
export function folderOf(name: RouteName): string {
  const { folder, who } = ROUTES[name];
  const own = (folder ?? name).replace(/^(user|admin)(\/|$)/, '');
  return [APPLICATIONS[who], 'pages', own].filter(part => part !== '').join('/');
}

/** Whether the page is built: a link to a page that is not there is not shown. */
export const hasPage = (name: RouteName): boolean => ROUTES[name].hasPage;

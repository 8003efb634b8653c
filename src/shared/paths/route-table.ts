import type { Locale } from '../words/locale.ts';

/**
 * The routes of the site: name, path in each language, and who may see it. Paths are written here only. A built route
 * has a page folder of its own name, or names the folder it shares.
 */
export type Who =
  /** Everyone, and search engines. */
  | 'public'
  /** Everyone, but not search engines. */
  | 'noindex'
  /** Signed-in users. */
  | 'user'
  /** Staff with a permission; the path has no language, since staff choose theirs. */
  | 'staff';

export type Row<Path extends string> = {
  readonly who: Who;
  /** Without the language's prefix. */
  readonly words: Record<Locale, string>;
  /** The page folder within the application; null: named like the route. */
  readonly folder: string | null;
  /** Further paths that redirect here permanently, besides the route's name. */
  readonly aliases: readonly string[];
  /** Types only: the path's parameters. */
  readonly path?: Path;
};

/** A path given once is the same in every language. */
type Paths<Path extends string> = readonly [fr: Path, en?: string, es?: string];

function row<Path extends string>(
  who: Who,
  [fr, en = fr, es = fr]: Paths<Path>,
  folder: string | null = null,
): Row<Path> {
  return { who, words: { fr, en, es }, folder, aliases: [] };
}

const open = <const Path extends string>(...paths: Paths<Path>) => row('public', paths);
const hidden = <const Path extends string>(...paths: Paths<Path>) => row('noindex', paths);
const offer = <const Path extends string>(...paths: Paths<Path>) => row('public', paths, 'offer');
const text = <const Path extends string>(...paths: Paths<Path>) => row('public', paths, 'text');
const own = <const Path extends string>(path: Path) => row('user', [path]);
const staff = <const Path extends string>(path: Path, folder?: string) => row('staff', [path], folder);
const form = <const Path extends string>(path: Path) => ({
  ...row('noindex', [`/form${path}` as const]),
  aliases: [path],
});

export const ROUTES = {
  home: open('/'),
  reviews: open('/success-story.html'),
  event: open('/events/:slug'),
  contact: open('/contact', '/contact', '/contacto'),
  privacy: text('/confidentialite', '/privacy', '/privacidad'),
  accessibility: text('/accessibilite', '/accessibility', '/accesibilidad'),
  about: offer('/a-propos', '/about', '/quienes-somos'),
  sitemap: open('/plan-du-site', '/sitemap', '/mapa-del-sitio'),
  cgv: text('/cgv', '/terms-of-sale', '/condiciones-de-venta'),
  legals: text('/mentions-legales', '/legals', '/aviso-legal'),
  appeal: hidden('/contestation/:token', '/appeal/:token', '/recurso/:token'),
  withdrawal: hidden('/retractation', '/withdrawal', '/desistimiento'),
  proof: hidden('/preuve/:auctionId', '/proof/:auctionId', '/prueba/:auctionId'),
  brandhub: open('/marques', '/brands', '/marcas'),
  car: open(
    '/acheter/voiture-collection/:slug.html',
    '/buy/collection-car/:slug.html',
    '/comprar/coche-coleccion/:slug.html',
  ),
  'car/contact': {
    ...hidden('/voiture/contact', '/car/contact', '/coche/contacto'),
    aliases: ['/car/contact/:uuid'],
  },
  search: open('/acheter/*.html', '/buy/*.html', '/comprar/*.html'),
  sales: open('/ventes', '/sales', '/ventas'),
  sale: open('/ventes/:slug', '/sales/:slug', '/ventas/:slug'),
  results: open('/resultats', '/results', '/resultados'),
  newsletter: hidden('/newsletter'),
  feed: hidden('/annonces.json', '/ads.json', '/anuncios.json'),
  rss: hidden('/annonces.xml', '/ads.xml', '/anuncios.xml'),
  'rss/brand': hidden('/annonces/:brand.xml', '/ads/:brand.xml', '/anuncios/:brand.xml'),
  'blog/rss': hidden('/blog.xml'),
  sitemapXml: hidden('/sitemap.xml'),
  manifest: hidden('/manifest.webmanifest'),
  'feed/brand': hidden('/annonces/:brand.json', '/ads/:brand.json', '/anuncios/:brand.json'),
  'carHunter/cars': offer('/carhunter/voitures', '/carhunter/cars', '/carhunter/coches'),
  'carHunter/buyer': offer('/carhunter/acheteur', '/carhunter/buyer', '/carhunter/comprador'),
  'carHunter/page': text('/carhunter/page/:id'),
  'form/carhunter': hidden('/form/carhunter/:formId/:step'),
  'form/carhunter-lead': hidden('/form/carhunter-lead/:formId/:step'),
  'services/administrativeSupport': offer(
    '/services/accompagnement-administratif',
    '/services/administrative-support',
    '/servicios/gestion-administrativa',
  ),
  'services/carSpecialist': offer(
    '/services/specialiste-automobile',
    '/services/car-specialist',
    '/servicios/especialista',
  ),
  'services/concierge': offer('/services/conciergerie', '/services/concierge', '/servicios/conserjeria'),
  'services/delivery': offer('/services/livraison', '/services/delivery', '/servicios/entrega'),
  'services/expertise': offer('/services/expertise', '/services/expertise', '/servicios/peritaje'),
  'services/funding': offer('/services/financement', '/services/funding', '/servicios/financiacion'),
  'services/offMarketSearch': offer(
    '/services/recherche-off-market',
    '/services/off-market-search',
    '/servicios/busqueda-off-market',
  ),
  'services/onlineAd': offer(
    '/services/annonce-en-ligne',
    '/services/online-ad',
    '/servicios/anuncio-online',
  ),
  'services/photoShoot': offer(
    '/services/shooting-photo',
    '/services/photo-shoot',
    '/servicios/sesion-de-fotos',
  ),
  'services/recovery': offer('/services/reprise', '/services/trade-in', '/servicios/recompra'),
  'services/recovery/gt': offer('/services/reprise/gt', '/services/trade-in/gt', '/servicios/recompra/gt'),
  'services/recovery/youngtimer': offer(
    '/services/reprise/youngtimer',
    '/services/trade-in/youngtimer',
    '/servicios/recompra/youngtimer',
  ),
  'services/recovery/classic': offer(
    '/services/reprise/classic',
    '/services/trade-in/classic',
    '/servicios/recompra/clasico',
  ),
  'services/refund': offer('/services/satisfait-ou-rembourse', '/services/refund', '/servicios/reembolso'),
  'services/registration': offer(
    '/services/carte-grise',
    '/services/registration',
    '/servicios/matriculacion',
  ),
  'services/secureTransactions': offer(
    '/services/paiement-securise',
    '/services/secure-transactions',
    '/servicios/pago-seguro',
  ),
  'services/sell': offer('/services/vendre', '/services/sell', '/servicios/vender'),
  'services/sell/auctions': offer(
    '/services/vendre/encheres',
    '/services/sell/auctions',
    '/servicios/vender/subastas',
  ),
  'services/sell/classifiedAd': offer(
    '/services/vendre/petite-annonce',
    '/services/sell/classified-ad',
    '/servicios/vender/anuncio',
  ),
  'services/sell/managedSale': offer(
    '/services/vendre/vente-accompagnee',
    '/services/sell/managed-sale',
    '/servicios/vender/venta-gestionada',
  ),
  'services/sell/managedSale/classic': offer(
    '/services/vendre/vente-accompagnee/classic',
    '/services/sell/managed-sale/classic',
    '/servicios/vender/venta-gestionada/clasico',
  ),
  'services/sell/managedSale/youngtimer': offer(
    '/services/vendre/vente-accompagnee/youngtimer',
    '/services/sell/managed-sale/youngtimer',
    '/servicios/vender/venta-gestionada/youngtimer',
  ),
  'services/sell/managedSale/gt': offer(
    '/services/vendre/vente-accompagnee/gt',
    '/services/sell/managed-sale/gt',
    '/servicios/vender/venta-gestionada/gt',
  ),
  'services/userAccount': offer(
    '/services/espace-client',
    '/services/user-account',
    '/servicios/cuenta-de-cliente',
  ),
  'services/warranty': offer('/services/garantie', '/services/warranty', '/servicios/garantia'),
  'form/buy/new': form('/buy/new'),
  'form/buy/multiple/new': form('/buy/multiple/new'),
  'form/buy/multiple': form('/buy/multiple/:formId/:step'),
  'form/buy/precise': form('/buy/precise'),
  'form/buy/budget': form('/buy/budget'),
  'form/buy/continue': form('/buy/continue'),
  'form/sell/new': form('/sell/new'),
  'form/sell': form('/sell/:formId/:step'),
  'form/managedSale': form('/managedSale/:formId/:step'),
  'form/auth': hidden('/form/auth/:formId'),
  'form/auction': form('/auction/:formId'),
  'form/ad': form('/ad/:formId'),
  'form/concierge': hidden('/form/concierge'),
  'orders/pay': own('/orders/:id/pay'),
  'orders/end': own('/orders/:id/end'),
  'orders/sign': own('/orders/:id/sign'),
  'auth/login': hidden('/auth/login'),
  'auth/register': hidden('/auth/register'),
  'auth/resetPassword': { ...hidden('/auth/resetPassword'), aliases: ['/auth/reset-password'] },
  'auth/confirmEmail': hidden('/auth/confirmEmail'),
  'auth/dataCopy': hidden('/auth/dataCopy'),
  user: { ...own('/user'), aliases: ['/dashboard', '/user/dashboard'] },
  'user/profile': own('/user/profile'),
  'user/carHunter': own('/user/carHunter'),
  'user/cars': own('/user/cars'),
  'user/cars/edit': own('/user/cars/edit/:id'),
  'user/cars/create': own('/user/cars/create/:id'),
  'user/favorites': own('/user/favorites'),
  'user/alerts': own('/user/alerts'),
  'user/orders': own('/user/orders'),
  'user/orders/order': own('/user/orders/:id'),
  'user/mandates/mandate': own('/user/mandates/:id'),
  'user/offers': own('/user/offers'),
  'user/offers/offer': own('/user/offers/:id'),
  'user/addresses': own('/user/addresses'),
  'user/addresses/edit': own('/user/addresses/edit/:id'),
  'user/addresses/new': own('/user/addresses/new'),
  'user/documents': own('/user/documents'),
  'user/documents/document': own('/user/documents/:id'),
  'user/developers': own('/user/developers'),
  'user/preparedBid': own('/user/prepared-bid'),
  'user/authorize': own('/user/authorize'),
  'user/notifications': own('/user/notifications'),
  u: hidden('/u/:id'),
  blog: open('/blog'),
  'blog/article': open('/blog/article/:slug'),
  admin: staff('/admin', 'admin/home'),
  'admin/ads': staff('/admin/ads'),
  'admin/ads/edit': staff('/admin/ads/edit/:uuid'),
  'admin/ads/preview': staff('/admin/ads/preview/:uuid'),
  'admin/ads/review': staff('/admin/ads/review'),
  'admin/ads/import': staff('/admin/ads/import'),
  'admin/auctions': staff('/admin/auctions'),
  'admin/auctions/after': staff('/admin/auctions/after/:uuid'),
  'admin/auctions/live': staff('/admin/auctions/live/:uuid'),
  'admin/sales': staff('/admin/sales'),
  'admin/sales/edit': staff('/admin/sales/edit/:id'),
  'admin/sales/desk': staff('/admin/sales/desk/:id'),
  'admin/questions': staff('/admin/questions'),
  'admin/leads': staff('/admin/leads'),
  'admin/people': staff('/admin/people'),
  'admin/people/person': staff('/admin/people/:id'),
  'admin/groups': staff('/admin/groups'),
  'admin/orders': staff('/admin/orders'),
  'admin/orders/order': staff('/admin/orders/:id'),
  'admin/money': staff('/admin/money'),
  'admin/money/cars': staff('/admin/money/cars'),
  'admin/figures': staff('/admin/figures'),
  'admin/consignments': staff('/admin/consignments'),
  'admin/consignments/file': staff('/admin/consignments/:id'),
  'admin/content': staff('/admin/content'),
  'admin/content/edit': staff('/admin/content/edit/:id'),
  'admin/reviews': staff('/admin/reviews'),
  'admin/reports': staff('/admin/reports'),
  'admin/letters': staff('/admin/letters'),
  'admin/letters/campaign': staff('/admin/letters/campaign/:id'),
  'admin/programs': staff('/admin/programs'),
  'admin/settings': staff('/admin/settings'),
  'admin/settings/makes': staff('/admin/settings/makes'),
  'admin/settings/texts': staff('/admin/settings/texts'),
  'admin/settings/texts/text': staff('/admin/settings/texts/:id'),
  'admin/audit': staff('/admin/audit'),
} as const;

export type RouteName = keyof typeof ROUTES;
export const ROUTE_NAMES = Object.keys(ROUTES) as RouteName[];

const APPLICATIONS = {
  public: 'site',
  noindex: 'site',
  user: 'account',
  staff: 'staff',
} as const satisfies Record<Who, string>;

/** Returns the folder of a route's page: `site/pages/home`, `account/pages/profile`. */
export function folderOf(name: RouteName): string {
  const { folder, who } = ROUTES[name];
  const own = (folder ?? name).replace(/^(user|admin)(\/|$)/, '');
  return [APPLICATIONS[who], 'pages', own].filter(part => part !== '').join('/');
}

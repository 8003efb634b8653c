import type { Language } from './layout.ts';

/** The pages letters lead to, as the web's table of routes has them; a test compares the two. */
const PATHS = {
  car: {
    FR: '/acheter/voiture-collection/:id.html',
    EN: '/buy/collection-car/:id.html',
    ES: '/comprar/coche-coleccion/:id.html',
  },
  contact: { FR: '/contact', EN: '/contact', ES: '/contacto' },
  newPassword: { FR: '/auth/resetPassword', EN: '/auth/resetPassword', ES: '/auth/resetPassword' },
  profile: { FR: '/user/profile', EN: '/user/profile', ES: '/user/profile' },
  notifications: { FR: '/user/notifications', EN: '/user/notifications', ES: '/user/notifications' },
  alerts: { FR: '/user/alerts', EN: '/user/alerts', ES: '/user/alerts' },
  documents: { FR: '/user/documents', EN: '/user/documents', ES: '/user/documents' },
  mandates: { FR: '/user/carHunter', EN: '/user/carHunter', ES: '/user/carHunter' },
  offer: { FR: '/user/offers/:id', EN: '/user/offers/:id', ES: '/user/offers/:id' },
  appeal: { FR: '/contestation/:id', EN: '/appeal/:id', ES: '/recurso/:id' },
  orderEnd: { FR: '/orders/:id/end', EN: '/orders/:id/end', ES: '/orders/:id/end' },
  myCar: { FR: '/user/cars/edit/:id', EN: '/user/cars/edit/:id', ES: '/user/cars/edit/:id' },
  order: { FR: '/user/orders/:id', EN: '/user/orders/:id', ES: '/user/orders/:id' },
} as const satisfies Record<string, Record<Language, string>>;

export type Address = keyof typeof PATHS;

/** A page's path in a person's language; `id` is the slug or number its path asks for. */
export function addressIn(page: Address, language: Language, id = ''): string {
  const prefix = language === 'FR' ? '' : `/${language.toLowerCase()}`;
  return prefix + PATHS[page][language].replace(':id', encodeURIComponent(id));
}

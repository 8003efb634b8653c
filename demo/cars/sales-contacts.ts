import type { SalesContact } from './car.ts';

/** The people of the house who answer for the cars it sells. Numbers are from the range kept for fiction. */
export const salesContacts: readonly SalesContact[] = [
  {
    firstName: 'Margaux',
    phone: '+33639980141',
    email: 'margaux@calandre.example',
    calendarUrl: 'https://calendar.calandre.example/margaux',
    profilePicture: null,
  },
  {
    firstName: 'Théodore',
    phone: '+33639980142',
    email: 'theodore@calandre.example',
    calendarUrl: 'https://calendar.calandre.example/theodore',
    profilePicture: null,
  },
  {
    firstName: 'Inès',
    phone: '+33639980143',
    email: 'ines@calandre.example',
    calendarUrl: 'https://calendar.calandre.example/ines',
    profilePicture: null,
  },
];

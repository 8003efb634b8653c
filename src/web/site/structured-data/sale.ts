import type { MetaDescriptor } from 'react-router';
import { brand } from '#shared/brand.ts';
import { machineData } from '#web/page-head.ts';

/** Returns a sale of several lots: bidding is online, the cars are at a place. */
export function saleData(of: {
  title: string;
  description: string;
  start: string;
  lastEnd: string;
  place: string | null;
  address: string;
  picture: string;
}): MetaDescriptor {
  return machineData({
    '@type': 'SaleEvent',
    name: of.title,
    description: of.description,
    url: of.address,
    image: of.picture,
    startDate: of.start,
    endDate: of.lastEnd,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: [
      { '@type': 'VirtualLocation', url: of.address },
      ...(of.place ? [{ '@type': 'Place', name: of.place, address: of.place }] : []),
    ],
    organizer: { '@type': 'Organization', name: brand().name },
  });
}

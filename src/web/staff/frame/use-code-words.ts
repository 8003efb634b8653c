import { useMessages } from 'use-intl';

export type Words = Readonly<Record<string, string>>;

/** What the codes of an ad's field say, by the name of the field or of its last part. */
export function useCodeWords(): Readonly<Record<string, Words>> {
  const { car, codes } = useMessages();
  return {
    ...{ carType: car.type, transmission: car.transmission, body: codes.body, fuel: codes.fuel },
    ...{ steeringWheel: codes.steering, carState: codes.state, carLocation: codes.carLocation },
    ...{ exteriorShade: codes.shade, interiorShade: codes.shade, saddlery: codes.saddlery },
    ...{ highlights: codes.highlight, options: codes.option, label: codes.documentLabel },
  };
}

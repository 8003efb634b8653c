import { createServer } from 'node:http';

type Company = {
  readonly siren: string;
  readonly siret: string;
  readonly name: string;
  readonly isClosed?: boolean;
};
type State = 'answers' | 'away' | 'slow' | 'nonsense';

/**
 * The registers that are asked about traders, on this machine: VIES at `/vat` and the State's search of companies at
 * `/search`, each as it speaks on the wire. `vat` and `companies` are what they know.
 */
export async function openRegisters() {
  const vat = new Map<string, string>();
  const companies: Company[] = [];
  const asked: string[] = [];
  /** Who asked VIES, each time: the house's number, or nothing. */
  const askers: string[] = [];
  const control = { state: 'answers' as State, unavailable: new Set<string>() };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const url = new URL(request.url ?? '/', 'http://registers.test');
      const answer = (status: number, body: object) =>
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
      const isVat = url.pathname === '/vat';
      const body = String(Buffer.concat(chunks));
      const given = isVat ? numberIn(body) : (url.searchParams.get('q') ?? '');
      asked.push(given);
      if (isVat) askers.push(askerIn(body));
      if (control.state === 'slow') return;
      if (control.state === 'away') return void answer(503, {});
      if (control.state === 'nonsense') return void response.writeHead(200).end('<html>Welcome</html>');
      if (isVat) answerVat(given, askerIn(body), answer);
      else answer(200, { results: companies.filter(({ siren }) => given.startsWith(siren)).map(found) });
    });
  });
  const answerVat = (given: string, asker: string, answer: (status: number, body: object) => void) => {
    const country = given.slice(0, 2);
    if (control.unavailable.has(country)) return answer(200, refusal('MS_UNAVAILABLE'));
    if (country === 'GB') return answer(400, refusal('INVALID_INPUT'));
    const name = vat.get(given);
    answer(200, {
      ...{ countryCode: country, vatNumber: given.slice(2), requestDate: new Date().toISOString() },
      ...{ valid: name !== undefined, name: name ?? '---' },
      address: name === undefined || name === '---' ? '---' : '1 RUE\n10000 VILLE',
      requestIdentifier: asker === '' ? '' : `WAPIAAAA${asked.length}`,
    });
  };
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  return {
    ...{ vat, companies, asked, askers, control },
    settings: { VAT_CHECK_URL: `${origin}/vat`, COMPANY_CHECK_URL: `${origin}/search` },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise(resolve => server.close(resolve));
    },
  };
}

function numberIn(body: string): string {
  const { countryCode, vatNumber } = JSON.parse(body) as { countryCode: string; vatNumber: string };
  return countryCode + vatNumber;
}

function askerIn(body: string): string {
  const { requesterMemberStateCode: country = '', requesterNumber = '' } = JSON.parse(body) as {
    requesterMemberStateCode?: string;
    requesterNumber?: string;
  };
  return country + requesterNumber;
}

const refusal = (error: string) => ({ actionSucceed: false, errorWrappers: [{ error }] });

const found = ({ siren, siret, name, isClosed = false }: Company) => ({
  ...{ siren, nom_complet: name, etat_administratif: isClosed ? 'C' : 'A' },
  ...{ siege: { siret }, matching_etablissements: [{ siret }] },
});

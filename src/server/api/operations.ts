import type { Words } from '#shared/words/words.gen.ts';
import type { Scope } from '../keys/index.ts';

export type OperationName = keyof Words['papers']['api']['operations'];

/** The variables that the server fills in. */
export type HouseVariable = 'auctionId' | 'offset' | 'step' | 'draft';

/**
 * An operation of the API: its route, validation, OpenAPI entry and reference are derived from this. Inputs and answer
 * are those of its GraphQL document, resolved like the pages' with the same errors. A variable is read from the path
 * where that names it, from the `Idempotency-Key` header, from the query of a GET, or else from the body.
 */
export type Operation = {
  readonly name: OperationName;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below `/api/v1`. */
  readonly path: string;
  readonly scope: Scope;
  readonly document: string;
  /** The form of its answer: the value, a list, a connection's page, a page of rows by offset, or nothing. */
  readonly answer: 'one' | 'list' | 'connection' | 'rows' | 'nothing';
  /** A special execution, instead of only running the document. */
  readonly way?: 'ofAuction' | 'ofForm';
  readonly example: Example;
};

/** An example request; `$LOT` stands for the id of a lot with an auction. */
export type Example = {
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
};

export const IDEMPOTENCY_KEY = 'idempotencyKey';

const SALE = `id state start end startingPrice currentBid minimumBid bidCount reservePriceReached
  extensionWindowSeconds askForCardDetails hasWithdrawal viewCount nbFav version`;
const NAME = 'id: uuid slug brand model version year';
const LOT = `${NAME} carType mileage location { city country } price reducedPrice isPriceHidden
  canStrikePrice lotState saleRegime publishedAt updatedAt auction { ${SALE} }`;
const PICTURE = 'url width height alt';
const BID = 'id version bid userId pseudo date isImmediateBid isReservePriceReached end leads';

/** Builds the query of a page of lots with a further filter. */
const lotsWhere = (more: string) => `query(
    $text: String, $brand: [String!], $model: [String!], $country: [String!], $yearMin: Int, $yearMax: Int,
    $priceMax: Int, $sort: CarAdSort, $limit: Int = 24, $cursor: String
  ) {
    searchCarAds(first: $limit, after: $cursor, sort: $sort, filter: { text: $text, brands: $brand, models: $model,
      countries: $country, yearMin: $yearMin, yearMax: $yearMax, priceMax: $priceMax, ${more} }) {
      totalCount pageInfo { endCursor hasNextPage } edges { node { ${LOT} photos { front { ${PICTURE} } } } }
    }
  }`;

export const OPERATIONS: readonly Operation[] = [
  {
    ...{ name: 'listLots', method: 'GET', path: '/lots', scope: 'read', answer: 'connection' },
    document: lotsWhere('forSale: true'),
    example: { query: { limit: '2', sort: 'NEWEST' } },
  },
  {
    ...{ name: 'listSales', method: 'GET', path: '/sales', scope: 'read', answer: 'connection' },
    document: lotsWhere('auctionsOnly: true, auctionStates: [NOT_STARTED, RUNNING]'),
    example: { query: { limit: '2', sort: 'ENDING_SOON' } },
  },
  {
    ...{ name: 'findLot', method: 'GET', path: '/lots/{id}', scope: 'read', answer: 'one' },
    document: `query($id: ID!) { publicCarAd(uuid: $id) {
      ${LOT} engine transmission body doorNumber exteriorShade interiorShade highlights options
      history { fr en es }
      photos { front { ${PICTURE} } exteriors { ${PICTURE} } interiors { ${PICTURE} } mechanics { ${PICTURE} } }
      questions { id question date answer answerDate }
    } }`,
    example: {},
  },
  {
    ...{ name: 'listBids', method: 'GET', path: '/lots/{id}/bids', scope: 'read', answer: 'list' },
    way: 'ofAuction',
    document: `query($auctionId: ID!, $sinceVersion: Int = 0) {
      bids(auctionId: $auctionId, sinceVersion: $sinceVersion) { ${BID} }
    }`,
    example: { query: { sinceVersion: '0' } },
  },
  {
    ...{ name: 'listResults', method: 'GET', path: '/results', scope: 'read', answer: 'rows' },
    document: `query($brand: String, $model: String, $year: Int, $limit: Int = 24, $offset: Int) {
      auctionResults(brand: $brand, model: $model, year: $year, first: $limit, offset: $offset) {
        totalCount rows: results { id verdict hammerPrice bidCount endedAt isSettled lot: ad { ${NAME} } }
      }
    }`,
    example: { query: { limit: '10' } },
  },
  {
    ...{ name: 'findComparables', method: 'GET', path: '/comparables', scope: 'read', answer: 'one' },
    document: `query($brand: String!, $model: String, $year: Int) {
      auctionResults(brand: $brand, model: $model, year: $year, first: 1) {
        totalCount comparables { count importedCount lowest median highest sales { endedAt price source } }
      }
    }`,
    example: { query: { brand: 'alpine', model: 'a110' } },
  },
  {
    ...{ name: 'placeBid', method: 'POST', path: '/lots/{id}/bids', scope: 'bid', answer: 'one' },
    way: 'ofAuction',
    document: `mutation(
      $auctionId: ID!, $bid: Int!, $maxBid: Int, $isAuctionCGVAccepted: Boolean!, $termsLocale: Locale,
      $idempotencyKey: ID!
    ) {
      addBid(addBidInput: { auctionId: $auctionId, bid: $bid, maxBid: $maxBid, termsLocale: $termsLocale,
        isAuctionCGVAccepted: $isAuctionCGVAccepted, clientBidId: $idempotencyKey, leadSource: partner }) { ${BID} }
    }`,
    example: { body: { bid: 10_000, isAuctionCGVAccepted: true } },
  },
  {
    ...{ name: 'watchLot', method: 'PUT', path: '/lots/{id}/watch', scope: 'watch', answer: 'nothing' },
    document: 'mutation($id: ID!) { addFavorite(uuid: $id) }',
    example: {},
  },
  {
    ...{ name: 'unwatchLot', method: 'DELETE', path: '/lots/{id}/watch', scope: 'watch', answer: 'nothing' },
    document: 'mutation($id: ID!) { removeFavorite(uuid: $id) }',
    example: {},
  },
  {
    ...{ name: 'askQuestion', method: 'POST', path: '/lots/{id}/questions', scope: 'ask', answer: 'one' },
    document: `mutation($id: ID!, $question: String!) {
      createQuestion(createQuestionInput: { uuid: $id, question: $question }) { id question date answer }
    }`,
    example: { body: { question: 'Le carnet d’entretien est-il complet ?' } },
  },
  {
    ...{ name: 'sendLead', method: 'POST', path: '/leads', scope: 'leads', answer: 'one' },
    way: 'ofForm',
    document: `mutation(
      $form: String!, $language: Locale!, $carUuid: ID, $answers: [InquiryAnswerInput!]!, $step: String!, $draft: ID
    ) {
      saveInquiry(input: { form: $form, language: $language, carUuid: $carUuid, answers: $answers, step: $step,
        id: $draft }) { id form }
    }`,
    example: {
      body: {
        form: 'contact',
        language: 'FR',
        answers: [
          { name: 'subject', values: ['buying'] },
          { name: 'message', values: ['Je cherche une Alpine A110.'] },
          { name: 'firstName', values: ['Ada'] },
          { name: 'lastName', values: ['Roy'] },
          { name: 'email', values: ['ada@example.com'] },
          { name: 'phone', values: ['+33612345678'] },
        ],
      },
    },
  },
  {
    ...{ name: 'findMe', method: 'GET', path: '/me', scope: 'profile', answer: 'one' },
    document: `query { me { id firstName lastName email pseudo language phone isEmailConfirmed isCardValid
      termsAcceptedAt } }`,
    example: {},
  },
  {
    ...{ name: 'listOwnLots', method: 'GET', path: '/me/lots', scope: 'profile', answer: 'list' },
    document: `query { myCars { uuid state isPublic figures { views favorites questions }
      ad { ${LOT} photos { front { ${PICTURE} } } } } }`,
    example: {},
  },
];

/** Looks up the auction of a lot. */
export const AUCTION_OF = 'query($id: ID!) { publicCarAd(uuid: $id) { auction { id } } }';
/** Returns a form's steps, each saved with its own answers. */
export const FORM_OF =
  'query($form: String!) { inquiryForm(name: $form) { steps { name fields { name } } } }';
export const SEND_LEAD = `mutation($id: ID!, $opening: String!) {
  sendInquiry(id: $id, opening: $opening, leadSource: "partner") { id form }
}`;

import type { Terms } from './terms.ts';

export const terms: Terms = {
  title: 'Terms of sale',
  description:
    'Calandre’s terms of sale: auctions, fees, payment, warranty, collection and delivery of cars.',
  lead: 'What each of us owes the other when a car changes hands on Calandre. Read them before you bid: a bid binds you.',
  version: 'Version 1 of 20/11/2026',
  contents: 'Contents',
  articles: [
    {
      id: 'purpose',
      heading: 'Purpose and acceptance',
      paragraphs: [
        'Calandre runs an online marketplace devoted to collector, classic and young-timer cars. Sellers offer vehicles there as listings or at auction. These terms govern the relations between Calandre, sellers and buyers.',
        'They are accepted when a bid is placed, by ticking the box provided. The version that applies to a sale is the one published when its auction opened.',
      ],
    },
    {
      id: 'sellers',
      heading: 'The sellers',
      paragraphs: [
        'Every listing says who is selling: a private individual, a professional, a seller assisted by our sales team, or Calandre itself for the cars of its own collection.',
        'Except for the cars of the Calandre Collection, the contract of sale is made directly between seller and buyer. Calandre acts as an intermediary.',
      ],
    },
    {
      id: 'account',
      heading: 'Account and participation',
      paragraphs: [
        'Anyone may view listings and auctions without an account. To bid or to ask a question you must be of age, able to enter into a contract, and hold an account with accurate information.',
        'The account is personal. Its holder answers for the bids placed from it. The holder chooses a pseudonym; otherwise the first two letters of the first name, followed by three stars, are shown in the saleroom.',
        'For some auctions a valid payment card must be registered first. Nothing is charged on that occasion.',
      ],
    },
    {
      id: 'auctions',
      heading: 'How auctions run',
      paragraphs: [
        'An auction is open from its start, included, to its end, excluded. The time that counts is that of Calandre’s servers, shown as Paris time.',
        'The first bid is at least the starting price. Each following bid exceeds the price reached by at least one increment, as in the table below. Amounts are in whole euros.',
        'A bid received in the last two minutes moves the end to two minutes after that bid, as often as needed. Each auction’s page says if another length applies.',
      ],
      table: {
        caption: 'Bid increments',
        head: ['Price reached', 'Increment'],
        rows: [
          ['under 10 000 €', '100 €'],
          ['under 50 000 €', '250 €'],
          ['under 100 000 €', '500 €'],
          ['under 250 000 €', '1 000 €'],
          ['under 500 000 €', '2 500 €'],
          ['under 1 000 000 €', '5 000 €'],
          ['1 000 000 € and above', '10 000 €'],
        ],
      },
    },
    {
      id: 'maximum',
      heading: 'Maximum bid',
      paragraphs: [
        'Bidders may entrust Calandre with a maximum amount. The system then bids for them, increment by increment, only as much as it takes to keep the lead, and never beyond that amount.',
        'The maximum stays secret: neither the seller nor other participants learn of it. It can be raised, never lowered or withdrawn.',
        'A bid equal to another participant’s maximum is refused, unless the auction’s page says otherwise; another amount must then be chosen.',
      ],
    },
    {
      id: 'reserve',
      heading: 'Reserve price',
      paragraphs: [
        'The seller may set a reserve price below which there is no obligation to sell. Its amount is confidential. The page says whether there is one and, from the start of the auction, whether it has been reached.',
        'While the auction runs the reserve can be lowered or dropped, never raised. Sellers may not bid on their own car, nor have others bid for them.',
      ],
    },
    {
      id: 'commitment',
      heading: 'The bidder’s commitment',
      paragraphs: [
        'A confirmed bid is firm and irrevocable. It is an offer to buy at the amount given, plus the buyer’s fee, until a higher bid has been accepted.',
        'When the auction ends, the last bidder becomes the buyer if the reserve has been reached or there is none. The buyer is told by e-mail.',
      ],
    },
    {
      id: 'fees',
      heading: 'Buyer’s fee',
      paragraphs: [
        'On top of the hammer price the buyer pays a fee of 4 % of that price before tax, with a minimum of 416,67 € before tax. VAT of 20 % is added: the fee is therefore 4.8 % including VAT, with a minimum of 500,00 € including VAT, rounded to the cent.',
        'The exact fee and the total are shown before each confirmation. Examples: a fee of 500,00 € for 5 000 €, 1 200,00 € for 25 000 €, 4 800,00 € for 100 000 €.',
      ],
    },
    {
      id: 'payment',
      heading: 'Payment and transfer of ownership',
      paragraphs: [
        'Price and fee are due within seven days of the hammer, by bank transfer or by the means offered on the order’s page.',
        'The funds are kept in escrow and paid to the seller once the vehicle and its documents have been handed over. Ownership and risk pass to the buyer at that moment.',
        'If payment is not made in time, and a formal notice has remained without effect for seven days, the sale may be cancelled at the fault of the buyer, who still owes the fee.',
      ],
    },
    {
      id: 'description',
      heading: 'Description and condition of vehicles',
      paragraphs: [
        'The seller describes the vehicle fairly and completely: history, condition, works, documents, known defects. Photographs show the very vehicle being sold. Answers to questions are part of the description.',
        'An old car bears the marks of its age. Buyers are invited to examine it, or have it examined, before they bid. The statutory warranty against hidden defects applies and, where the seller is a professional, so does that of conformity.',
      ],
    },
    {
      id: 'warranty',
      heading: '12-month warranty',
      paragraphs: [
        'Where the listing says so, the vehicle carries a 12-month mechanical warranty from the day it is handed over. It adds to the statutory warranties and does not replace them. The parts covered and the exclusions are set out in the certificate given before payment.',
      ],
    },
    {
      id: 'collection',
      heading: 'Collection, delivery and formalities',
      paragraphs: [
        'The vehicle is collected within fifteen days of payment. After that, storage may be charged at cost. Delivery, in France or abroad, can be arranged on quotation.',
        'Calandre helps the parties with the declaration of transfer, registration and, where needed, customs formalities.',
      ],
    },
    {
      id: 'withdrawal',
      heading: 'Right of withdrawal',
      paragraphs: [
        'A consumer who buys at a distance from a professional seller has fourteen days from receiving the vehicle to withdraw without giving a reason. This right applies neither to sales between private individuals nor to public auctions within the meaning of the law.',
        'It is exercised by a written statement to Calandre. The vehicle is returned in the state in which it was handed over, with a mileage compatible with a simple trial; the refund follows within fourteen days.',
      ],
    },
    {
      id: 'incidents',
      heading: 'Technical interruption and cancellation',
      paragraphs: [
        'If an auction was due to end while the service was interrupted, it is reopened: its new end is set at the return of the service plus the length of the interruption, with a minimum of ten minutes; after an interruption of two hours or more, twenty-four hours later.',
        'Calandre may cancel an auction or a bid in case of obvious error, fraud, court decision or unavailability of the vehicle. The reason is published on the auction’s page.',
      ],
    },
    {
      id: 'fairness',
      heading: 'Fair bidding',
      paragraphs: [
        'Any collusion, any manoeuvre meant to distort the price and any dealing around the platform are forbidden. Calandre may refuse a registration, suspend an account or set a bid aside where serious indications justify it.',
      ],
    },
    {
      id: 'data',
      heading: 'Personal data',
      paragraphs: [
        'The data needed to keep the account, the auctions and the sales are processed to perform the contract and kept as long as the law requires. The buyer’s identity and contact details reach the seller only once the sale is concluded.',
        'Everyone may access their data, have them corrected or erased, and object to their processing. The public history of bids is kept without a name after an account has been erased.',
      ],
    },
    {
      id: 'disputes',
      heading: 'Complaints, mediation and applicable law',
      paragraphs: [
        'Any complaint is first sent to Calandre, which answers within fifteen days. Failing agreement, a consumer may turn to a consumer mediator free of charge.',
        'These terms are subject to French law, without depriving consumers of the protection of the mandatory laws of their country of residence. The French text prevails.',
      ],
    },
  ],
};

/** Every key of the catalogue of words, with the values its sentence takes: npm run words. */
export type Words = {
  readonly admin: {
    readonly adFields: {
      readonly brand: "…";
      readonly model: "…";
      readonly version: "…";
      readonly year: "…";
      readonly carType: "…";
      readonly body: "…";
      readonly transmission: "…";
      readonly fuel: "…";
      readonly mileage: "…";
      readonly releaseDate: "…";
      readonly engine: "…";
      readonly horsePower: "…";
      readonly fiscalHorse: "…";
      readonly cubicCapacity: "…";
      readonly cylinderNumber: "…";
      readonly gearNumber: "…";
      readonly steeringWheel: "…";
      readonly doorNumber: "…";
      readonly seats: "…";
      readonly vin: "…";
      readonly vinPublic: "…";
      readonly serialEngine: "…";
      readonly originPlace: "…";
      readonly registrationPlace: "…";
      readonly shellColor: "…";
      readonly exteriorShade: "…";
      readonly interiorColor: "…";
      readonly interiorShade: "…";
      readonly saddlery: "…";
      readonly originalHue: "…";
      readonly country: "…";
      readonly city: "…";
      readonly zipCode: "…";
      readonly carLocation: "…";
      readonly carState: "…";
      readonly history: "…";
      readonly globalState: "…";
      readonly exteriorState: "…";
      readonly interiorState: "…";
      readonly mechanicalState: "…";
      readonly highlights: "…";
      readonly customHighlights: "…";
      readonly options: "…";
      readonly customOptions: "…";
      readonly freeOption: "…";
      readonly works: "…";
      readonly lastRestoration: "…";
      readonly expertiseLess5Y: "…";
      readonly documents: "…";
      readonly customDocs: "…";
      readonly photos: "…";
      readonly front: "…";
      readonly price: "…";
      readonly isPriceHidden: "…";
      readonly wishedReserve: "…";
      readonly wishedStartingPrice: "…";
      readonly wishedStart: "…";
      readonly trader: "…";
      readonly optionalData: "…";
      readonly reducedPrice: "…";
      readonly sellerEmail: "…";
      readonly sfInternalOpportunityId: "…";
      readonly handleByCalandre: "…";
      readonly calandreCollection: "…";
      readonly isRetromobile: "…";
      readonly warranty: "…";
      readonly refundWarranty: "…";
      readonly internationalDelivery: "…";
      readonly fundingOpportunity: "…";
      readonly firstName: "…";
      readonly phone: "…";
      readonly email: "…";
      readonly calendarUrl: "…";
      readonly profilePicture: "…";
      readonly carVerticalUrl: "…";
      readonly optionReportUrl: "…";
      readonly wish: "…";
      readonly conditionReport: "…";
    };
    readonly adReview: {
      readonly title: "…";
      readonly text: "…";
      readonly empty: "…";
      readonly since: "{date}";
      readonly isNew: "…";
      readonly isChange: "…";
      readonly opening: "{price}";
      readonly wishedDay: "{day}";
      readonly auctionSince: "{car}";
      readonly auction: "{reserve}";
      readonly ownNames: "{names}";
      readonly ownName: "{field}{name}";
      readonly noReserve: "…";
      readonly field: "…";
      readonly before: "…";
      readonly after: "…";
      readonly none: "…";
      readonly parts: {
        readonly label: "…";
        readonly urls: "…";
        readonly name: "…";
        readonly description: "…";
        readonly startDate: "…";
        readonly endDate: "…";
        readonly code: "…";
        readonly hex: "…";
      };
      readonly approve: "…";
      readonly approved: "{car}";
      readonly ask: "…";
      readonly asked: "…";
      readonly refuse: "…";
      readonly refused: "…";
      readonly comment: "{field}";
      readonly reason: "…";
      readonly reasonNeeded: "…";
      readonly commentNeeded: "…";
      readonly refuseTitle: "{car}";
      readonly refuseConfirm: "…";
      readonly askTitle: "{car}";
      readonly earlier: "…";
      readonly said: {
        readonly CHANGES_ASKED: "…";
        readonly REFUSED: "…";
      };
      readonly askConfirm: "…";
      readonly stillMissing: "{field}";
      readonly decided: "…";
    };
    readonly ads: {
      readonly where: {
        readonly open: "…";
        readonly title: "…";
        readonly field: "…";
        readonly how: "…";
        readonly hows: {
          readonly HOLDS: "…";
          readonly BETWEEN: "…";
          readonly MISSING: "…";
          readonly GIVEN: "…";
        };
        readonly value: "…";
        readonly from: "…";
        readonly to: "…";
        readonly add: "…";
        readonly yes: "…";
        readonly no: "…";
        readonly said: {
          readonly HOLDS: "{field}{value}";
          readonly BETWEEN: "{field}{from}{to}";
          readonly FROM: "{field}{from}";
          readonly TO: "{field}{to}";
          readonly MISSING: "{field}";
          readonly GIVEN: "{field}";
        };
        readonly remove: "{filter}";
      };
      readonly title: "…";
      readonly text: "…";
      readonly search: "…";
      readonly empty: "…";
      readonly create: "…";
      readonly import: "…";
      readonly file: "…";
      readonly status: "…";
      readonly kind: "…";
      readonly inReview: "…";
      readonly statuses: {
        readonly DRAFT: "…";
        readonly PUBLISHED: "…";
        readonly SOLD: "…";
        readonly WITHDRAWN: "…";
      };
      readonly kinds: {
        readonly RETROMOBILE: "…";
        readonly CALANDRE_COLLECTION: "…";
        readonly HANDLED: "…";
        readonly PROFESSIONAL: "…";
        readonly INDIVIDUAL: "…";
      };
      readonly columns: {
        readonly year: "…";
        readonly updated: "…";
      };
      readonly hiddenPrice: "…";
      readonly ofOwner: "…";
      readonly allOwners: "…";
      readonly newAd: {
        readonly title: "…";
        readonly text: "…";
        readonly brand: "…";
        readonly model: "…";
        readonly carType: "…";
        readonly create: "…";
        readonly required: "…";
      };
      readonly carTypes: {
        readonly CLASSIC: "…";
        readonly YOUNGTIMER: "…";
        readonly GT: "…";
        readonly OTHER: "…";
      };
      readonly acts: {
        readonly PUBLISH: "…";
        readonly WITHDRAW: "…";
        readonly COLLECT: "…";
        readonly UNCOLLECT: "…";
      };
    };
    readonly after: {
      readonly title: "…";
      readonly text: "…";
      readonly toRoom: "…";
      readonly none: "…";
      readonly noWay: "…";
      readonly wish: "{wish}";
      readonly open: "…";
      readonly chance: "{amount}";
      readonly relist: "…";
      readonly ways: "…";
      readonly openText: "{amount}";
      readonly chanceText: "…";
      readonly relistText: "…";
      readonly relistForm: {
        readonly text: "…";
        readonly fault: "…";
      };
      readonly openSure: "…";
      readonly chanceSure: "…";
      readonly again: {
        readonly RUNNING: "{date}";
        readonly NOT_STARTED: "{date}";
      };
      readonly openRoom: "…";
      readonly bids: "…";
      readonly noBid: "…";
      readonly start: "…";
      readonly bestBid: "…";
      readonly bidder: "…";
      readonly lastBid: "…";
      readonly chancePrice: "…";
      readonly leftOut: {
        readonly title: "{count, plural, other {}}";
        readonly text: "…";
      };
      readonly amount: "…";
      readonly until: "…";
      readonly closedAt: "…";
      readonly reason: "…";
      readonly close: "…";
      readonly accept: "…";
      readonly decline: "…";
      readonly kinds: {
        readonly BEST_OFFER: "…";
        readonly SECOND_CHANCE: "…";
      };
      readonly states: {
        readonly BIDDER_TURN: "…";
        readonly SELLER_TURN: "…";
        readonly ACCEPTED: "…";
        readonly DECLINED: "…";
        readonly EXPIRED: "…";
        readonly CLOSED: "…";
      };
    };
    readonly auctions: {
      readonly title: "…";
      readonly text: "…";
      readonly label: "…";
      readonly file: "…";
      readonly plan: "…";
      readonly search: "…";
      readonly state: "…";
      readonly empty: "…";
      readonly views: {
        readonly label: "…";
        readonly list: "…";
        readonly calendar: "…";
      };
      readonly filters: {
        readonly PLANNED: "…";
        readonly RUNNING: "…";
        readonly STUCK: "…";
        readonly ABOVE_MANDATE: "…";
        readonly SOLD: "…";
        readonly UNSOLD: "…";
        readonly CANCELLED: "…";
      };
      readonly states: {
        readonly NOT_STARTED: "…";
        readonly RUNNING: "…";
        readonly FINISHED: "…";
        readonly STUCK: "…";
        readonly SOLD: "…";
        readonly CANCELLED: "…";
      };
      readonly draft: "…";
      readonly noBid: "…";
      readonly noReserve: "…";
      readonly calendar: {
        readonly empty: "…";
        readonly clash: "{minutes}";
      };
      readonly schedule: {
        readonly title: "…";
        readonly change: "…";
        readonly car: "…";
        readonly carHint: "…";
        readonly noCar: "…";
        readonly start: "…";
        readonly end: "…";
        readonly startingPrice: "…";
        readonly reserve: "…";
        readonly reserveHint: "…";
        readonly card: "…";
        readonly window: "…";
        readonly windowHint: "…";
        readonly tie: "…";
        readonly ties: {
          readonly REFUSE: "…";
          readonly EARLIEST_WINS: "…";
        };
        readonly clash: "{minutes}{cars}";
        readonly atOnce: "…";
        readonly isNow: "…";
        readonly unseen: "…";
        readonly reserveIdle: "…";
        readonly send: "…";
      };
      readonly live: {
        readonly title: "…";
        readonly toPage: "…";
        readonly stuck: {
          readonly title: "…";
          readonly reasons: {
            readonly REFUSED: "…";
            readonly LATE: "…";
            readonly FAULT: "…";
          };
          readonly tries: "{since}{attempts, plural, other {}}{next}";
          readonly log: "{errorId}";
        };
        readonly none: "…";
        readonly plan: "…";
        readonly price: "…";
        readonly startingPrice: "…";
        readonly left: "…";
        readonly startsIn: "…";
        readonly closedAt: "…";
        readonly leader: "…";
        readonly nobody: "…";
        readonly reserve: "…";
        readonly reached: "…";
        readonly notReached: "…";
        readonly bidders: "…";
        readonly watchers: "…";
        readonly extensions: "…";
        readonly views: "…";
        readonly favorites: "…";
        readonly pace: "…";
        readonly paceValue: "{median}{slowest}";
        readonly paceNone: "…";
        readonly bids: "…";
        readonly noBids: "…";
        readonly automatic: "…";
        readonly takenBy: "{source}{name}";
        readonly sources: {
          readonly website: "…";
          readonly phone_call: "…";
          readonly chat: "…";
          readonly email: "…";
          readonly other: "…";
        };
        readonly changes: "…";
        readonly noChanges: "…";
        readonly house: "…";
        readonly kinds: {
          readonly SCHEDULED: "…";
          readonly RESERVE: "{before}{after}";
          readonly END: "{after}";
          readonly OUTAGE: "{after}";
          readonly CANCELLED: "…";
          readonly CLOSED: "…";
        };
        readonly without: "…";
        readonly actions: {
          readonly phone: "…";
          readonly reserve: "…";
          readonly dropReserve: "…";
          readonly dropReserveText: "…";
          readonly end: "…";
          readonly cancel: "…";
          readonly change: "…";
          readonly after: "…";
        };
        readonly phone: {
          readonly title: "…";
          readonly text: "…";
          readonly person: "…";
          readonly personHint: "…";
          readonly found: "…";
          readonly unknown: "…";
          readonly minimum: "{amount}";
          readonly noCard: "…";
          readonly bid: "…";
          readonly maximum: "…";
          readonly source: "…";
          readonly terms: "…";
          readonly termsNeeded: "…";
          readonly send: "…";
          readonly beaten: "{amount}";
          readonly raised: "{amount}";
        };
        readonly proof: {
          readonly title: "…";
          readonly text: "…";
          readonly check: "…";
          readonly csv: "…";
          readonly json: "…";
          readonly whole: "{count, plural, other {}}";
          readonly broken: "{line}";
          readonly seal: "{seal}";
        };
        readonly signedBelow: {
          readonly reserve: "{date}{amount}";
          readonly without: "{date}";
        };
        readonly reserveForm: {
          readonly title: "…";
          readonly text: "…";
          readonly amount: "…";
          readonly wrong: "…";
          readonly send: "…";
        };
        readonly endForm: {
          readonly wrong: "…";
          readonly title: "…";
          readonly text: "…";
          readonly end: "…";
          readonly send: "…";
        };
        readonly cancelForm: {
          readonly title: "…";
          readonly text: "…";
          readonly send: "…";
        };
        readonly curve: {
          readonly title: "…";
          readonly label: "{from}{to}{count, plural, other {}}";
          readonly reserve: "{amount}";
          readonly byHour: "{count}{at}";
        };
      };
      readonly month: "…";
      readonly regime: "…";
    };
    readonly audit: {
      readonly title: "…";
      readonly text: "…";
      readonly search: "…";
      readonly empty: "…";
      readonly file: "…";
      readonly subject: "…";
      readonly subjects: {
        readonly ad: "…";
        readonly auction: "…";
        readonly order: "…";
        readonly account: "…";
        readonly group: "…";
        readonly sale: "…";
        readonly setting: "…";
        readonly text: "…";
        readonly question: "…";
        readonly review: "…";
        readonly report: "…";
        readonly document: "…";
        readonly lead: "…";
        readonly offer: "…";
        readonly letter: "…";
        readonly job: "…";
        readonly key: "…";
        readonly webhook: "…";
        readonly list: "…";
        readonly note: "…";
        readonly car: "…";
        readonly consignment: "…";
        readonly campaign: "…";
      };
      readonly from: "…";
      readonly until: "…";
      readonly columns: {
        readonly who: "…";
        readonly changes: "…";
      };
      readonly house: "…";
      readonly before: "…";
      readonly after: "…";
      readonly none: "…";
      readonly yes: "…";
      readonly no: "…";
      readonly seconds: "{count, plural, other {}}";
      readonly auctionStates: {
        readonly open: "…";
        readonly sold: "…";
        readonly unsold: "…";
        readonly cancelled: "…";
      };
      readonly reason: "<said></said>{reason}";
      readonly actions: {
        readonly ad_created: "…";
        readonly ad_updated: "…";
        readonly ad_published: "…";
        readonly ad_purchaseBooked: "…";
        readonly ad_sold: "…";
        readonly ad_hidden: "…";
        readonly ad_shown: "…";
        readonly ad_withdrawn: "…";
        readonly ad_imported: "…";
        readonly result_imported: "…";
        readonly result_takenBack: "…";
        readonly ad_changesAsked: "…";
        readonly ad_refused: "…";
        readonly ad_submitted: "…";
        readonly ad_takenBack: "…";
        readonly auction_scheduled: "…";
        readonly auction_reserve: "…";
        readonly auction_end: "…";
        readonly auction_outage: "…";
        readonly auction_cancelled: "…";
        readonly auction_bidTaken: "…";
        readonly auction_maximumRaised: "…";
        readonly auction_closed: "…";
        readonly question_hidden: "…";
        readonly question_shown: "…";
        readonly question_flagsSettled: "…";
        readonly order_opened: "…";
        readonly order_contractSigned: "…";
        readonly order_feePaid: "…";
        readonly order_feeReversed: "…";
        readonly order_priceReceived: "…";
        readonly order_priceReversed: "…";
        readonly order_reportWritten: "…";
        readonly order_reportSigned: "…";
        readonly order_handedOver: "…";
        readonly order_closed: "…";
        readonly order_reminded: "…";
        readonly order_cancelled: "…";
        readonly order_refunded: "…";
        readonly order_credited: "…";
        readonly order_moneyReturned: "…";
        readonly order_exportProven: "…";
        readonly order_sellerPaid: "…";
        readonly order_payoutsBatched: "…";
        readonly order_payoutsReleased: "…";
        readonly order_payoutReturned: "…";
        readonly order_escrowReleased: "…";
        readonly order_escrowReturned: "…";
        readonly order_receiptBooked: "…";
        readonly order_receiptAllocated: "…";
        readonly order_entryReversed: "…";
        readonly offer_opened: "…";
        readonly offer_closed: "…";
        readonly review_saved: "…";
        readonly review_stateChanged: "…";
        readonly text_published: "…";
        readonly text_moved: "…";
        readonly report_decided: "…";
        readonly account_permissionsChanged: "…";
        readonly account_blocked: "…";
        readonly account_professional: "…";
        readonly account_private: "…";
        readonly account_unblocked: "…";
        readonly account_signedOut: "…";
        readonly account_secondFactorEnded: "…";
        readonly account_confirmationSent: "…";
        readonly account_copySent: "…";
        readonly account_erased: "…";
        readonly account_viewed: "…";
        readonly restore_compared: "…";
        readonly document_accepted: "…";
        readonly document_refused: "…";
        readonly lead_added: "…";
        readonly lead_changed: "…";
        readonly lead_erased: "…";
        readonly sale_saved: "…";
        readonly sale_scheduled: "…";
        readonly sale_announced: "…";
        readonly sale_hidden: "…";
        readonly sale_lotLeft: "…";
        readonly sale_removed: "…";
        readonly setting_changed: "…";
        readonly group_saved: "…";
        readonly group_removed: "…";
        readonly review_imported: "…";
        readonly review_figureSaved: "…";
        readonly question_answered: "…";
        readonly lead_carProposed: "…";
        readonly ad_photoDescribed: "…";
        readonly letter_retried: "…";
        readonly job_retried: "…";
        readonly key_added: "…";
        readonly key_ended: "…";
        readonly webhook_resent: "…";
        readonly list_acted: "…";
        readonly note_added: "…";
        readonly note_removed: "…";
        readonly order_withdrawn: "…";
        readonly order_carReturned: "…";
        readonly order_saleUpheld: "…";
        readonly order_papersWaived: "…";
        readonly order_paperHandedIn: "…";
        readonly order_paperAccepted: "…";
        readonly order_paperRefused: "…";
        readonly order_vigilanceAnswered: "…";
        readonly order_vigilanceHandedIn: "…";
        readonly order_vigilanceAccepted: "…";
        readonly order_vigilanceRefused: "…";
        readonly order_vigilanceDecided: "…";
        readonly car_renamed: "…";
        readonly consignment_opened: "…";
        readonly consignment_assigned: "…";
        readonly consignment_linked: "…";
        readonly consignment_unlinked: "…";
        readonly consignment_givenBack: "…";
        readonly consignment_lost: "…";
        readonly consignment_resumed: "…";
        readonly consignment_estimateGiven: "…";
        readonly consignment_estimateAnswered: "…";
        readonly consignment_estimateAgreed: "…";
        readonly consignment_approvalAsked: "…";
        readonly consignment_approvalGiven: "…";
        readonly consignment_changeAsked: "…";
        readonly consignment_appointmentMade: "…";
        readonly consignment_appointmentMoved: "…";
        readonly consignment_appointmentDone: "…";
        readonly consignment_appointmentCalledOff: "…";
        readonly sellers_unfiled: "…";
        readonly sellers_filed: "…";
        readonly mandate_proposed: "…";
        readonly mandate_refused: "…";
        readonly mandate_ended: "…";
        readonly campaign_saved: "…";
        readonly campaign_removed: "…";
        readonly campaign_sent: "…";
        readonly campaign_stopped: "…";
        readonly text_changed: "…";
      };
    };
    readonly content: {
      readonly title: "…";
      readonly file: "…";
      readonly state: "…";
      readonly filters: {
        readonly SHOWN: "…";
        readonly WAITING: "…";
        readonly PLANNED: "…";
        readonly DRAFT: "…";
        readonly MISSING: "…";
      };
      readonly text: "…";
      readonly list: "…";
      readonly search: "…";
      readonly empty: "…";
      readonly new: "…";
      readonly kind: "…";
      readonly kinds: {
        readonly ARTICLE: "…";
        readonly EVENT: "…";
        readonly PAGE: "…";
        readonly BRAND: "…";
        readonly FAQ: "…";
      };
      readonly columns: {
        readonly languages: "…";
        readonly saved: "…";
      };
      readonly states: {
        readonly shown: "{language}{number}";
        readonly waiting: "{language}";
        readonly planned: "{language}{date}";
        readonly draft: "{language}";
        readonly missing: "{language}";
      };
      readonly edit: {
        readonly newTitle: "…";
        readonly languages: "…";
        readonly kind: "…";
        readonly slug: "…";
        readonly slugHint: "…";
        readonly slugWrong: "…";
        readonly slugMoved: "…";
        readonly begin: "…";
        readonly fields: {
          readonly title: "…";
          readonly description: "…";
          readonly body: "…";
          readonly tags: "…";
          readonly author: "…";
          readonly brands: "…";
          readonly place: "…";
          readonly startsOn: "…";
          readonly endsOn: "…";
          readonly isRetromobile: "…";
        };
        readonly cars: "…";
        readonly carsHint: "…";
        readonly carsSearch: "…";
        readonly carAdd: "{car}";
        readonly carRemove: "{car}";
        readonly carsNone: "…";
        readonly wrong: "…";
        readonly refused: "…";
        readonly help: "…";
        readonly helpLines: {
          readonly heading: "…";
          readonly list: "…";
          readonly link: "…";
          readonly action: "…";
          readonly question: "…";
          readonly note: "…";
          readonly table: "…";
        };
        readonly save: "…";
        readonly publish: "…";
        readonly plan: "…";
        readonly planAt: "…";
        readonly planWrong: "…";
        readonly saved: "{number}";
        readonly published: "{number}";
        readonly planned: "{date}{number}";
        readonly nothing: "…";
        readonly overtaken: "…";
        readonly kept: "…";
        readonly discard: "…";
        readonly copyFrom: "{language}";
        readonly preview: "…";
        readonly previewEmpty: "…";
        readonly versions: "…";
        readonly version: "{number}";
        readonly byHouse: "…";
        readonly isShown: "…";
        readonly isPlanned: "{date}";
        readonly isDraft: "…";
        readonly wasShown: "{date}";
        readonly compare: "…";
        readonly compareTitle: "{number}";
        readonly same: "…";
        readonly added: "…";
        readonly removed: "…";
        readonly restore: "…";
        readonly restored: "{number}";
        readonly move: "…";
        readonly moveText: "…";
      };
    };
    readonly editor: {
      readonly title: "…";
      readonly notFound: "…";
      readonly notFoundText: "…";
      readonly notFoundSearch: "…";
      readonly notFoundButton: "…";
      readonly parts: "…";
      readonly save: "…";
      readonly cancel: "…";
      readonly preview: "…";
      readonly toRoom: "…";
      readonly seePublic: "…";
      readonly missingTitle: "…";
      readonly missingText: "…";
      readonly steps: {
        readonly publish: "…";
        readonly sell: "…";
        readonly withdraw: "…";
        readonly reopen: "…";
      };
      readonly endsAuction: "…";
      readonly endsAuctionLeader: "{count, plural, other {}}{amount}";
      readonly endsAuctionNoBid: "…";
      readonly endsAuctionNotYours: "…";
      readonly endingSteps: {
        readonly sell: "…";
        readonly withdraw: "…";
      };
      readonly stepTexts: {
        readonly publish: "…";
        readonly sell: "…";
        readonly withdraw: "…";
        readonly reopen: "…";
      };
      readonly historyLog: "…";
      readonly searches: {
        readonly title: "…";
        readonly waiting: "{count, plural, other {}}";
        readonly text: "…";
        readonly budget: "{amount}";
        readonly sentOn: "{date}";
        readonly propose: "…";
        readonly answers: {
          readonly OPEN: "…";
          readonly ACCEPTED: "…";
          readonly REFUSED: "…";
        };
        readonly dialog: {
          readonly title: "{name}";
          readonly text: "…";
          readonly note: "…";
          readonly send: "…";
        };
      };
      readonly draftAuction: {
        readonly running: "{start}{end}";
        readonly planned: "{start}{end}";
      };
      readonly mandates: {
        readonly title: "…";
        readonly text: "…";
        readonly propose: "…";
        readonly proposeText: "…";
        readonly send: "…";
        readonly reserve: "…";
        readonly reserveHint: "…";
        readonly reserveWrong: "…";
        readonly estimateLow: "…";
        readonly estimateHigh: "…";
        readonly fromOn: "…";
        readonly untilOn: "…";
        readonly withdrawalFee: "…";
        readonly proposedOn: "{date}";
        readonly endings: {
          readonly WITHDRAWN: "…";
          readonly TAKEN_BACK: "…";
        };
        readonly endingTexts: {
          readonly WITHDRAWN: "…";
          readonly TAKEN_BACK: "…";
        };
        readonly states: {
          readonly PROPOSED: "…";
          readonly IN_FORCE: "…";
          readonly EXPIRED: "…";
          readonly REFUSED: "…";
          readonly REPLACED: "…";
          readonly WITHDRAWN: "…";
          readonly TAKEN_BACK: "…";
        };
        readonly commission: "…";
        readonly commissionHint: "…";
        readonly commissionMin: "…";
        readonly undoFee: "…";
        readonly undoFeeText: "…";
        readonly feeInvoice: "…";
      };
    };
    readonly fields: {
      readonly photos: "…";
      readonly front: "…";
      readonly trader: "…";
      readonly isPriceHidden: "…";
      readonly vinPublic: "…";
      readonly handleByCalandre: "…";
      readonly calandreCollection: "…";
      readonly isRetromobile: "…";
      readonly ownerId: "…";
      readonly wishedOn: "…";
      readonly warranty: "…";
      readonly refundWarranty: "…";
      readonly internationalDelivery: "…";
      readonly fundingOpportunity: "…";
      readonly sfInternalOpportunityId: "…";
      readonly sales: "…";
      readonly carVerticalUrl: "…";
      readonly optionReportUrl: "…";
      readonly priceHistory: "…";
      readonly state: "…";
      readonly status: "…";
      readonly reserve: "…";
      readonly startAt: "…";
      readonly endAt: "…";
      readonly startingPrice: "…";
      readonly asksForCard: "…";
      readonly regime: "…";
      readonly isTradeSale: "…";
      readonly extensionWindowMs: "…";
      readonly tieRule: "…";
      readonly dueAt: "…";
      readonly scopes: "…";
      readonly permissions: "…";
      readonly groups: "…";
      readonly count: "…";
      readonly reason: "…";
      readonly fault: "…";
      readonly note: "…";
      readonly kind: "…";
      readonly price: "…";
      readonly sha256: "…";
      readonly isPriceToReturn: "…";
      readonly measure: "…";
      readonly ground: "…";
      readonly side: "…";
      readonly locale: "…";
      readonly date: "…";
      readonly slug: "…";
      readonly name: "…";
      readonly title: "…";
      readonly message: "…";
      readonly figure: "…";
      readonly sourceUrl: "…";
      readonly source: "…";
      readonly asOf: "…";
      readonly imageUrl: "…";
      readonly imageAlt: "…";
      readonly uuid: "…";
      readonly version: "…";
      readonly bid: "…";
      readonly leadSource: "…";
      readonly account: "…";
      readonly car: "…";
      readonly estimateLow: "…";
      readonly estimateHigh: "…";
      readonly lotCount: "…";
      readonly firstEndAt: "…";
      readonly intervalMinutes: "…";
      readonly stagger: "…";
      readonly body: "…";
      readonly button: "…";
      readonly page: "…";
      readonly segment: "…";
      readonly language: "…";
      readonly persons: "…";
      readonly holdsFrom: "…";
      readonly cents: "…";
      readonly purpose: "…";
      readonly entryId: "…";
      readonly datedOn: "…";
      readonly declaredOn: "…";
      readonly declaredAt: "…";
      readonly filedOn: "…";
      readonly returnedOn: "…";
      readonly odometer: "…";
      readonly remarks: "…";
      readonly reductionCents: "…";
      readonly reductionReason: "…";
      readonly papers: "…";
      readonly noticedOn: "…";
      readonly hasRefused: "…";
      readonly mrn: "…";
      readonly leftOn: "…";
      readonly created: "…";
      readonly updated: "…";
      readonly unchanged: "…";
      readonly done: "…";
    };
    readonly figures: {
      readonly title: "…";
      readonly text: "…";
      readonly span: {
        readonly label: "…";
        readonly months: "{count, plural, other {}}";
      };
      readonly none: "…";
      readonly byMonth: "…";
      readonly byMake: "…";
      readonly bySeller: "…";
      readonly columns: {
        readonly month: "…";
        readonly make: "…";
        readonly seller: "…";
        readonly soldOfEnded: "…";
        readonly hammer: "…";
        readonly fees: "…";
        readonly channel: "…";
        readonly ofReserve: "…";
        readonly ofEstimate: "…";
        readonly sold: "…";
      };
      readonly soldOfEnded: "{sold}{ended}";
      readonly soldOfEndedLong: "{sold, plural, other {}}{ended}";
      readonly moreMakes: "{count, plural, other {}}";
      readonly percent: "{share}";
      readonly average: "{amount}";
      readonly feesNote: "{fees}{commissions}";
      readonly ofReserveNote: "…";
      readonly peopleNote: "{buyers, plural, other {}}{views}";
      readonly days: "{count, plural, other {}}";
      readonly hours: "{count, plural, other {}}";
      readonly median: "…";
      readonly openNote: "{withinWeek}{withinMonth}{older}";
      readonly heads: {
        readonly sold: "…";
        readonly hammer: "…";
        readonly fees: "…";
        readonly ofReserve: "…";
        readonly people: "…";
        readonly daysToPay: "…";
        readonly answerHours: "…";
        readonly open: "…";
      };
      readonly names: {
        readonly BROKERAGE: "…";
        readonly PROFESSIONAL: "…";
        readonly HOUSE: "…";
        readonly PUBLIC_SALE: "…";
        readonly SITE: "…";
        readonly TELEPHONE: "…";
        readonly AFTER: "…";
      };
      readonly by: {
        readonly ALL: "…";
        readonly MONTH: "…";
        readonly MAKE: "…";
        readonly SELLER: "…";
        readonly CHANNEL: "…";
      };
      readonly byChannel: "…";
      readonly file: "…";
      readonly ofEstimateNote: "{share}";
    };
    readonly form: {
      readonly pictureElsewhere: "…";
      readonly cancel: "…";
      readonly save: "…";
      readonly parisTime: "…";
      readonly reason: "…";
      readonly reasonNeeded: "…";
    };
    readonly frame: {
      readonly outdated: "…";
      readonly homeLink: "…";
      readonly navigation: "…";
      readonly find: "…";
      readonly toSite: "…";
      readonly searchAds: "{text}";
      readonly groups: {
        readonly sale: "…";
        readonly people: "…";
        readonly house: "…";
      };
      readonly sections: {
        readonly home: "…";
        readonly ads: "…";
        readonly adReview: "…";
        readonly adImport: "…";
        readonly auctions: "…";
        readonly sales: "…";
        readonly questions: "…";
        readonly orders: "…";
        readonly money: "…";
        readonly figures: "…";
        readonly consignments: "…";
        readonly leads: "…";
        readonly people: "…";
        readonly groups: "…";
        readonly reports: "…";
        readonly content: "…";
        readonly reviews: "…";
        readonly letters: "…";
        readonly programs: "…";
        readonly settings: "…";
        readonly audit: "…";
      };
      readonly keys: {
        readonly title: "…";
        readonly find: "…";
        readonly search: "…";
        readonly list: "…";
        readonly on: "…";
      };
      readonly found: {
        readonly order: "{name}";
        readonly person: "{name}";
        readonly ad: "{name}";
        readonly lot: "{name}";
        readonly auction: "{name}";
        readonly lead: "{name}";
        readonly consignment: "{name}";
      };
    };
    readonly groups: {
      readonly title: "…";
      readonly text: "…";
      readonly add: "…";
      readonly change: "…";
      readonly remove: "…";
      readonly members: "{count, plural, other {}}";
      readonly none: "…";
      readonly empty: "…";
      readonly form: {
        readonly title: "…";
        readonly name: "…";
        readonly permissions: "…";
      };
      readonly removeForm: {
        readonly title: "{name}";
        readonly text: "…";
        readonly send: "…";
      };
    };
    readonly home: {
      readonly title: "…";
      readonly text: "…";
      readonly calm: "…";
      readonly since: "{date}";
      readonly figures: {
        readonly closingsFailed: "{count, plural, other {}}";
        readonly reservesAboveMandate: "{count, plural, other {}}";
        readonly endingSoon: "{count, plural, other {}}";
        readonly endingToday: "{count, plural, other {}}";
        readonly running: "{count, plural, other {}}";
        readonly questions: "{count, plural, other {}}";
        readonly questionsFlagged: "{count, plural, other {}}";
        readonly reportsWaiting: "{count, plural, other {}}";
        readonly adsToReview: "{count, plural, other {}}";
        readonly drafts: "{count, plural, other {}}";
        readonly ordersLate: "{count, plural, other {}}";
        readonly ordersUnread: "{count, plural, other {}}";
        readonly exportsDue: "{count, plural, other {}}";
        readonly leadsDue: "{count, plural, other {}}";
        readonly leads: "{count, plural, other {}}";
        readonly mailsRefused: "{count, plural, other {}}";
        readonly jobsDead: "{count, plural, other {}}";
        readonly carPapersDue: "{count, plural, other {}}";
        readonly vigilanceDue: "{count, plural, other {}}";
        readonly feesContested: "{count, plural, other {}}";
        readonly consignmentsLate: "{count, plural, other {}}";
        readonly withdrawals: "{count, plural, other {}}";
        readonly returnsDue: "{count, plural, other {}}";
      };
      readonly restored: {
        readonly title: "…";
        readonly text: "{at}";
        readonly confirm: "…";
      };
      readonly opening: {
        readonly title: "…";
        readonly text: "…";
        readonly left: "{count, plural, other {}}";
        readonly open: "…";
        readonly toHandle: "…";
      };
      readonly year: {
        readonly title: "…";
        readonly hammer: "…";
        readonly all: "…";
      };
    };
    readonly importing: {
      readonly title: "…";
      readonly text: "…";
      readonly kind: "…";
      readonly kinds: {
        readonly ADS: "…";
        readonly RESULTS: "…";
      };
      readonly file: "…";
      readonly hint: "…";
      readonly send: "…";
      readonly sending: "…";
      readonly noTable: "{line}";
      readonly tooLarge: "…";
      readonly failed: "…";
      readonly columns: "{name}";
      readonly columnsText: "…";
      readonly readAs: "{heading}";
      readonly leftOut: "…";
      readonly leavesOut: "{count, plural, other {}}{names}";
      readonly missing: "{names}";
      readonly archive: {
        readonly title: "…";
        readonly text: "…";
        readonly label: "…";
        readonly hint: "…";
        readonly send: "…";
        readonly sending: "…";
        readonly here: "{name}{count, plural, other {}}{size}";
        readonly replace: "…";
        readonly remove: "…";
        readonly none: "…";
        readonly locked: "…";
        readonly heavy: "…";
        readonly tooLarge: "…";
        readonly failed: "…";
      };
      readonly separator: "{sign}";
      readonly separators: {
        readonly semicolon: "…";
        readonly comma: "…";
        readonly tab: "…";
        readonly bar: "…";
      };
      readonly days: "…";
      readonly daysOf: {
        readonly DMY: "…";
        readonly MDY: "…";
      };
      readonly decimal: "…";
      readonly decimals: {
        readonly COMMA: "…";
        readonly POINT: "…";
      };
      readonly updatesBy: "…";
      readonly keys: {
        readonly NONE: "…";
        readonly UUID: "…";
        readonly REFERENCE: "…";
        readonly CHASSIS: "…";
      };
      readonly source: "…";
      readonly rate: "…";
      readonly rateHint: "…";
      readonly sourceHint: "…";
      readonly takes: "…";
      readonly takesOf: {
        readonly ALL: "…";
        readonly GOOD: "…";
      };
      readonly try: "…";
      readonly tryAgain: "…";
      readonly bring: "{count, plural, other {}}";
      readonly goesOnWithout: "…";
      readonly goOn: "…";
      readonly takeBack: {
        readonly open: "…";
        readonly text: "{count, plural, other {}}{name}{results}";
        readonly send: "{count, plural, other {}}{results}";
        readonly refused: "…";
      };
      readonly from: "{name}";
      readonly gone: "…";
      readonly stop: "…";
      readonly another: "…";
      readonly running: "{state}{done}{count}";
      readonly counts: {
        readonly created: "{count, plural, other {}}";
        readonly updated: "{count, plural, other {}}";
        readonly unchanged: "{count, plural, other {}}";
        readonly refused: "{count, plural, other {}}";
        readonly waiting: "{count, plural, other {}}";
      };
      readonly said: {
        readonly TRIED: "…";
        readonly DONE: "…";
        readonly STOPPED: "…";
        readonly TAKEN_BACK: "{date}{name}";
      };
      readonly allOrNothing: "…";
      readonly photosDone: "{done}{count}";
      readonly photoCounts: {
        readonly taken: "{count, plural, other {}}";
        readonly known: "{count, plural, other {}}";
        readonly refused: "{count, plural, other {}}";
        readonly stopped: "{count, plural, other {}}";
      };
      readonly refusedPhotos: "…";
      readonly photoFaults: {
        readonly ADDRESS: "…";
        readonly AWAY: "…";
        readonly HEAVY: "…";
        readonly KIND: "…";
        readonly HAMMER: "…";
        readonly OTHER: "…";
      };
      readonly faults: "…";
      readonly lineCount: "{count, plural, other {}}";
      readonly saveFaults: "…";
      readonly mend: "…";
      readonly first: "…";
      readonly line: "{line}";
      readonly outcomes: {
        readonly CREATED: "…";
        readonly UPDATED: "…";
        readonly UNCHANGED: "…";
        readonly REFUSED: "…";
      };
      readonly why: "…";
      readonly because: {
        readonly NEEDED: "{field}";
        readonly RANGE: "{field}";
        readonly LENGTH: "{field}";
        readonly LINE: "{field}";
        readonly CODE: "{field}";
        readonly DAY: "{field}";
        readonly ADDRESS: "{field}";
        readonly UNREAD: "{field}";
        readonly TWICE: "{field}";
        readonly UNKNOWN: "{field}";
        readonly MANY: "{field}";
        readonly CURRENCY: "{field}";
        readonly TABLE: "…";
        readonly HAMMER: "…";
        readonly NO_ARCHIVE: "{field}";
        readonly NO_FILE: "{field}";
        readonly MANY_FILES: "{field}";
        readonly HEAVY_FILE: "{field}";
        readonly OTHER: "{field}";
      };
      readonly fields: {
        readonly photos: "…";
        readonly uuid: "…";
        readonly location: "…";
        readonly soldOn: "…";
        readonly hammer: "…";
        readonly currency: "…";
        readonly isSold: "…";
        readonly lotUrl: "…";
        readonly lotReference: "…";
      };
      readonly past: "…";
      readonly open: "…";
      readonly states: {
        readonly WAITING: "…";
        readonly TRYING: "…";
        readonly TRIED: "…";
        readonly RUNNING: "…";
        readonly DONE: "…";
        readonly STOPPED: "…";
        readonly TAKEN_BACK: "…";
      };
    };
    readonly leads: {
      readonly erase: {
        readonly open: "…";
        readonly text: "{name}";
        readonly send: "…";
        readonly bound: "…";
      };
      readonly title: "…";
      readonly file: "…";
      readonly text: "…";
      readonly label: "…";
      readonly add: "…";
      readonly search: "…";
      readonly filters: {
        readonly state: "…";
        readonly form: "…";
        readonly owner: "…";
        readonly due: "…";
      };
      readonly overdue: "…";
      readonly open: "…";
      readonly states: {
        readonly NEW: "…";
        readonly IN_PROGRESS: "…";
        readonly DONE: "…";
        readonly DROPPED: "…";
      };
      readonly empty: "…";
      readonly columns: {
        readonly name: "…";
        readonly form: "…";
        readonly at: "…";
      };
      readonly nobody: "…";
      readonly forms: {
        readonly contact: "…";
        readonly interest: "…";
        readonly buyPrecise: "…";
        readonly buyBudget: "…";
        readonly buyMultiple: "…";
        readonly carHunter: "…";
        readonly carHunterLead: "…";
        readonly sellAd: "…";
        readonly sellAuction: "…";
        readonly managedSale: "…";
        readonly concierge: "…";
        readonly expertise: "…";
        readonly delivery: "…";
        readonly funding: "…";
        readonly warranty: "…";
        readonly tradeIn: "…";
        readonly photoShoot: "…";
        readonly registration: "…";
        readonly specialist: "…";
        readonly withdrawal: "…";
        readonly other: "…";
      };
      readonly sources: {
        readonly website: "…";
        readonly phone_call: "…";
        readonly chat: "…";
        readonly email: "…";
        readonly partner: "…";
        readonly video: "…";
        readonly other: "…";
      };
      readonly detail: {
        readonly source: "…";
        readonly car: "…";
        readonly person: "…";
        readonly toPerson: "…";
        readonly state: "…";
        readonly owner: "…";
        readonly due: "…";
        readonly note: "…";
        readonly proof: "…";
      };
      readonly proofs: {
        readonly ACCOUNT: "…";
        readonly STAFF: "…";
        readonly LINK: "…";
        readonly OTHER_ORDER: "…";
        readonly NONE: "…";
      };
      readonly addForm: {
        readonly title: "…";
        readonly text: "…";
        readonly form: "…";
        readonly name: "…";
        readonly phone: "…";
        readonly email: "…";
        readonly source: "…";
        readonly note: "…";
        readonly due: "…";
        readonly send: "…";
      };
      readonly acts: {
        readonly STATE: "…";
        readonly ASSIGN: "…";
      };
    };
    readonly letters: {
      readonly title: "…";
      readonly file: "…";
      readonly text: "…";
      readonly views: {
        readonly label: "…";
        readonly letters: "…";
        readonly jobs: "…";
        readonly campaigns: "…";
      };
      readonly label: "…";
      readonly search: "…";
      readonly state: "…";
      readonly states: {
        readonly WAITING: "…";
        readonly SENT: "…";
        readonly REFUSED: "…";
        readonly GIVEN_UP: "…";
      };
      readonly filters: {
        readonly WAITING: "…";
        readonly SENT: "…";
        readonly REFUSED: "…";
        readonly GIVEN_UP: "…";
      };
      readonly houseRefused: "{codes}";
      readonly givenUp: {
        readonly LATE: "…";
        readonly UNWANTED: "…";
        readonly UNTAKEN: "{codes}";
      };
      readonly empty: "…";
      readonly columns: {
        readonly to: "…";
        readonly subject: "…";
        readonly at: "…";
        readonly act: "…";
      };
      readonly retry: "…";
      readonly jobs: {
        readonly label: "…";
        readonly empty: "…";
        readonly dead: "{date}";
        readonly later: "{date}";
        readonly attempts: "{count, plural, other {}}";
        readonly kinds: {
          readonly mail_send: "…";
          readonly files_remove: "…";
          readonly files_sweep: "…";
          readonly orders_refund: "…";
          readonly orders_askAccount: "…";
          readonly orders_askEscrow: "…";
          readonly orders_followEscrow: "…";
          readonly orders_stamp: "…";
          readonly orders_askParticulars: "…";
          readonly orders_writeSeller: "…";
          readonly webhooks_deliver: "…";
          readonly orders_giveUpFee: "…";
          readonly payments_forget: "…";
          readonly payments_returnSurplus: "…";
          readonly orders_tellMessage: "…";
          readonly orders_remind: "…";
          readonly offers_expire: "…";
          readonly notifications_push: "…";
          readonly notifications_tell: "…";
          readonly imports_work: "…";
          readonly questions_remind: "…";
          readonly alerts_match: "…";
          readonly alerts_matchEdit: "…";
          readonly alerts_tellCollected: "…";
          readonly documents_remind: "…";
          readonly tellConversion: "…";
          readonly lists_act: "…";
          readonly auctions_tellClosed: "…";
          readonly reviews_ask: "…";
          readonly newsletter_send: "…";
        };
      };
    };
    readonly list: {
      readonly total: "{count, plural, other {}}";
      readonly all: "{label}";
      readonly pages: "…";
      readonly previous: "…";
      readonly next: "…";
      readonly page: "{page}{count}";
      readonly sort: "…";
      readonly sortOwn: "…";
      readonly sorts: {
        readonly ASC: "{title}";
        readonly DESC: "{title}";
      };
      readonly history: "…";
      readonly noHistory: "…";
      readonly acts: {
        readonly bar: "…";
        readonly tick: "…";
        readonly tickPage: "…";
        readonly ticked: "{count, plural, other {}}";
        readonly takeAll: "{count}";
        readonly clear: "…";
        readonly first: "{count, plural, other {}}";
        readonly choose: "…";
        readonly try: "…";
        readonly trying: "{done}{count}";
        readonly running: "{done}{count}";
        readonly run: "{count, plural, other {}}";
        readonly stop: "…";
        readonly close: "…";
        readonly counts: {
          readonly would: "{count, plural, other {}}";
          readonly done: "{count, plural, other {}}";
          readonly unchanged: "{count, plural, other {}}";
          readonly refused: "{count, plural, other {}}";
          readonly waiting: "{count, plural, other {}}";
        };
        readonly lines: "…";
        readonly gone: "…";
        readonly outcomes: {
          readonly WOULD: "…";
          readonly DONE: "…";
          readonly UNCHANGED: "…";
          readonly WAITING: "…";
        };
        readonly more: "{count, plural, other {}}";
        readonly underHammer: "…";
        readonly wrongState: "…";
        readonly lacks: "{field}";
        readonly hasAuction: "…";
      };
      readonly views: {
        readonly open: "…";
        readonly title: "…";
        readonly none: "…";
        readonly shared: "…";
        readonly sharedBy: "{name}";
        readonly remove: "…";
        readonly columns: "…";
        readonly name: "…";
        readonly hint: "…";
        readonly share: "…";
        readonly keep: "…";
      };
      readonly takeAway: {
        readonly open: "…";
        readonly title: "…";
        readonly text: "…";
        readonly xlsx: "…";
        readonly csv: "…";
        readonly codes: "…";
      };
    };
    readonly money: {
      readonly title: "…";
      readonly text: "…";
      readonly ledger: "…";
      readonly columns: {
        readonly what: "…";
        readonly expected: "…";
        readonly came: "…";
        readonly missing: "…";
        readonly over: "…";
      };
      readonly purpose: {
        readonly PRICE: "…";
        readonly FEE: "…";
        readonly BOTH: "…";
        readonly GIVEN_BACK: "…";
        readonly WITHDRAWAL: "…";
        readonly CARDS: "…";
        readonly PROVIDER: "…";
      };
      readonly waits: "…";
      readonly none: "…";
      readonly kind: {
        readonly RECEIPT: "…";
        readonly ALLOCATION: "…";
        readonly TRANSFER: "…";
        readonly CREDIT: "…";
        readonly REFUND: "…";
        readonly PAYOUT: "…";
        readonly REVERSAL: "…";
        readonly DISPUTE: "…";
      };
      readonly source: {
        readonly CARD: "…";
        readonly FILE: "…";
        readonly HAND: "…";
        readonly ESCROW: "…";
      };
      readonly undone: "…";
      readonly account: "{end}";
      readonly toCome: "…";
      readonly book: {
        readonly open: "…";
        readonly late: "…";
        readonly text: "…";
        readonly anyText: "…";
        readonly amount: "…";
        readonly valueOn: "…";
        readonly payer: "…";
        readonly reference: "…";
        readonly purpose: "…";
        readonly check: "…";
        readonly confirm: "…";
        readonly back: "…";
        readonly seen: "{amount}{payer}{date}{isNamed, select, YES {} other {}}{reference}{purpose}";
      };
      readonly bank: {
        readonly title: "…";
        readonly text: "…";
        readonly file: "…";
        readonly hint: "…";
        readonly reading: "…";
        readonly unreadable: "…";
        readonly summary: "{moves, plural, other {}}{credits, plural, other {}}{known, plural, other {}}{faults, plural, other {}}{debits, plural, other {}}";
        readonly state: {
          readonly NEW: "…";
          readonly KNOWN: "…";
          readonly ALIKE: "…";
          readonly PAID: "…";
          readonly OWED: "…";
        };
        readonly doubt: {
          readonly ALIKE: "…";
          readonly PAID: "…";
          readonly OWED: "{isOwed, select, YES {} other {}}{amount}";
        };
        readonly nobody: "…";
        readonly by: {
          readonly REFERENCE: "…";
          readonly AMOUNT: "…";
        };
        readonly move: {
          readonly DEBIT: "{reference}{holder}{end}";
          readonly RETURN: "{reference}{holder}{reason}";
        };
        readonly take: "…";
        readonly order: "…";
        readonly later: "…";
        readonly faults: "…";
        readonly line: "{line}";
        readonly reason: {
          readonly CURRENCY: "…";
          readonly PENDING: "…";
          readonly TO_COME: "…";
          readonly REVERSED: "…";
          readonly DETAILS: "…";
          readonly UNREADABLE: "…";
        };
        readonly book: "{count, plural, other {}}";
        readonly seen: "{count, plural, other {}}{amount}{later}";
        readonly seenMoves: "{made, plural, other {}}{madeAmount}{back, plural, other {}}{backAmount}";
        readonly outcome: {
          readonly BOOKED: "…";
          readonly KNOWN: "…";
          readonly REFUSED: "…";
        };
      };
      readonly undo: {
        readonly open: "…";
        readonly title: "…";
        readonly text: "…";
        readonly send: "…";
      };
      readonly sentBack: {
        readonly open: "…";
        readonly title: "…";
        readonly text: "…";
        readonly send: "…";
      };
      readonly give: {
        readonly tooMuch: "…";
        readonly open: "…";
        readonly title: "…";
        readonly text: "…";
        readonly wanted: "{holder}";
        readonly waits: "{at}";
        readonly amount: "…";
        readonly paidOn: "…";
        readonly iban: "…";
        readonly reference: "…";
        readonly send: "…";
      };
      readonly open: {
        readonly title: "…";
        readonly empty: "…";
        readonly left: "{amount}";
      };
      readonly allocate: {
        readonly open: "…";
        readonly title: "…";
        readonly order: "…";
        readonly unknown: "…";
        readonly send: "…";
        readonly noMandate: "…";
        readonly tooLittle: "…";
      };
      readonly balances: {
        readonly title: "…";
        readonly day: "…";
        readonly account: "…";
        readonly debit: "…";
        readonly credit: "…";
        readonly sum: "…";
        readonly people: "…";
        readonly nobody: "…";
        readonly file: "…";
        readonly more: "…";
      };
      readonly fec: {
        readonly title: "…";
        readonly text: "…";
        readonly year: "…";
        readonly save: "…";
      };
      readonly accounts: {
        readonly BANK: "…";
        readonly CARDS: "…";
        readonly PROVIDER: "…";
        readonly UNALLOCATED: "…";
        readonly ADVANCES: "…";
        readonly ESCROW: "…";
        readonly BUYERS: "…";
        readonly SELLERS: "…";
        readonly FEES: "…";
        readonly VAT: "…";
        readonly MARGIN_VAT: "…";
        readonly CAR_SALES: "…";
        readonly INDEMNITIES: "…";
        readonly DISPUTES: "…";
        readonly COMMISSIONS: "…";
      };
      readonly vat: {
        readonly title: "…";
        readonly text: "…";
        readonly from: "…";
        readonly to: "…";
        readonly what: "…";
        readonly total: "…";
        readonly base: "…";
        readonly tax: "…";
        readonly sum: "…";
        readonly agrees: "…";
        readonly differs: "{amount}";
        readonly offRate: "…";
        readonly moves: {
          readonly title: "…";
          readonly text: "…";
          readonly what: "…";
          readonly total: "…";
          readonly booked: "{received}{booked}";
          readonly open: "{received}";
          readonly payable: "…";
        };
        readonly reversed: "…";
        readonly none: "…";
        readonly unknown: "{count, plural, other {}}";
        readonly item: {
          readonly FEE: "…";
          readonly CAR: "…";
          readonly COMMISSION: "…";
          readonly WITHDRAWAL: "…";
        };
        readonly regime: {
          readonly STANDARD: "…";
          readonly MARGIN: "…";
          readonly REVERSE_CHARGE: "…";
          readonly OUTSIDE: "…";
          readonly INTRA_EU: "…";
          readonly EXPORT: "…";
        };
        readonly union: {
          readonly title: "…";
          readonly text: "…";
          readonly buyer: "…";
          readonly net: "…";
        };
      };
      readonly cars: {
        readonly title: "…";
        readonly text: "…";
        readonly open: "…";
        readonly label: "…";
        readonly file: "…";
        readonly search: "…";
        readonly empty: "…";
        readonly columns: {
          readonly bought: "…";
          readonly price: "…";
          readonly margin: "…";
          readonly act: "…";
        };
        readonly filter: {
          readonly label: "…";
          readonly unknown: "…";
        };
      };
      readonly purchase: {
        readonly title: "…";
        readonly text: "…";
        readonly missing: "…";
        readonly enter: "…";
        readonly change: "…";
        readonly send: "…";
        readonly cost: "…";
        readonly boughtOn: "…";
        readonly soldBy: "…";
        readonly kinds: {
          readonly PRIVATE: "…";
          readonly MARGIN_TRADER: "…";
          readonly VAT_TRADER: "…";
        };
        readonly reference: "…";
        readonly reason: "…";
        readonly said: "{cost}{date}{kind}{reference}";
      };
      readonly returns: {
        readonly title: "…";
        readonly text: "…";
        readonly none: "…";
        readonly since: "{date}";
        readonly until: "{date}";
        readonly missed: "{date}";
        readonly isHeld: "…";
        readonly hasAccount: "…";
        readonly noAccount: "…";
      };
      readonly payouts: {
        readonly title: "…";
        readonly text: "…";
        readonly none: "…";
        readonly state: {
          readonly READY: "…";
          readonly WITHDRAWAL: "{until}";
          readonly NO_ACCOUNT: "…";
          readonly NEW_ACCOUNT: "{until}";
          readonly SELLER_DETAILS: "…";
          readonly VIGILANCE: "…";
          readonly BATCHED: "…";
          readonly PROVIDER: "…";
        };
        readonly account: "{holder}{end}";
        readonly past: "…";
        readonly executeOn: "…";
        readonly make: "{count, plural, other {}}";
        readonly batches: "…";
        readonly batch: "{name}{amount}";
        readonly on: "{date}";
        readonly save: "…";
        readonly book: "…";
        readonly bookText: "…";
        readonly bookSend: "…";
        readonly paidOn: "…";
        readonly release: "…";
        readonly releaseText: "…";
        readonly payoutState: {
          readonly SENT: "…";
          readonly BOOKED: "…";
          readonly RELEASED: "…";
          readonly RETURNED: "…";
        };
        readonly declared: "…";
      };
      readonly escrow: {
        readonly title: "{provider}";
        readonly text: "…";
        readonly unknownPayee: "{provider}";
        readonly none: "…";
        readonly kind: {
          readonly RELEASE: "…";
          readonly RETURN: "…";
        };
        readonly state: {
          readonly PROMISED: "…";
          readonly DONE: "…";
          readonly REFUSED: "{why}";
        };
        readonly release: {
          readonly open: "…";
          readonly text: "{provider}";
          readonly send: "…";
        };
        readonly give: {
          readonly open: "…";
          readonly text: "{provider}";
          readonly amount: "…";
          readonly reason: "…";
          readonly send: "…";
        };
        readonly differences: {
          readonly title: "…";
          readonly text: "…";
          readonly ours: "{received}{released}{returned}";
          readonly theirs: "{received}{released}{returned}";
          readonly checked: "{at}";
        };
      };
      readonly sellers: {
        readonly title: "…";
        readonly text: "…";
        readonly year: "…";
        readonly none: "…";
        readonly running: "…";
        readonly seller: "…";
        readonly quarter: "{quarter}";
        readonly total: "…";
        readonly kept: "{amount}";
        readonly filed: "{date}";
        readonly taken: "{date}";
        readonly next: {
          readonly FIRST: "…";
          readonly CORRECTION: "{count, plural, other {}}";
          readonly ADDITION: "{count, plural, other {}}";
          readonly NOTHING: "…";
        };
        readonly file: "…";
        readonly unfile: "…";
        readonly unfileText: "…";
        readonly fileText: "…";
        readonly filedOn: "…";
        readonly sum: "…";
        readonly company: "…";
        readonly state: {
          readonly READY: "…";
          readonly MISSING: "…";
          readonly EXCLUDED: "…";
          readonly ELSEWHERE: "…";
        };
        readonly told: "{date}";
        readonly save: "…";
      };
    };
    readonly orders: {
      readonly title: "…";
      readonly one: "…";
      readonly unknown: "…";
      readonly overdue: "{count, plural, other {}}";
      readonly search: "…";
      readonly state: "…";
      readonly times: "…";
      readonly late: "…";
      readonly messages: "…";
      readonly unread: "…";
      readonly exportOpen: "…";
      readonly empty: "…";
      readonly exports: {
        readonly open: "…";
        readonly title: "…";
        readonly table: "…";
        readonly year: "…";
        readonly orders: "…";
        readonly invoices: "…";
        readonly unionSales: "…";
        readonly files: {
          readonly orders: "…";
          readonly invoices: "…";
          readonly unionSales: "…";
        };
      };
      readonly people: "…";
      readonly left: "…";
      readonly defaults: "{count, plural, other {}}";
      readonly signer: {
        readonly BUYER: "…";
        readonly SELLER: "…";
        readonly HOUSE: "…";
      };
      readonly original: "…";
      readonly actions: {
        readonly title: "…";
        readonly text: "…";
        readonly needsRefund: "…";
        readonly awaited: {
          readonly title: "…";
          readonly PAPERS: "{by, select, SELLER {} other {}}{papers}";
          readonly VIGILANCE: "{by, select, BUYER {} SELLER {} other {}}{lack, select, PIECES {} REFUSED {} other {}}";
        };
        readonly handOver: "…";
        readonly handOverText: {
          readonly SELLER: "…";
          readonly HOUSE: "…";
        };
        readonly close: "…";
        readonly closeOwn: "…";
        readonly closeOwnText: "…";
        readonly closeFrom: "{hasSeller, select, YES {} other {}}{date}";
        readonly payout: {
          readonly text: "…";
        };
        readonly credit: "…";
        readonly creditText: "…";
        readonly creditAmount: "…";
        readonly creditTooMuch: "…";
        readonly fault: "…";
        readonly faults: {
          readonly NOBODY: "…";
          readonly BUYER: "…";
          readonly SELLER: "…";
        };
        readonly follows: {
          readonly title: "…";
          readonly feeKept: "{amount}";
          readonly feeBack: "{amount}";
          readonly feeContested: "…";
          readonly feeTaken: "…";
          readonly price: "{amount}{isHeld, select, YES {} other {}}";
          readonly nothing: "…";
          readonly default: "…";
          readonly car: "…";
          readonly letters: "…";
        };
        readonly notice: {
          readonly NONE: "…";
          readonly REFUSED: "{at}";
          readonly GIVEN: "{at}{until}";
        };
        readonly noticedOn: "…";
        readonly noticedOnHint: "…";
        readonly hasRefused: "…";
        readonly cancel: "…";
        readonly cancelSend: "…";
        readonly withdrawal: {
          readonly open: "…";
          readonly text: "…";
          readonly declaredOn: "…";
          readonly note: "…";
          readonly send: "…";
          readonly toLead: "…";
        };
        readonly returned: {
          readonly open: "…";
          readonly text: "…";
          readonly returnedOn: "…";
          readonly odometer: "…";
          readonly remarks: "…";
          readonly reduction: "…";
          readonly reductionReason: "…";
          readonly send: "…";
        };
        readonly paySeller: {
          readonly open: "…";
          readonly text: "…";
        };
        readonly upheld: {
          readonly open: "…";
          readonly text: "…";
        };
      };
      readonly papers: {
        readonly title: "…";
        readonly accept: "…";
        readonly refuse: "…";
        readonly until: "…";
        readonly reason: "…";
        readonly reasonNeeded: "…";
      };
      readonly buyerVat: {
        readonly title: "…";
        readonly state: {
          readonly NONE: "…";
          readonly ELSEWHERE: "…";
          readonly UNCONFIRMED: "…";
          readonly LATE: "…";
          readonly PENDING: "…";
          readonly VALID: "…";
          readonly INVALID: "…";
        };
        readonly registered: "{name}";
        readonly ruled: "{item}{regime}{date}";
      };
      readonly export: {
        readonly title: "…";
        readonly open: "…";
        readonly refuseText: "…";
        readonly text: "…";
        readonly mrn: "…";
        readonly leftOn: "…";
      };
      readonly carPapers: {
        readonly accept: "…";
        readonly refuse: "…";
        readonly refuseText: "…";
        readonly waive: "…";
        readonly waiveText: "…";
        readonly title: "…";
        readonly waiting: "…";
      };
      readonly vigilance: {
        readonly title: "…";
        readonly filter: "…";
        readonly state: {
          readonly ASKED: "…";
          readonly RECEIVED: "…";
          readonly CLEARED: "…";
          readonly REFUSED: "…";
          readonly WAIVED: "…";
          readonly OVER: "…";
        };
        readonly side: {
          readonly BUYER: "…";
          readonly SELLER: "…";
        };
        readonly unanswered: "…";
        readonly born: "{day}{place}{country}";
        readonly lives: "{country}";
        readonly enhanced: "…";
        readonly reported: "…";
        readonly otherPayers: "{names}";
        readonly refuseText: "…";
        readonly clear: "…";
        readonly clearText: "…";
        readonly names: "…";
        readonly namesNeeded: "…";
        readonly refuseFile: "…";
        readonly refuseFileText: "…";
        readonly waive: "…";
        readonly waiveText: "…";
        readonly note: "…";
        readonly noteText: "…";
        readonly declare: "…";
        readonly declareText: "…";
        readonly declaredOn: "…";
        readonly entry: {
          readonly CLEARED: "…";
          readonly REFUSED: "…";
          readonly WAIVED: "…";
          readonly NOTE: "…";
          readonly DECLARED: "{day}";
        };
        readonly words: "…";
      };
      readonly dispute: {
        readonly title: "…";
        readonly text: "…";
        readonly filter: "…";
        readonly state: {
          readonly INQUIRY: "…";
          readonly NEEDS_RESPONSE: "…";
          readonly UNDER_REVIEW: "…";
          readonly WON: "…";
          readonly LOST: "…";
        };
        readonly amount: "…";
        readonly fee: "…";
        readonly reason: "…";
        readonly because: "{reason, select, fraudulent {} unrecognized {} product_not_received {} product_unacceptable {} credit_not_processed {} duplicate {} subscription_canceled {} insufficient_funds {} general {} other {}}{code}";
        readonly openedAt: "…";
        readonly evidenceBy: "…";
      };
    };
    readonly people: {
      readonly title: "…";
      readonly file: "…";
      readonly text: "…";
      readonly label: "…";
      readonly search: "…";
      readonly filter: "…";
      readonly filters: {
        readonly STAFF: "…";
        readonly BLOCKED: "…";
        readonly UNCONFIRMED: "…";
        readonly PROFESSIONAL: "…";
      };
      readonly empty: "…";
      readonly columns: {
        readonly name: "…";
        readonly contact: "…";
        readonly since: "…";
      };
      readonly badges: {
        readonly staff: "…";
        readonly blocked: "…";
        readonly unconfirmed: "…";
        readonly professional: "…";
      };
      readonly nameless: "…";
      readonly detail: {
        readonly none: "…";
        readonly account: "…";
        readonly pseudo: "…";
        readonly language: "…";
        readonly since: "…";
        readonly card: "…";
        readonly cardValid: "…";
        readonly cardNone: "…";
        readonly bids: "…";
        readonly ads: "…";
        readonly orders: "…";
        readonly questions: "…";
        readonly leads: "…";
        readonly view: "…";
        readonly endSecondFactor: "…";
        readonly endSecondFactorText: "…";
        readonly endSecondFactorConfirm: "…";
        readonly resend: "…";
        readonly resent: "…";
        readonly blocked: "{date}{reason}";
        readonly block: "…";
        readonly unblock: "…";
      };
      readonly trade: {
        readonly title: "…";
        readonly states: {
          readonly CHECKING: "…";
          readonly CONFIRMED: "…";
          readonly REFUSED: "…";
        };
        readonly named: "{company}{vatNumber}";
        readonly unnamed: "…";
        readonly professional: {
          readonly label: "…";
          readonly text: "…";
        };
        readonly private: {
          readonly label: "…";
          readonly text: "…";
        };
        readonly refuse: {
          readonly label: "…";
          readonly text: "…";
        };
        readonly company: "…";
        readonly register: "…";
        readonly vat: "…";
        readonly address: "…";
        readonly known: "{kind, select, VAT {} other {}}{date}";
        readonly knownAs: "{kind, select, VAT {} other {}}{date}{name}";
        readonly closed: "{kind, select, VAT {} other {}}{date}{name}";
        readonly unknown: "{kind, select, VAT {} other {}}{date}";
        readonly asked: "{kind, select, VAT {} other {}}{date}";
        readonly findings: "…";
        readonly finding: "{number}{date}";
        readonly isKnown: "…";
        readonly isUnknown: "…";
      };
      readonly rights: {
        readonly title: "…";
        readonly text: "…";
        readonly groups: "…";
        readonly noGroups: "…";
        readonly own: "…";
        readonly byGroup: "…";
        readonly save: "…";
      };
      readonly permissions: {
        readonly "Ads:create": "…";
        readonly "Ads:update": "…";
        readonly "Ads:publish": "…";
        readonly "Auctions:update": "…";
        readonly "Questions:answer": "…";
        readonly "Orders:update": "…";
        readonly "Accounts:read": "…";
        readonly "Refunds:create": "…";
        readonly "Vigilance:update": "…";
        readonly "Leads:read": "…";
        readonly "Content:update": "…";
        readonly "Users:update": "…";
        readonly "Settings:update": "…";
      };
      readonly sessions: {
        readonly title: "…";
        readonly none: "…";
        readonly unknown: "…";
        readonly seen: "{date}";
        readonly end: "…";
        readonly endAll: "…";
      };
      readonly history: {
        readonly title: "…";
        readonly none: "…";
        readonly by: "{name}{date}";
        readonly given: "{names}";
        readonly taken: "{names}";
        readonly kinds: {
          readonly PERMISSIONS: "…";
          readonly BLOCKED: "…";
          readonly UNBLOCKED: "…";
          readonly SIGNED_OUT: "…";
          readonly CONFIRMATION_SENT: "…";
          readonly COPY_SENT: "…";
          readonly SECOND_FACTOR_ENDED: "…";
          readonly PROFESSIONAL: "…";
          readonly PRIVATE: "…";
          readonly VIEWED: "…";
          readonly REPORT_NONE: "…";
          readonly REPORT_WARNED: "…";
          readonly REPORT_REMOVED: "…";
        };
      };
      readonly blockForm: {
        readonly title: "…";
        readonly text: "…";
        readonly send: "…";
      };
      readonly wishes: {
        readonly title: "…";
        readonly text: "…";
        readonly unconfirmed: "…";
        readonly wishedOn: "…";
        readonly reason: "…";
        readonly copy: {
          readonly open: "…";
          readonly text: "{email}";
          readonly send: "…";
          readonly sent: "…";
        };
        readonly erase: {
          readonly open: "…";
          readonly text: "{email}";
          readonly send: "…";
        };
        readonly refusals: {
          readonly LeadingAuction: "…";
          readonly OrderOpen: "…";
          readonly OfferOpen: "…";
          readonly SellerDetailsDue: "…";
          readonly CarUnderHammer: "…";
          readonly EmailNotConfirmed: "…";
          readonly Forbidden: "…";
        };
      };
      readonly write: "…";
    };
    readonly preview: {
      readonly title: "…";
      readonly text: "…";
      readonly back: "…";
      readonly languages: "…";
    };
    readonly programs: {
      readonly title: "…";
      readonly text: "…";
      readonly views: {
        readonly label: "…";
        readonly keys: "…";
        readonly hooks: "…";
        readonly messages: "…";
      };
      readonly house: "…";
      readonly columns: {
        readonly owner: "…";
        readonly act: "…";
      };
      readonly keys: {
        readonly label: "…";
        readonly file: "…";
        readonly search: "…";
        readonly empty: "…";
        readonly filter: "…";
        readonly filters: {
          readonly HOUSE: "…";
          readonly PEOPLE: "…";
          readonly APPLICATIONS: "…";
          readonly UNUSED: "…";
        };
        readonly columns: {
          readonly made: "…";
        };
        readonly never: "…";
        readonly end: "…";
        readonly endTitle: "{name}";
        readonly endText: "…";
        readonly add: "…";
        readonly addText: "…";
        readonly name: "…";
        readonly scopes: "…";
        readonly scope: {
          readonly read: "…";
          readonly leads: "…";
          readonly profile: "…";
          readonly bid: "…";
          readonly watch: "…";
          readonly ask: "…";
        };
        readonly origins: "…";
        readonly originsHint: "…";
        readonly perMinute: "…";
        readonly perMinuteHint: "…";
        readonly confirm: "…";
        readonly made: "…";
        readonly secret: "…";
        readonly copy: "…";
        readonly copied: "…";
        readonly done: "…";
      };
      readonly hooks: {
        readonly label: "…";
        readonly file: "…";
        readonly search: "…";
        readonly empty: "…";
        readonly filter: "…";
        readonly filters: {
          readonly FAILING: "…";
          readonly DEAD: "…";
        };
        readonly columns: {
          readonly last: "…";
          readonly counts: "…";
          readonly made: "…";
        };
        readonly events: "{count, plural, other {}}";
        readonly none: "…";
        readonly taken: "…";
        readonly waiting: "{count, plural, other {}}";
        readonly dead: "{count, plural, other {}}";
      };
      readonly messages: {
        readonly label: "…";
        readonly file: "…";
        readonly search: "…";
        readonly empty: "…";
        readonly filter: "…";
        readonly filters: {
          readonly WAITING: "…";
          readonly SENT: "…";
          readonly DEAD: "…";
        };
        readonly states: {
          readonly WAITING: "…";
          readonly SENT: "…";
          readonly DEAD: "…";
        };
        readonly columns: {
          readonly at: "…";
        };
        readonly attempts: "{count, plural, other {}}";
        readonly again: "…";
      };
    };
    readonly questions: {
      readonly title: "…";
      readonly file: "…";
      readonly text: "…";
      readonly label: "…";
      readonly search: "…";
      readonly states: {
        readonly OPEN: "…";
        readonly ANSWERED: "…";
        readonly HIDDEN: "…";
        readonly FLAGGED: "…";
      };
      readonly state: "…";
      readonly empty: "…";
      readonly columns: {
        readonly age: "…";
        readonly act: "…";
      };
      readonly by: "{name}{date}";
      readonly waits: "{age}";
      readonly age: {
        readonly minutes: "{count}";
        readonly hours: "{count}";
        readonly days: "{count, plural, other {}}";
      };
      readonly answered: "{name}{date}";
      readonly answer: "…";
      readonly change: "…";
      readonly hide: "…";
      readonly show: "…";
      readonly hidden: "{reason}";
      readonly flags: {
        readonly parts: {
          readonly QUESTION: "…";
          readonly ANSWER: "…";
        };
        readonly kinds: {
          readonly EMAIL: "…";
          readonly LINK: "…";
          readonly PHONE: "…";
          readonly HANDLE: "…";
        };
        readonly settle: "…";
      };
      readonly answerForm: {
        readonly gone: "…";
        readonly title: "…";
        readonly text: "…";
        readonly answer: "…";
        readonly photos: "…";
        readonly add: "…";
        readonly remove: "{number}";
        readonly photo: "{number}";
        readonly send: "…";
      };
      readonly hideForm: {
        readonly title: "…";
        readonly text: "…";
        readonly send: "…";
      };
      readonly acts: {
        readonly SETTLE: "…";
        readonly HIDE: "…";
        readonly SHOW: "…";
        readonly reason: "…";
      };
    };
    readonly reports: {
      readonly title: "…";
      readonly file: "…";
      readonly search: "…";
      readonly text: "…";
      readonly state: "…";
      readonly waiting: "…";
      readonly done: "…";
      readonly subject: "…";
      readonly said: "…";
      readonly at: "…";
      readonly decision: "…";
      readonly empty: "…";
      readonly number: "{number}";
      readonly decide: "…";
      readonly decideAppeal: "…";
      readonly appealForOther: "…";
      readonly decideTitle: "{number}";
      readonly appealTitle: "{number}";
      readonly contested: "…";
      readonly measure: "…";
      readonly running: "{at}";
      readonly underHammer: "…";
      readonly openRoom: "…";
      readonly soldHint: "…";
      readonly statement: "…";
      readonly statementHint: "…";
      readonly ground: "…";
      readonly groundHint: "…";
      readonly ruleHint: "…";
      readonly appealHint: "…";
      readonly send: "…";
      readonly subjects: {
        readonly AD: "…";
        readonly QUESTION: "…";
        readonly MEMBER: "…";
      };
      readonly reasons: {
        readonly FRAUD: "…";
        readonly NOT_THEIRS: "…";
        readonly WRONG_FACTS: "…";
        readonly FORBIDDEN: "…";
        readonly INSULT: "…";
        readonly PERSONAL_DATA: "…";
        readonly COPYRIGHT: "…";
        readonly OTHER: "…";
      };
      readonly measures: {
        readonly NONE: "…";
        readonly WARNED: "…";
        readonly REMOVED: "…";
      };
      readonly appeals: {
        readonly REPORTER: "…";
        readonly AUTHOR: "…";
      };
    };
    readonly reviews: {
      readonly title: "…";
      readonly file: "…";
      readonly text: "…";
      readonly label: "…";
      readonly add: "…";
      readonly import: "…";
      readonly search: "…";
      readonly state: "…";
      readonly states: {
        readonly DRAFT: "…";
        readonly PUBLISHED: "…";
        readonly HIDDEN: "…";
      };
      readonly empty: "…";
      readonly columns: {
        readonly review: "…";
        readonly note: "…";
        readonly source: "…";
        readonly act: "…";
      };
      readonly anonymous: "…";
      readonly stars: "{count}";
      readonly change: "…";
      readonly publish: "…";
      readonly hide: "…";
      readonly form: {
        readonly add: "…";
        readonly change: "…";
        readonly name: "…";
        readonly vehicle: "…";
        readonly date: "…";
        readonly note: "…";
        readonly message: "…";
        readonly sourceHint: "…";
        readonly kept: "…";
        readonly source: "…";
        readonly image: "…";
        readonly imageAlt: "…";
        readonly state: "…";
      };
      readonly importForm: {
        readonly title: "…";
        readonly text: "…";
        readonly file: "…";
        readonly added: "{count, plural, other {}}";
        readonly problem: "{line}{field}";
        readonly problems: "…";
        readonly send: "…";
      };
      readonly figures: {
        readonly title: "…";
        readonly text: "…";
        readonly names: {
          readonly google: "…";
          readonly trustpilot: "…";
          readonly own: "…";
          readonly customers: "…";
        };
        readonly figure: "…";
        readonly source: "…";
        readonly noSource: "…";
        readonly asOf: "…";
        readonly change: "…";
        readonly form: "{name}";
      };
      readonly acts: {
        readonly PUBLISH: "…";
        readonly HIDE: "…";
      };
    };
    readonly sales: {
      readonly title: "…";
      readonly text: "…";
      readonly label: "…";
      readonly file: "…";
      readonly search: "…";
      readonly empty: "…";
      readonly add: "…";
      readonly none: "…";
      readonly toDesk: "…";
      readonly toEdit: "…";
      readonly toPage: "…";
      readonly columns: {
        readonly title: "…";
        readonly start: "…";
        readonly hammer: "…";
      };
      readonly soldOf: "{sold, plural, other {}}{lots}";
      readonly states: {
        readonly DRAFT: "…";
        readonly ANNOUNCED: "…";
        readonly RUNNING: "…";
        readonly ENDED: "…";
      };
      readonly edit: {
        readonly text: "…";
        readonly words: "…";
        readonly title: "…";
        readonly story: "…";
        readonly storyHint: "…";
        readonly terms: "…";
        readonly termsHint: "…";
        readonly place: "…";
        readonly timetable: "…";
        readonly start: "…";
        readonly firstEnd: "…";
        readonly interval: "…";
        readonly stagger: "…";
        readonly staggers: {
          readonly INTERVAL: "…";
          readonly VALUE: "…";
        };
        readonly hotFrom: "…";
        readonly hotFromHint: "…";
        readonly hotGap: "…";
        readonly window: "…";
        readonly windowHint: "…";
        readonly card: "…";
        readonly lots: "…";
        readonly lotCount: "{count, plural, other {}}";
        readonly lot: "{number}";
        readonly noLots: "…";
        readonly draft: "…";
        readonly amounts: {
          readonly estimateLow: "…";
          readonly estimateHigh: "…";
          readonly startingPrice: "…";
          readonly reservePrice: "…";
        };
        readonly end: "…";
        readonly noEnd: "…";
        readonly hot: "…";
        readonly takeMandate: "{terms}";
        readonly signedEstimate: "{low}{high}";
        readonly signedReserve: "{amount}";
        readonly notScheduled: "…";
        readonly scheduled: "…";
        readonly scheduledAt: "{at}";
        readonly scheduledAmounts: "…";
        readonly scheduledRules: "…";
        readonly over: "…";
        readonly up: "{car}";
        readonly down: "{car}";
        readonly remove: "{car}";
        readonly moved: "{car}{number}";
        readonly add: "…";
        readonly addHint: "…";
        readonly addAll: "{count}";
        readonly added: "{count, plural, other {}}";
        readonly noCar: "…";
        readonly save: "…";
        readonly unsaved: "…";
        readonly schedule: "…";
        readonly reschedule: "…";
        readonly announce: "…";
        readonly hide: "…";
        readonly isScheduled: "…";
        readonly isAnnounced: "…";
        readonly isHidden: "…";
        readonly removal: {
          readonly label: "…";
          readonly title: "…";
          readonly text: "…";
          readonly send: "…";
        };
        readonly gone: "…";
        readonly begun: "…";
        readonly planned: "…";
        readonly faulty: "{count, plural, other {}}";
        readonly faults: {
          readonly running: "…";
          readonly approval: "…";
          readonly notOffered: "…";
          readonly mandate: "…";
          readonly mandateReserve: "…";
          readonly mandateDays: "…";
          readonly declaration: "…";
          readonly order: "…";
          readonly offer: "…";
          readonly unplanned: "…";
          readonly taken: "…";
          readonly past: "…";
          readonly estimates: "…";
          readonly reserve: "…";
          readonly amounts: "…";
          readonly other: "…";
        };
      };
      readonly desk: {
        readonly title: "…";
        readonly next: "…";
        readonly bid: "…";
        readonly hammer: "…";
        readonly sold: "…";
        readonly soldOf: "{sold}{lots}";
        readonly lot: "{number}";
        readonly lots: "…";
        readonly noLots: "…";
        readonly unplanned: "…";
        readonly price: "…";
        readonly lastBid: "…";
        readonly startingPrice: "…";
        readonly noReserve: "…";
        readonly reached: "{reserve}";
        readonly missing: "{missing}{reserve}";
        readonly bidders: "…";
        readonly bids: "…";
        readonly watchers: "…";
        readonly leader: "…";
        readonly buyer: "…";
        readonly nobody: "…";
        readonly phone: "…";
        readonly callWhom: "…";
        readonly addCall: "…";
        readonly callsOf: "{count, plural, other {}}";
        readonly sendCall: "…";
        readonly number: "…";
        readonly numberHint: "…";
        readonly note: "…";
        readonly nobodyChosen: "…";
        readonly calls: "…";
        readonly noCalls: "…";
        readonly done: "…";
        readonly undone: "…";
        readonly bidFor: "…";
        readonly removeCall: "…";
        readonly rung: "{time}{name}";
        readonly somebody: "…";
      };
    };
    readonly settings: {
      readonly title: "…";
      readonly text: "…";
      readonly parts: {
        readonly sale: "…";
        readonly orders: "…";
        readonly house: "…";
      };
      readonly names: {
        readonly buyerFee: "…";
        readonly increments: "…";
        readonly usualAuction: "…";
        readonly orderTimes: "…";
        readonly openingHours: "…";
        readonly searchDeposit: "…";
        readonly house: "…";
        readonly publisher: "…";
        readonly operator: "…";
        readonly bank: "…";
        readonly taxes: "…";
        readonly handover: "…";
        readonly vigilance: "…";
        readonly mandates: "…";
      };
      readonly about: {
        readonly buyerFee: "…";
        readonly increments: "…";
        readonly usualAuction: "…";
        readonly orderTimes: "…";
        readonly openingHours: "…";
        readonly searchDeposit: "…";
        readonly house: "…";
        readonly publisher: "…";
        readonly operator: "…";
        readonly bank: "…";
        readonly taxes: "…";
        readonly handover: "…";
        readonly vigilance: "…";
        readonly mandates: "…";
      };
      readonly fields: {
        readonly basisPoints: "…";
        readonly leastCents: "…";
        readonly mostCents: "…";
        readonly steps: "…";
        readonly windowSeconds: "…";
        readonly lengthDays: "…";
        readonly signHours: "…";
        readonly payDays: "…";
        readonly collectDays: "…";
        readonly days: "…";
        readonly keepsFrenchHolidays: "…";
        readonly closedOn: "…";
        readonly movesDeadlines: "…";
        readonly euros: "…";
        readonly name: "…";
        readonly address: "…";
        readonly phone: "…";
        readonly email: "…";
        readonly vatNumber: "…";
        readonly legal: "…";
        readonly carVat: "…";
        readonly director: "…";
        readonly host: "…";
        readonly mediator: "…";
        readonly payee: "…";
        readonly iban: "…";
        readonly bic: "…";
        readonly viesDays: "…";
        readonly exportDays: "…";
        readonly carPapers: "…";
        readonly isKept: "…";
        readonly fromEuros: "…";
        readonly proofFromEuros: "…";
        readonly countries: "…";
        readonly declaration: "…";
        readonly authority: "…";
        readonly auctioneer: "…";
        readonly insurer: "…";
        readonly areAsked: "…";
        readonly mandateDays: "…";
        readonly withdrawalFeeCents: "…";
        readonly commissionBp: "…";
        readonly commissionMinCents: "…";
      };
      readonly hints: {
        readonly mostCents: "…";
        readonly countries: "…";
        readonly closedOn: "…";
        readonly week: "…";
      };
      readonly weekdays: {
        readonly "0": "…";
        readonly "1": "…";
        readonly "2": "…";
        readonly "3": "…";
        readonly "4": "…";
        readonly "5": "…";
        readonly "6": "…";
      };
      readonly opens: "{day}";
      readonly closes: "{day}";
      readonly hours: "{day}{from}{to}";
      readonly never: "…";
      readonly step: "{from}{increment}";
      readonly stepFrom: "{number}";
      readonly stepIncrement: "{number}";
      readonly addStep: "…";
      readonly removeStep: "{number}";
      readonly carVat: {
        readonly MARGIN: "…";
        readonly STANDARD: "…";
      };
      readonly yes: "…";
      readonly no: "…";
      readonly none: "…";
      readonly unlimited: "…";
      readonly change: "…";
      readonly fixed: "{field}";
      readonly usual: "…";
      readonly since: "{date}{author}";
      readonly left: "…";
      readonly planned: "{date}{author}";
      readonly history: "{count}";
      readonly wrote: "{date}";
      readonly form: {
        readonly from: "…";
        readonly fromHint: "…";
        readonly look: "…";
        readonly send: "…";
        readonly same: "…";
        readonly frenchVat: "…";
      };
      readonly preview: {
        readonly title: "…";
        readonly from: "{date}";
        readonly now: "…";
        readonly until: "{date}";
        readonly before: "…";
        readonly after: "…";
        readonly fee: "{price}";
      };
      readonly keeps: {
        readonly RUNNING_AUCTIONS: "{count, plural, other {}}";
        readonly PLANNED_AUCTIONS: "{count, plural, other {}}";
        readonly OPEN_ORDERS: "{count, plural, other {}}";
        readonly UNPAID_ORDERS: "{count, plural, other {}}";
        readonly INVOICES: "{count, plural, other {}}";
        readonly OPEN_LEADS: "{count, plural, other {}}";
      };
      readonly makes: "…";
      readonly texts: "…";
    };
    readonly notes: {
      readonly title: "…";
      readonly text: "…";
      readonly new: "…";
      readonly add: "…";
      readonly remove: "…";
      readonly gone: "…";
      readonly kinds: {
        readonly PERSON: "…";
        readonly CAR: "…";
        readonly ORDER: "…";
      };
    };
    readonly makes: {
      readonly title: "…";
      readonly text: "…";
      readonly search: "…";
      readonly empty: "…";
      readonly file: "…";
      readonly filter: "…";
      readonly filters: {
        readonly ALIKE: "…";
      };
      readonly columns: {
        readonly results: "…";
        readonly act: "…";
      };
      readonly public: "{count, plural, other {}}";
      readonly alike: "{name}";
      readonly rename: "…";
      readonly renameTitle: "{name}";
      readonly renameText: "{ads, plural, other {}}{results, plural, other {}}";
      readonly wholeText: "{brand}";
      readonly brand: "…";
      readonly model: "…";
      readonly modelHint: "…";
      readonly whole: "{brand}";
      readonly confirm: "…";
    };
    readonly consignments: {
      readonly title: "…";
      readonly text: "…";
      readonly file: "…";
      readonly label: "…";
      readonly search: "…";
      readonly empty: "…";
      readonly one: "…";
      readonly unknown: "…";
      readonly nobody: "…";
      readonly mine: "…";
      readonly overdue: "…";
      readonly due: "{date}";
      readonly changeAsked: "…";
      readonly overdueSince: "{date}";
      readonly asBoard: "…";
      readonly asList: "…";
      readonly noCars: "…";
      readonly open: "…";
      readonly filters: {
        readonly stage: "…";
        readonly owner: "…";
        readonly due: "…";
      };
      readonly columns: {
        readonly at: "…";
      };
      readonly stages: {
        readonly PROPOSAL: "…";
        readonly ESTIMATE: "…";
        readonly MANDATE: "…";
        readonly IDENTITY: "…";
        readonly INSPECTION: "…";
        readonly PHOTOS: "…";
        readonly REPORT: "…";
        readonly APPROVAL: "…";
        readonly PUBLICATION: "…";
        readonly SALE: "…";
        readonly UNSOLD: "…";
        readonly SETTLEMENT: "…";
        readonly DONE: "…";
        readonly LOST: "…";
      };
      readonly steps: "…";
      readonly isDone: "…";
      readonly isOpen: "…";
      readonly next: {
        readonly title: "…";
        readonly PROPOSAL: "…";
        readonly ESTIMATE: "…";
        readonly COUNTER: "…";
        readonly MANDATE: "…";
        readonly mandates: {
          readonly PROPOSED: "…";
          readonly EXPIRED: "…";
          readonly REFUSED: "…";
          readonly TAKEN_BACK: "…";
          readonly WITHDRAWN: "…";
        };
        readonly IDENTITY: "…";
        readonly PLANNED: "…";
        readonly INSPECTION: "…";
        readonly PHOTOS: "…";
        readonly REPORT: "…";
        readonly APPROVAL: {
          readonly NOT_ASKED: "…";
          readonly WAITING: "…";
          readonly CHANGE: "{change}";
          readonly OUTDATED: "…";
        };
        readonly PUBLICATION: "…";
        readonly SALE: "…";
        readonly UNSOLD: "…";
        readonly SETTLEMENT: "…";
        readonly DONE: "…";
        readonly LOST: "{reason}";
      };
      readonly openSteps: {
        readonly one: "{steps}";
        readonly many: "{count, plural, other {}}";
        readonly car: "{car}{steps}";
        readonly mayGoOn: "…";
        readonly noFile: "…";
        readonly unopened: "…";
        readonly needsApproval: "…";
        readonly left: "{steps}";
      };
      readonly approval: {
        readonly missing: "{fields}";
        readonly ask: "…";
        readonly note: "…";
        readonly noteText: "…";
        readonly how: "…";
        readonly hint: "…";
      };
      readonly noAd: "…";
      readonly links: {
        readonly title: "…";
        readonly lead: "…";
        readonly person: "…";
        readonly ad: "…";
        readonly mandate: "…";
        readonly auction: "…";
        readonly after: "…";
        readonly order: "…";
      };
      readonly owner: "…";
      readonly openedAt: "{date}";
      readonly assign: "…";
      readonly link: {
        readonly title: "…";
        readonly another: "…";
        readonly text: "…";
        readonly search: "…";
        readonly none: "…";
        readonly send: "…";
      };
      readonly lose: {
        readonly title: "…";
        readonly text: "…";
        readonly send: "…";
        readonly resume: "…";
      };
      readonly estimates: {
        readonly title: "…";
        readonly none: "…";
        readonly give: "…";
        readonly text: "…";
        readonly low: "…";
        readonly high: "…";
        readonly note: "…";
        readonly party: "…";
        readonly parties: {
          readonly HOUSE: "…";
          readonly SELLER: "…";
        };
        readonly said: {
          readonly HOUSE: "…";
          readonly SELLER: "…";
        };
        readonly send: "…";
        readonly range: "{low}{high}";
        readonly agreed: "…";
        readonly agree: {
          readonly SELLER: "…";
          readonly HOUSE: "…";
        };
      };
      readonly appointments: {
        readonly title: "…";
        readonly none: "…";
        readonly nobody: "…";
        readonly kinds: {
          readonly INSPECTION: "…";
          readonly PHOTOS: "…";
        };
        readonly states: {
          readonly PLANNED: "…";
          readonly DONE: "…";
          readonly CALLED_OFF: "…";
        };
        readonly add: "…";
        readonly move: "…";
        readonly text: "…";
        readonly kind: "…";
        readonly at: "…";
        readonly place: "…";
        readonly staff: "…";
        readonly note: "…";
        readonly done: "…";
        readonly callOff: "…";
        readonly callOffTitle: "…";
        readonly callOffText: "…";
        readonly past: "…";
        readonly send: "…";
      };
      readonly calendar: "…";
    };
    readonly campaigns: {
      readonly title: "…";
      readonly text: "…";
      readonly file: "…";
      readonly label: "…";
      readonly search: "…";
      readonly empty: "…";
      readonly none: "…";
      readonly add: "…";
      readonly state: "…";
      readonly states: {
        readonly DRAFT: "…";
        readonly SENDING: "…";
        readonly SENT: "…";
        readonly STOPPED: "…";
      };
      readonly columns: {
        readonly subject: "…";
        readonly sent: "…";
        readonly at: "…";
      };
      readonly sentOf: "{sent}{total}";
      readonly preview: "…";
      readonly previewOf: "{language}";
      readonly test: "…";
      readonly tested: "…";
      readonly send: "…";
      readonly sendTitle: "{count, plural, other {}}{persons}";
      readonly sendTo: "{count, plural, other {}}{persons}";
      readonly sendText: "…";
      readonly remove: "…";
      readonly stop: "…";
      readonly stopText: "…";
      readonly reach: {
        readonly writable: "{count, plural, other {}}{persons}";
        readonly fr: "…";
        readonly en: "…";
        readonly es: "…";
        readonly total: "…";
        readonly unconfirmed: "…";
        readonly blocked: "…";
      };
      readonly result: {
        readonly title: "…";
        readonly total: "…";
        readonly sent: "…";
        readonly waiting: "…";
        readonly unsent: "…";
        readonly refused: "…";
        readonly left: "…";
        readonly began: "…";
        readonly ended: "…";
      };
      readonly edit: {
        readonly words: "…";
        readonly wordsText: "…";
        readonly subject: "…";
        readonly body: "…";
        readonly button: "…";
        readonly page: "…";
        readonly hints: {
          readonly subject: "…";
          readonly body: "…";
          readonly button: "…";
          readonly page: "…";
        };
        readonly wrong: {
          readonly subject: "…";
          readonly body: "…";
          readonly button: "…";
          readonly page: "…";
        };
        readonly readers: "…";
        readonly segment: "…";
        readonly segments: {
          readonly ALL: "…";
          readonly FR: "…";
          readonly EN: "…";
          readonly ES: "…";
          readonly PEOPLE: "…";
        };
        readonly anyone: "…";
        readonly consent: "…";
        readonly save: "…";
        readonly unsaved: "…";
      };
    };
    readonly sheets: {
      readonly columns: {
        readonly id: "…";
        readonly uuid: "…";
        readonly ad: "…";
        readonly adUuid: "…";
        readonly status: "…";
        readonly car: "…";
        readonly state: "…";
        readonly start: "…";
        readonly end: "…";
        readonly startingPrice: "…";
        readonly reserve: "…";
        readonly isReserveReached: "…";
        readonly asOf: "…";
        readonly balance: "…";
        readonly price: "…";
        readonly leader: "…";
        readonly leaderEmail: "…";
        readonly bids: "…";
        readonly bidders: "…";
        readonly extensions: "…";
        readonly views: "…";
        readonly favorites: "…";
        readonly title: "…";
        readonly place: "…";
        readonly lastEnd: "…";
        readonly isAnnounced: "…";
        readonly lots: "…";
        readonly sold: "…";
        readonly hammer: "…";
        readonly boughtOn: "…";
        readonly soldBy: "…";
        readonly document: "…";
        readonly cost: "…";
        readonly order: "…";
        readonly regime: "…";
        readonly marginVat: "…";
        readonly recordedAt: "…";
        readonly actor: "…";
        readonly action: "…";
        readonly subjectId: "…";
        readonly subject: "…";
        readonly before: "…";
        readonly after: "…";
        readonly reason: "…";
        readonly name: "…";
        readonly date: "…";
        readonly message: "…";
        readonly note: "…";
        readonly image: "…";
        readonly imageAlt: "…";
        readonly source: "…";
        readonly to: "…";
        readonly createdAt: "…";
        readonly sentAt: "…";
        readonly refusal: "…";
        readonly givenUp: "…";
        readonly lastError: "…";
        readonly kind: "…";
        readonly slug: "…";
        readonly locale: "…";
        readonly newest: "…";
        readonly shown: "…";
        readonly savedAt: "…";
        readonly publishedAt: "…";
        readonly plannedAt: "…";
        readonly form: "…";
        readonly email: "…";
        readonly phone: "…";
        readonly owner: "…";
        readonly due: "…";
        readonly isOverdue: "…";
        readonly isLate: "…";
        readonly reference: "…";
        readonly seller: "…";
        readonly stage: "…";
        readonly opened: "…";
        readonly brand: "…";
        readonly model: "…";
        readonly ads: "…";
        readonly public: "…";
        readonly results: "…";
        readonly alike: "…";
        readonly author: "…";
        readonly question: "…";
        readonly answer: "…";
        readonly answeredBy: "…";
        readonly answerDate: "…";
        readonly hiddenAt: "…";
        readonly hiddenReason: "…";
        readonly flags: "…";
        readonly url: "…";
        readonly events: "…";
        readonly event: "…";
        readonly waiting: "…";
        readonly dead: "…";
        readonly lastAt: "…";
        readonly lastStatus: "…";
        readonly attempts: "…";
        readonly deliveredAt: "…";
        readonly diedAt: "…";
        readonly number: "…";
        readonly excerpt: "…";
        readonly text: "…";
        readonly measure: "…";
        readonly ground: "…";
        readonly statement: "…";
        readonly decidedAt: "…";
        readonly scopes: "…";
        readonly origins: "…";
        readonly perMinute: "…";
        readonly usedAt: "…";
        readonly firstName: "…";
        readonly lastName: "…";
        readonly pseudo: "…";
        readonly isProfessional: "…";
        readonly isEmailConfirmed: "…";
        readonly blockedAt: "…";
        readonly beganAt: "…";
        readonly endedAt: "…";
        readonly total: "…";
        readonly sent: "…";
        readonly refused: "…";
        readonly left: "…";
        readonly cause: "…";
        readonly buyer: "…";
        readonly buyerEmail: "…";
        readonly sellerEmail: "…";
        readonly fee: "…";
        readonly received: "…";
        readonly invoiced: "…";
        readonly paidOut: "…";
        readonly commission: "…";
        readonly signedAt: "…";
        readonly feePaidAt: "…";
        readonly pricePaidAt: "…";
        readonly handedOverAt: "…";
        readonly closedAt: "…";
        readonly month: "…";
        readonly declaration: "…";
        readonly country: "…";
        readonly vatNumber: "…";
        readonly net: "…";
        readonly cancels: "…";
        readonly address: "…";
        readonly vat: "…";
        readonly rate: "…";
        readonly account: "…";
        readonly item: "…";
        readonly prefix: "…";
        readonly appeal: {
          readonly REPORTER: {
            readonly text: "…";
            readonly measure: "…";
            readonly ground: "…";
            readonly statement: "…";
          };
          readonly AUTHOR: {
            readonly text: "…";
            readonly measure: "…";
            readonly ground: "…";
            readonly statement: "…";
          };
        };
        readonly by: "…";
        readonly ended: "…";
        readonly ofReserve: "…";
        readonly ofEstimate: "…";
        readonly cancelledAt: "…";
        readonly textKey: "…";
        readonly standardFr: "…";
        readonly valueFr: "…";
        readonly standardEn: "…";
        readonly valueEn: "…";
        readonly standardEs: "…";
        readonly valueEs: "…";
      };
      readonly flags: {
        readonly true: "…";
        readonly false: "…";
      };
      readonly invoices: {
        readonly INVOICE: "…";
        readonly CREDIT_NOTE: "…";
      };
      readonly reviewSources: {
        readonly house: "…";
      };
      readonly declarations: {
        readonly recapitulative: "…";
        readonly DES: "…";
      };
    };
    readonly texts: {
      readonly title: "…";
      readonly text: "…";
      readonly search: "…";
      readonly empty: "…";
      readonly file: "…";
      readonly back: "…";
      readonly group: "…";
      readonly groups: {
        readonly ACCOUNT: "…";
        readonly AUCTIONS: "…";
        readonly ORDERS: "…";
        readonly SELLERS: "…";
        readonly LEADS: "…";
        readonly HOUSE: "…";
        readonly SALE: "…";
        readonly REGIME: "…";
        readonly MANDATE: "…";
        readonly SETTLEMENT: "…";
      };
      readonly filter: "…";
      readonly filters: {
        readonly CHANGED: "…";
        readonly PLANNED: "…";
      };
      readonly states: {
        readonly standard: "…";
        readonly changed: "…";
        readonly planned: "…";
        readonly fixed: "…";
      };
      readonly none: "…";
      readonly wording: "…";
      readonly wordingText: "…";
      readonly standardOf: "…";
      readonly values: "…";
      readonly wrong: {
        readonly UNREADABLE: "…";
        readonly UNKNOWN_VALUE: "{value}";
        readonly MISSING_VALUE: "{value}";
        readonly TOO_LONG: "…";
        readonly refused: "…";
      };
      readonly preview: "…";
      readonly previewText: "{when}";
      readonly now: "…";
      readonly from: "{date}";
      readonly planned: "{date}{author}";
      readonly withdraw: "…";
      readonly withdrawTitle: "…";
      readonly withdrawText: "…";
      readonly history: "{count}";
      readonly version: "{date}{author}";
      readonly left: "…";
      readonly again: "…";
      readonly look: "…";
    };
  };
  readonly bare: {
    readonly away: {
      readonly title: "…";
      readonly text: "…";
      readonly again: "…";
    };
    readonly tooMany: {
      readonly title: "…";
      readonly text: "…";
      readonly again: "…";
    };
    readonly closed: {
      readonly title: "…";
      readonly text: "…";
      readonly again: "…";
    };
    readonly unsubscribe: {
      readonly ask: "{letter}";
      readonly done: "{letter}";
      readonly kinds: {
        readonly OUTBID: "…";
        readonly MAX_BID_USED: "…";
        readonly RESERVE_REACHED: "…";
        readonly AUCTION_STARTED: "…";
        readonly ENDING_SOON: "…";
        readonly EXTENDED: "…";
        readonly AD_EDITED: "…";
        readonly ANSWER_EDITED: "…";
        readonly WON: "…";
        readonly LOST: "…";
        readonly CANCELLED: "…";
        readonly BID_RECEIVED: "…";
        readonly SALE_RESULT: "…";
        readonly QUESTION_ASKED: "…";
        readonly QUESTION_ANSWERED: "…";
        readonly ALERT_MATCH: "…";
        readonly MANDATE_NEWS: "…";
        readonly OFFER: "…";
        readonly ORDER_STEP: "…";
        readonly ORDER_MESSAGE: "…";
        readonly QUESTION_WAITING: "…";
        readonly AD_REVIEWED: "…";
        readonly SALE_MANDATE: "…";
        readonly AUCTION_PLANNED: "…";
        readonly DOCUMENT_EXPIRING: "…";
        readonly AD_SUBMITTED: "…";
      };
      readonly newsletter: "…";
    };
    readonly openingHours: {
      readonly all: "{spans}";
      readonly span: "{days}{from}{to}";
      readonly days: "{last, select, none {} other {}}{first}{last}";
      readonly time: "{hour}{minute}";
      readonly hour: "{hour}";
    };
  };
  readonly bidDialog: {
    readonly bigJump: "{amount}";
    readonly budget: "…";
    readonly budgetLabel: "…";
    readonly confirmFirst: "{email}";
    readonly sendLink: "…";
    readonly receipt: "{amount}{at}{position}";
    readonly title: "…";
    readonly confirmTitle: "…";
    readonly youLead: "{price}";
    readonly newMaximum: "…";
    readonly yourBid: "…";
    readonly yourMaximum: "…";
    readonly maximumHint: "…";
    readonly continue: "…";
    readonly back: "…";
    readonly confirm: "…";
    readonly withMaximum: "{amount}";
    readonly atMost: "{total}";
    readonly terms: "<link></link>";
    readonly acceptedOn: "{date}";
    readonly checking: "…";
    readonly finished: "…";
    readonly budgetHint: "…";
    readonly budgetMaximum: "{amount}";
    readonly budgetMinimum: "{amount}";
    readonly budgetTooLow: "{amount}";
    readonly understood: "{amount}";
    readonly raiseTitle: "…";
    readonly confirmRaiseTitle: "…";
    readonly confirmRaise: "…";
    readonly raised: "{amount}{at}";
    readonly receiptWithMaximum: "{amount}{maximum}{at}{position}";
    readonly maximum: "{amount}";
    readonly private: "…";
    readonly proof: "…";
    readonly silent: "…";
    readonly left: "{minutes, plural, other {}}";
    readonly belowReserve: "…";
    readonly unanswered: "…";
    readonly noScript: "{hasPhone, select, YES {} other {}}{phone}";
    readonly absent: "…";
    readonly termsRaise: "<link></link>";
    readonly won: "…";
    readonly bought: "…";
    readonly wentAbove: "{amount}";
    readonly lost: "…";
    readonly toOrder: "…";
    readonly hold: "{total}";
    readonly held: "{total}";
    readonly yourSale: "…";
    readonly yourSaleSold: {
      readonly SIGN_CONTRACT: "…";
      readonly ONGOING: "…";
      readonly NONE: "…";
    };
    readonly yourSaleUnsold: "…";
    readonly houseSold: "…";
    readonly toHouseSale: "…";
    readonly signedReceipts: "…";
    readonly toSale: "…";
    readonly toCar: "…";
  };
  readonly carEditor: {
    readonly fields: {
      readonly brand: "…";
      readonly model: "…";
      readonly version: "…";
      readonly year: "…";
      readonly carType: "…";
      readonly body: "…";
      readonly transmission: "…";
      readonly fuel: "…";
      readonly mileage: "…";
      readonly releaseDate: "…";
      readonly engine: "…";
      readonly horsePower: "…";
      readonly fiscalHorse: "…";
      readonly cubicCapacity: "…";
      readonly cylinderNumber: "…";
      readonly gearNumber: "…";
      readonly steeringWheel: "…";
      readonly doorNumber: "…";
      readonly seats: "…";
      readonly vin: "…";
      readonly vinPublic: "…";
      readonly serialEngine: "…";
      readonly originPlace: "…";
      readonly registrationPlace: "…";
      readonly shellColor: "…";
      readonly exteriorShade: "…";
      readonly interiorColor: "…";
      readonly interiorShade: "…";
      readonly saddlery: "…";
      readonly originalHue: "…";
      readonly country: "…";
      readonly city: "…";
      readonly zipCode: "…";
      readonly carLocation: "…";
      readonly carState: "…";
      readonly history: "…";
      readonly globalState: "…";
      readonly exteriorState: "…";
      readonly interiorState: "…";
      readonly mechanicalState: "…";
      readonly highlights: "…";
      readonly customHighlights: "…";
      readonly options: "…";
      readonly customOptions: "…";
      readonly freeOption: "…";
      readonly works: "…";
      readonly lastRestoration: "…";
      readonly expertiseLess5Y: "…";
      readonly documents: "…";
      readonly customDocs: "…";
      readonly photos: "…";
      readonly front: "…";
      readonly price: "…";
      readonly isPriceHidden: "…";
      readonly wishedReserve: "…";
      readonly wishedStartingPrice: "…";
      readonly wishedStart: "…";
      readonly trader: "…";
      readonly optionalData: "…";
      readonly reducedPrice: "…";
      readonly sellerEmail: "…";
      readonly sfInternalOpportunityId: "…";
      readonly handleByCalandre: "…";
      readonly calandreCollection: "…";
      readonly isRetromobile: "…";
      readonly warranty: "…";
      readonly refundWarranty: "…";
      readonly internationalDelivery: "…";
      readonly fundingOpportunity: "…";
      readonly firstName: "…";
      readonly phone: "…";
      readonly email: "…";
      readonly calendarUrl: "…";
      readonly profilePicture: "…";
      readonly carVerticalUrl: "…";
      readonly optionReportUrl: "…";
      readonly wish: "…";
      readonly conditionReport: "…";
    };
    readonly choose: "…";
    readonly remark: "…";
    readonly missing: "…";
    readonly hints: {
      readonly writtenIn: "…";
      readonly history: "…";
      readonly vin: "…";
      readonly sellerEmail: "…";
    };
    readonly problems: {
      readonly field: "…";
      readonly noAccount: "…";
      readonly pictureElsewhere: "…";
      readonly contactData: "…";
      readonly reserveUnderStart: "…";
      readonly pastDay: "…";
      readonly number: "…";
      readonly workName: "…";
      readonly conditionReport: "…";
      readonly gone: "…";
    };
    readonly ownWords: {
      readonly other: "…";
      readonly label: "{field}";
    };
    readonly saving: {
      readonly saved: "…";
      readonly unsent: "…";
      readonly dirty: "…";
      readonly saving: "…";
      readonly offline: "…";
      readonly failed: "…";
      readonly partly: "{fields}";
      readonly stale: "…";
      readonly retry: "…";
    };
    readonly meanwhile: {
      readonly elsewhere: "…";
      readonly taken: "{who}{fields}";
      readonly understood: "…";
      readonly title: "…";
      readonly text: "{who}";
      readonly mine: "…";
      readonly theirs: "{who}";
      readonly theirsElsewhere: "…";
      readonly done: "…";
      readonly none: "…";
      readonly yes: "…";
      readonly no: "…";
      readonly photos: "{count, plural, other {}}";
    };
    readonly wishes: {
      readonly AD: "…";
      readonly AUCTION: "…";
    };
    readonly leave: {
      readonly text: "{fields}";
    };
    readonly rows: {
      readonly up: "{number}";
      readonly down: "{number}";
      readonly remove: "{number}";
      readonly addText: "…";
      readonly addWork: "…";
    };
    readonly works: {
      readonly name: "…";
      readonly description: "…";
      readonly start: "…";
      readonly end: "…";
    };
    readonly hue: "{label}";
    readonly documents: {
      readonly label: "…";
      readonly custom: "…";
      readonly customName: "…";
      readonly pick: "…";
      readonly hint: "…";
      readonly none: "…";
      readonly awaited: "{paper}";
      readonly addFile: "…";
      readonly addFileOf: "{paper}";
      readonly drop: "…";
      readonly dropOf: "{paper}";
      readonly open: "{number}";
      readonly address: "…";
      readonly addAddress: "…";
    };
    readonly photos: {
      readonly pick: "…";
      readonly hint: "…";
      readonly arrived: "{name}";
      readonly number: "{number}";
      readonly earlier: "{number}";
      readonly later: "{number}";
      readonly turn: "{number}";
      readonly remove: "{number}";
      readonly group: "{number}";
      readonly alt: "{number}";
      readonly altHint: "…";
      readonly moved: "{number}{position}";
      readonly shots: {
        readonly front: "…";
        readonly exteriors: "…";
        readonly interiors: "…";
        readonly mechanics: "…";
      };
      readonly groups: {
        readonly front: "…";
        readonly exteriors: "…";
        readonly interiors: "…";
        readonly mechanics: "…";
      };
    };
    readonly groups: {
      readonly identity: "…";
      readonly technical: "…";
      readonly look: "…";
      readonly place: "…";
      readonly price: "…";
      readonly house: "…";
      readonly terms: "…";
      readonly contact: "…";
      readonly photos: "…";
      readonly strengths: "…";
      readonly history: "…";
      readonly states: "…";
      readonly works: "…";
      readonly documents: "…";
      readonly equipment: "…";
      readonly inspection: "…";
    };
    readonly gone: {
      readonly mark: "…";
      readonly takeOut: "…";
    };
  };
  readonly condition: {
    readonly title: "…";
    readonly inspected: "{inspector}{date}{place}";
    readonly views: {
      readonly LEFT: "…";
      readonly RIGHT: "…";
      readonly TOP: "…";
      readonly FRONT: "…";
      readonly REAR: "…";
      readonly UNDER: "…";
      readonly INSIDE: "…";
    };
    readonly panels: {
      readonly FRONT_PANEL: "…";
      readonly BONNET: "…";
      readonly ROOF: "…";
      readonly BOOT_LID: "…";
      readonly REAR_PANEL: "…";
      readonly LEFT_FRONT_WING: "…";
      readonly LEFT_FRONT_DOOR: "…";
      readonly LEFT_REAR_DOOR: "…";
      readonly LEFT_REAR_WING: "…";
      readonly LEFT_SILL: "…";
      readonly RIGHT_FRONT_WING: "…";
      readonly RIGHT_FRONT_DOOR: "…";
      readonly RIGHT_REAR_DOOR: "…";
      readonly RIGHT_REAR_WING: "…";
      readonly RIGHT_SILL: "…";
      readonly FRONT_BUMPER: "…";
      readonly REAR_BUMPER: "…";
      readonly WINDSCREEN: "…";
      readonly REAR_WINDOW: "…";
      readonly LEFT_FRONT_WHEEL: "…";
      readonly LEFT_REAR_WHEEL: "…";
      readonly RIGHT_FRONT_WHEEL: "…";
      readonly RIGHT_REAR_WHEEL: "…";
      readonly UNDERBODY: "…";
      readonly INTERIOR: "…";
    };
    readonly kinds: {
      readonly SCRATCH: "…";
      readonly STONE_CHIPS: "…";
      readonly DENT: "…";
      readonly RUST: "…";
      readonly CRACK: "…";
      readonly RESPRAY: "…";
      readonly MISALIGNED: "…";
      readonly WORN: "…";
      readonly STAINED: "…";
      readonly MISSING: "…";
    };
    readonly sizes: {
      readonly SMALL: "…";
      readonly MEDIUM: "…";
      readonly LARGE: "…";
    };
    readonly parts: {
      readonly ENGINE: "…";
      readonly COOLING: "…";
      readonly FUEL_SYSTEM: "…";
      readonly GEARBOX: "…";
      readonly CLUTCH: "…";
      readonly FINAL_DRIVE: "…";
      readonly STEERING: "…";
      readonly SUSPENSION: "…";
      readonly BRAKES: "…";
      readonly TYRES: "…";
      readonly EXHAUST: "…";
      readonly ELECTRICS: "…";
      readonly BATTERY: "…";
      readonly HEATING: "…";
    };
    readonly states: {
      readonly GOOD: "…";
      readonly WORN: "…";
      readonly DUE: "…";
      readonly NOT_TESTED: "…";
    };
    readonly findings: {
      readonly ORIGINAL: "…";
      readonly REPAINTED: "…";
      readonly FILLER: "…";
    };
    readonly flaws: "…";
    readonly noFlaws: "…";
    readonly number: "…";
    readonly panel: "…";
    readonly flaw: "…";
    readonly kindAndSize: "{kind}{size}";
    readonly photo: "{number}";
    readonly paint: "…";
    readonly microns: "{count}";
    readonly thickness: "…";
    readonly finding: "…";
    readonly paintNote: "{original}{repainted}";
    readonly mechanics: "…";
    readonly part: "…";
    readonly state: "…";
    readonly remark: "…";
    readonly papers: "…";
    readonly noPapers: "…";
    readonly keys: "{count, plural, other {}}";
    readonly roadTest: "…";
    readonly driven: "{date}";
    readonly drivenFor: "{date}{distance}";
    readonly notDriven: "…";
    readonly worksDue: "…";
    readonly work: "…";
    readonly cost: "…";
    readonly unknownCost: "…";
    readonly total: "…";
    readonly recordings: "…";
    readonly film: "…";
    readonly coldStart: "…";
    readonly onPage: "…";
    readonly editor: {
      readonly none: "…";
      readonly write: "…";
      readonly remove: "…";
      readonly head: "…";
      readonly inspector: "…";
      readonly inspectedOn: "…";
      readonly place: "…";
      readonly kind: "…";
      readonly size: "…";
      readonly photo: "…";
      readonly noPhoto: "…";
      readonly photoNumber: "{number}";
      readonly addFlaw: "…";
      readonly addCheck: "…";
      readonly addWork: "…";
      readonly micronsHint: "…";
      readonly papersSeen: "…";
      readonly keyCount: "…";
      readonly done: "…";
      readonly doneOn: "…";
      readonly kilometres: "…";
      readonly cost: "…";
      readonly pickFilm: "…";
      readonly filmHint: "…";
      readonly pickSound: "…";
      readonly soundHint: "…";
      readonly caption: "…";
      readonly replace: "…";
      readonly removeSound: "…";
    };
  };
  readonly ad: {
    readonly faq: "…";
    readonly strengths: "…";
    readonly features: "…";
    readonly history: "…";
    readonly states: "…";
    readonly globalState: "…";
    readonly exteriorState: "…";
    readonly interiorState: "…";
    readonly mechanicalState: "…";
    readonly works: "…";
    readonly documents: "…";
    readonly equipment: "…";
    readonly disclaimer: "…";
    readonly seeAll: "…";
    readonly seeLess: "…";
    readonly historyReport: "…";
    readonly optionReport: "…";
    readonly documentNumber: "{label}{number}";
    readonly newTab: "…";
    readonly preview: "…";
    readonly openPdf: "…";
    readonly pdfElsewhere: "…";
    readonly readAgain: "…";
    readonly signInToSee: "…";
    readonly yes: "…";
    readonly no: "…";
    readonly similar: "…";
    readonly contact: "…";
    readonly traderNumbers: "{register}{vat}";
    readonly showContact: "…";
    readonly managedSale: "…";
    readonly managedText: "…";
    readonly seller: "…";
    readonly reference: "{reference}";
    readonly gallery: "…";
    readonly openPhoto: "{number}{count}";
    readonly zoomIn: "…";
    readonly zoomOut: "…";
    readonly photoOf: "{number}{count}";
    readonly share: "…";
    readonly previous: "…";
    readonly next: "…";
    readonly call: "{name}";
    readonly appointment: "…";
    readonly write: "…";
    readonly refund: "…";
    readonly warranty: "…";
    readonly interested: "…";
    readonly findIn72h: "…";
    readonly contactSeller: "…";
    readonly contactUs: "…";
    readonly soldContact: "…";
    readonly noContact: "…";
    readonly aboutHouse: "…";
    readonly mailSubject: "{title}{reference}";
    readonly previousCards: "…";
    readonly nextCards: "…";
    readonly expertise: "…";
    readonly offMarket: "…";
    readonly searchLike: "{car}";
    readonly groups: {
      readonly exteriors: "…";
      readonly interiors: "…";
      readonly mechanics: "…";
    };
    readonly groupPhotos: "{group}{count, plural, other {}}";
    readonly photoGroups: "…";
    readonly services: {
      readonly title: "…";
      readonly delivery: "…";
      readonly deliveryText: "…";
    };
    readonly buy: {
      readonly title: "…";
      readonly text: "…";
      readonly soldTitle: "…";
      readonly soldText: "…";
      readonly sell: "…";
    };
    readonly staff: {
      readonly panel: "…";
      readonly edit: "…";
      readonly newTab: "…";
      readonly status: {
        readonly DRAFT: "…";
        readonly SOLD: "…";
        readonly WITHDRAWN: "…";
      };
    };
    readonly unit: {
      readonly horsePower: "…";
      readonly fiscalHorse: "…";
      readonly cubicCapacity: "…";
    };
    readonly feature: {
      readonly brand: "…";
      readonly model: "…";
      readonly version: "…";
      readonly year: "…";
      readonly releaseDate: "…";
      readonly mileage: "…";
      readonly body: "…";
      readonly transmission: "…";
      readonly gearNumber: "…";
      readonly fuel: "…";
      readonly engine: "…";
      readonly horsePower: "…";
      readonly fiscalHorse: "…";
      readonly cylinderNumber: "…";
      readonly cubicCapacity: "…";
      readonly doorNumber: "…";
      readonly seats: "…";
      readonly steeringWheel: "…";
      readonly shellColor: "…";
      readonly originalHue: "…";
      readonly interiorColor: "…";
      readonly saddlery: "…";
      readonly carState: "…";
      readonly location: "…";
      readonly carLocation: "…";
      readonly registrationPlace: "…";
      readonly originPlace: "…";
      readonly vin: "…";
      readonly serialEngine: "…";
      readonly lastRestoration: "…";
      readonly expertiseLess5Y: "…";
    };
    readonly questions: {
      readonly detailsTitle: "…";
      readonly detailsText: "…";
      readonly title: "…";
      readonly ask: "…";
      readonly ownSale: "…";
      readonly none: "…";
      readonly yours: "…";
      readonly send: "…";
      readonly empty: "…";
      readonly by: "{name}{date}";
      readonly answer: "{isHouse, select, true {} other {}}{date}";
      readonly answerEdited: "{date}";
      readonly awaiting: "…";
      readonly hint: "…";
    };
    readonly seeAds: "…";
    readonly dossier: "…";
    readonly reducedAlone: "…";
  };
  readonly auction: {
    readonly requiredFields: "…";
    readonly bidMinTooLow: "{amount}";
    readonly bidMaxTooLow: "{amount}";
    readonly bidTooHigh: "{amount}";
    readonly bidEqualMaxBid: "…";
    readonly bidWholeEuros: "…";
    readonly badge: "…";
    readonly currentBid: "…";
    readonly startingPrice: "…";
    readonly bidCount: "{count, plural, other {}}";
    readonly endsAt: "{date}{time}";
    readonly ownExtension: "{length}";
    readonly noExtension: "…";
    readonly earliestWins: "…";
    readonly startsAt: "{date}{time}";
    readonly endsOn: "…";
    readonly startsOn: "…";
    readonly endsIn: "…";
    readonly endsInLastHour: "…";
    readonly endsInLastMinute: "…";
    readonly startsIn: "…";
    readonly addToCalendar: "…";
    readonly finished: "…";
    readonly endUnknown: "…";
    readonly soldAfter: "…";
    readonly knockedDown: "…";
    readonly sold: "…";
    readonly unsold: "…";
    readonly cancelled: "…";
    readonly withdrawn: "…";
    readonly noBuyer: "…";
    readonly reserve: {
      readonly none: "…";
      readonly reached: "…";
      readonly notReached: "…";
    };
    readonly units: {
      readonly days: "…";
      readonly hours: "…";
      readonly minutes: "…";
      readonly seconds: "…";
    };
  };
  readonly bidding: {
    readonly ask: "…";
    readonly cutOff: "…";
    readonly openRoom: "…";
    readonly minimum: "{amount}";
    readonly history: "…";
    readonly beFirst: "…";
    readonly seeMore: "…";
    readonly you: "…";
    readonly anonymous: "…";
    readonly automatic: "…";
    readonly lastBid: "{amount}";
    readonly views: "{count, plural, other {}}{said}";
    readonly favorites: "{count, plural, other {}}";
    readonly addFavorite: "…";
    readonly removeFavorite: "…";
    readonly reference: "{reference}";
    readonly searchSimilar: "…";
    readonly parisTime: "…";
    readonly regime: {
      readonly BROKERAGE: "…";
      readonly PROFESSIONAL: "…";
      readonly HOUSE: "…";
      readonly PUBLIC_SALE: "{declaration}";
    };
    readonly publicSale: {
      readonly private: "…";
      readonly trade: "…";
    };
    readonly notice: {
      readonly OUTAGE: "{end}";
      readonly END_MOVED: "{at}{end}";
      readonly RESERVE_CHANGED: "{reserve, select, none {} other {}}{at}";
    };
    readonly card: {
      readonly title: "…";
      readonly why: "…";
      readonly number: "…";
      readonly expiry: "…";
      readonly expiryHint: "…";
      readonly cvc: "…";
      readonly code: "…";
      readonly codeHint: "…";
      readonly checkCode: "…";
      readonly save: "…";
      readonly nothingTaken: "…";
      readonly declined: "…";
      readonly wrongCode: "…";
      readonly failed: "…";
      readonly wrong: {
        readonly number: "…";
        readonly expiry: "…";
        readonly cvc: "…";
        readonly code: "…";
      };
    };
    readonly act: {
      readonly bid: "…";
      readonly bidAgain: "…";
      readonly raise: "…";
      readonly sign: "…";
    };
    readonly standing: {
      readonly NOT_STARTED: "…";
      readonly LEADING: "…";
      readonly OUTBID: "…";
      readonly WON: "…";
      readonly LOST: "…";
      readonly SELLER: "…";
      readonly UNSOLD: "…";
      readonly CANCELLED: "…";
    };
    readonly fees: "…";
    readonly total: "…";
  };
  readonly car: {
    readonly lot: "{number}";
    readonly estimate: "{low}{high}";
    readonly lots: {
      readonly label: "…";
      readonly previous: "…";
      readonly next: "…";
    };
    readonly kind: {
      readonly RETROMOBILE: "…";
      readonly CALANDRE_COLLECTION: "…";
      readonly HANDLED: "…";
      readonly PROFESSIONAL: "…";
      readonly INDIVIDUAL: "…";
    };
    readonly type: {
      readonly CLASSIC: "…";
      readonly YOUNGTIMER: "…";
      readonly GT: "…";
      readonly OTHER: "…";
    };
    readonly sold: "…";
    readonly withdrawal: "…";
    readonly report: {
      readonly AD: "…";
      readonly QUESTION: "…";
      readonly MEMBER: "…";
    };
    readonly priceOnAsking: "…";
    readonly oldPrice: "…";
    readonly newPrice: "…";
    readonly price: "…";
    readonly year: "…";
    readonly mileage: "…";
    readonly place: "…";
    readonly noPhoto: "…";
    readonly photoAlt: "{title}";
    readonly description: "{title}";
    readonly color: {
      readonly WHITE: "…";
      readonly BLACK: "…";
      readonly GREY: "…";
      readonly RED: "…";
      readonly ORANGE: "…";
      readonly YELLOW: "…";
      readonly BEIGE: "…";
      readonly BROWN: "…";
      readonly GREEN: "…";
      readonly BLUE: "…";
      readonly PURPLE: "…";
      readonly PINK: "…";
      readonly GOLD: "…";
    };
    readonly transmission: {
      readonly MANUAL: "…";
      readonly AUTOMATIC: "…";
      readonly SEMI_AUTOMATIC: "…";
    };
    readonly hammer: "{price}";
  };
  readonly countries: {
    readonly FR: "…";
    readonly BE: "…";
    readonly CH: "…";
    readonly LU: "…";
    readonly MC: "…";
    readonly DE: "…";
    readonly IT: "…";
    readonly ES: "…";
    readonly PT: "…";
    readonly GB: "…";
    readonly IE: "…";
    readonly NL: "…";
    readonly AT: "…";
    readonly DK: "…";
    readonly SE: "…";
    readonly NO: "…";
    readonly FI: "…";
    readonly IS: "…";
    readonly PL: "…";
    readonly CZ: "…";
    readonly SK: "…";
    readonly HU: "…";
    readonly RO: "…";
    readonly BG: "…";
    readonly GR: "…";
    readonly HR: "…";
    readonly SI: "…";
    readonly EE: "…";
    readonly LV: "…";
    readonly LT: "…";
    readonly MT: "…";
    readonly CY: "…";
    readonly AD: "…";
    readonly LI: "…";
    readonly SM: "…";
    readonly UA: "…";
    readonly TR: "…";
    readonly US: "…";
    readonly CA: "…";
    readonly MX: "…";
    readonly BR: "…";
    readonly AR: "…";
    readonly CL: "…";
    readonly AU: "…";
    readonly NZ: "…";
    readonly JP: "…";
    readonly CN: "…";
    readonly HK: "…";
    readonly SG: "…";
    readonly KR: "…";
    readonly IN: "…";
    readonly AE: "…";
    readonly QA: "…";
    readonly SA: "…";
    readonly KW: "…";
    readonly BH: "…";
    readonly IL: "…";
    readonly ZA: "…";
    readonly MA: "…";
    readonly DZ: "…";
    readonly TN: "…";
    readonly GP: "…";
    readonly MQ: "…";
    readonly GF: "…";
    readonly RE: "…";
  };
  readonly errors: {
    readonly Unauthenticated: "…";
    readonly Forbidden: "…";
    readonly NotFound: "…";
    readonly BadInput: "…";
    readonly RateLimited: "…";
    readonly AuctionNotStarted: "…";
    readonly AuctionFinished: "…";
    readonly CarSold: "…";
    readonly BidTooLow: "…";
    readonly MaxBidTooLow: "…";
    readonly BidEqualMaxBid: "…";
    readonly MaxBidAlreadyExist: "…";
    readonly EmailNotConfirmed: "…";
    readonly CardRequired: "…";
    readonly TermsNotAccepted: "…";
    readonly SellerCannotBid: "…";
    readonly SellerCannotAsk: "…";
    readonly MaxNotRaised: "…";
    readonly IdempotencyMismatch: "…";
    readonly InvalidCredentials: "…";
    readonly AccountSuspended: "…";
    readonly EmailAlreadyUsed: "…";
    readonly PasswordTooWeak: "…";
    readonly InvalidPhone: "…";
    readonly InvalidEmail: "…";
    readonly TokenExpired: "…";
    readonly StaleVersion: "…";
    readonly StateChanged: "…";
    readonly PasswordNeeded: "…";
    readonly OutbidFromAnotherUser: "…";
    readonly NetworkErrorNeedReload: "…";
    readonly PageOutdated: "…";
    readonly PaymentUnavailable: "…";
    readonly NotOpenYet: "…";
    readonly Unavailable: "…";
    readonly OutcomeUnknown: "…";
    readonly Unknown: "…";
    readonly StorageFull: "…";
    readonly FileLocked: "…";
    readonly FileTooHeavy: "…";
    readonly CodecNotTaken: "…";
    readonly FileInfected: "…";
    readonly ScanUnavailable: "…";
    readonly LeadingAuction: "…";
    readonly OfferClosed: "…";
    readonly PaymentContested: "…";
    readonly OrderOpen: "…";
    readonly OfferOpen: "…";
    readonly WithdrawalOpen: "…";
    readonly PurchaseUnknown: "…";
    readonly PurchaseDiffers: "…";
    readonly PayoutInBatch: "…";
    readonly SellerDetailsMissing: "…";
    readonly SellerDetailsDue: "…";
    readonly CarUnderHammer: "…";
    readonly CarNotOffered: "…";
    readonly DeclarationMissing: "…";
    readonly MandateRequired: "…";
    readonly ApprovalRequired: "…";
    readonly AuctionOutsideMandate: "…";
    readonly ReasonNeeded: "…";
    readonly LastWayIn: "…";
    readonly LastSecondFactor: "…";
    readonly AlertExists: "…";
    readonly LastKeeper: "…";
    readonly SecondFactorNeeded: "…";
    readonly CarPapersMissing: "…";
    readonly MoneyUnchecked: "…";
    readonly NoticeRunning: "…";
    readonly NoticeRefused: "…";
    readonly VigilanceDue: "…";
  };
  readonly form: {
    readonly facultative: "…";
    readonly validation: {
      readonly required: "…";
      readonly phone: "…";
      readonly mustAcceptLegalCJ: "…";
      readonly email: "…";
      readonly number: "…";
      readonly tooLong: "…";
      readonly iban: "…";
      readonly wrong: "…";
      readonly below: "…";
      readonly pseudo: "…";
      readonly emailTaken: "…";
      readonly ownPassword: "…";
      readonly zipCode: "…";
      readonly passwordConfirmation: "…";
      readonly password: {
        readonly length: "…";
        readonly upper: "…";
        readonly lower: "…";
        readonly number: "…";
        readonly symbol: "…";
        readonly common: "…";
        readonly weak: "…";
      };
    };
    readonly requiredNote: "…";
    readonly increase: "…";
    readonly decrease: "…";
    readonly showPassword: "…";
    readonly hidePassword: "…";
    readonly phoneCountry: "…";
  };
  readonly menu: {
    readonly names: {
      readonly home: "…";
      readonly search: "…";
      readonly sales: "…";
      readonly results: "…";
      readonly brandhub: "…";
      readonly "carHunter/buyer": "…";
      readonly "carHunter/cars": "…";
      readonly "services/offMarketSearch": "…";
      readonly "services/expertise": "…";
      readonly "services/funding": "…";
      readonly "services/warranty": "…";
      readonly "services/refund": "…";
      readonly "services/secureTransactions": "…";
      readonly "services/delivery": "…";
      readonly "services/registration": "…";
      readonly "services/administrativeSupport": "…";
      readonly "services/concierge": "…";
      readonly "services/carSpecialist": "…";
      readonly "services/photoShoot": "…";
      readonly "services/onlineAd": "…";
      readonly "services/userAccount": "…";
      readonly "services/sell": "…";
      readonly "services/sell/auctions": "…";
      readonly "services/sell/managedSale": "…";
      readonly "services/sell/managedSale/classic": "…";
      readonly "services/sell/managedSale/youngtimer": "…";
      readonly "services/sell/managedSale/gt": "…";
      readonly "services/sell/classifiedAd": "…";
      readonly "services/recovery": "…";
      readonly "services/recovery/classic": "…";
      readonly "services/recovery/youngtimer": "…";
      readonly "services/recovery/gt": "…";
      readonly about: "…";
      readonly contact: "…";
      readonly reviews: "…";
      readonly blog: "…";
      readonly cgv: "…";
      readonly legals: "…";
      readonly privacy: "…";
      readonly accessibility: "…";
      readonly sitemap: "…";
    };
    readonly groups: {
      readonly buy: "…";
      readonly sell: "…";
      readonly services: "…";
      readonly house: "…";
    };
  };
  readonly promises: {
    readonly heading: "…";
    readonly warranty: {
      readonly title: "…";
      readonly text: "…";
    };
    readonly payment: {
      readonly title: "…";
      readonly text: "…";
    };
    readonly support: {
      readonly title: "…";
      readonly text: "…";
    };
    readonly funding: {
      readonly title: "…";
      readonly text: "…";
    };
    readonly delivery: {
      readonly title: "…";
      readonly text: "…";
    };
    readonly search: {
      readonly title: "…";
      readonly text: "…";
    };
    readonly more: "…";
  };
  readonly reviews: {
    readonly heading: "…";
    readonly count: "{count}";
    readonly gathered: "…";
    readonly google: "…";
    readonly trustpilot: "…";
    readonly own: "…";
    readonly outOf: "{rating}";
    readonly anonymous: "…";
    readonly previous: "…";
    readonly next: "…";
    readonly purchase: "…";
  };
  readonly saleroom: {
    readonly edits: {
      readonly title: "…";
      readonly topics: {
        readonly IDENTITY: "…";
        readonly PRICE: "…";
        readonly DESCRIPTION: "…";
        readonly STATE: "…";
        readonly PHOTOS: "…";
        readonly DOCUMENTS: "…";
        readonly EQUIPMENT: "…";
        readonly WORKS: "…";
        readonly PLACE: "…";
        readonly TERMS: "…";
      };
    };
    readonly guide: {
      readonly title: "…";
      readonly text: "…";
      readonly open: "…";
      readonly buyer: "…";
      readonly seller: "…";
      readonly sellLink: "…";
    };
    readonly steps: {
      readonly title: "…";
      readonly previous: "…";
      readonly next: "…";
      readonly current: "{number}{count}";
      readonly account: {
        readonly title: "…";
        readonly text: "…";
      };
      readonly card: {
        readonly title: "…";
        readonly text: "…";
      };
      readonly bid: {
        readonly title: "…";
        readonly text: "…";
      };
      readonly win: {
        readonly title: "…";
        readonly text: "…";
      };
      readonly pay: {
        readonly title: "…";
        readonly text: "…";
      };
      readonly collect: {
        readonly title: "…";
        readonly text: "…";
      };
    };
    readonly sell: {
      readonly title: "…";
      readonly text: "…";
      readonly auctions: "…";
      readonly ways: "…";
    };
  };
  readonly searchBox: {
    readonly keyword: "…";
    readonly submit: "…";
    readonly suggestions: "…";
    readonly suggestionsCount: "{count, plural, other {}}";
    readonly suggestionCars: "{count, plural, other {}}";
  };
  readonly site: {
    readonly waitThenRetry: "{count, plural, other {}}";
    readonly name: "…";
    readonly titlePattern: "{title}";
    readonly skipToContent: "…";
    readonly close: "…";
    readonly loading: "…";
    readonly breadcrumb: "…";
    readonly notifications: "…";
    readonly homeLink: "…";
    readonly nav: {
      readonly label: "…";
      readonly home: "…";
      readonly buy: "…";
      readonly auctions: "…";
      readonly sell: "…";
      readonly services: "…";
      readonly menu: "…";
      readonly language: "…";
      readonly favorites: "…";
      readonly account: "…";
      readonly accountOf: "{name}";
      readonly signIn: "…";
      readonly signOut: "…";
    };
    readonly languages: {
      readonly fr: "…";
      readonly en: "…";
      readonly es: "…";
    };
    readonly footer: {
      readonly promise: "…";
      readonly buy: "…";
      readonly house: "…";
      readonly account: "…";
      readonly allCars: "…";
      readonly runningAuctions: "…";
      readonly sales: "…";
      readonly results: "…";
      readonly brands: "…";
      readonly reviews: "…";
      readonly contact: "…";
      readonly about: "…";
      readonly cgv: "…";
      readonly withdrawal: "…";
      readonly legals: "…";
      readonly privacy: "…";
      readonly accessibility: "…";
      readonly sitemap: "…";
      readonly blog: "…";
      readonly mySpace: "…";
      readonly myFavorites: "…";
      readonly signIn: "…";
      readonly language: "…";
      readonly register: "…";
      readonly payee: "{payee}";
      readonly timeNote: "…";
    };
    readonly offline: "…";
    readonly renewed: "…";
    readonly reconnecting: "…";
    readonly notFound: {
      readonly searchLabel: "…";
      readonly searchButton: "…";
      readonly title: "…";
      readonly text: "…";
      readonly search: "…";
      readonly home: "…";
    };
    readonly gone: {
      readonly title: "…";
      readonly text: "…";
    };
    readonly forbidden: {
      readonly title: "…";
      readonly text: "…";
    };
    readonly failure: {
      readonly title: "…";
      readonly text: "…";
      readonly reload: "…";
    };
    readonly privacy: {
      readonly account: "<terms></terms><privacy></privacy>";
      readonly request: "<privacy></privacy>";
      readonly newsletter: "<privacy></privacy>";
    };
    readonly consent: {
      readonly title: "…";
      readonly text: "…";
      readonly more: "…";
      readonly analytics: "…";
      readonly marketing: "…";
      readonly refuse: "…";
      readonly accept: "…";
      readonly choose: "…";
      readonly save: "…";
      readonly manage: "…";
    };
    readonly bell: "{count, plural, other {}}";
  };
  readonly toasts: {
    readonly bidSuccess: "…";
    readonly linkCopied: "…";
    readonly questionSuccess: "…";
    readonly inquirySent: "…";
    readonly profilSuccess: "…";
    readonly passwordResetMailSent: "…";
    readonly passwordChanged: "…";
    readonly confirmationSent: "…";
    readonly preferencesSaved: "…";
    readonly cardSaved: "…";
    readonly cardRemoved: "…";
    readonly addressSaved: "…";
    readonly paperHandedIn: "…";
    readonly absenteeBidTriggered: "…";
    readonly reserveRemoved: "…";
    readonly reservePriceReached: "…";
  };
  readonly inquiry: {
    readonly common: {
      readonly next: "…";
      readonly back: "…";
      readonly send: "…";
      readonly makeDraft: "…";
      readonly sendWithdrawal: "…";
      readonly toSignIn: "…";
      readonly signInText: "…";
      readonly summary: "…";
      readonly summaryText: "…";
      readonly edit: "…";
      readonly understood: "{amount}";
      readonly linePerItem: "…";
      readonly no: "…";
      readonly unanswered: "…";
      readonly progress: "…";
      readonly stepOf: "{number}{count}";
      readonly saved: "…";
      readonly mailLink: "…";
      readonly linkMailed: "…";
      readonly choose: "…";
      readonly yes: "…";
      readonly required: "…";
      readonly sentTitle: "…";
      readonly withdrawnTitle: "…";
      readonly sentText: "{within}";
      readonly withdrawnText: "{within}";
      readonly draftedTitle: "…";
      readonly drafted: "{count, plural, other {}}";
      readonly adTitle: "…";
      readonly adNow: {
        readonly PREPARING: "…";
        readonly IN_REVIEW: "…";
        readonly CHANGES_ASKED: "…";
        readonly REFUSED: "…";
        readonly PUBLISHED: "…";
        readonly SOLD: "…";
        readonly WITHDRAWN: "…";
        readonly GONE: "…";
        readonly UNKNOWN: "…";
      };
      readonly sentManaged: "{within}";
      readonly toCars: "…";
      readonly toMyCars: "…";
      readonly toAds: "…";
      readonly toPrepared: "…";
      readonly missingTitle: "…";
      readonly missingText: "…";
      readonly startAgain: "…";
      readonly loading: "…";
      readonly about: "…";
    };
    readonly declared: {
      readonly openHeading: "…";
      readonly openText: "…";
      readonly confirm: "…";
      readonly doneHeading: "…";
      readonly doneText: "…";
    };
    readonly photos: {
      readonly least: "…";
      readonly add: "…";
      readonly hint: "…";
      readonly front: "…";
      readonly makeFront: "…";
      readonly remove: "…";
      readonly photo: "{number}";
    };
    readonly problems: {
      readonly tooLow: "{minimum}";
      readonly tooHigh: "{maximum}";
      readonly choice: "…";
      readonly date: "…";
      readonly number: "…";
      readonly contactData: "…";
      readonly reserveUnderStart: "…";
      readonly pastDay: "…";
      readonly gone: "…";
    };
    readonly mandate: {
      readonly title: "…";
      readonly lines: {
        readonly object: "…";
        readonly term: "{months}";
        readonly deposit: "{deposit}";
        readonly refund: "…";
        readonly fee: "…";
        readonly withdrawal: "…";
      };
    };
    readonly ownWords: {
      readonly other: "…";
      readonly label: "{field}";
    };
    readonly within: {
      readonly "24": "…";
      readonly "48": "…";
      readonly "72": "…";
    };
    readonly estimate: {
      readonly title: "…";
      readonly range: "{lowest}{highest}";
      readonly count: "{count}{car}{imported, plural, other {}}";
      readonly see: "…";
    };
    readonly lure: {
      readonly label: "…";
      readonly filled: "…";
    };
    readonly forms: {
      readonly contact: {
        readonly title: "…";
        readonly text: "…";
      };
      readonly interest: {
        readonly title: "…";
        readonly text: "…";
      };
      readonly buyPrecise: {
        readonly title: "…";
        readonly text: "…";
      };
      readonly buyBudget: {
        readonly title: "…";
        readonly text: "…";
      };
      readonly buyMultiple: {
        readonly title: "…";
        readonly text: "…";
      };
      readonly carHunter: {
        readonly title: "…";
        readonly text: "…";
      };
      readonly carHunterLead: {
        readonly title: "…";
        readonly text: "…";
      };
      readonly sellAd: {
        readonly title: "…";
        readonly text: "…";
      };
      readonly sellAuction: {
        readonly title: "…";
        readonly text: "…";
      };
      readonly managedSale: {
        readonly title: "…";
        readonly text: "…";
      };
      readonly concierge: {
        readonly title: "…";
        readonly text: "…";
      };
      readonly expertise: {
        readonly title: "…";
        readonly text: "…";
      };
      readonly delivery: {
        readonly title: "…";
        readonly text: "…";
      };
      readonly funding: {
        readonly title: "…";
        readonly text: "…";
      };
      readonly warranty: {
        readonly title: "…";
        readonly text: "…";
      };
      readonly tradeIn: {
        readonly title: "…";
        readonly text: "…";
      };
      readonly photoShoot: {
        readonly title: "…";
        readonly text: "…";
      };
      readonly registration: {
        readonly title: "…";
        readonly text: "…";
      };
      readonly withdrawal: {
        readonly title: "…";
        readonly text: "…";
      };
      readonly specialist: {
        readonly title: "…";
        readonly text: "…";
      };
    };
    readonly sale: {
      readonly title: "…";
      readonly text: "…";
      readonly heading: "…";
      readonly way: "…";
      readonly sellAd: {
        readonly title: "…";
        readonly text: "…";
        readonly instead: "…";
      };
      readonly sellAuction: {
        readonly title: "…";
        readonly text: "…";
        readonly instead: "…";
      };
      readonly managedSale: {
        readonly title: "…";
        readonly text: "…";
      };
    };
    readonly buy: {
      readonly title: "…";
      readonly text: "…";
      readonly precise: {
        readonly title: "…";
        readonly text: "…";
      };
      readonly budget: {
        readonly title: "…";
        readonly text: "…";
      };
      readonly multiple: {
        readonly title: "…";
        readonly text: "…";
      };
      readonly continueTitle: "…";
      readonly continueText: "…";
      readonly linked: "…";
      readonly linkedText: "…";
      readonly linkOver: "…";
      readonly continueLink: "…";
      readonly noneTitle: "…";
      readonly noneText: "…";
      readonly resume: "…";
      readonly see: "…";
      readonly drop: "…";
      readonly changed: "{date}";
      readonly sentOn: "{date}";
      readonly start: "…";
    };
    readonly signIn: {
      readonly title: "…";
      readonly text: "…";
      readonly login: "…";
      readonly register: "…";
    };
    readonly readers: {
      readonly house: "…";
      readonly seller: "…";
    };
    readonly contactPage: {
      readonly phoneTitle: "…";
      readonly mailTitle: "…";
      readonly mailText: "…";
      readonly who: "{name}";
      readonly unknownCar: "…";
      readonly soldTitle: "…";
      readonly soldText: "…";
      readonly cancelledTitle: "…";
      readonly overTitle: "…";
      readonly overText: "…";
    };
    readonly steps: {
      readonly request: "…";
      readonly car: "…";
      readonly wishes: "…";
      readonly budget: "…";
      readonly taste: "…";
      readonly cars: "…";
      readonly criteria: "…";
      readonly condition: "…";
      readonly papers: "…";
      readonly photos: "…";
      readonly expectations: "…";
      readonly need: "…";
      readonly ad: "…";
      readonly auction: "…";
      readonly statement: "…";
      readonly contact: "…";
      readonly summary: "…";
    };
    readonly fields: {
      readonly firstName: "…";
      readonly lastName: "…";
      readonly email: "…";
      readonly phone: "…";
      readonly subject: "…";
      readonly message: "…";
      readonly callTime: "…";
      readonly wish: "…";
      readonly brand: "…";
      readonly model: "…";
      readonly version: "…";
      readonly body: "…";
      readonly year: "…";
      readonly yearFrom: "…";
      readonly yearTo: "…";
      readonly mileage: "…";
      readonly mileageMax: "…";
      readonly colour: "…";
      readonly budget: "…";
      readonly within: "…";
      readonly mustHaves: "…";
      readonly use: "…";
      readonly carType: "…";
      readonly carTypes: "…";
      readonly eras: "…";
      readonly bodies: "…";
      readonly country: "…";
      readonly carCount: "…";
      readonly carList: "…";
      readonly purpose: "…";
      readonly transmission: "…";
      readonly condition: "…";
      readonly countries: "…";
      readonly deposit: "…";
      readonly signature: "…";
      readonly mandate: "…";
      readonly carState: "…";
      readonly history: "…";
      readonly works: "…";
      readonly registrationPapers: "…";
      readonly documents: "…";
      readonly customDocs: "…";
      readonly photos: "…";
      readonly city: "…";
      readonly zipCode: "…";
      readonly price: "…";
      readonly isPriceHidden: "…";
      readonly startingPrice: "…";
      readonly reserveWish: "…";
      readonly startWish: "…";
      readonly service: "…";
      readonly car: "…";
      readonly place: "…";
      readonly from: "…";
      readonly departure: "…";
      readonly arrival: "…";
      readonly date: "…";
      readonly amount: "…";
      readonly months: "…";
      readonly order: "…";
      readonly receivedOn: "…";
      readonly downPayment: "…";
    };
    readonly options: {
      readonly subject: {
        readonly buying: "…";
        readonly selling: "…";
        readonly auction: "…";
        readonly account: "…";
        readonly press: "…";
        readonly other: "…";
      };
      readonly wish: {
        readonly interested: "…";
        readonly visit: "…";
        readonly findSimilar: "…";
      };
      readonly callTime: {
        readonly morning: "…";
        readonly afternoon: "…";
        readonly evening: "…";
        readonly anytime: "…";
      };
      readonly within: {
        readonly now: "…";
        readonly threeMonths: "…";
        readonly year: "…";
        readonly noHurry: "…";
      };
      readonly use: {
        readonly weekend: "…";
        readonly daily: "…";
        readonly rally: "…";
        readonly investment: "…";
        readonly gift: "…";
      };
      readonly carTypes: {
        readonly CLASSIC: "…";
        readonly YOUNGTIMER: "…";
        readonly GT: "…";
        readonly OTHER: "…";
      };
      readonly eras: {
        readonly before1960: "…";
        readonly sixties: "…";
        readonly seventies: "…";
        readonly eighties: "…";
        readonly nineties: "…";
        readonly later: "…";
      };
      readonly bodies: {
        readonly coupe: "…";
        readonly convertible: "…";
        readonly saloon: "…";
        readonly estate: "…";
        readonly offRoad: "…";
      };
      readonly purpose: {
        readonly collection: "…";
        readonly resale: "…";
        readonly event: "…";
        readonly other: "…";
      };
      readonly transmission: {
        readonly manual: "…";
        readonly automatic: "…";
        readonly either: "…";
      };
      readonly condition: {
        readonly original: "…";
        readonly restored: "…";
        readonly either: "…";
      };
      readonly countries: {
        readonly france: "…";
        readonly europe: "…";
        readonly world: "…";
      };
      readonly carType: {
        readonly CLASSIC: "…";
        readonly YOUNGTIMER: "…";
        readonly GT: "…";
        readonly OTHER: "…";
      };
      readonly body: {
        readonly SALOON: "…";
        readonly COUPE: "…";
        readonly FASTBACK: "…";
        readonly ROADSTER: "…";
        readonly CABRIOLET: "…";
        readonly ESTATE: "…";
        readonly HATCHBACK: "…";
        readonly CITY_CAR: "…";
        readonly VAN: "…";
        readonly OFF_ROAD: "…";
        readonly TOURER: "…";
        readonly TARGA: "…";
      };
      readonly carState: {
        readonly CONCOURS: "…";
        readonly EXCELLENT: "…";
        readonly VERY_GOOD: "…";
        readonly GOOD: "…";
        readonly TO_RESTORE: "…";
      };
      readonly documents: {
        readonly VALID_MOT: "…";
        readonly INVOICE_FILE: "…";
        readonly MAINTENANCE_BOOKLET: "…";
        readonly OWNER_S_MANUAL: "…";
        readonly EXPERT_REPORT: "…";
        readonly FACTORY_CERTIFICATE: "…";
      };
      readonly registrationPapers: {
        readonly french: "…";
        readonly european: "…";
        readonly other: "…";
        readonly none: "…";
      };
      readonly service: {
        readonly storage: "…";
        readonly care: "…";
        readonly transport: "…";
        readonly inspection: "…";
        readonly registration: "…";
      };
      readonly months: {
        readonly "12": "…";
        readonly "24": "…";
        readonly "36": "…";
        readonly "48": "…";
        readonly "60": "…";
        readonly "72": "…";
        readonly "84": "…";
      };
    };
    readonly unfinished: {
      readonly title: "…";
      readonly missing: "{step}";
      readonly toSend: "…";
    };
  };
  readonly house: {
    readonly leads: {
      readonly subject: "{name}{about}{car, select, none {} other {}}{car}";
      readonly facts: "{within}{language}";
      readonly begun: "{language}";
      readonly car: "{url}";
      readonly button: "…";
      readonly answered: {
        readonly subject: "{name}{accepts, select, yes {} other {}}{car}";
        readonly noReason: "…";
        readonly reason: "{reason}";
        readonly button: "…";
      };
      readonly confirmed: {
        readonly subject: "{name}";
        readonly text: "…";
      };
    };
    readonly reports: {
      readonly subject: "{number}";
      readonly text: "{reason}";
      readonly appealSubject: "{number}";
      readonly appeals: {
        readonly REPORTER: "…";
        readonly AUTHOR: "…";
      };
      readonly button: "…";
    };
    readonly traders: {
      readonly subject: "{name}{company}";
      readonly text: "{name}{email}";
      readonly numbers: "{company}{registerNumber}{vatNumber}";
      readonly address: "{street}{zipCode}{city}{country}";
      readonly button: "…";
    };
    readonly consignments: {
      readonly subject: "{car}{party, select, SELLER {} other {}}";
      readonly text: "{party, select, SELLER {} other {}}{car}{low}{high}";
      readonly ad: "…";
      readonly approval: {
        readonly subject: "{car}{answer, select, APPROVED {} other {}}";
        readonly text: "{answer, select, APPROVED {} other {}}{car}";
      };
      readonly takenBack: {
        readonly subject: "{car}";
        readonly text: "{car}";
      };
      readonly calledOff: {
        readonly subject: "{car}{what}";
        readonly text: "{car}{what}";
      };
      readonly button: "…";
    };
    readonly mandates: {
      readonly refused: {
        readonly subject: "{car}";
        readonly text: "{car}{number}";
      };
      readonly withdrawn: {
        readonly subject: "{car}{fee}";
        readonly text: "{car}{number}{fee}";
      };
      readonly button: "…";
    };
    readonly sellersFile: {
      readonly subject: "{year}{is, select, same {} other {}}";
      readonly text: "{is, select, same {} other {}}{year}{day}";
      readonly button: "…";
    };
    readonly withdrawals: {
      readonly subject: "{reference}";
      readonly text: "{at}{stage, select, EARLY {} UNPAID {} other {}}{amount}{day}";
      readonly paidOut: "{paidOut}";
    };
    readonly disputes: {
      readonly subject: "{what}{reference}{amount}";
      readonly what: {
        readonly INQUIRY: "…";
        readonly NEEDS_RESPONSE: "…";
        readonly UNDER_REVIEW: "…";
        readonly WON: "…";
        readonly LOST: "…";
      };
      readonly text: {
        readonly INQUIRY: "…";
        readonly NEEDS_RESPONSE: "…";
        readonly UNDER_REVIEW: "…";
        readonly WON: "…";
        readonly LOST: "…";
      };
      readonly reason: "{reason}";
      readonly refundUndone: "…";
      readonly answer: "{until}";
      readonly button: "…";
    };
    readonly refunds: {
      readonly subject: "{reference}{amount}";
      readonly text: "{amount}";
      readonly undone: "…";
    };
    readonly week: {
      readonly subject: "{from}{to}";
      readonly text: "{ended, plural, other {}}{sold}";
      readonly facts: {
        readonly hammer: "…";
        readonly fees: "…";
        readonly commissions: "…";
        readonly ofReserve: "…";
        readonly ofEstimate: "…";
        readonly people: "…";
        readonly daysToPay: "…";
        readonly answerHours: "…";
        readonly open: "…";
        readonly late: "…";
        readonly leads: "…";
        readonly next: "…";
      };
      readonly percent: "{share}";
      readonly people: "{bidders}{buyers}";
      readonly days: "{count, plural, other {}}";
      readonly hours: "{count, plural, other {}}";
      readonly button: "…";
    };
  };
  readonly letters: {
    readonly account: {
      readonly confirm: {
        readonly subject: "…";
        readonly text: "…";
        readonly note: "…";
        readonly button: "…";
      };
      readonly change: {
        readonly subject: "…";
        readonly text: "…";
        readonly note: "…";
        readonly button: "…";
      };
      readonly emailChanged: {
        readonly subject: "…";
        readonly text: "…";
        readonly note: "…";
        readonly button: "…";
      };
      readonly passwordChanged: {
        readonly subject: "…";
        readonly text: "…";
        readonly note: "…";
        readonly button: "…";
      };
      readonly passkeyAdded: {
        readonly subject: "…";
        readonly text: "…";
        readonly note: "…";
        readonly button: "…";
      };
      readonly passkeyEnded: {
        readonly subject: "…";
        readonly text: "…";
        readonly note: "…";
        readonly button: "…";
      };
      readonly passkeyCodesEnded: {
        readonly subject: "…";
        readonly text: "…";
        readonly note: "…";
        readonly button: "…";
      };
      readonly houseAdded: {
        readonly subject: "{house}";
        readonly text: "{house}";
        readonly note: "…";
        readonly button: "…";
      };
      readonly houseEnded: {
        readonly subject: "{house}";
        readonly text: "{house}";
        readonly note: "…";
        readonly button: "…";
      };
      readonly totpAdded: {
        readonly subject: "…";
        readonly text: "…";
        readonly note: "…";
        readonly button: "…";
      };
      readonly totpEnded: {
        readonly subject: "…";
        readonly text: "…";
        readonly note: "…";
        readonly button: "…";
      };
      readonly suspended: {
        readonly subject: "…";
        readonly text: "…";
        readonly note: "…";
        readonly button: "…";
      };
      readonly traderConfirmed: {
        readonly subject: "…";
        readonly text: "…";
        readonly note: "…";
        readonly button: "…";
      };
      readonly traderChanged: {
        readonly subject: "…";
        readonly text: "…";
        readonly note: "…";
        readonly button: "…";
      };
      readonly traderRefused: {
        readonly subject: "…";
        readonly text: "…";
        readonly note: "…";
        readonly button: "…";
      };
      readonly traderEnded: {
        readonly subject: "…";
        readonly text: "…";
        readonly note: "…";
        readonly button: "…";
      };
      readonly proofCode: {
        readonly subject: "…";
        readonly text: "{code}{minutes}";
        readonly note: "…";
      };
      readonly copy: {
        readonly subject: "…";
        readonly text: "{date}";
        readonly life: "{days}";
        readonly button: "…";
        readonly note: "…";
      };
      readonly farewell: {
        readonly subject: "…";
        readonly text: "…";
        readonly wishedText: "{date}";
        readonly noted: "…";
        readonly note: "…";
      };
      readonly reset: {
        readonly subject: "…";
        readonly preheader: "…";
        readonly text: "…";
        readonly button: "…";
        readonly note: "…";
      };
      readonly apiKeyAdded: {
        readonly subject: "…";
        readonly text: "{house}";
        readonly note: "…";
        readonly button: "…";
      };
      readonly apiKeyEnded: {
        readonly subject: "…";
        readonly text: "{house}";
        readonly note: "…";
        readonly button: "…";
      };
      readonly applicationAllowed: {
        readonly subject: "…";
        readonly text: "{house}";
        readonly note: "…";
        readonly button: "…";
      };
      readonly applicationEnded: {
        readonly subject: "…";
        readonly text: "{house}";
        readonly note: "…";
        readonly button: "…";
      };
      readonly webhookAdded: {
        readonly subject: "…";
        readonly text: "{house}";
        readonly note: "…";
        readonly button: "…";
      };
      readonly webhookRotated: {
        readonly subject: "…";
        readonly text: "{house}";
        readonly note: "…";
        readonly button: "…";
      };
    };
    readonly alerts: {
      readonly found: {
        readonly subject: "{name}{car}";
        readonly text: "{name}";
      };
      readonly dropped: {
        readonly subject: "{name}{car}";
        readonly text: "{was}{is}{name}";
      };
      readonly edited: {
        readonly subject: "{name}{car}";
        readonly text: "{name}";
      };
      readonly criteria: "{criteria}";
      readonly several: "{name}{news}";
      readonly news: {
        readonly new: "{many}{count, plural, other {}}";
        readonly drop: "{many}{count, plural, other {}}";
        readonly edit: "{many}{count, plural, other {}}";
      };
      readonly button: {
        readonly car: "…";
        readonly alerts: "…";
      };
    };
    readonly calendar: {
      readonly calendar: "…";
      readonly end: "{car}";
      readonly lot: "{number}{car}";
      readonly note: "…";
      readonly meetings: {
        readonly INSPECTION: "{car}";
        readonly PHOTOS: "{car}";
      };
    };
    readonly cancelled: {
      readonly subject: "{car}";
      readonly what: {
        readonly cancelled: "…";
        readonly withdrawn: "…";
        readonly sold: "…";
      };
      readonly reason: "{reason}";
      readonly toBidder: "…";
      readonly toSeller: "…";
      readonly toAd: "…";
      readonly toNotifications: "…";
    };
    readonly consignments: {
      readonly button: "…";
      readonly kinds: {
        readonly INSPECTION: "…";
        readonly PHOTOS: "…";
      };
      readonly when: "…";
      readonly where: "…";
      readonly who: "…";
      readonly estimate: {
        readonly subject: "{car}";
        readonly text: "{car}{low}{high}";
        readonly answer: "…";
        readonly write: "…";
      };
      readonly agreed: {
        readonly subject: "{car}";
        readonly text: "{car}{low}{high}";
      };
      readonly approvalNoted: {
        readonly subject: "{car}";
        readonly text: "{date}{car}";
        readonly otherwise: "…";
      };
      readonly approval: {
        readonly online: {
          readonly subject: "{car}";
          readonly text: "{car}";
        };
        readonly subject: "{car}";
        readonly text: "{car}";
        readonly answer: "…";
        readonly write: "…";
      };
      readonly made: {
        readonly subject: "{car}{what}";
        readonly text: "{what}{car}";
      };
      readonly moved: {
        readonly subject: "{car}{what}";
        readonly text: "{what}{car}";
      };
      readonly calledOff: {
        readonly subject: "{car}{what}";
        readonly text: "{what}{car}";
      };
      readonly over: {
        readonly subject: "{car}{what}";
        readonly text: "{what}{car}";
      };
      readonly at: "{at}";
    };
    readonly documents: {
      readonly ACCEPTED: {
        readonly subject: "…";
        readonly text: "{name}";
      };
      readonly REFUSED: {
        readonly subject: "…";
        readonly text: "{name}{reason}";
      };
    };
    readonly facts: {
      readonly line: "{label}{said}";
      readonly price: "…";
      readonly currentBid: "…";
      readonly startingPrice: "…";
      readonly yourMaximum: "…";
      readonly nextMinimum: "…";
      readonly end: "…";
      readonly parisTime: "{at}";
      readonly hammerPrice: "…";
      readonly fee: "…";
      readonly vat: "…";
      readonly total: "…";
      readonly mileage: "…";
      readonly place: "…";
      readonly question: "…";
      readonly answer: "…";
    };
    readonly layout: {
      readonly house: "…";
      readonly unsubscribe: "…";
      readonly link: "{words}{url}";
    };
    readonly leads: {
      readonly titles: {
        readonly contact: "…";
        readonly interest: "…";
        readonly buyPrecise: "…";
        readonly buyBudget: "…";
        readonly buyMultiple: "…";
        readonly carHunter: "…";
        readonly carHunterLead: "…";
        readonly sellAd: "…";
        readonly sellAuction: "…";
        readonly managedSale: "…";
        readonly concierge: "…";
        readonly expertise: "…";
        readonly delivery: "…";
        readonly funding: "…";
        readonly warranty: "…";
        readonly tradeIn: "…";
        readonly photoShoot: "…";
        readonly registration: "…";
        readonly withdrawal: "…";
        readonly specialist: "…";
      };
      readonly hello: "{name}";
      readonly received: "{within}";
      readonly within: {
        readonly "24": "…";
        readonly "48": "…";
        readonly "72": "…";
      };
      readonly copy: "…";
      readonly about: "{car}";
      readonly seeCar: "…";
      readonly drafted: "…";
      readonly prepared: "…";
      readonly complete: "…";
      readonly follow: "…";
      readonly resume: {
        readonly subject: "…";
        readonly text: "…";
        readonly once: "…";
        readonly button: "…";
      };
      readonly declared: {
        readonly subject: "{order}";
        readonly text: "{at}{car}{order}";
        readonly own: "…";
        readonly others: "…";
        readonly button: "…";
      };
      readonly erased: {
        readonly subject: "…";
        readonly text: "{date}";
      };
      readonly withdrawal: {
        readonly text: "{at}";
        readonly done: "…";
        readonly next: "…";
        readonly lines: {
          readonly car: "{said}";
          readonly order: "{said}";
          readonly receivedOn: "{said}";
          readonly message: "{said}";
          readonly email: "{said}";
        };
      };
      readonly proposal: {
        readonly subject: "{car}";
        readonly text: "…";
        readonly button: "…";
      };
    };
    readonly messages: {
      readonly subject: {
        readonly BUYER: "{car}";
        readonly SELLER: "{car}";
        readonly HOUSE: "{car}";
      };
      readonly text: "…";
      readonly toHouse: "…";
      readonly button: "…";
    };
    readonly news: {
      readonly OUTBID: {
        readonly subject: "{car}";
        readonly text: "{amount}{end}";
        readonly button: "…";
      };
      readonly MAX_BID_USED: {
        readonly subject: "{car}";
        readonly text: "{amount}";
        readonly button: "…";
      };
      readonly RESERVE_REACHED: {
        readonly subject: "{car}";
        readonly text: "{amount}";
        readonly button: "…";
      };
      readonly AUCTION_STARTED: {
        readonly subject: "{car}";
        readonly text: "{end}";
        readonly button: "…";
      };
      readonly ENDING_SOON: {
        readonly subject: "{car}";
        readonly text: "{end}";
        readonly button: "…";
      };
      readonly EXTENDED: {
        readonly subject: "{car}";
        readonly text: "{end}";
        readonly button: "…";
      };
      readonly AD_EDITED: {
        readonly subject: "{car}";
        readonly text: "…";
        readonly button: "…";
      };
      readonly ANSWER_EDITED: {
        readonly subject: "{car}";
        readonly text: "{end}";
        readonly button: "…";
      };
      readonly WON: {
        readonly subject: "{car}";
        readonly text: "{amount}";
        readonly button: "…";
      };
      readonly LOST: {
        readonly subject: "{car}";
        readonly text: "{result, select, SOLD {} OVER {} NO_BID {} other {}}{amount}";
        readonly button: "…";
      };
      readonly SALE_RESULT: {
        readonly subject: "{result, select, SOLD {} other {}}{car}";
        readonly text: "{result, select, SOLD {} NO_BID {} other {}}{amount}";
        readonly button: "…";
      };
      readonly BID_RECEIVED: {
        readonly subject: "{car}";
        readonly text: "{amount}";
        readonly button: "…";
      };
      readonly QUESTION_ASKED: {
        readonly subject: "{car}";
        readonly text: "…";
        readonly button: "…";
      };
      readonly QUESTION_ANSWERED: {
        readonly subject: "{car}";
        readonly text: "…";
        readonly button: "…";
      };
      readonly MANDATE_NEWS: {
        readonly subject: "{car}";
        readonly text: "…";
        readonly button: "…";
      };
      readonly QUESTION_WAITING: {
        readonly subject: "{car}";
        readonly text: "…";
        readonly button: "…";
      };
      readonly AUCTION_PLANNED: {
        readonly subject: "{car}";
        readonly text: "{phase, select, RUNNING {} other {}}{end}{start}{amount}";
        readonly button: "…";
      };
      readonly AD_REVIEWED: {
        readonly subject: "{decision, select, CHANGES_ASKED {} REFUSED {} other {}}{car}";
        readonly text: "{decision, select, CHANGES_ASKED {} REFUSED {} other {}}{reason}";
        readonly button: "…";
      };
      readonly DOCUMENT_EXPIRING: {
        readonly subject: "{name}";
        readonly text: "{day}";
        readonly button: "…";
      };
      readonly AD_SUBMITTED: {
        readonly subject: "{car}";
        readonly text: "…";
        readonly button: "…";
      };
    };
    readonly newsletter: {
      readonly subject: "…";
      readonly preheader: "…";
      readonly text: "…";
      readonly button: "…";
      readonly note: "…";
      readonly reason: "…";
    };
    readonly offers: {
      readonly news: {
        readonly BIDDER_ASKED: {
          readonly subject: "{car}";
          readonly text: "{amount}{end}";
        };
        readonly OPENED: {
          readonly subject: "{car}";
          readonly text: "{amount}{end}";
        };
        readonly SELLER_ASKED: {
          readonly subject: "{car}";
          readonly text: "{amount}{isKept, select, YES {} other {}}{net}{kept}{end}";
        };
        readonly ACCEPTED: {
          readonly subject: "{car}";
          readonly text: "{amount}";
        };
        readonly DECLINED: {
          readonly subject: "{car}";
          readonly text: "…";
        };
        readonly EXPIRED: {
          readonly subject: "{car}";
          readonly text: "…";
        };
        readonly CLOSED: {
          readonly subject: "{car}";
          readonly text: "…";
        };
      };
      readonly chance: {
        readonly BIDDER_ASKED: {
          readonly subject: "{car}";
          readonly text: "{amount}{end}";
        };
        readonly OPENED: {
          readonly subject: "{car}";
          readonly text: "{amount}{end}";
        };
      };
      readonly button: "…";
    };
    readonly orders: {
      readonly share: "{cents}{kept}";
      readonly OPENED: {
        readonly subject: "{car}";
        readonly text: "{reader, select, SELLER {} other {}}{due}";
      };
      readonly PARTICULARS: {
        readonly subject: "{car}";
        readonly text: "{due}";
      };
      readonly PAYOUT_ACCOUNT: {
        readonly subject: "{car}";
        readonly text: "{reader, select, BUYER {} other {}}{cents}{isOfDay, select, YES {} other {}}{day}{isReduced, select, YES {} other {}}{reduction}";
        readonly atProvider: "{isReduced, select, YES {} other {}}{reduction}{provider}";
      };
      readonly REFUND_RETURNED: {
        readonly subject: "{car}";
        readonly text: "{cents}";
      };
      readonly PAYOUT_RETURNED: {
        readonly subject: "{car}";
        readonly text: "{reader, select, BUYER {} other {}}{cents}{reason}";
      };
      readonly CONTRACT_SIGNED: {
        readonly subject: "{car}";
        readonly text: "{due}";
      };
      readonly SIGNED: {
        readonly subject: "{car}";
        readonly text: "{reader, select, SELLER {} other {}}{due}";
      };
      readonly FEE_PAID: {
        readonly subject: "{car}";
        readonly text: "{reader, select, SELLER {} other {}}{isOfDay, select, YES {} other {}}{due}";
      };
      readonly PRICE_RECEIVED: {
        readonly subject: "{car}";
        readonly text: "{reader, select, SELLER {} other {}}{isOfDay, select, YES {} other {}}{due}";
      };
      readonly PAID: {
        readonly subject: "{car}";
        readonly text: "{reader, select, SELLER {} other {}}{due}";
      };
      readonly REPORT_WRITTEN: {
        readonly subject: "{car}";
        readonly text: "…";
      };
      readonly REPORT_SIGNED: {
        readonly subject: "{car}";
        readonly text: "…";
      };
      readonly HANDED_OVER: {
        readonly subject: "{car}";
        readonly text: "{reader, select, SELLER {} other {}}{stage, select, HELD {} other {}}{day}{whose, select, PROVIDER {} other {}}{provider}";
      };
      readonly CLOSED: {
        readonly subject: "{car}";
        readonly text: "{reader, select, SELLER {} other {}}{isDue, select, YES {} other {}}{cents}{isKept, select, YES {} other {}}{kept}{isLacking, select, YES {} other {}}{papers}";
      };
      readonly CANCELLED: {
        readonly subject: "{car}";
        readonly text: "{reason}";
      };
      readonly REFUNDED: {
        readonly subject: "{car}";
        readonly text: "{cents}{way, select, CARD {} TRANSFER {} other {}}{account}";
      };
      readonly PART_RECEIVED: {
        readonly subject: "{car}";
        readonly text: "{cents}{missing}";
      };
      readonly SURPLUS_RECEIVED: {
        readonly subject: "{car}";
        readonly text: "{cents}";
      };
      readonly RECEIPT_REVERSED: {
        readonly subject: "{isContested, select, YES {} other {}}{car}";
        readonly text: "{reader, select, SELLER {} other {}}{isContested, select, YES {} other {}}";
      };
      readonly MONEY_RETURNED: {
        readonly subject: "{car}";
        readonly text: "{cents}{way, select, CARD {} TRANSFER {} other {}}{account}";
      };
      readonly SIGN_NOW: {
        readonly subject: "{car}";
        readonly text: "…";
      };
      readonly SIGN_SOON: {
        readonly subject: "{car}";
        readonly text: "{due}";
      };
      readonly SIGN_LATE: {
        readonly subject: "{car}";
        readonly text: "…";
      };
      readonly PAY_SOON: {
        readonly subject: "{car}";
        readonly text: "{due}";
      };
      readonly PAY_LATE: {
        readonly subject: "{car}";
        readonly text: "…";
      };
      readonly COLLECT_SOON: {
        readonly subject: "{car}";
        readonly text: "{due}";
      };
      readonly COLLECT_LATE: {
        readonly subject: "{car}";
        readonly text: "…";
      };
      readonly button: "…";
      readonly after: {
        readonly yours: "…";
        readonly feeKept: "…";
        readonly feeBack: "…";
        readonly priceBack: "{whose, select, PROVIDER {} other {}}{provider}";
        readonly carFree: "…";
      };
      readonly WITHDRAWN: {
        readonly subject: "{reader, select, SELLER {} other {}}{car}";
        readonly text: "{reader, select, SELLER {} other {}}{how, select, ELSEWHERE {} other {}}{declared}{at}{reference}{stage, select, EARLY {} other {}}{day}{isPaidOut, select, YES {} other {}}{paidOut}{how, select, ELSEWHERE {} FORM {} other {}}{name}{car}{stage, select, EARLY {} UNPAID {} other {}}{cents}{isByCard, select, YES {} other {}}";
      };
      readonly CAR_RETURNED: {
        readonly subject: "{car}";
        readonly text: "{reader, select, SELLER {} other {}}{isReduced, select, YES {} other {}}{reduction}{reason}{isPaidOut, select, YES {} other {}}{owed}{cents}{day}{isByCard, select, YES {} other {}}{count, plural, other {}}";
      };
      readonly RETURN_SOON: {
        readonly subject: "{car}";
        readonly text: "{day}";
      };
      readonly RETURN_LATE: {
        readonly subject: "{car}";
        readonly text: "…";
      };
      readonly VAT_PENDING: {
        readonly subject: "{car}";
        readonly text: "…";
      };
      readonly VAT_UNKNOWN: {
        readonly subject: "{car}";
        readonly text: "…";
      };
      readonly VAT_CHARGED: {
        readonly subject: "{car}";
        readonly text: "…";
      };
      readonly EXPORT_WANTED: {
        readonly subject: "{car}";
        readonly text: "{day}";
      };
      readonly EXPORT_SOON: {
        readonly subject: "{car}";
        readonly text: "{day}";
      };
      readonly EXPORT_LATE: {
        readonly subject: "{car}";
        readonly text: "{day}";
      };
      readonly EXPORT_PROVEN: {
        readonly subject: "{car}";
        readonly text: "{isDue, select, YES {} other {}}{cents}";
      };
      readonly PAPER_REFUSED: {
        readonly subject: "{car}";
        readonly text: "{papers}{reason}";
      };
      readonly PAPER_CAME: {
        readonly subject: "{car}";
        readonly text: "{papers}";
      };
      readonly PIECE_REFUSED: {
        readonly subject: "{car}";
        readonly text: "{papers}{reason}";
      };
      readonly READY: {
        readonly subject: "{car}";
        readonly text: "…";
      };
      readonly PAPERS_WAIVED: {
        readonly subject: "{car}";
        readonly text: "{papers}{reason}";
      };
      readonly papersWanted: "{papers}";
      readonly vigilanceWanted: "…";
      readonly vigilancePieces: "…";
      readonly vigilanceRefused: "…";
      readonly awaited: {
        readonly OTHER: {
          readonly PAPERS: "…";
          readonly VIGILANCE: "…";
        };
        readonly HOUSE: {
          readonly PAPERS: "…";
          readonly VIGILANCE: "…";
        };
      };
      readonly SALE_UPHELD: {
        readonly subject: "{car}";
        readonly text: "{reason}{reference}";
      };
    };
    readonly questions: {
      readonly hidden: {
        readonly subject: "{car}";
        readonly text: "…";
        readonly reason: "{reason}";
        readonly note: "…";
      };
    };
    readonly reports: {
      readonly received: {
        readonly subject: "{number}";
        readonly text: "…";
      };
      readonly appealed: {
        readonly subject: "{number}";
        readonly text: "…";
      };
      readonly decided: {
        readonly REPORTER: "{number}";
        readonly AUTHOR: "{number}";
      };
      readonly about: {
        readonly AD: "{excerpt}";
        readonly QUESTION: "{excerpt}";
        readonly MEMBER: "{excerpt}";
      };
      readonly measures: {
        readonly NONE: "…";
        readonly WARNED: "…";
        readonly REMOVED: "…";
      };
      readonly grounds: {
        readonly FRAUD: "{terms}";
        readonly NOT_THEIRS: "…";
        readonly WRONG_FACTS: "{terms}";
        readonly FORBIDDEN: "…";
        readonly INSULT: "…";
        readonly PERSONAL_DATA: "…";
        readonly COPYRIGHT: "…";
        readonly OTHER: "{terms}";
      };
      readonly lifted: {
        readonly SHOWN: "…";
        readonly AWAY: "…";
        readonly REPORTER: "…";
      };
      readonly statement: "{statement}";
      readonly appealNote: "…";
      readonly button: "…";
      readonly final: "…";
    };
    readonly signing: {
      readonly subject: {
        readonly CONTRACT: "…";
        readonly REPORT: "…";
        readonly MANDATE: "…";
      };
      readonly text: "{car}";
      readonly note: "…";
    };
    readonly takenBid: {
      readonly subject: "{car}";
      readonly raisedSubject: "{car}";
      readonly raised: "{maximum}";
      readonly placed: "{bid}";
      readonly maximum: "{maximum}";
      readonly note: "…";
      readonly button: "…";
    };
    readonly payoutAccount: {
      readonly subject: "…";
      readonly text: "{end}";
      readonly sent: "{amount}{reference}{date}{end}";
      readonly button: "…";
      readonly note: "…";
    };
    readonly sellerDetails: {
      readonly subject: {
        readonly asked: "…";
        readonly reminded: "…";
      };
      readonly text: "…";
      readonly held: "{day}";
      readonly button: "…";
      readonly note: "…";
    };
    readonly sellerReport: {
      readonly subject: "{year}";
      readonly text: "{house}{year}";
      readonly known: "…";
      readonly missing: "…";
      readonly complete: "…";
      readonly again: "{day}";
      readonly dropped: "{house}{year}";
      readonly quarter: "{quarter}";
      readonly line: "{count, plural, other {}}{amount}";
      readonly total: "…";
      readonly fees: "…";
      readonly button: "…";
      readonly note: "…";
    };
    readonly review: {
      readonly subject: "{car}";
      readonly text: "…";
      readonly button: "…";
      readonly note: "…";
    };
    readonly mandate: {
      readonly PROPOSED: {
        readonly subject: "{car}";
        readonly text: "{number}{car}{isKept, select, YES {} other {}}{commission}{fee}";
      };
      readonly SIGNED: {
        readonly subject: "{car}";
        readonly text: "{number}{car}{isKept, select, YES {} other {}}{commission}";
      };
      readonly WITHDRAWN: {
        readonly subject: "{car}";
        readonly text: "{car}{number}{isDue, select, YES {} other {}}{fee}";
      };
      readonly TAKEN_BACK: {
        readonly subject: "{car}";
        readonly text: "{number}{car}";
      };
      readonly button: "…";
    };
  };
  readonly account: {
    readonly title: "…";
    readonly preparedBid: "…";
    readonly authorize: "…";
    readonly description: "…";
    readonly details: "…";
    readonly detailsText: "…";
    readonly save: "…";
    readonly traderTitle: "…";
    readonly traderText: "…";
    readonly traderOpen: "…";
    readonly traderChange: "…";
    readonly pseudoTitle: "…";
    readonly pseudoText: "…";
    readonly pseudo: "…";
    readonly pseudoSeen: "…";
    readonly failed: {
      readonly text: "…";
      readonly again: "…";
    };
    readonly nav: {
      readonly label: "…";
      readonly pages: {
        readonly overview: "…";
        readonly favorites: "…";
        readonly alerts: "…";
        readonly notifications: "…";
        readonly orders: "…";
        readonly offers: "…";
        readonly cars: "…";
        readonly editedCar: "…";
        readonly newCar: "…";
        readonly carHunter: "…";
        readonly documents: "…";
        readonly addresses: "…";
        readonly profile: "…";
        readonly developers: "…";
      };
    };
    readonly profile: {
      readonly title: "…";
      readonly intro: "…";
    };
  };
  readonly addresses: {
    readonly title: "…";
    readonly intro: "…";
    readonly none: "…";
    readonly add: "…";
    readonly newTitle: "…";
    readonly editTitle: "…";
    readonly form: "…";
    readonly label: "…";
    readonly street: "…";
    readonly zipCode: "…";
    readonly city: "…";
    readonly country: "…";
    readonly makeDefault: "…";
    readonly cancel: "…";
    readonly default: "…";
    readonly edit: "…";
    readonly editOf: "{name}";
    readonly choose: "…";
    readonly chooseOf: "{name}";
    readonly remove: "…";
    readonly removeOf: "{name}";
    readonly removeTitle: "…";
    readonly keep: "…";
    readonly unknown: "…";
    readonly toList: "…";
  };
  readonly auth: {
    readonly signIn: "…";
    readonly register: "…";
    readonly firstName: "…";
    readonly lastName: "…";
    readonly phone: "…";
    readonly email: "…";
    readonly password: "…";
    readonly newPassword: "…";
    readonly passwordConfirmation: "…";
    readonly passwordRules: "…";
    readonly passkeyGone: "…";
    readonly forgotten: "…";
    readonly write: "…";
    readonly noAccount: "…";
    readonly haveAccount: "…";
    readonly or: "…";
    readonly with: {
      readonly google: "…";
      readonly facebook: "…";
    };
    readonly socialFailed: "…";
    readonly socialUnavailable: "…";
    readonly socialNoEmail: "…";
    readonly link: {
      readonly heading: "…";
      readonly text: "{email}{provider}";
      readonly send: "…";
      readonly otherWay: "…";
      readonly expired: "…";
    };
    readonly providers: {
      readonly google: "…";
      readonly facebook: "…";
    };
    readonly modalTitle: "…";
    readonly intents: {
      readonly favorite: "…";
      readonly question: "…";
      readonly alert: "…";
    };
    readonly againTitle: "…";
    readonly againText: "…";
    readonly modalText: "…";
    readonly login: {
      readonly title: "…";
      readonly description: "…";
      readonly heading: "…";
      readonly text: "…";
    };
    readonly registration: {
      readonly detailsKept: "…";
      readonly title: "…";
      readonly description: "…";
      readonly trader: "…";
      readonly heading: "…";
      readonly text: "…";
    };
    readonly confirmation: {
      readonly title: "…";
      readonly description: "…";
      readonly waitingHeading: "…";
      readonly waitingText: "…";
      readonly askedHeading: "…";
      readonly askedText: "…";
      readonly confirm: "…";
      readonly forgetText: "…";
      readonly wrong: "…";
      readonly forget: "…";
      readonly emptiedHeading: "…";
      readonly emptiedText: "…";
      readonly elsewhereHeading: "…";
      readonly elsewhereText: "…";
      readonly signIn: "…";
      readonly toPassword: "…";
      readonly doneHeading: "…";
      readonly doneText: "…";
      readonly expiredHeading: "…";
      readonly expiredText: "…";
      readonly takenHeading: "…";
      readonly takenText: "…";
      readonly failedHeading: "…";
      readonly failedText: "…";
      readonly again: "…";
      readonly toAccount: "…";
      readonly toProfile: "…";
    };
    readonly copy: {
      readonly title: "…";
      readonly description: "…";
      readonly openHeading: "…";
      readonly openText: "…";
      readonly download: "…";
      readonly doneHeading: "…";
      readonly doneText: "…";
      readonly expiredHeading: "…";
      readonly expiredText: "…";
      readonly again: "…";
    };
    readonly reset: {
      readonly title: "…";
      readonly description: "…";
      readonly heading: "…";
      readonly text: "…";
      readonly send: "…";
      readonly sentHeading: "…";
      readonly sentText: "…";
      readonly again: "…";
      readonly newHeading: "…";
      readonly newText: "…";
      readonly save: "…";
      readonly expiredHeading: "…";
      readonly expiredText: "…";
      readonly askAgain: "…";
      readonly doneHeading: "…";
      readonly doneText: "…";
      readonly back: "…";
    };
  };
  readonly namedCar: {
    readonly meant: "…";
    readonly take: "{name}";
    readonly own: "…";
    readonly outside: "{least}{most}";
    readonly outsideOne: "{least}";
    readonly outsideFrom: "{least}";
  };
  readonly notifications: {
    readonly title: "…";
    readonly intro: "…";
    readonly received: "…";
    readonly settings: "…";
    readonly event: "…";
    readonly unread: "…";
    readonly unreadCount: "{count, plural, other {}}";
    readonly markAll: "…";
    readonly more: "…";
    readonly empty: "…";
    readonly emptyText: "…";
    readonly toAuctions: "…";
    readonly channelsTitle: "…";
    readonly channelsText: "…";
    readonly mailNeeded: "…";
    readonly pushTitle: "…";
    readonly pushText: "…";
    readonly pushOn: "…";
    readonly pushOff: "…";
    readonly remindersTitle: "…";
    readonly remindersText: "…";
    readonly quietTitle: "…";
    readonly quietText: "…";
    readonly quiet: "…";
    readonly quietFrom: "…";
    readonly quietUntil: "…";
    readonly push: {
      readonly unknown: "…";
      readonly unsupported: "…";
      readonly blocked: "…";
      readonly off: "…";
      readonly on: "…";
    };
    readonly offsets: {
      readonly tenMinutes: "…";
      readonly oneHour: "…";
      readonly oneDay: "…";
      readonly threeDays: "…";
    };
    readonly channels: {
      readonly IN_PAGE: "…";
      readonly EMAIL: "…";
      readonly PUSH: "…";
    };
    readonly kinds: {
      readonly OUTBID: "…";
      readonly MAX_BID_USED: "…";
      readonly RESERVE_REACHED: "…";
      readonly AUCTION_STARTED: "…";
      readonly ENDING_SOON: "…";
      readonly EXTENDED: "…";
      readonly AD_EDITED: "…";
      readonly ANSWER_EDITED: "…";
      readonly WON: "…";
      readonly LOST: "…";
      readonly CANCELLED: "…";
      readonly BID_RECEIVED: "…";
      readonly SALE_RESULT: "…";
      readonly QUESTION_ASKED: "…";
      readonly QUESTION_ANSWERED: "…";
      readonly ALERT_MATCH: "…";
      readonly MANDATE_NEWS: "…";
      readonly OFFER: "…";
      readonly ORDER_STEP: "…";
      readonly ORDER_MESSAGE: "…";
      readonly QUESTION_WAITING: "…";
      readonly AD_REVIEWED: "…";
      readonly SALE_MANDATE: "…";
      readonly AUCTION_PLANNED: "…";
      readonly DOCUMENT_EXPIRING: "…";
      readonly AD_SUBMITTED: "…";
    };
    readonly texts: {
      readonly OUTBID: "{amount}";
      readonly MAX_BID_USED: "{amount}";
      readonly RESERVE_REACHED: "{amount}";
      readonly AUCTION_STARTED: "{end}";
      readonly ENDING_SOON: "{end}";
      readonly EXTENDED: "{end}";
      readonly AD_EDITED: "…";
      readonly ANSWER_EDITED: "…";
      readonly WON: "{amount}";
      readonly LOST_SOLD: "{amount}";
      readonly LOST_OVER: "…";
      readonly LOST_UNSOLD: "…";
      readonly NO_BID: "…";
      readonly CANCELLED: "…";
      readonly CANCELLED_SELLER: "…";
      readonly CANCELLED_WHY: "{text}<said></said>{reason}";
      readonly BID_RECEIVED: "{amount}";
      readonly SALE_RESULT_SOLD: "{amount}";
      readonly SALE_RESULT_UNSOLD: "…";
      readonly QUESTION_ASKED: "…";
      readonly QUESTION_ANSWERED: "…";
      readonly ALERT_MATCH: "{name}{news}";
      readonly ALERT_MATCH_NEW: "{count, plural, other {}}";
      readonly ALERT_MATCH_DROPS: "{count, plural, other {}}";
      readonly ALERT_MATCH_EDITS: "{count, plural, other {}}";
      readonly ALERT_MATCH_DROP: "{name}{was}{amount}";
      readonly MANDATE_NEWS: "…";
      readonly SALE_MANDATE_PROPOSED: "…";
      readonly SALE_MANDATE_SIGNED: "…";
      readonly SALE_MANDATE_WITHDRAWN: "…";
      readonly SALE_MANDATE_TAKEN_BACK: "…";
      readonly AUCTION_PLANNED: "{start}{end}";
      readonly OFFER_BIDDER_ASKED: "{end}";
      readonly OFFER_OPENED: "{amount}{end}";
      readonly OFFER_SELLER_ASKED: "{amount}{end}";
      readonly OFFER_ACCEPTED: "{amount}";
      readonly OFFER_DECLINED: "…";
      readonly OFFER_EXPIRED: "…";
      readonly OFFER_CLOSED: "…";
      readonly ORDER_STEP_OPENED: "…";
      readonly ORDER_STEP_PARTICULARS: "…";
      readonly ORDER_STEP_PAYOUT_ACCOUNT: "…";
      readonly ORDER_STEP_CONTRACT_SIGNED: "…";
      readonly ORDER_STEP_SIGNED: "…";
      readonly ORDER_STEP_FEE_PAID: "…";
      readonly ORDER_STEP_PRICE_RECEIVED: "…";
      readonly ORDER_STEP_PAID: "…";
      readonly ORDER_STEP_REPORT_WRITTEN: "…";
      readonly ORDER_STEP_REPORT_SIGNED: "…";
      readonly ORDER_STEP_HANDED_OVER: "…";
      readonly ORDER_STEP_CLOSED: "…";
      readonly ORDER_STEP_CANCELLED: "…";
      readonly ORDER_STEP_REFUNDED: "…";
      readonly ORDER_STEP_PART_RECEIVED: "…";
      readonly ORDER_STEP_SURPLUS_RECEIVED: "…";
      readonly ORDER_STEP_RECEIPT_REVERSED: "…";
      readonly ORDER_STEP_MONEY_RETURNED: "…";
      readonly ORDER_STEP_READY: "…";
      readonly ORDER_STEP_SIGN_NOW: "…";
      readonly ORDER_STEP_SIGN_SOON: "…";
      readonly ORDER_STEP_SIGN_LATE: "…";
      readonly ORDER_STEP_PAY_SOON: "…";
      readonly ORDER_STEP_PAY_LATE: "…";
      readonly ORDER_STEP_COLLECT_SOON: "…";
      readonly ORDER_STEP_COLLECT_LATE: "…";
      readonly ORDER_MESSAGE: "…";
      readonly ORDER_MESSAGE_FOR_HOUSE: "…";
      readonly QUESTION_WAITING: "…";
      readonly AD_REVIEWED_APPROVED: "…";
      readonly AD_REVIEWED_CHANGES_ASKED: "…";
      readonly AD_REVIEWED_REFUSED: "…";
      readonly DOCUMENT_EXPIRING: "{name}{end}";
      readonly AD_SUBMITTED: "…";
      readonly ORDER_STEP_WITHDRAWN: "…";
      readonly ORDER_STEP_CAR_RETURNED: "…";
      readonly ORDER_STEP_RETURN_SOON: "…";
      readonly ORDER_STEP_RETURN_LATE: "…";
      readonly ORDER_STEP_VAT_PENDING: "…";
      readonly ORDER_STEP_VAT_UNKNOWN: "…";
      readonly ORDER_STEP_VAT_CHARGED: "…";
      readonly ORDER_STEP_REFUND_RETURNED: "…";
      readonly ORDER_STEP_PAYOUT_RETURNED: "…";
      readonly ORDER_STEP_EXPORT_WANTED: "…";
      readonly ORDER_STEP_EXPORT_SOON: "…";
      readonly ORDER_STEP_EXPORT_LATE: "…";
      readonly ORDER_STEP_EXPORT_PROVEN: "…";
      readonly ORDER_STEP_PAPER_REFUSED: "…";
      readonly ORDER_STEP_PAPER_CAME: "…";
      readonly ORDER_STEP_PIECE_REFUSED: "…";
      readonly ORDER_STEP_PAPERS_WAIVED: "…";
      readonly ORDER_STEP_SALE_UPHELD: "…";
    };
  };
  readonly offers: {
    readonly title: "…";
    readonly one: "…";
    readonly intro: "…";
    readonly none: "…";
    readonly goneCar: "…";
    readonly yourTurn: "…";
    readonly lastBid: "…";
    readonly amount: "…";
    readonly timeLeft: "…";
    readonly until: "…";
    readonly toOrders: "…";
    readonly states: {
      readonly BIDDER_TURN: "…";
      readonly SELLER_TURN: "…";
      readonly ACCEPTED: "…";
      readonly DECLINED: "…";
      readonly EXPIRED: "…";
      readonly CLOSED: "…";
    };
    readonly outcomes: {
      readonly ACCEPTED: "…";
      readonly DECLINED: "…";
      readonly EXPIRED: "…";
      readonly CLOSED: "…";
    };
    readonly explain: {
      readonly BEST_OFFER: {
        readonly BIDDER: "…";
        readonly SELLER: "…";
      };
      readonly SECOND_CHANCE: {
        readonly BIDDER: "…";
        readonly SELLER: "…";
      };
    };
    readonly offerTitle: "…";
    readonly chanceTitle: "{amount}";
    readonly chanceWhy: "{hammer}{amount}";
    readonly chancePrice: "…";
    readonly leftOut: {
      readonly title: "{count, plural, other {}}";
      readonly text: "…";
    };
    readonly binding: "…";
    readonly tooLow: "{minimum}";
    readonly send: "…";
    readonly takeCar: "…";
    readonly answerTitle: "{amount}";
    readonly selling: "…";
    readonly accept: "…";
    readonly acceptTitle: "{amount}";
    readonly acceptText: "…";
    readonly takeText: "…";
    readonly decline: "…";
    readonly declineTitle: "…";
    readonly declineText: "…";
    readonly unsold: {
      readonly title: "…";
      readonly text: "…";
      readonly note: "…";
      readonly noteHint: "…";
      readonly send: "…";
      readonly change: "…";
      readonly kept: "…";
    };
  };
  readonly orderMessages: {
    readonly title: "…";
    readonly readBy: {
      readonly SELLER_AND_HOUSE: "…";
      readonly BUYER_AND_HOUSE: "…";
      readonly HOUSE: "…";
      readonly SIDES: "…";
      readonly BUYER: "…";
    };
    readonly emptyYet: "…";
    readonly empty: "…";
    readonly earlier: "…";
    readonly you: "…";
    readonly party: {
      readonly BUYER: "…";
      readonly SELLER: "…";
      readonly HOUSE: "…";
    };
    readonly yours: "…";
    readonly send: "…";
    readonly wrong: {
      readonly missing: "…";
      readonly tooLong: "…";
    };
    readonly closed: "…";
    readonly unread: "{count, plural, other {}}";
  };
  readonly orders: {
    readonly title: "…";
    readonly intro: "…";
    readonly empty: "…";
    readonly emptyText: "…";
    readonly toAuctions: "…";
    readonly unknown: "…";
    readonly toList: "…";
    readonly orderTitle: "…";
    readonly role: {
      readonly BUYER: "…";
      readonly SELLER: "…";
      readonly STAFF: "…";
    };
    readonly state: {
      readonly CREATED: "…";
      readonly SIGNED: "…";
      readonly PAID: "…";
      readonly HANDED_OVER: "…";
      readonly CLOSED: "…";
      readonly CANCELLED: "…";
      readonly WITHDRAWN: "…";
    };
    readonly due: "{date}";
    readonly overdue: "{date}";
    readonly missed: "{date}";
    readonly next: "…";
    readonly task: {
      readonly SIGN_CONTRACT: "…";
      readonly AWAIT_CONTRACT: "…";
      readonly AWAIT_PARTICULARS: "…";
      readonly PAY_FEE: "…";
      readonly SEND_PRICE: "…";
      readonly AWAIT_PAYMENT: "…";
      readonly WRITE_REPORT: "…";
      readonly AWAIT_REPORT: "…";
      readonly SIGN_REPORT: "…";
      readonly AWAIT_SIGNATURE: "…";
      readonly GIVE_ACCOUNT: "…";
      readonly HAND_IN_PAPERS: "…";
      readonly ANSWER_VIGILANCE: "…";
      readonly PIECES: "…";
      readonly REFUSED: "…";
      readonly AWAIT_HANDOVER: "…";
      readonly OPEN_ACCOUNT: "…";
      readonly AWAIT_CLOSE: "…";
      readonly SENT: "{amount}{date}";
      readonly NONE: "…";
      readonly RETURN_CAR: "…";
      readonly AWAIT_RETURN: "…";
      readonly AWAIT_WITHDRAWAL: "…";
    };
    readonly act: {
      readonly GIVE_ACCOUNT: "…";
      readonly OPEN_ACCOUNT: "…";
      readonly HAND_IN_PAPERS: "…";
      readonly ANSWER_VIGILANCE: "…";
      readonly WRITE: "…";
      readonly SIGN_CONTRACT: "…";
      readonly PAY_FEE: "…";
      readonly SEND_PRICE: "…";
      readonly SIGN_REPORT: "…";
    };
    readonly obstacles: {
      readonly title: "…";
      readonly own: {
        readonly PAPERS: "…";
        readonly VIGILANCE: "…";
        readonly PIECES: "…";
        readonly REFUSED: "…";
      };
      readonly awaited: {
        readonly OTHER: {
          readonly PAPERS: "…";
          readonly VIGILANCE: "…";
        };
        readonly HOUSE: {
          readonly PAPERS: "…";
          readonly VIGILANCE: "…";
        };
      };
    };
    readonly tracker: "…";
    readonly stages: {
      readonly CREATED: "…";
      readonly SIGNED: "…";
      readonly PAID: "…";
      readonly HANDED_OVER: "…";
      readonly CLOSED: "…";
    };
    readonly done: "…";
    readonly current: "…";
    readonly history: "…";
    readonly step: {
      readonly OPENED: "…";
      readonly CONTRACT_SIGNED: "…";
      readonly FEE_PAID: "…";
      readonly FEE_REVERSED: "…";
      readonly PRICE_RECEIVED: "…";
      readonly PRICE_REVERSED: "…";
      readonly REPORT_WRITTEN: "…";
      readonly REPORT_SIGNED: "…";
      readonly HANDED_OVER: "…";
      readonly CLOSED: "…";
      readonly PAID_OUT: "…";
      readonly PAYOUT_REVERSED: "…";
      readonly REMINDED: "…";
      readonly CANCELLED: "…";
      readonly REFUNDED: "…";
      readonly MONEY_RETURNED: "…";
      readonly WITHDRAWN: "…";
      readonly CAR_RETURNED: "…";
      readonly EXPORT_PROVEN: "…";
      readonly PAPERS_WAIVED: "…";
      readonly SALE_UPHELD: "…";
    };
    readonly party: {
      readonly BUYER: "…";
      readonly SELLER: "…";
      readonly HOUSE: "…";
      readonly NOTED: "…";
      readonly TO_BUYER: "…";
      readonly TO_SELLER: "…";
    };
    readonly amounts: {
      readonly title: "…";
      readonly price: "…";
      readonly salePrice: "…";
      readonly fee: "…";
      readonly total: "…";
      readonly paid: "…";
      readonly received: "…";
      readonly commission: "…";
      readonly net: "…";
    };
    readonly people: {
      readonly title: "…";
      readonly buyer: "…";
      readonly seller: "…";
    };
    readonly papers: {
      readonly title: "…";
      readonly CONTRACT: "…";
      readonly REPORT: "…";
      readonly INVOICE: "…";
      readonly CREDIT_NOTE: "…";
      readonly items: {
        readonly FEE: "…";
        readonly CAR: "…";
        readonly COMMISSION: "…";
        readonly WITHDRAWAL: "…";
      };
      readonly open: "…";
      readonly newTab: "…";
      readonly WITHDRAWAL: "…";
      readonly WITHDRAWAL_FORM: "…";
      readonly MANDATE: "…";
      readonly SETTLEMENT: "…";
      readonly EXPORT: "…";
    };
    readonly help: "…";
    readonly contact: "…";
    readonly withdrawal: {
      readonly title: "…";
      readonly BUYER: "{until}";
      readonly SELLER: "{until}";
      readonly STAFF: "{until}";
      readonly coming: "{role, select, STAFF {} other {}}{days}";
      readonly over: "{until}";
      readonly act: "…";
      readonly ask: "…";
      readonly sentence: "{car}{reference}";
      readonly confirm: "…";
      readonly keep: "…";
      readonly form: "…";
      readonly statement: "…";
      readonly declared: "{day}{by, select, BUYER {} other {}}";
      readonly returnBy: "{date}";
      readonly held: "…";
      readonly paidOut: "{role, select, SELLER {} other {}}{amount}{isReduced, select, YES {} other {}}{reference}";
      readonly returned: "{day}{odometer}{state}";
      readonly reduction: "{amount}{reason}";
      readonly owed: "{amount}{date}";
      readonly owedStaff: "{amount}{date}";
      readonly refunded: "…";
      readonly askText: "…";
      readonly askTextEarly: "…";
      readonly waiting: "{day}";
    };
    readonly missing: {
      readonly address: "…";
      readonly addAddress: "…";
      readonly phone: "…";
      readonly otherSide: "…";
      readonly addPhone: "…";
    };
    readonly pay: {
      readonly title: "…";
      readonly fee: "…";
      readonly feeText: "…";
      readonly onFile: "{amount}";
      readonly onFileNote: "…";
      readonly other: "…";
      readonly paid: "…";
      readonly failed: "…";
      readonly standing: "…";
      readonly noCard: "…";
      readonly contested: "…";
      readonly price: "…";
      readonly priceText: "…";
      readonly heldText: "{provider}";
      readonly heldSoon: "{provider}";
      readonly heldLook: "…";
      readonly sandbox: "{amount}";
      readonly sandboxSent: "{provider}";
      readonly payee: "…";
      readonly iban: "…";
      readonly bic: "…";
      readonly reference: "…";
      readonly amount: "…";
      readonly copy: "…";
      readonly copied: "…";
      readonly received: "…";
      readonly later: "…";
      readonly closed: "…";
      readonly byTransfer: "…";
      readonly byTransferText: "…";
      readonly oneTransfer: "…";
      readonly signFirst: "…";
    };
    readonly card: {
      readonly title: "…";
      readonly codeTitle: "…";
      readonly send: "{amount}";
    };
    readonly sign: {
      readonly contractTitle: "…";
      readonly reportTitle: "…";
      readonly intro: "…";
      readonly agree: "…";
      readonly agreeFirst: "…";
      readonly haveCode: "…";
      readonly send: "…";
      readonly sent: "{email}";
      readonly byKey: "…";
      readonly withKey: "…";
      readonly code: "…";
      readonly changed: "…";
      readonly wrongCode: "…";
      readonly oldCode: "…";
      readonly again: "…";
      readonly confirm: "…";
      readonly mine: "{date}";
      readonly waiting: "…";
      readonly both: "…";
      readonly notYet: "…";
      readonly original: "…";
      readonly print: "…";
      readonly stamped: "{at}{authority}";
      readonly stampFile: "…";
      readonly factor: {
        readonly EMAIL_CODE: "…";
        readonly PASSKEY: "…";
      };
    };
    readonly end: {
      readonly title: "…";
      readonly paidTitle: "…";
      readonly paidText: "{amount}";
      readonly waitingTitle: "…";
      readonly waitingText: "…";
      readonly failedTitle: "…";
      readonly failedText: "…";
      readonly unpaidTitle: "…";
      readonly unpaidText: "…";
      readonly refundedTitle: "…";
      readonly refundedText: "…";
      readonly again: "…";
      readonly steps: "…";
    };
    readonly ending: {
      readonly yours: "…";
      readonly feeKept: "…";
      readonly feeBack: "…";
      readonly feeReturned: "{amount}{way, select, CARD {} other {}}{end}";
      readonly priceBack: "{amount}";
      readonly priceBackBy: "{amount}{date}";
      readonly heldPriceBack: "{provider}{amount}";
      readonly carFree: "…";
      readonly withdrawn: "…";
    };
    readonly report: {
      readonly gone: "…";
      readonly title: "…";
      readonly text: "…";
      readonly odometer: "…";
      readonly keys: "…";
      readonly remarks: "…";
      readonly remarksHint: "…";
      readonly photos: "…";
      readonly addPhotos: "…";
      readonly removePhoto: "{number}";
      readonly photo: "{number}";
      readonly save: "…";
      readonly rewrite: "…";
      readonly wrong: {
        readonly odometer: "…";
        readonly keyCount: "…";
        readonly remarks: "…";
      };
    };
    readonly documents: {
      readonly title: "…";
      readonly intro: "…";
      readonly own: "…";
      readonly ofOrders: "…";
      readonly none: "…";
      readonly noPapers: "…";
      readonly add: "…";
      readonly kind: "…";
      readonly kinds: {
        readonly IDENTITY: "…";
        readonly ADDRESS_PROOF: "…";
        readonly COMPANY: "…";
      };
      readonly choose: "…";
      readonly send: "…";
      readonly state: {
        readonly RECEIVED: "…";
        readonly ACCEPTED: "…";
        readonly REFUSED: "…";
        readonly EXPIRED: "…";
      };
      readonly receivedOn: "{date}";
      readonly expires: "{date}";
      readonly open: "…";
      readonly remove: "…";
      readonly see: "…";
      readonly detailTitle: "…";
      readonly unknown: "…";
      readonly toList: "…";
      readonly size: "{size}";
    };
    readonly money: {
      readonly title: "…";
      readonly came: "…";
      readonly missing: "…";
      readonly over: "…";
      readonly waits: "…";
      readonly purpose: {
        readonly PRICE: "…";
        readonly FEE: "…";
      };
      readonly kind: {
        readonly RECEIPT: "…";
        readonly ALLOCATION: "…";
        readonly TRANSFER: "…";
        readonly CREDIT: "…";
        readonly REFUND: "…";
        readonly PAYOUT: "…";
        readonly REVERSAL: "…";
        readonly DISPUTE: "…";
      };
      readonly source: {
        readonly CARD: "…";
        readonly FILE: "…";
        readonly HAND: "…";
        readonly ESCROW: "…";
      };
      readonly account: "{end}";
      readonly undone: "…";
      readonly kept: "…";
    };
    readonly account: {
      readonly title: "…";
      readonly text: "…";
      readonly owed: "{amount}";
      readonly back: "{amount}";
      readonly backLater: "…";
      readonly none: "…";
      readonly known: "{holder}{end}";
      readonly waits: "{at}";
      readonly sent: "{amount}{date}{end}";
      readonly holder: "…";
      readonly iban: "…";
      readonly enter: "…";
      readonly change: "…";
      readonly save: "…";
      readonly cancel: "…";
      readonly returned: "{reason}";
      readonly backKnown: "{amount}";
    };
    readonly buyerVat: {
      readonly title: "…";
      readonly text: "…";
      readonly open: "…";
      readonly number: "{number}";
      readonly state: {
        readonly NONE: "…";
        readonly ELSEWHERE: "…";
        readonly UNCONFIRMED: "…";
        readonly LATE: "…";
        readonly PENDING: "…";
        readonly VALID: "…";
        readonly INVALID: "…";
      };
      readonly answered: "{at}";
      readonly consultation: "{number}";
    };
    readonly export: {
      readonly title: "…";
      readonly handIn: "…";
      readonly held: "…";
      readonly back: "…";
      readonly state: {
        readonly AHEAD: "{isHeld, select, YES {} other {}}";
        readonly WAITING: "{day}";
        readonly LATE: "{day}";
        readonly PROVEN: "{day}{mrn}";
      };
    };
    readonly held: {
      readonly title: "{provider}";
      readonly text: "{provider}";
      readonly ready: "…";
      readonly open: "{provider}";
    };
    readonly tax: {
      readonly title: "…";
      readonly text: "…";
      readonly due: "{date}";
      readonly held: "…";
      readonly done: "…";
      readonly change: "…";
      readonly bornOn: "…";
      readonly tinCountry: "…";
      readonly tin: "…";
      readonly tinHint: "…";
      readonly birthPlace: "…";
      readonly birthCountry: "…";
      readonly none: "…";
      readonly save: "…";
    };
    readonly carPapers: {
      readonly title: "…";
      readonly intro: "…";
      readonly waived: "…";
      readonly after: "…";
      readonly kind: {
        readonly REGISTRATION: "…";
        readonly TRANSFER: "…";
        readonly STATUS: "…";
        readonly INSPECTION: "…";
        readonly TAX_CLEARANCE: "…";
        readonly EXPORT: "…";
      };
      readonly hint: {
        readonly REGISTRATION: "…";
        readonly TRANSFER: "…";
        readonly STATUS: "…";
        readonly INSPECTION: "…";
        readonly TAX_CLEARANCE: "…";
        readonly EXPORT: "…";
      };
      readonly state: {
        readonly MISSING: "…";
        readonly RECEIVED: "…";
        readonly ACCEPTED: "…";
        readonly REFUSED: "…";
        readonly TOO_OLD: "…";
        readonly NOTED: "…";
      };
      readonly by: {
        readonly SELLER: "…";
        readonly BUYER: "…";
        readonly HOUSE: "…";
      };
      readonly dated: "{day}";
      readonly until: "{day}";
      readonly handIn: "…";
      readonly datedOn: "…";
      readonly send: "…";
      readonly which: "…";
    };
    readonly vigilance: {
      readonly title: "…";
      readonly text: "…";
      readonly state: {
        readonly ASKED: "…";
        readonly RECEIVED: "…";
        readonly CLEARED: "…";
        readonly WAIVED: "…";
      };
      readonly change: "…";
      readonly name: "…";
      readonly bornOn: "…";
      readonly birthPlace: "…";
      readonly birthCountry: "…";
      readonly livesIn: "…";
      readonly owners: "…";
      readonly companyOwners: "…";
      readonly exposure: "…";
      readonly exposureHint: "…";
      readonly exposures: {
        readonly NONE: "…";
        readonly SELF: "…";
        readonly CLOSE: "…";
      };
      readonly office: "…";
      readonly funds: "…";
      readonly fundsOf: {
        readonly INCOME: "…";
        readonly SAVINGS: "…";
        readonly SALE: "…";
        readonly LOAN: "…";
        readonly INHERITANCE: "…";
        readonly BUSINESS: "…";
        readonly OTHER: "…";
      };
      readonly fundsText: "…";
      readonly none: "…";
      readonly save: "…";
      readonly kind: {
        readonly IDENTITY: "…";
        readonly REGISTER: "…";
        readonly OWNERS: "…";
        readonly FUNDS: "…";
      };
      readonly hint: {
        readonly IDENTITY: "…";
        readonly REGISTER: "…";
        readonly OWNERS: "…";
        readonly FUNDS: "…";
      };
      readonly known: "…";
      readonly pieceState: {
        readonly MISSING: "…";
        readonly RECEIVED: "…";
        readonly ACCEPTED: "…";
        readonly REFUSED: "…";
      };
      readonly handIn: "…";
    };
    readonly review: {
      readonly title: "…";
      readonly text: "…";
      readonly sent: "…";
      readonly public: "…";
      readonly note: "…";
      readonly choose: "…";
      readonly notes: {
        readonly star_5: "…";
        readonly star_4: "…";
        readonly star_3: "…";
        readonly star_2: "…";
        readonly star_1: "…";
      };
      readonly message: "…";
      readonly messageHint: "…";
      readonly send: "…";
      readonly change: "…";
    };
  };
  readonly profile: {
    readonly currentPassword: "…";
    readonly email: {
      readonly title: "…";
      readonly text: "…";
      readonly confirmed: "…";
      readonly unconfirmed: "…";
      readonly resend: "…";
      readonly change: "…";
      readonly newEmail: "…";
      readonly newEmailHint: "…";
      readonly send: "…";
      readonly wanted: "{wanted}";
    };
    readonly password: {
      readonly title: "…";
      readonly text: "…";
      readonly save: "…";
      readonly none: "…";
      readonly choose: "…";
    };
    readonly card: {
      readonly title: "…";
      readonly text: "…";
      readonly none: "…";
      readonly brands: {
        readonly visa: "…";
        readonly mastercard: "…";
        readonly card: "…";
      };
      readonly number: "{brand}{last}";
      readonly until: "{month}";
      readonly valid: "…";
      readonly expired: "…";
      readonly add: "…";
      readonly replace: "…";
      readonly remove: "…";
    };
    readonly social: {
      readonly title: "…";
      readonly text: "…";
      readonly linked: "…";
      readonly notLinked: "…";
      readonly link: "…";
      readonly linkOf: "{name}";
      readonly unlink: "…";
      readonly unlinkOf: "{name}";
      readonly refused: "…";
    };
    readonly preferences: {
      readonly title: "…";
      readonly text: "…";
      readonly language: "…";
      readonly marketing: "…";
    };
    readonly sessions: {
      readonly title: "…";
      readonly text: "…";
      readonly unknown: "…";
      readonly current: "…";
      readonly since: "{date}";
      readonly seen: "{date}";
      readonly end: "…";
      readonly endOf: "{name}";
      readonly network: "{network}";
      readonly endOthers: "…";
    };
    readonly fresh: {
      readonly title: "…";
      readonly text: "…";
      readonly codeText: "…";
      readonly password: "…";
      readonly wrong: "…";
      readonly sendCode: "…";
      readonly sendAgain: "…";
      readonly code: "…";
      readonly codeSent: "…";
      readonly codeWrong: "…";
      readonly codeExpired: "…";
      readonly passkey: "…";
      readonly confirm: "…";
      readonly cancel: "…";
    };
    readonly data: {
      readonly title: "…";
      readonly text: "…";
      readonly download: "…";
      readonly delete: "…";
    };
    readonly leave: {
      readonly title: "…";
      readonly text: "…";
      readonly sure: "…";
      readonly confirm: "…";
      readonly mayBeGone: "…";
      readonly stay: "…";
    };
  };
  readonly leaving: {
    readonly unsaved: "…";
    readonly title: "…";
    readonly stay: "…";
    readonly leave: "…";
  };
  readonly uploads: {
    readonly choose: "…";
    readonly noneChosen: "…";
    readonly choosePages: "…";
    readonly addPage: "…";
    readonly paperHint: "{count}";
    readonly pages: "{count, plural, other {}}";
    readonly takeOut: "{number}{name}";
    readonly refusedPaper: "{name}";
    readonly sendingPage: "{number}{count}";
    readonly tooManyPapers: "…";
    readonly notJoined: "…";
    readonly unsent: "{files}";
    readonly sending: "{name}{percent}";
    readonly refused: "{name}";
    readonly tooLarge: "…";
    readonly refusedPhoto: "{name}";
    readonly refusedFilm: "{name}";
    readonly refusedSound: "{name}";
    readonly told: "{name}{reason}";
    readonly failed: "{name}";
    readonly retry: "…";
    readonly retryAll: "…";
    readonly cancel: "…";
    readonly remove: "…";
    readonly tooMany: "{count, plural, other {}}";
  };
  readonly viewing: {
    readonly label: "…";
    readonly text: "{name}{time}";
    readonly end: "…";
  };
  readonly papers: {
    readonly api: {
      readonly page: {
        readonly title: "…";
        readonly text: "…";
        readonly toKeys: "…";
        readonly keysAt: "…";
        readonly key: {
          readonly title: "…";
          readonly text: "…";
        };
        readonly budget: {
          readonly title: "…";
          readonly text: "…";
        };
        readonly problems: {
          readonly title: "…";
          readonly text: "…";
        };
        readonly pages: {
          readonly title: "…";
          readonly text: "…";
        };
        readonly graphql: {
          readonly title: "…";
          readonly text: "…";
        };
        readonly agents: {
          readonly title: "…";
          readonly text: "…";
        };
        readonly embed: {
          readonly title: "…";
          readonly text: "…";
        };
        readonly events: {
          readonly title: "…";
          readonly text: "…";
        };
        readonly scope: "{points, plural, other {}}{scope}";
        readonly required: "…";
        readonly answer: "…";
      };
      readonly agents: {
        readonly instructions: "…";
        readonly prepare: {
          readonly title: "…";
          readonly text: "…";
        };
        readonly llms: {
          readonly summary: "…";
          readonly mcp: "{address}";
          readonly pages: "…";
          readonly api: "…";
          readonly sales: {
            readonly title: "…";
            readonly text: "…";
          };
          readonly results: {
            readonly title: "…";
            readonly text: "…";
          };
          readonly reference: {
            readonly title: "…";
            readonly text: "…";
          };
          readonly openapi: {
            readonly title: "…";
            readonly text: "…";
          };
          readonly schema: {
            readonly title: "…";
            readonly text: "…";
          };
        };
      };
      readonly events: {
        readonly lot_scheduled: "…";
        readonly lot_opened: "…";
        readonly bid_placed: "…";
        readonly lot_extended: "…";
        readonly reserve_reached: "…";
        readonly lot_closed: "…";
        readonly lot_sold: "…";
        readonly lot_fell_through: "…";
        readonly order_stepped: "…";
        readonly ping: "…";
      };
      readonly operations: {
        readonly listLots: {
          readonly title: "…";
          readonly text: "…";
        };
        readonly listSales: {
          readonly title: "…";
          readonly text: "…";
        };
        readonly findLot: {
          readonly title: "…";
          readonly text: "…";
        };
        readonly listBids: {
          readonly title: "…";
          readonly text: "…";
        };
        readonly listResults: {
          readonly title: "…";
          readonly text: "…";
        };
        readonly findComparables: {
          readonly title: "…";
          readonly text: "…";
        };
        readonly placeBid: {
          readonly title: "…";
          readonly text: "…";
        };
        readonly watchLot: {
          readonly title: "…";
          readonly text: "…";
        };
        readonly unwatchLot: {
          readonly title: "…";
          readonly text: "…";
        };
        readonly askQuestion: {
          readonly title: "…";
          readonly text: "…";
        };
        readonly sendLead: {
          readonly title: "…";
          readonly text: "…";
        };
        readonly findMe: {
          readonly title: "…";
          readonly text: "…";
        };
        readonly listOwnLots: {
          readonly title: "…";
          readonly text: "…";
        };
      };
    };
    readonly catalogue: {
      readonly cancelled: "…";
      readonly kind: "…";
      readonly page: "…";
      readonly opens: "…";
      readonly ends: "…";
      readonly first: "…";
      readonly last: "…";
      readonly place: "…";
      readonly lots: "…";
      readonly lot: "{number}{car}";
      readonly estimate: "…";
      readonly range: "{low}{high}";
      readonly start: "…";
      readonly reserve: "…";
      readonly noReserve: "…";
      readonly mileage: "…";
      readonly terms: "…";
    };
    readonly dossier: {
      readonly quoted: "{text}";
      readonly kind: "…";
      readonly page: "…";
      readonly opens: "…";
      readonly ends: "…";
      readonly price: "…";
      readonly reference: "…";
      readonly photo: "{car}{number}";
      readonly asOf: "{date}";
    };
    readonly embed: {
      readonly frame: {
        readonly lot: "…";
        readonly list: "…";
      };
      readonly price: "…";
      readonly startingPrice: "…";
      readonly currentBid: "…";
      readonly sold: "…";
      readonly unsold: "…";
      readonly cancelled: "…";
      readonly gone: "…";
      readonly opensIn: "…";
      readonly endsIn: "…";
      readonly hammer: "…";
      readonly reserve: {
        readonly none: "…";
        readonly reached: "…";
        readonly notReached: "…";
      };
      readonly units: {
        readonly days: "…";
        readonly hours: "…";
        readonly minutes: "…";
        readonly seconds: "…";
      };
      readonly bid: "…";
      readonly see: "…";
      readonly seeAll: "…";
      readonly none: "…";
      readonly missing: "…";
      readonly newWindow: "…";
    };
    readonly regime: {
      readonly BROKERAGE: {
        readonly nature: {
          readonly title: "…";
          readonly text: "…";
        };
        readonly guarantees: {
          readonly title: "…";
          readonly text: "…";
        };
        readonly withdrawal: {
          readonly title: "…";
          readonly text: "…";
        };
      };
      readonly PROFESSIONAL: {
        readonly nature: {
          readonly title: "…";
          readonly text: "…";
        };
        readonly guarantees: {
          readonly title: "…";
          readonly text: "…";
        };
        readonly withdrawal: {
          readonly title: "…";
          readonly text: "{days}";
        };
      };
      readonly HOUSE: {
        readonly nature: {
          readonly title: "…";
          readonly text: "…";
        };
        readonly guarantees: {
          readonly title: "…";
          readonly text: "…";
        };
        readonly withdrawal: {
          readonly title: "…";
          readonly text: "{days}";
        };
      };
      readonly PUBLIC_SALE: {
        readonly nature: {
          readonly title: "…";
          readonly text: "{declaration}{authority}{auctioneer}";
        };
        readonly mandate: "{number}{date}";
        readonly guarantees: "{insurer}";
      };
    };
    readonly sale: {
      readonly title: {
        readonly CONTRACT: "…";
        readonly REPORT: "…";
        readonly INVOICE: "…";
        readonly CREDIT_NOTE: "…";
      };
      readonly parties: "…";
      readonly party: {
        readonly BUYER: "…";
        readonly SELLER: "…";
      };
      readonly car: "…";
      readonly sale: "…";
      readonly cause: {
        readonly HAMMER: "…";
        readonly BIDDING: "…";
        readonly OFFER: "…";
        readonly SECOND_CHANCE: "…";
      };
      readonly row: {
        readonly address: "…";
        readonly email: "…";
        readonly phone: "…";
        readonly car: "…";
        readonly year: "…";
        readonly mileage: "…";
        readonly vin: "…";
        readonly engineNumber: "…";
        readonly registration: "…";
        readonly firstUse: "…";
        readonly color: "…";
        readonly place: "…";
        readonly cause: "…";
        readonly saleDate: "…";
        readonly price: "…";
        readonly salePrice: "…";
        readonly fee: "…";
        readonly total: "…";
        readonly payBy: "…";
        readonly collectBy: "…";
        readonly odometer: "…";
        readonly keys: "…";
        readonly remarks: "…";
        readonly date: "…";
        readonly number: "…";
        readonly subject: "…";
        readonly feeWithoutVat: "…";
        readonly feeVat: "…";
        readonly carVat: "…";
        readonly noVat: "…";
        readonly net: "…";
        readonly vat: "…";
        readonly receivedOn: "…";
        readonly creditOf: "…";
        readonly reason: "…";
        readonly vatNumber: "…";
        readonly registerNumber: "…";
        readonly agent: "…";
        readonly onVies: "…";
        readonly totalOfSeller: "…";
      };
      readonly translation: "…";
      readonly terms: "…";
      readonly clauses: {
        readonly "1": "…";
        readonly "2": "…";
        readonly "3": "…";
        readonly "4": "…";
        readonly "5": "…";
        readonly "7": "…";
      };
      readonly noticeClause: "…";
      readonly heldClause: "{provider}";
      readonly ownClause: "…";
      readonly inFile: "…";
      readonly atParis: "{at}";
      readonly heldPromise: "{provider}";
      readonly state: "…";
      readonly photos: "…";
      readonly photo: "{number}";
      readonly reportText: "…";
      readonly reportWithoutText: "{papers}{house}{reason}";
      readonly signatures: "…";
      readonly stamp: "…";
      readonly stamped: "{at}{authority}{hash}";
      readonly signed: "{at}{hash}";
      readonly factor: {
        readonly EMAIL_CODE: "…";
        readonly PASSKEY: "…";
      };
      readonly late: "…";
      readonly onReceipt: "…";
      readonly unknown: "…";
      readonly unknownAddress: "…";
      readonly withdrawn: "…";
      readonly exported: "…";
      readonly onVies: "…";
      readonly onExport: "…";
      readonly line: {
        readonly FEE: "{subject}";
        readonly CAR: "{subject}";
        readonly COMMISSION: "{subject}";
        readonly WITHDRAWAL: "{subject}";
      };
      readonly settled: {
        readonly INVOICE: "…";
        readonly CREDIT_NOTE: "…";
      };
      readonly replaced: "…";
      readonly kept: {
        readonly INVOICE: "…";
        readonly CREDIT_NOTE: "…";
      };
      readonly withdrawal: {
        readonly INVOICE: "…";
        readonly CREDIT_NOTE: "…";
      };
    };
    readonly vat: {
      readonly STANDARD: "…";
      readonly MARGIN: "…";
      readonly REVERSE_CHARGE: "…";
      readonly OUTSIDE: "…";
      readonly INTRA_EU: "…";
      readonly EXPORT: "…";
    };
    readonly withdrawal: {
      readonly title: {
        readonly FORM: "…";
        readonly STATEMENT: "…";
      };
      readonly howTo: "…";
      readonly sentence: "{car}";
      readonly row: {
        readonly to: "…";
        readonly ordered: "…";
        readonly received: "…";
        readonly consumer: "…";
        readonly signature: "…";
        readonly note: "…";
        readonly returnBy: "…";
        readonly returned: "…";
        readonly state: "…";
        readonly reduction: "…";
        readonly refundBy: "…";
      };
      readonly way: {
        readonly BUYER: "{at}";
        readonly HOUSE: "{at}";
      };
      readonly until: "{until}";
      readonly untilLater: "…";
      readonly then: "…";
      readonly rule: "…";
    };
    readonly settlement: {
      readonly title: "…";
      readonly price: "…";
      readonly loss: "…";
      readonly commission: "…";
      readonly vat: "…";
      readonly net: "…";
      readonly transfers: "…";
      readonly transfer: "{amount}{end}{reference}";
      readonly transferBy: "{amount}{provider}{reference}";
      readonly givenBack: "{amount}";
      readonly note: "…";
      readonly invoiced: "{invoice}";
    };
    readonly carPaper: {
      readonly REGISTRATION: "…";
      readonly TRANSFER: "…";
      readonly STATUS: "…";
      readonly INSPECTION: "…";
      readonly TAX_CLEARANCE: "…";
      readonly EXPORT: "…";
    };
    readonly vigilance: {
      readonly IDENTITY: "…";
      readonly REGISTER: "…";
      readonly OWNERS: "…";
      readonly FUNDS: "…";
    };
    readonly mandate: {
      readonly title: "…";
      readonly parties: "…";
      readonly terms: "…";
      readonly noReserve: "…";
      readonly dates: "{from}{until}";
      readonly row: {
        readonly operator: "…";
        readonly reserve: "…";
        readonly estimate: "…";
        readonly dates: "…";
        readonly withdrawalFee: "…";
        readonly commission: "…";
      };
      readonly clauses: {
        readonly "1": "{at}";
        readonly "2": "{declaration}{authority}{auctioneer}{insurer}";
        readonly "3": "…";
        readonly "4": "…";
        readonly "5": "…";
        readonly "6": "…";
        readonly "7": "…";
        readonly "8": "…";
      };
      readonly commission: {
        readonly none: "…";
        readonly fixed: "{least}";
        readonly ofPrice: "{percent}";
        readonly atLeast: "{percent}{least}";
      };
      readonly commissionClause: "{commission}";
    };
  };
  readonly adFields: {
    readonly brand: "…";
    readonly model: "…";
    readonly version: "…";
    readonly year: "…";
    readonly carType: "…";
    readonly body: "…";
    readonly transmission: "…";
    readonly fuel: "…";
    readonly mileage: "…";
    readonly releaseDate: "…";
    readonly engine: "…";
    readonly horsePower: "…";
    readonly fiscalHorse: "…";
    readonly cubicCapacity: "…";
    readonly cylinderNumber: "…";
    readonly gearNumber: "…";
    readonly steeringWheel: "…";
    readonly doorNumber: "…";
    readonly seats: "…";
    readonly vin: "…";
    readonly vinPublic: "…";
    readonly serialEngine: "…";
    readonly originPlace: "…";
    readonly registrationPlace: "…";
    readonly shellColor: "…";
    readonly exteriorShade: "…";
    readonly interiorColor: "…";
    readonly interiorShade: "…";
    readonly saddlery: "…";
    readonly originalHue: "…";
    readonly country: "…";
    readonly city: "…";
    readonly zipCode: "…";
    readonly carLocation: "…";
    readonly carState: "…";
    readonly history: "…";
    readonly globalState: "…";
    readonly exteriorState: "…";
    readonly interiorState: "…";
    readonly mechanicalState: "…";
    readonly highlights: "…";
    readonly customHighlights: "…";
    readonly options: "…";
    readonly customOptions: "…";
    readonly freeOption: "…";
    readonly works: "…";
    readonly lastRestoration: "…";
    readonly expertiseLess5Y: "…";
    readonly documents: "…";
    readonly customDocs: "…";
    readonly photos: "…";
    readonly front: "…";
    readonly price: "…";
    readonly isPriceHidden: "…";
    readonly wishedReserve: "…";
    readonly wishedStartingPrice: "…";
    readonly wishedStart: "…";
    readonly trader: "…";
    readonly optionalData: "…";
    readonly reducedPrice: "…";
    readonly sellerEmail: "…";
    readonly sfInternalOpportunityId: "…";
    readonly handleByCalandre: "…";
    readonly calandreCollection: "…";
    readonly isRetromobile: "…";
    readonly warranty: "…";
    readonly refundWarranty: "…";
    readonly internationalDelivery: "…";
    readonly fundingOpportunity: "…";
    readonly firstName: "…";
    readonly phone: "…";
    readonly email: "…";
    readonly calendarUrl: "…";
    readonly profilePicture: "…";
    readonly carVerticalUrl: "…";
    readonly optionReportUrl: "…";
    readonly wish: "…";
    readonly conditionReport: "…";
  };
  readonly proof: {
    readonly title: "…";
    readonly lead: "…";
    readonly log: "…";
    readonly notYet: "…";
    readonly notYours: "…";
    readonly failed: "…";
    readonly checking: "…";
    readonly whole: "{count, plural, other {}}";
    readonly broken: "{line}";
    readonly signed: "…";
    readonly forged: "…";
    readonly cannotTell: "…";
    readonly rows: "…";
    readonly automatic: "…";
    readonly download: "…";
    readonly key: "…";
    readonly receipts: "…";
    readonly receiptsHint: "…";
    readonly mine: "…";
    readonly save: "…";
    readonly paste: "…";
    readonly check: "…";
    readonly noReceipt: "…";
    readonly bid: "{amount}{at}";
    readonly raised: "{amount}{at}";
    readonly upTo: "{amount}";
    readonly receiptSigned: "…";
    readonly otherSale: "…";
    readonly inLog: "…";
    readonly notInLog: "…";
    readonly kept: "…";
    readonly notKept: "…";
  };
  readonly alerts: {
    readonly title: "…";
    readonly intro: "…";
    readonly create: "…";
    readonly created: "…";
    readonly toList: "…";
    readonly paused: "…";
    readonly pause: "…";
    readonly resume: "…";
    readonly remove: "…";
    readonly rename: "…";
    readonly name: "…";
    readonly save: "…";
    readonly cancel: "…";
    readonly criteria: "…";
    readonly withoutChip: "{criterion}";
    readonly frequency: "…";
    readonly also: "…";
    readonly tellsDrops: "…";
    readonly tellsEdits: "…";
    readonly matches: "{count, plural, other {}}";
    readonly empty: "…";
    readonly emptyText: "…";
    readonly toSearch: "…";
    readonly frequencies: {
      readonly IMMEDIATE: "…";
      readonly DAILY: "…";
      readonly WEEKLY: "…";
    };
  };
  readonly codes: {
    readonly documentLabel: {
      readonly ADMINISTRATIVE_STATUS_REPORT: "…";
      readonly ASI_CERTIFICATE: "…";
      readonly COLLECTORS_REGISTRATION_CERTIFICATE: "…";
      readonly DETAILED_PHOTOSHOOT: "…";
      readonly EXPERT_REPORT: "…";
      readonly FACTORY_CERTIFICATE: "…";
      readonly FERRARI_CLASSICHE: "…";
      readonly FFVE_CERTIFICATE: "…";
      readonly FIA_CERTIFICATE: "…";
      readonly HERITAGE_TRUST_CERTIFICATE: "…";
      readonly HISTORIC_TECHNICAL_PASSPORT: "…";
      readonly INVOICE_FILE: "…";
      readonly MAINTENANCE_BOOKLET: "…";
      readonly MARTI_REPORT: "…";
      readonly NON_PLEDGE_CERTIFICATE: "…";
      readonly OWNER_S_MANUAL: "…";
      readonly PIWI_TEST: "…";
      readonly PORSCHE_APPROVED: "…";
      readonly PURCHASE_INVOICE: "…";
      readonly REGISTRATION_CERTIFICATE: "…";
      readonly RESTORATION_FILE: "…";
      readonly STAMPED_MAINTENANCE_BOOKLET: "…";
      readonly TECHNICAL_MANUAL: "…";
      readonly VALID_MOT: "…";
      readonly VALID_MOT_LESS_THAN_6_MONTHS_OLD: "…";
    };
    readonly highlight: {
      readonly BILLS_FOLDER: "…";
      readonly BODY_RESTORE: "…";
      readonly CERTIFIED_MILEAGE: "…";
      readonly COMPLETE_FILE: "…";
      readonly CONCOURS: "…";
      readonly FIRST_HAND: "…";
      readonly SECOND_HAND: "…";
      readonly THIRD_HAND: "…";
      readonly FRANCE: "…";
      readonly LIMITED_SERIES: "…";
      readonly LOW_MILEAGE: "…";
      readonly MATCHING_NUMBERS: "…";
      readonly PERFECT: "…";
      readonly EXCELLENT: "…";
      readonly VERY_GOOD: "…";
      readonly GOOD: "…";
      readonly TO_RESTORE: "…";
      readonly BARN_FIND: "…";
      readonly FULL_RESTORATION: "…";
      readonly ENGINE_RESTORE: "…";
      readonly GEARBOX_RESTORE: "…";
      readonly INTERIOR_RESTORE: "…";
      readonly ORIGINAL_PAINT: "…";
      readonly ORIGINAL_INTERIOR: "…";
      readonly ORIGINAL_COLOR: "…";
      readonly RECENT_SERVICE: "…";
      readonly NEW_TYRES: "…";
      readonly STAMPED_BOOK: "…";
      readonly DOUBLE_KEYS: "…";
      readonly ORIGINAL_TOOLS: "…";
      readonly RACE_HISTORY: "…";
      readonly FAMOUS_OWNER: "…";
      readonly EVENT_ELIGIBLE: "…";
      readonly RARE_CONFIGURATION: "…";
      readonly DRY_STORED: "…";
      readonly COLLECTION_REGISTRATION: "…";
    };
    readonly option: {
      readonly AIR_CONDITIONING: "…";
      readonly PANORAMIC_ROOF: "…";
      readonly NAVIGATION_SYSTEM: "…";
      readonly AUTOMATIC_CLIMATE_CONTROL: "…";
      readonly SUNROOF: "…";
      readonly TARGA_ROOF: "…";
      readonly HARDTOP: "…";
      readonly SOFT_TOP: "…";
      readonly ELECTRIC_SOFT_TOP: "…";
      readonly PERIOD_RADIO: "…";
      readonly CD_PLAYER: "…";
      readonly BLUETOOTH: "…";
      readonly PHONE_MIRRORING: "…";
      readonly PREMIUM_AUDIO: "…";
      readonly LEATHER_SEATS: "…";
      readonly ALCANTARA: "…";
      readonly SPORT_SEATS: "…";
      readonly BUCKET_SEATS: "…";
      readonly ELECTRIC_SEATS: "…";
      readonly MEMORY_SEATS: "…";
      readonly HEATED_SEATS: "…";
      readonly VENTILATED_SEATS: "…";
      readonly SPORT_STEERING_WHEEL: "…";
      readonly WOODEN_STEERING_WHEEL: "…";
      readonly MULTIFUNCTION_STEERING_WHEEL: "…";
      readonly POWER_STEERING: "…";
      readonly ELECTRIC_WINDOWS: "…";
      readonly ELECTRIC_MIRRORS: "…";
      readonly CENTRAL_LOCKING: "…";
      readonly CRUISE_CONTROL: "…";
      readonly PARKING_SENSORS: "…";
      readonly REAR_CAMERA: "…";
      readonly XENON_HEADLIGHTS: "…";
      readonly LED_HEADLIGHTS: "…";
      readonly FOG_LIGHTS: "…";
      readonly ALLOY_WHEELS: "…";
      readonly WIRE_WHEELS: "…";
      readonly SPORT_EXHAUST: "…";
      readonly SPORT_SUSPENSION: "…";
      readonly ADAPTIVE_SUSPENSION: "…";
      readonly LIMITED_SLIP_DIFFERENTIAL: "…";
      readonly CERAMIC_BRAKES: "…";
      readonly ABS: "…";
      readonly AIRBAGS: "…";
      readonly ALARM: "…";
      readonly ROLL_BAR: "…";
    };
    readonly body: {
      readonly SALOON: "…";
      readonly COUPE: "…";
      readonly FASTBACK: "…";
      readonly ROADSTER: "…";
      readonly CABRIOLET: "…";
      readonly ESTATE: "…";
      readonly HATCHBACK: "…";
      readonly CITY_CAR: "…";
      readonly VAN: "…";
      readonly OFF_ROAD: "…";
      readonly TOURER: "…";
      readonly TARGA: "…";
    };
    readonly fuel: {
      readonly PETROL: "…";
      readonly DIESEL: "…";
      readonly ELECTRIC: "…";
      readonly LPG: "…";
    };
    readonly steering: {
      readonly LEFT: "…";
      readonly RIGHT: "…";
    };
    readonly state: {
      readonly CONCOURS: "…";
      readonly EXCELLENT: "…";
      readonly VERY_GOOD: "…";
      readonly GOOD: "…";
      readonly TO_RESTORE: "…";
    };
    readonly carLocation: {
      readonly SHOWROOM: "…";
      readonly AT_SELLER: "…";
      readonly STORAGE: "…";
      readonly WORKSHOP: "…";
    };
    readonly shade: {
      readonly PLAIN: "…";
      readonly METALLIC: "…";
      readonly PEARLESCENT: "…";
      readonly MATT: "…";
    };
    readonly saddlery: {
      readonly LEATHER: "…";
      readonly CLOTH: "…";
      readonly VELVET: "…";
      readonly LEATHERETTE: "…";
      readonly ALCANTARA: "…";
    };
  };
  readonly home: {
    readonly title: "…";
    readonly description: "…";
    readonly heading: "…";
    readonly lead: "…";
    readonly next: "…";
    readonly seeAuction: "…";
    readonly noAuction: "…";
    readonly noAuctionAtAll: "…";
    readonly auctionsAlert: "…";
    readonly journal: "…";
    readonly allArticles: "…";
    readonly endingSoon: "…";
    readonly allAuctions: "…";
    readonly allSales: "…";
    readonly sale: {
      readonly running: "…";
      readonly coming: "…";
    };
    readonly coming: "…";
    readonly newAds: "…";
    readonly allAds: "{count, plural, other {}}";
    readonly finished: "…";
    readonly finishedText: "…";
    readonly allResults: "…";
    readonly counts: {
      readonly running: "{count, plural, other {}}";
      readonly coming: "{count, plural, other {}}";
      readonly cars: "{count, plural, other {}}";
    };
    readonly brands: "…";
    readonly allBrands: "…";
    readonly types: "…";
    readonly typeCount: "{count, plural, other {}}";
    readonly sell: {
      readonly heading: "…";
      readonly text: "…";
      readonly action: "…";
    };
  };
  readonly member: {
    readonly nameless: "…";
    readonly description: "{name}";
    readonly pro: "…";
    readonly trader: {
      readonly company: "…";
      readonly registerNumber: "…";
      readonly vatNumber: "…";
    };
    readonly since: "{year}";
    readonly ads: "…";
    readonly none: "…";
    readonly search: "…";
  };
  readonly newsletter: {
    readonly heading: "…";
    readonly text: "…";
    readonly email: "…";
    readonly consent: "…";
    readonly missing: "…";
    readonly subscribe: "…";
    readonly sent: "…";
    readonly choice: "…";
    readonly confirm: "…";
    readonly leave: "…";
    readonly outcomes: {
      readonly confirmed: "…";
      readonly left: "…";
      readonly unknown: "…";
    };
  };
  readonly pages: {
    readonly goOn: "…";
    readonly closing: "…";
    readonly closingText: "…";
    readonly pictured: "<link></link>{car}";
    readonly contents: "…";
    readonly particulars: {
      readonly name: "…";
      readonly legal: "…";
      readonly address: "…";
      readonly vatNumber: "…";
      readonly phone: "…";
      readonly email: "…";
      readonly director: "…";
      readonly host: "…";
      readonly mediator: "…";
      readonly declaration: "…";
      readonly authority: "…";
      readonly auctioneer: "…";
      readonly insurer: "…";
    };
    readonly version: "{number}{date}";
    readonly versions: {
      readonly heading: "…";
      readonly old: "…";
      readonly toCurrent: "…";
    };
    readonly found: "…";
    readonly foundNone: "…";
    readonly simulator: {
      readonly heading: "…";
      readonly amount: "…";
      readonly months: "…";
      readonly monthCount: "{count}";
      readonly monthly: "…";
      readonly cost: "…";
      readonly total: "…";
      readonly outOfRange: "{minimum}{maximum}";
      readonly example: "{rate}";
      readonly notice: "…";
    };
    readonly delivery: {
      readonly heading: "…";
      readonly zone: "…";
      readonly zones: {
        readonly france: "…";
        readonly neighbours: "…";
        readonly south: "…";
        readonly north: "…";
        readonly world: "…";
      };
      readonly way: "…";
      readonly ways: {
        readonly open: "…";
        readonly closed: "…";
      };
      readonly range: "{from}{to}";
      readonly days: "{from}{to}";
      readonly onQuotation: "…";
      readonly notice: "…";
    };
    readonly reviews: {
      readonly title: "…";
      readonly description: "…";
      readonly lead: "…";
      readonly count: "{count, plural, other {}}";
      readonly pages: "…";
      readonly first: "…";
      readonly next: "…";
      readonly of: "{all}";
    };
    readonly brands: {
      readonly title: "…";
      readonly description: "…";
      readonly lead: "…";
      readonly letters: "…";
      readonly count: "{count, plural, other {}}";
      readonly none: "…";
    };
    readonly sitemap: {
      readonly title: "…";
      readonly description: "…";
      readonly lead: "…";
      readonly allBrands: "…";
      readonly events: "…";
    };
    readonly blog: {
      readonly title: "…";
      readonly description: "…";
      readonly lead: "…";
      readonly tags: "…";
      readonly all: "…";
      readonly tagged: "{tag}";
      readonly none: "…";
      readonly pages: "…";
      readonly first: "…";
      readonly next: "…";
      readonly by: "{author}";
      readonly related: "…";
      readonly feed: "…";
      readonly more: "…";
    };
    readonly event: {
      readonly overline: "…";
      readonly dates: "{from}{to}";
      readonly over: "…";
      readonly cars: "…";
      readonly noneLeft: "…";
      readonly none: "…";
    };
  };
  readonly results: {
    readonly title: "…";
    readonly description: "…";
    readonly heading: "…";
    readonly lead: "…";
    readonly years: {
      readonly title: "…";
      readonly text: "…";
      readonly ended: "…";
      readonly sold: "…";
      readonly settled: "…";
      readonly fellThrough: "…";
      readonly defaults: "…";
      readonly answers: "…";
      readonly hours: "{hours}";
    };
    readonly verdicts: {
      readonly SOLD: "…";
      readonly SOLD_AFTER: "…";
      readonly SOLD_TO_NEXT: "…";
      readonly FELL_THROUGH: "…";
      readonly UNSOLD: "…";
      readonly WITHDRAWN: "…";
    };
    readonly proof: "…";
    readonly waiting: "…";
    readonly bids: "{count, plural, other {}}";
    readonly count: "{count, plural, other {}}";
    readonly brand: "…";
    readonly year: "…";
    readonly model: "…";
    readonly allModels: "…";
    readonly allBrands: "…";
    readonly allYears: "…";
    readonly show: "…";
    readonly all: "…";
    readonly comparables: "…";
    readonly comparablesOf: "{car}";
    readonly median: "{count, plural, other {}}";
    readonly range: "{lowest}{highest}";
    readonly imported: "{count, plural, other {}}{sources}{more, plural, other {}}";
    readonly source: "…";
    readonly ours: "…";
    readonly rising: "{amount}{count, plural, other {}}";
    readonly falling: "{amount}{count, plural, other {}}";
    readonly honesty: "…";
    readonly chart: "{count, plural, other {}}{lowest}{highest}";
    readonly table: "…";
    readonly date: "…";
    readonly price: "…";
    readonly pages: "…";
    readonly previous: "…";
    readonly next: "…";
    readonly empty: "…";
    readonly toAuctions: "…";
  };
  readonly sales: {
    readonly title: "…";
    readonly description: "…";
    readonly lead: "…";
    readonly empty: "…";
    readonly toAuctions: "…";
    readonly groups: {
      readonly RUNNING: "…";
      readonly ANNOUNCED: "…";
      readonly ENDED: "…";
    };
    readonly states: {
      readonly DRAFT: "…";
      readonly ANNOUNCED: "…";
      readonly RUNNING: "…";
      readonly ENDED: "…";
    };
    readonly lots: "{count, plural, other {}}";
    readonly dates: {
      readonly label: "…";
      readonly opens: "…";
      readonly first: "…";
      readonly last: "…";
      readonly place: "…";
    };
    readonly moved: "…";
    readonly catalogue: "…";
    readonly calendar: "…";
    readonly lotList: "…";
    readonly noLots: "…";
    readonly terms: "…";
    readonly generalTerms: "…";
    readonly mine: {
      readonly title: "…";
      readonly kept: "…";
    };
  };
  readonly search: {
    readonly title: "…";
    readonly auctionsTitle: "…";
    readonly description: "…";
    readonly auctionsDescription: "…";
    readonly heading: "…";
    readonly auctionsHeading: "…";
    readonly results: "{count, plural, other {}}";
    readonly facts: {
      readonly count: "{count, plural, other {}}{car}{number}";
      readonly year: "{year}";
      readonly years: "{from}{to}";
      readonly price: "{price}";
      readonly prices: "{from}{to}";
      readonly sold: "{count, plural, other {}}";
      readonly matching: "{count, plural, other {}}{car}{number}";
    };
    readonly inStock: "{number}";
    readonly leftOut: "{parts}";
    readonly didYouMean: "…";
    readonly turned: {
      readonly year: "…";
      readonly price: "…";
    };
    readonly sort: "…";
    readonly sorts: {
      readonly RELEVANCE: "…";
      readonly NEWEST: "…";
      readonly ENDING_SOON: "…";
      readonly PRICE_ASC: "…";
      readonly PRICE_DESC: "…";
      readonly YEAR_ASC: "…";
      readonly YEAR_DESC: "…";
      readonly MILEAGE_ASC: "…";
    };
    readonly filters: {
      readonly heading: "…";
      readonly open: "{count, plural, other {}}";
      readonly brand: "…";
      readonly model: "…";
      readonly type: "…";
      readonly body: "…";
      readonly color: "…";
      readonly country: "…";
      readonly gearbox: "…";
      readonly fuel: "…";
      readonly seller: "…";
      readonly year: "…";
      readonly price: "…";
      readonly mileage: "…";
      readonly stock: "…";
    };
    readonly stocks: {
      readonly all: "…";
      readonly available: "…";
      readonly sold: "…";
      readonly notSold: "…";
    };
    readonly bounds: {
      readonly yearMin: "{value}";
      readonly yearMax: "{value}";
      readonly priceMin: "{value}";
      readonly priceMax: "{value}";
      readonly mileageMax: "{value}";
    };
    readonly bands: {
      readonly year: "…";
      readonly price: "…";
    };
    readonly from: "…";
    readonly to: "…";
    readonly anyMileage: "…";
    readonly moreChoices: "{count, plural, other {}}";
    readonly quoted: "{text}";
    readonly chosen: "…";
    readonly remove: "{filter}";
    readonly removeAll: "…";
    readonly apply: "…";
    readonly show: "…";
    readonly auctionsOnly: "…";
    readonly withdrawal: "…";
    readonly pages: "…";
    readonly pageNumber: "{page}";
    readonly countries: "…";
    readonly ranking: {
      readonly heading: "…";
      readonly text: "…";
    };
    readonly empty: "…";
    readonly emptyText: "…";
    readonly carHunter: "…";
    readonly unknownText: "…";
    readonly anyCarHunter: "…";
    readonly emptyAction: "…";
  };
  readonly report: {
    readonly titles: {
      readonly AD: "…";
      readonly QUESTION: "…";
      readonly MEMBER: "…";
    };
    readonly text: "…";
    readonly reason: "…";
    readonly choose: "…";
    readonly reasons: {
      readonly FRAUD: "…";
      readonly NOT_THEIRS: "…";
      readonly WRONG_FACTS: "…";
      readonly FORBIDDEN: "…";
      readonly INSULT: "…";
      readonly PERSONAL_DATA: "…";
      readonly COPYRIGHT: "…";
      readonly OTHER: "…";
    };
    readonly details: "…";
    readonly email: "…";
    readonly emailHint: "…";
    readonly send: "…";
    readonly sent: "…";
    readonly acknowledged: "…";
    readonly close: "…";
    readonly problems: {
      readonly reason: "…";
      readonly text: "…";
      readonly email: "…";
    };
    readonly measures: {
      readonly NONE: "…";
      readonly WARNED: "…";
      readonly REMOVED: "…";
    };
    readonly appeal: {
      readonly title: "…";
      readonly about: "…";
      readonly heading: "…";
      readonly open: "…";
      readonly field: "…";
      readonly send: "…";
      readonly sent: "…";
      readonly yours: "…";
      readonly decided: "…";
      readonly toContact: "…";
      readonly late: "…";
      readonly missing: "…";
      readonly empty: "…";
    };
  };
  readonly room: {
    readonly left: "{minutes, plural, other {}}";
    readonly bids: "{count, plural, other {}}";
    readonly bidders: "{count, plural, other {}}";
    readonly rows: "…";
    readonly ago: "{length}";
    readonly extended: "{length}";
    readonly watchers: "{count, plural, other {}}";
  };
  readonly selling: {
    readonly sell: "…";
    readonly empty: "…";
    readonly emptyText: "…";
    readonly states: {
      readonly DRAFT: "…";
      readonly PREPARING: "…";
      readonly IN_REVIEW: "…";
      readonly CHANGES_ASKED: "…";
      readonly REFUSED: "…";
      readonly PUBLISHED: "…";
      readonly SOLD: "…";
      readonly WITHDRAWN: "…";
    };
    readonly figures: {
      readonly views: "{count, plural, other {}}";
      readonly favorites: "{count, plural, other {}}";
      readonly questions: "{count, plural, other {}}";
      readonly bids: "{count, plural, other {}}";
      readonly openQuestions: "{count, plural, other {}}";
    };
    readonly actions: {
      readonly goOn: "…";
      readonly open: "…";
      readonly see: "…";
      readonly back: "…";
    };
    readonly next: {
      readonly title: "…";
      readonly SOLD: "…";
      readonly UNSOLD: "…";
      readonly CANCELLED: "…";
      readonly follow: "…";
      readonly offer: "…";
      readonly edit: "…";
    };
    readonly unknown: "…";
    readonly changesWait: "…";
    readonly steps: {
      readonly label: "…";
      readonly names: {
        readonly car: "…";
        readonly condition: "…";
        readonly papers: "…";
        readonly photos: "…";
        readonly price: "…";
        readonly preview: "…";
      };
      readonly done: "…";
      readonly next: "…";
      readonly previous: "…";
    };
    readonly problems: {
      readonly missing: "…";
    };
    readonly photos: {
      readonly number: "{number}";
      readonly remove: "{number}";
    };
    readonly wish: {
      readonly how: "…";
      readonly reserveHint: "…";
    };
    readonly trader: {
      readonly title: "…";
      readonly text: "…";
      readonly company: "…";
      readonly registerNumber: "…";
      readonly vatNumber: "…";
      readonly notOfCountry: "…";
      readonly street: "…";
      readonly zipCode: "…";
      readonly city: "…";
      readonly country: "…";
      readonly save: "…";
      readonly again: "…";
      readonly saved: {
        readonly CONFIRMED: "…";
        readonly CHECKING: "…";
        readonly REFUSED: "…";
      };
      readonly states: {
        readonly CONFIRMED: "{isDated, select, true {} other {}}{date}";
        readonly CHECKING: "…";
        readonly REFUSED: "{isDated, select, true {} other {}}{date}";
      };
      readonly means: {
        readonly CONFIRMED: "…";
        readonly CHECKING: "{company}";
        readonly REFUSED: "{company}";
      };
      readonly see: "…";
    };
    readonly submit: {
      readonly ready: "…";
      readonly readyText: "…";
      readonly longer: "{field}{least}";
      readonly missing: "…";
      readonly send: "…";
      readonly sendChanges: "…";
      readonly nothing: "…";
      readonly asPublic: "…";
      readonly noPrice: "…";
      readonly asAuction: "…";
    };
    readonly review: {
      readonly removed: "…";
      readonly lifted: "…";
      readonly toPublish: "…";
      readonly write: "…";
      readonly appeal: "…";
      readonly waiting: "…";
      readonly waitingText: "{date}";
      readonly waitingPublic: "…";
      readonly takeBack: "…";
      readonly asked: "…";
      readonly refused: "…";
    };
    readonly withdraw: {
      readonly button: "…";
      readonly title: "…";
      readonly text: "…";
      readonly confirm: "…";
      readonly underHammer: "…";
    };
    readonly sale: {
      readonly title: "…";
      readonly NOT_STARTED: "{date}{end}";
      readonly RUNNING: "…";
      readonly FINISHED: "{date}";
      readonly CANCELLED: "…";
      readonly ends: "…";
      readonly current: "…";
      readonly finalPrice: "…";
      readonly noBid: "…";
      readonly bidders: "{count, plural, other {}}";
      readonly reserve: "…";
      readonly noReserve: "…";
      readonly distance: "{amount}";
      readonly reached: "…";
      readonly secret: "…";
      readonly lower: "{amount}";
      readonly startingPrice: "…";
      readonly drop: "…";
      readonly lowerTitle: "{amount}";
      readonly dropTitle: "…";
      readonly lowerText: "{amount}";
      readonly dropText: "{amount}";
      readonly keep: "…";
      readonly confirm: "…";
    };
    readonly questions: {
      readonly gone: "…";
      readonly title: "…";
      readonly none: "…";
      readonly waiting: "…";
      readonly answer: "…";
      readonly hint: "…";
      readonly editHint: "…";
      readonly send: "…";
      readonly empty: "…";
      readonly edit: "…";
      readonly photos: "…";
      readonly house: "…";
    };
    readonly prepared: {
      readonly title: "…";
      readonly text: "…";
      readonly nextTitle: "…";
      readonly next: "…";
      readonly needsTitle: "…";
      readonly needs: {
        readonly papers: "…";
        readonly invoices: "…";
        readonly visit: "…";
      };
      readonly write: "…";
      readonly takeOver: "…";
    };
    readonly leaving: {
      readonly reason: "…";
      readonly takeBack: "…";
      readonly takeBackText: "…";
      readonly anyFee: "…";
      readonly fee: "{fee}";
      readonly callOff: "…";
      readonly callOffText: "…";
    };
    readonly inHand: {
      readonly title: "…";
      readonly text: "…";
    };
    readonly consigned: {
      readonly approving: {
        readonly NOT_ASKED: "…";
        readonly WAITING: "…";
        readonly CHANGE: "…";
        readonly OUTDATED: "…";
      };
      readonly mandates: {
        readonly PROPOSED: "…";
        readonly EXPIRED: "…";
        readonly REFUSED: "…";
        readonly TAKEN_BACK: "…";
        readonly WITHDRAWN: "…";
      };
      readonly sign: "…";
      readonly gone: "…";
      readonly checking: "…";
      readonly title: "…";
      readonly approval: {
        readonly online: {
          readonly title: "…";
          readonly text: "…";
        };
        readonly title: "…";
        readonly text: "…";
        readonly read: "…";
        readonly approve: "…";
        readonly ask: "…";
        readonly askText: "…";
        readonly change: "…";
        readonly said: {
          readonly NOTED: "{date}";
          readonly APPROVED: "{date}";
          readonly CHANGE: "{date}";
          readonly OUTDATED: "{date}";
        };
      };
      readonly reference: "{reference}";
      readonly owner: "{name}";
      readonly stages: {
        readonly PROPOSAL: "…";
        readonly ESTIMATE: "…";
        readonly MANDATE: "…";
        readonly IDENTITY: "…";
        readonly INSPECTION: "…";
        readonly PHOTOS: "…";
        readonly REPORT: "…";
        readonly PUBLICATION: "…";
        readonly SALE: "…";
        readonly UNSOLD: "…";
        readonly SETTLEMENT: "…";
        readonly DONE: "…";
        readonly LOST: "…";
      };
      readonly estimate: {
        readonly HOUSE: "…";
        readonly SELLER: "…";
        readonly range: "{low}{high}";
        readonly agreed: "{date}";
        readonly waiting: "…";
        readonly agree: "…";
        readonly counter: "…";
        readonly low: "…";
        readonly high: "…";
        readonly send: "…";
        readonly back: "…";
      };
      readonly appointments: "…";
      readonly kinds: {
        readonly INSPECTION: "…";
        readonly PHOTOS: "…";
      };
      readonly states: {
        readonly PLANNED: "…";
        readonly DONE: "…";
        readonly CALLED_OFF: "…";
      };
      readonly with: "{name}";
      readonly documents: "…";
      readonly mandate: "…";
    };
  };
  readonly developers: {
    readonly intro: "…";
    readonly toReference: "…";
    readonly keys: {
      readonly title: "…";
      readonly text: "…";
      readonly none: "…";
      readonly add: "…";
      readonly name: "…";
      readonly nameHint: "…";
      readonly scopes: "…";
      readonly scope: {
        readonly read: "…";
        readonly profile: "…";
        readonly bid: "…";
        readonly watch: "…";
        readonly ask: "…";
        readonly leads: "…";
      };
      readonly origins: "…";
      readonly originsHint: "…";
      readonly perMinute: "…";
      readonly perMinuteHint: "…";
      readonly confirm: "…";
      readonly cancel: "…";
      readonly made: "…";
      readonly done: "…";
      readonly copy: "…";
      readonly copied: "…";
      readonly remove: "…";
      readonly removeOf: "{name}";
      readonly created: "{date}";
      readonly used: "{date}";
      readonly neverUsed: "…";
    };
    readonly applications: {
      readonly allowed: {
        readonly title: "…";
        readonly text: "…";
        readonly none: "…";
        readonly since: "{date}";
        readonly end: "…";
        readonly endOf: "{name}";
      };
      readonly title: "…";
      readonly text: "…";
      readonly none: "…";
      readonly add: "…";
      readonly name: "…";
      readonly nameHint: "…";
      readonly home: "…";
      readonly homeHint: "…";
      readonly redirects: "…";
      readonly redirectsHint: "…";
      readonly scopes: "…";
      readonly isConfidential: "…";
      readonly confirm: "…";
      readonly made: "…";
      readonly id: "{id}";
      readonly people: "{count, plural, other {}}";
    };
    readonly hooks: {
      readonly title: "…";
      readonly text: "…";
      readonly none: "…";
      readonly add: "…";
      readonly url: "…";
      readonly urlHint: "…";
      readonly events: "…";
      readonly event: {
        readonly lot_scheduled: "…";
        readonly lot_opened: "…";
        readonly bid_placed: "…";
        readonly lot_extended: "…";
        readonly reserve_reached: "…";
        readonly lot_closed: "…";
        readonly lot_sold: "…";
        readonly lot_fell_through: "…";
        readonly order_stepped: "…";
        readonly ping: "…";
      };
      readonly confirm: "…";
      readonly made: "…";
      readonly ping: "…";
      readonly rotate: "…";
      readonly rotateOf: "{url}";
      readonly rotated: "…";
      readonly oldUntil: "{date}";
      readonly remove: "…";
      readonly removeOf: "{url}";
      readonly waiting: "{count, plural, other {}}";
      readonly dead: "{count, plural, other {}}";
      readonly log: "…";
      readonly logNone: "…";
      readonly sent: "{date}";
      readonly given: "{reason}";
      readonly tried: "{count, plural, other {}}{reason}";
      readonly again: "…";
    };
  };
  readonly mine: {
    readonly lots: {
      readonly hammer: "…";
      readonly myMaxBid: "{amount}";
      readonly boughtFor: "{amount}";
      readonly bidOn: "{name}";
      readonly withdrawn: "…";
      readonly unpublished: "…";
    };
    readonly dashboard: {
      readonly hello: "{name}";
      readonly unread: "{count, plural, other {}}";
      readonly toNotifications: "…";
      readonly auctions: "…";
      readonly auctionsCount: "{count, plural, other {}}";
      readonly over: "…";
      readonly moreOver: "{count, plural, other {}}";
      readonly noAuctions: "…";
      readonly noAuctionsText: "…";
      readonly toAuctions: "…";
      readonly favorites: "…";
      readonly toFavorites: "…";
      readonly noFavorites: "…";
      readonly toSearch: "…";
      readonly questions: "…";
      readonly asked: "{date}";
      readonly mandates: "…";
      readonly toMandates: "…";
      readonly proposals: "{count, plural, other {}}";
      readonly todo: "…";
      readonly offer: "…";
      readonly answerOffer: "…";
      readonly signMandate: "…";
      readonly completeMandate: "…";
      readonly consignment: {
        readonly ANSWER_ESTIMATE: "…";
        readonly HAND_IN_IDENTITY: "…";
        readonly APPROVE_AD: "…";
      };
      readonly correct: "…";
      readonly answer: "{count, plural, other {}}";
      readonly readMessages: "{count, plural, other {}}";
      readonly orders: "…";
      readonly toOrders: "…";
      readonly due: "{date}";
      readonly tax: "…";
      readonly answerTax: "…";
      readonly tasks: {
        readonly PAY_FEE: "…";
        readonly SEND_PRICE: "…";
        readonly SIGN_CONTRACT: "…";
        readonly SIGN_REPORT: "…";
        readonly WRITE_REPORT: "…";
        readonly GIVE_ACCOUNT: "…";
        readonly OPEN_ACCOUNT: "…";
        readonly HAND_IN_PAPERS: "…";
        readonly ANSWER_VIGILANCE: "…";
        readonly AWAIT_HANDOVER: "…";
        readonly AWAIT_CLOSE: "…";
        readonly AWAIT_CONTRACT: "…";
        readonly AWAIT_PARTICULARS: "…";
        readonly AWAIT_PAYMENT: "…";
        readonly AWAIT_REPORT: "…";
        readonly AWAIT_SIGNATURE: "…";
        readonly NONE: "…";
        readonly RETURN_CAR: "…";
        readonly AWAIT_RETURN: "…";
        readonly AWAIT_WITHDRAWAL: "…";
      };
      readonly cars: "…";
      readonly toCars: "…";
      readonly missing: "{count, plural, other {}}";
      readonly carStates: {
        readonly DRAFT: "…";
        readonly PREPARING: "…";
        readonly IN_REVIEW: "…";
        readonly CHANGES_ASKED: "…";
        readonly PUBLISHED: "…";
        readonly REFUSED: "…";
        readonly SOLD: "…";
        readonly WITHDRAWN: "…";
      };
      readonly confirmEmail: "…";
      readonly confirmEmailText: "{email}";
      readonly toEmail: "…";
    };
    readonly favorites: {
      readonly empty: "…";
      readonly emptyText: "…";
      readonly toSearch: "…";
      readonly count: "{count, plural, other {}}";
      readonly remove: "…";
      readonly removed: "{name}";
      readonly undo: "…";
      readonly sold: "…";
      readonly finished: "…";
      readonly cancelled: "…";
      readonly withdrawn: "…";
      readonly coming: "…";
      readonly running: "…";
      readonly forSale: "…";
      readonly remindOf: "{name}";
      readonly reminders: {
        readonly settings: "…";
        readonly own: "…";
        readonly none: "…";
        readonly tenMinutes: "…";
        readonly oneHour: "…";
        readonly oneDay: "…";
        readonly threeDays: "…";
      };
    };
    readonly calendar: {
      readonly title: "…";
      readonly text: "…";
      readonly create: "…";
      readonly address: "…";
      readonly secret: "…";
      readonly copy: "…";
      readonly copied: "…";
      readonly subscribe: "…";
      readonly renew: "…";
      readonly revoke: "…";
    };
    readonly mandates: {
      readonly intro: "…";
      readonly empty: "…";
      readonly emptyText: "…";
      readonly start: "…";
      readonly another: "…";
      readonly sentOn: "{date}";
      readonly years: "{from}{to}";
      readonly yearFrom: "{from}";
      readonly yearTo: "{to}";
      readonly mileageMax: "{distance}";
      readonly budget: "{amount}";
      readonly progress: "…";
      readonly states: {
        readonly RECEIVED: "…";
        readonly SEARCHING: "…";
        readonly PROPOSALS: "…";
        readonly FOUND: "…";
        readonly CLOSED: "…";
      };
      readonly stateTexts: {
        readonly RECEIVED: "…";
        readonly SEARCHING: "…";
        readonly PROPOSALS: "…";
        readonly FOUND: "…";
        readonly CLOSED: "…";
      };
      readonly proposals: "…";
      readonly proposedOn: "{date}";
      readonly accept: "…";
      readonly acceptOf: "{name}";
      readonly refuse: "…";
      readonly refuseOf: "{name}";
      readonly reason: "…";
      readonly sendRefusal: "…";
      readonly back: "…";
      readonly accepted: "…";
      readonly refused: "…";
    };
    readonly history: {
      readonly title: "…";
      readonly text: "…";
      readonly none: "…";
      readonly more: "…";
      readonly kinds: {
        readonly SIGNED_IN: "…";
        readonly WAY_ADDED: "…";
        readonly WAY_ENDED: "…";
        readonly WAY_RENEWED: "…";
        readonly ALL_ENDED: "…";
        readonly SIGNED_OUT: "…";
        readonly BLOCKED: "…";
        readonly UNBLOCKED: "…";
        readonly COPY_SENT: "…";
        readonly PASSWORD_CHANGED: "…";
        readonly EMAIL_CONFIRMED: "…";
        readonly EMAIL_CHANGED: "…";
      };
      readonly ways: {
        readonly PASSWORD: "…";
        readonly PASSKEY: "…";
        readonly GOOGLE: "…";
        readonly FACEBOOK: "…";
        readonly SESSION: "…";
        readonly TOTP: "…";
        readonly RECOVERY_CODE: "…";
        readonly CALENDAR: "…";
        readonly API_KEY: "…";
        readonly APPLICATION: "…";
        readonly WEBHOOK: "…";
      };
      readonly withWay: "{kind}{way}";
      readonly network: "{network}";
    };
    readonly secondFactor: {
      readonly unseen: "…";
      readonly title: "…";
      readonly text: "…";
      readonly needed: "…";
      readonly open: "…";
      readonly closed: "…";
      readonly toStaff: "…";
      readonly code: "…";
      readonly codeHint: "…";
      readonly prove: "…";
      readonly wrong: "…";
      readonly passkey: "…";
      readonly begin: "…";
      readonly replace: "…";
      readonly picture: "…";
      readonly scan: "…";
      readonly byHand: "…";
      readonly firstCode: "…";
      readonly firstCodeHint: "…";
      readonly confirm: "…";
      readonly codes: "…";
      readonly codesText: "…";
      readonly copy: "…";
      readonly copied: "…";
      readonly codesLeft: "{count, plural, other {}}";
      readonly renew: "…";
      readonly remove: "…";
    };
    readonly passkeys: {
      readonly title: "…";
      readonly text: "…";
      readonly none: "…";
      readonly unsupported: "…";
      readonly add: "…";
      readonly label: "…";
      readonly hasCodes: "…";
      readonly labelHint: "…";
      readonly defaultLabel: "{date}";
      readonly confirm: "…";
      readonly cancel: "…";
      readonly save: "…";
      readonly rename: "…";
      readonly renameOf: "{name}";
      readonly remove: "…";
      readonly removeOf: "{name}";
      readonly created: "{date}";
      readonly used: "{date}";
      readonly neverUsed: "…";
      readonly refused: "…";
      readonly known: "…";
    };
  };
  readonly preparedBid: {
    readonly text: "…";
    readonly bid: "…";
    readonly maximum: "…";
    readonly fees: "…";
    readonly total: "…";
    readonly current: "…";
    readonly end: "…";
    readonly least: "{amount}";
    readonly notRaised: "{amount}";
    readonly raised: "{amount}";
    readonly card: "…";
    readonly toBid: "…";
    readonly notRunning: "…";
    readonly wrong: "…";
    readonly regime: {
      readonly BROKERAGE: "…";
      readonly PROFESSIONAL: "…";
      readonly HOUSE: "…";
      readonly PUBLIC_SALE: "{declaration}";
    };
    readonly publicSale: {
      readonly private: "…";
      readonly trade: "…";
    };
    readonly atMost: "{total}";
    readonly terms: "<link></link>";
    readonly accept: "…";
    readonly confirm: "…";
    readonly passkey: "…";
    readonly placed: "{amount}";
    readonly toCar: "…";
  };
  readonly authorize: {
    readonly asks: "{name}";
    readonly maker: "{maker}{home}";
    readonly scopes: "…";
    readonly end: "{host}";
    readonly allow: "…";
    readonly refuse: "…";
    readonly wrong: "…";
    readonly faulty: "{name}";
    readonly nothing: "{host}";
    readonly back: "{host}";
  };
  readonly saleMandate: {
    readonly title: "…";
    readonly list: "…";
    readonly toSign: "…";
    readonly number: "{number}";
    readonly text: "…";
    readonly fee: {
      readonly title: "…";
      readonly due: "…";
      readonly paid: "…";
      readonly invoice: "…";
    };
    readonly signed: "{date}";
    readonly open: "…";
    readonly refuse: "…";
    readonly reason: "…";
    readonly states: {
      readonly PROPOSED: "…";
      readonly IN_FORCE: "…";
      readonly EXPIRED: "…";
      readonly REFUSED: "…";
      readonly REPLACED: "…";
      readonly WITHDRAWN: "…";
      readonly TAKEN_BACK: "…";
    };
  };
};

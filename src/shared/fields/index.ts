/**
 * The schemas of everything that is entered and stored: cars, field by field, and forms. The web checks a form before
 * it sends it, the server checks it again by the same schema. A new field of a car is a line of `CAR` and its label.
 * This folder knows neither the user nor stored data.
 */
export {
  ADDRESS_FIELDS,
  type GivenAddress,
  KEPT_ADDRESS_FIELDS,
  type KeptAddress,
  TRADER_FIELDS,
  type Trader,
} from './address.ts';
export {
  CAMPAIGN_FIELDS,
  CAMPAIGN_SEGMENTS,
  CAMPAIGN_STATES,
  type CampaignSegment,
  type CampaignState,
  type GivenCampaign,
} from './campaign.ts';
export type { CarField, CarFieldName, CarFieldsWith, CarFieldValue, CarInput, CarValues } from './car.ts';
export { CAR, CAR_FIELDS, emptyValue, wholeCar } from './car.ts';
export { type CarFaultReason, checkCar, faultOf } from './car-check.ts';
export { CAR_CODES, type CarType, type CodeList } from './car-codes.ts';
export { CAR_ROWS } from './car-facts.ts';
export {
  comparisonOf,
  FIELD_FILTERS_MAX,
  type FieldFilter,
  isFieldFilter,
  isFiltered,
  readFieldFilters,
  writeFieldFilters,
} from './car-filter.ts';
export { houseFieldIn, missingFields } from './car-missing.ts';
export { type CarRow, carRows, codePlace, codeWords, type Say, type ToldCar } from './car-rows.ts';
export type {
  CarColour,
  CarDocument,
  CarFieldKind,
  CarGroup,
  CarObject,
  CarPhotos,
  CarText,
  CarTopic,
  CarWork,
} from './car-spec.ts';
export { CAR_GROUPS, CAR_TOPICS } from './car-spec.ts';
export { type CarWire, flatCar, nestedCar } from './car-wire.ts';
export {
  CAR_PANELS,
  CONDITION_REPORT,
  type ConditionReport,
  FILMS_MAX,
  FLAW_KINDS,
  FLAW_SIZES,
  MECHANICAL_PARTS,
  MECHANICAL_STATES,
  PAINT_FINDINGS,
  PAINTED_PANELS,
  paintFinding,
  RECORDING_BYTES_MAX,
} from './condition.ts';
export {
  APPOINTMENT_FIELDS,
  APPOINTMENT_KINDS,
  type AppointmentKind,
  COUNTER_FIELDS,
  ESTIMATE_FIELDS,
  ESTIMATE_PARTIES,
  type EstimateParty,
  LOSS_FIELDS,
} from './consignment.ts';
export {
  FACETS,
  type FacetName,
  ofEachList,
  SEARCH_LIST_NAMES,
  SEARCH_LISTS,
  type SearchList,
} from './facets.ts';
export { type Described, isOptional, namesOf, readFields, type ValuesOf } from './fields.ts';
export { HOOK_EVENTS, type HookEvent, wordOfEvent } from './hook-events.ts';
export type { HouseParticulars, Operator, PublicHouse } from './house.ts';
export { LEAD_FIELDS, LEAD_NOTE_LENGTH_MAX, LEAD_TAKEN_BY } from './lead.ts';
export {
  BANK_LINE_FIELDS,
  BANK_LINE_PURPOSES,
  BANK_LINES_MAX,
  BANK_MOVE_FIELDS,
  BANK_MOVE_KINDS,
  type BankLine,
  type BankLinePurpose,
  type BankMove,
  CAR_PAPER_FIELDS,
  CAR_PURCHASE_FIELDS,
  CAR_RETURN_FIELDS,
  type CarPurchase,
  EXPORT_PROOF_FIELDS,
  type GivenReceipt,
  type GivenWithdrawal,
  type MadePayout,
  type MadeTransfer,
  PAPER_FILES_MAX,
  PAPER_NAME_MAX,
  PAYOUT_ACCOUNT_FIELDS,
  PAYOUT_BATCH_MAX,
  PAYOUT_FIELDS,
  RECEIPT_FIELDS,
  RECEIPT_PURPOSES,
  type ReceiptPurpose,
  TRANSFER_FIELDS,
  WITHDRAWAL_FIELDS,
} from './money.ts';
export {
  isGiven,
  isOfFrance,
  isOfOneNumber,
  type Missing,
  missingIn,
  missingToHandle,
} from './particulars.ts';
export {
  EMAIL_FIELDS,
  type GivenProfile,
  KEPT_PROFILE_FIELDS,
  type KeptProfile,
  NEW_PASSWORD_FIELDS,
  PROFILE_FIELDS,
  type Profile,
  PSEUDO_FIELDS,
  REGISTRATION_FIELDS,
  type Registration,
  WRITTEN_WISH_FIELDS,
  type WrittenWish,
} from './person.ts';
export { SELLER_COMPANY_FIELDS, SELLER_PERSON_FIELDS, type SellerDetails } from './platform-seller.ts';
export { DECISION_FIELDS } from './report.ts';
export { REVIEW_FIELDS, REVIEW_NOTES } from './review.ts';
export { type GivenSale, SALE_FIELDS, SALE_LOTS_MAX } from './sale.ts';
export { MANDATE_ENDINGS, SALE_MANDATE_FIELDS, type SaleMandateInput } from './sale-mandate.ts';
export { fieldsWithContactData, type OfferProblem, offerProblems } from './selling.ts';
export {
  CAR_SCHEMES,
  countriesIn,
  hasOpeningHours,
  readSetting,
  SETTING_EFFECTS,
  SETTING_NAMES,
  SETTINGS,
  type SettingEffect,
  type SettingKind,
  type SettingName,
  type SettingValues,
  usualSetting,
} from './settings.ts';
export {
  VIGILANCE_ENTRY_FIELDS,
  VIGILANCE_ENTRY_KINDS,
  VIGILANCE_PIECE_FIELDS,
  type VigilanceAnswers,
  vigilanceFields,
} from './vigilance.ts';

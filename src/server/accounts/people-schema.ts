import { KEPT_PROFILE_FIELDS, WRITTEN_WISH_FIELDS } from '#shared/fields/index.ts';
import type { AdEnums } from '../ads/index.ts';
import {
  PERMISSIONS,
  type RequestContext,
  requireFreshPermission,
  requirePermission,
  type Viewer,
} from '../context.ts';
import { type CsvColumn, momentOf } from '../csv/index.ts';
import {
  addList,
  type Builder,
  describedFields,
  describedInputs,
  done,
  exposed,
  exposedOrNull,
  textLanguage,
  withRight,
} from '../graphql/index.ts';
import type { StaffGroup } from './groups.ts';
import type { Accounts } from './index.ts';
import { rightsVersion } from './people.ts';
import {
  PEOPLE_FILTERS,
  PERSON_CHANGE_KINDS,
  PERSON_ORDERS,
  type Person,
  type PersonChangeLine,
  type PersonLine,
  REPORT_KINDS,
} from './people-store.ts';
import type { SessionRef } from './security-schema.ts';

type Types = {
  readonly Locale: AdEnums['Locale'];
  readonly Session: SessionRef;
};

/** What staff with Users:update see and decide about people; returns the input type of written requests. */
export function peopleSchema(builder: Builder, accounts: Accounts, types: Types) {
  const StaffGroupType = groupType(builder);
  const PersonType = personType(builder, accounts, types);
  addPeople(builder, accounts, PersonType);
  addDecisions(builder, accounts, PersonType);
  addGroups(builder, accounts, StaffGroupType);
  return addWishes(builder, accounts, PersonType);
}

/** Returns the viewer if they may give permissions and have just proved who they are. */
function requireKeeper(context: RequestContext): Viewer {
  return requireFreshPermission(context, 'Users:update');
}

function groupType(builder: Builder) {
  return builder.objectRef<StaffGroup>('StaffGroup').implement({
    fields: t => ({
      ...exposed(t, { ID: ['id'], String: ['name'], Int: ['memberCount'] }),
      permissions: t.exposeStringList('permissions'),
    }),
  });
}

function personType(builder: Builder, accounts: Accounts, { Locale, Session }: Types) {
  const PersonChange = changeType(builder);
  return builder.objectRef<Person>('Person').implement({
    description: 'What staff know of an account.',
    fields: t => ({
      ...exposed(t, {
        ID: ['id'],
        String: ['email'],
        Int: ['bidCount', 'adCount', 'orderCount', 'questionCount', 'leadCount'],
        Boolean: ['isProfessional', 'isEmailConfirmed', 'isCardValid'],
        DateTime: ['createdAt'],
      }),
      ...exposedOrNull(t, { String: ['pseudo', 'blockReason'], DateTime: ['blockedAt'] }),
      ...describedFields(t, KEPT_PROFILE_FIELDS),
      language: t.expose('language', { type: Locale }),
      traderVersion: t.string({
        description: 'Of what they say of their trade; empty where they have said nothing.',
        resolve: async person => (await accounts.traderVersion(person.id)) ?? '',
      }),
      addedPermissions: t.exposeStringList('addedPermissions'),
      rightsVersion: t.string({
        description: 'Another as soon as groups or permissions of their own are others.',
        resolve: rightsVersion,
      }),
      groupIds: t.idList({ resolve: ({ groups }) => groups.map(({ id }) => id) }),
      sessions: t.field({
        type: [Session],
        description: 'The browsers in which they are signed in.',
        resolve: person => accounts.sessions(person.id, null),
      }),
      changes: t.field({
        type: [PersonChange],
        description: 'What staff did to the account, newest first.',
        resolve: person => accounts.personChanges(person.id),
      }),
    }),
  });
}

function changeType(builder: Builder) {
  const PersonChangeKind = builder.enumType('PersonChangeKind', {
    values: [...PERSON_CHANGE_KINDS, ...REPORT_KINDS],
  });
  type Side = 'before' | 'after';
  const namesIn = (side: Side) => (change: PersonChangeLine) => [
    ...(change[side].groups ?? []),
    ...(change[side].permissions ?? []),
  ];
  return builder.objectRef<PersonChangeLine>('PersonChange').implement({
    fields: t => ({
      ...exposed(t, { ID: ['id'], String: ['actorName'], DateTime: ['at'] }),
      kind: t.expose('kind', { type: PersonChangeKind }),
      before: t.stringList({ description: 'Groups and permissions.', resolve: namesIn('before') }),
      after: t.stringList({ resolve: namesIn('after') }),
      reason: t.exposeString('reason', { nullable: true }),
      reasonLanguage: textLanguage(t, ({ reason }) => reason),
    }),
  });
}

type PersonRef = ReturnType<typeof personType>;

/** The columns of the exported list of people; permissions are left out. */
const SHEET: readonly CsvColumn<PersonLine>[] = [
  ['id', person => person.id],
  ['email', person => person.email],
  ['firstName', person => person.firstName],
  ['lastName', person => person.lastName],
  ['pseudo', person => person.pseudo],
  ['phone', person => person.phone],
  ['isProfessional', person => person.isProfessional],
  ['isEmailConfirmed', person => person.isEmailConfirmed],
  ['createdAt', person => momentOf(person.createdAt)],
  ['blockedAt', person => momentOf(person.blockedAt)],
];

function addPeople(builder: Builder, accounts: Accounts, PersonType: PersonRef): void {
  const PersonLineType = builder.objectRef<PersonLine>('PersonLine').implement({
    fields: t => ({
      ...exposedOrNull(t, { String: ['pseudo'], DateTime: ['blockedAt'] }),
      id: t.exposeID('id'),
      email: t.exposeString('email'),
      ...describedFields(t, KEPT_PROFILE_FIELDS),
      isProfessional: t.exposeBoolean('isProfessional'),
      isStaff: t.exposeBoolean('isStaff'),
      isEmailConfirmed: t.exposeBoolean('isEmailConfirmed'),
      createdAt: t.expose('createdAt', { type: 'DateTime' }),
    }),
  });
  const PeopleFilter = builder.enumType('PeopleFilter', { values: PEOPLE_FILTERS });
  addList(builder, 'people', {
    permission: 'Users:update',
    description: 'Newest first; looks in names, addresses, pseudonyms and telephones.',
    type: PersonLineType,
    page: ['PersonPage', 'people'],
    sort: ['PersonSort', PERSON_ORDERS],
    args: t => ({ filter: t({ type: PeopleFilter }) }),
    rows: (asked, span) => accounts.listPeople(asked, span),
    sheet: { name: 'people', isFresh: true, columns: SHEET },
    idOf: person => person.id,
  });
  builder.queryField('person', t =>
    t.field({
      type: PersonType,
      nullable: true,
      description: 'Users:update.',
      args: { id: t.arg.id({ required: true }) },
      resolve: withRight('Users:update', ({ id }) => accounts.findPerson(id)),
    }),
  );
}

function addDecisions(builder: Builder, accounts: Accounts, PersonType: PersonRef): void {
  builder.mutationFields(t => ({
    changePermissions: t.field({
      type: PersonType,
      description:
        'Users:update. Holds from the person’s next request on, and closes their open sockets. Nobody gives what they have not, or anything to an address that is not confirmed, or takes Users:update from themselves.',
      args: {
        id: t.arg.id({ required: true }),
        groupIds: t.arg.idList({ required: true }),
        permissions: t.arg.stringList({ required: true }),
        version: t.arg.string({
          description: 'The Person.rightsVersion that was read; another is StaleVersion. None is not asked.',
        }),
      },
      resolve: (_root, { id, version = null, ...wish }, context) =>
        accounts.changePermissions(id, { ...wish, version }, requireKeeper(context)),
    }),
    blockPerson: t.field({
      type: PersonType,
      description: 'Users:update. Keeps somebody out at once; what they bid and bought stays.',
      args: { id: t.arg.id({ required: true }), reason: t.arg.string({ required: true }) },
      resolve: (_root, { id, reason }, context) => accounts.block(id, reason, requireKeeper(context)),
    }),
    unblockPerson: t.field({
      type: PersonType,
      description: 'Users:update, just signed in. Nobody who may do what one may not.',
      args: { id: t.arg.id({ required: true }) },
      resolve: (_root, { id }, context) => accounts.unblock(id, requireKeeper(context)),
    }),
    setProfessional: t.field({
      type: PersonType,
      description: 'Users:update. Whether somebody sells by trade, once staff have looked into it.',
      args: {
        id: t.arg.id({ required: true }),
        isProfessional: t.arg.boolean({ required: true }),
        seenVersion: t.arg.string({
          description: 'The Person.traderVersion that was looked into; another is StaleVersion.',
        }),
      },
      resolve: withRight('Users:update', ({ id, isProfessional, seenVersion }, actor) =>
        accounts.setProfessional(id, { isProfessional, seen: seenVersion ?? null }, actor),
      ),
    }),
    viewPerson: t.string({
      description:
        'Users:update, just signed in. The account as its person sees it, to read only; it is written down. What the browser brings with each question from then on.',
      args: { id: t.arg.id({ required: true }) },
      resolve: (_root, { id }, context) => accounts.view(id, requireKeeper(context)),
    }),
    signOutPerson: t.field({
      type: PersonType,
      description: 'Users:update. One browser of theirs, or every one.',
      args: { id: t.arg.id({ required: true }), sessionId: t.arg.id() },
      resolve: (_root, { id, sessionId }, context) =>
        accounts.signOut(id, sessionId ?? null, requirePermission(context, 'Users:update')),
    }),
    endSecondFactor: t.field({
      type: PersonType,
      description:
        'Users:update, just signed in. Staff who lost all they had set up their second factor anew; they are signed out, and their passkeys end.',
      args: { id: t.arg.id({ required: true }) },
      resolve: (_root, { id }, context) => accounts.endSecondFactor(id, requireKeeper(context)),
    }),
    resendPersonConfirmation: t.field({
      type: PersonType,
      description: 'Users:update. BadInput where the address is confirmed already.',
      args: { id: t.arg.id({ required: true }) },
      resolve: (_root, { id }, context) => accounts.resendTo(id, requirePermission(context, 'Users:update')),
    }),
  }));
}

/** What staff do at the written request of a person who cannot sign in. */
function addWishes(builder: Builder, accounts: Accounts, PersonType: PersonRef) {
  const WrittenWishInput = builder.inputType('WrittenWishInput', {
    description: 'On what day somebody wrote, and how it came and was known to be theirs.',
    fields: t => describedInputs(t, WRITTEN_WISH_FIELDS),
  });
  builder.mutationFields(t => ({
    sendPersonCopy: t.field({
      type: PersonType,
      description:
        'Users:update, just signed in. A link to the copy of their data, to their own proven address alone; nobody who may do what one may not, nor oneself.',
      args: { id: t.arg.id({ required: true }), wish: t.arg({ type: WrittenWishInput, required: true }) },
      resolve: (_root, { id, wish }, context) => accounts.sendCopy(id, wish, requireKeeper(context)),
    }),
    erasePerson: t.boolean({
      description:
        'Users:update, just signed in. For good, and refused for what their own deleteAccount is refused for; nobody who may do what one may not, nor oneself.',
      args: { id: t.arg.id({ required: true }), wish: t.arg({ type: WrittenWishInput, required: true }) },
      resolve: (_root, { id, wish }, context) => done(accounts.eraseAtWish(id, wish, requireKeeper(context))),
    }),
  }));
  return { WrittenWishInput };
}

export type WrittenWishRef = ReturnType<typeof addWishes>['WrittenWishInput'];

function addGroups(builder: Builder, accounts: Accounts, StaffGroupType: ReturnType<typeof groupType>): void {
  builder.queryFields(t => ({
    staffGroups: t.field({
      type: [StaffGroupType],
      description: 'Users:update.',
      resolve: withRight('Users:update', () => accounts.listGroups()),
    }),
    permissions: t.stringList({
      description: 'Users:update. Everything that can be given.',
      resolve: withRight('Users:update', () => [...PERMISSIONS]),
    }),
  }));
  builder.mutationFields(t => ({
    saveStaffGroup: t.field({
      type: StaffGroupType,
      description: 'Users:update. Without an id it makes one; a name stands once.',
      args: {
        id: t.arg.id(),
        name: t.arg.string({ required: true }),
        permissions: t.arg.stringList({ required: true }),
      },
      resolve: (_root, { id, name, permissions }, context) =>
        accounts.saveGroup(id ?? null, { name, permissions }, requireKeeper(context)),
    }),
    removeStaffGroup: t.boolean({
      description: 'Users:update. Its members lose what they had by it.',
      args: { id: t.arg.id({ required: true }) },
      resolve: (_root, { id }, context) => done(accounts.removeGroup(id, requireKeeper(context))),
    }),
  }));
}

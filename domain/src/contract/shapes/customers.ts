import { customerImportSchema, customerMappingSchema, proposedCustomerMappingSchema } from "../customer-import";
import { pastOrdersQuerySchema, pastOrdersSchema } from "../past-orders";
import { customerDetailSchema, customerNoteSchema, customerQuerySchema, personalDataSchema } from "../personal-data";
import { SAMPLE, shape } from "./shape";

const PLACE = { street: "12 rue des Confiseurs", postalCode: "26200", city: "Montélimar", country: "France" };
const DATA = {
	exportedAt: SAMPLE.later,
	account: {
		id: SAMPLE.customerId,
		email: SAMPLE.email,
		firstName: "Camille",
		lastName: "Martin",
		phoneNumber: "+33612345678",
		createdAt: SAMPLE.at,
		signedInAt: SAMPLE.at,
	},
	business: null,
	addresses: [{ ...PLACE, additionalInfo: "Sonner deux fois", isDefault: true }],
	orders: [
		{
			orderNumber: SAMPLE.orderNumber,
			placedAt: SAMPLE.at,
			status: "DELIVERED",
			total: 120,
			paid: 120,
			balance: 0,
			email: SAMPLE.email,
			name: "Camille Martin",
			phone: "+33612345678",
			...PLACE,
			notes: "",
			lines: [{ name: "Barbe à papa", boxes: 8, total: 110, lots: ["L2611"] }],
		},
	],
	papers: [{ number: SAMPLE.paperNumber, orderNumber: SAMPLE.orderNumber, issuedOn: "2026-11-20" }],
	quoteInquiries: [
		{ askedAt: SAMPLE.at, lines: ["Barbe à papa fraise\u00a0: 48 cartons"], message: "Pour la fête.", reason: "" },
	],
	quotes: [
		{
			number: SAMPLE.quoteNumber,
			issuedOn: "2026-11-20",
			validUntil: "2026-12-20",
			total: 144,
			buyer: "Camille Martin",
			note: "",
		},
	],
	withdrawals: [],
	claims: [
		{
			number: "REC-7K3M-9QX2",
			orderNumber: SAMPLE.orderNumber,
			submittedAt: SAMPLE.at,
			kind: "DAMAGED",
			words: ["Deux cartons sont arrivés écrasés."],
		},
	],
	reviews: [
		{
			writtenAt: SAMPLE.later,
			productName: "Barbe à papa",
			rating: 5,
			title: "",
			text: "Les enfants en redemandent.",
			state: "PUBLISHED",
		},
	],
	basket: { cart: [{ productId: SAMPLE.productId, quantity: 16 }], favourites: [SAMPLE.productId] },
	lists: [
		{
			name: "Ma saison",
			updatedAt: SAMPLE.at,
			remindOn: null,
			items: [{ name: "Barbe à papa fraise", boxes: 16 }],
		},
	],
	company: {
		id: SAMPLE.companyId,
		name: "Fêtes et fils",
		role: "BUYER" as const,
		monthlyLimit: 500,
		joinedAt: SAMPLE.at,
		approvals: [],
		sites: [],
	},
	stockAlerts: [{ productName: "Barbe à papa fraise", askedAt: SAMPLE.at, notifiedAt: null, consentVersion: 1 }],
	newsletter: { askedAt: SAMPLE.at, confirmedAt: SAMPLE.at, consentVersion: 1 },
	messages: [{ sentAt: SAMPLE.at, subject: "Une palette", message: "Livrez-vous avant Noël ?" }],
	mails: [{ askedAt: SAMPLE.at, kind: "order-received" }],
	commercialCodes: [],
	depositPermission: "BY_CODE" as const,
	note: "Rappeler le matin.",
};

export const CUSTOMER_QUERIES = {
	PastOrdersQuery: shape(pastOrdersQuerySchema, { dryRun: "true", unit: "BOX" }),
	CustomerQuery: shape(customerQuerySchema, { query: "martin", sort: "name", page: "0", size: "20" }),
};
export const CUSTOMER_BODIES = {
	CustomerNote: shape(customerNoteSchema, { note: "Rappeler le matin." }),
	CustomerMapping: shape(customerMappingSchema, {
		columns: [
			{ heading: "Email", target: "email" },
			{ heading: "Accepts Email Marketing", target: null },
		],
		invite: false,
		profile: "Ancienne boutique",
	}),
};
export const CUSTOMER_ANSWERS = {
	PastOrders: shape(pastOrdersSchema, {
		dryRun: true,
		lines: 12,
		customers: 1,
		products: 4,
		unknownEmails: ["lea@exemple.fr"],
		unknownReferences: ["ANCIEN-1"],
	}),
	PersonalData: shape(personalDataSchema, DATA),
	CustomerDetail: shape(customerDetailSchema, { ...DATA, isAdministrator: false }),
	ProposedCustomerMapping: shape(proposedCustomerMappingSchema, {
		source: "SHOPIFY",
		columns: [
			{ heading: "Email", samples: [SAMPLE.email], target: "email", isConsent: false },
			{ heading: "Accepts Email Marketing", samples: ["yes"], target: null, isConsent: true },
		],
		profile: null,
	}),
	CustomerImport: shape(customerImportSchema, {
		...{ dryRun: true, lines: 118, created: 115, addresses: 120, companies: 12 },
		...{ errors: [{ line: 7, message: "Ligne 7\u00a0: l'e-mail manque." }], errorCount: 1 },
		...{ known: [{ line: 9, message: "Ligne 9\u00a0: a@exemple.fr est déjà client." }], knownCount: 1 },
		...{ warnings: [], warningCount: 0 },
	}),
	CustomerNoteKept: shape(customerNoteSchema, { note: "Rappeler le matin." }),
};

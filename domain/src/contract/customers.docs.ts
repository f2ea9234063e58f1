import * as customerImport from "./customer-import";
import * as customers from "./customers";
import { documented } from "./documented";
import { customerDetailSchema, customerNoteSchema, personalDataSchema } from "./personal-data";
import { CAMILLE, SAMPLE, shape } from "./shape";
import { foundCustomerSchema, foundCustomersSchema } from "./staff-order";

const PLACE = { street: "12 rue des Confiseurs", postalCode: "26200", city: "Montélimar", country: "France" };
const FOUND = {
	id: SAMPLE.customerId,
	...CAMILLE,
	phone: "+33612345678",
	address: PLACE,
};
const DATA = {
	exportedAt: SAMPLE.later,
	account: {
		id: SAMPLE.customerId,
		...CAMILLE,
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
	documents: [{ number: SAMPLE.documentNumber, orderNumber: SAMPLE.orderNumber, issuedOn: "2026-11-20" }],
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

/** Customers as the staff sees them. Ours. */
export const CUSTOMERS = documented(customers, {
	bodies: {
		CustomerNote: shape(customerNoteSchema, { note: "Rappeler le matin." }),
		CustomerMapping: shape(customerImport.customerMappingSchema, {
			columns: [
				{ heading: "Email", target: "email" },
				{ heading: "Accepts Email Marketing", target: null },
			],
			invite: false,
			profile: "Ancienne boutique",
		}),
	},
	answers: {
		FoundCustomer: shape(foundCustomerSchema, FOUND),
		FoundCustomers: shape(foundCustomersSchema, {
			content: [{ ...FOUND, createdAt: SAMPLE.at, orders: 3 }],
			last: true,
		}),
		PersonalData: shape(personalDataSchema, {
			...DATA,
			avoidedAllergens: { without: ["ARACHIDES"], allowTraces: false, consentedAt: SAMPLE.at },
		}),
		CustomerDetail: shape(customerDetailSchema, { ...DATA, isAdministrator: false }),
		ProposedCustomerMapping: shape(customerImport.proposedCustomerMappingSchema, {
			source: "SHOPIFY",
			columns: [
				{ heading: "Email", samples: [SAMPLE.email], target: "email", isConsent: false },
				{ heading: "Accepts Email Marketing", samples: ["yes"], target: null, isConsent: true },
			],
			profile: null,
		}),
		CustomerNoteSaved: shape(customerNoteSchema, { note: "Rappeler le matin." }),
	},
	groups: {
		"Administration : clients": {
			searchCustomers: {
				summary: "Lister les clients, ou les chercher par nom, e-mail ou téléphone",
				query: { query: "martin", sort: "name", page: "0", size: "20" },
			},
			importCustomers: {
				summary: "Importer des clients et leurs adresses, ou l'essayer sans rien écrire",
				description:
					"Un compte sans mot de passe par e-mail nouveau ; un e-mail connu est signalé, et rien n'en change. Deux mille lignes au plus.",
				query: { dryRun: "true" },
				form: "E-mail;Prénom;Nom\ncamille.martin@exemple.fr;Camille;Martin\n",
			},
			undoCustomerImport: {
				summary: "Annuler un import de clients ou de commandes passées",
				description:
					"Retire les comptes qu'il a ouverts et que personne n'a utilisés depuis, avec leurs entreprises. Les autres restent et sont nommés. Les listes de commandes passées redeviennent ce qu'elles étaient, toutes ou aucune.",
			},
			listCustomerImports: { summary: "Lister les imports de clients et de commandes passées", query: { page: "0" } },
			proposeCustomerMapping: {
				summary: "Lire les titres d'un fichier de clients et proposer leur correspondance",
				description:
					"Exports de WooCommerce, Shopify, PrestaShop, Odoo et Sage, ou tout autre tableau. Rien n'est écrit.",
				form: "E-mail;Prénom;Nom\ncamille.martin@exemple.fr;Camille;Martin\n",
			},
			listCustomerImportMappings: { summary: "Lister les correspondances enregistrées à l'import de clients" },
			renameCustomerImportMapping: { summary: "Renommer une correspondance de l'import de clients" },
			deleteCustomerImportMapping: { summary: "Supprimer une correspondance de l'import de clients" },
			importPastOrders: {
				summary: "Importer les commandes d'une ancienne boutique comme listes à recommander",
				description:
					"Un fichier CSV ou .xlsx de Shopify, WooCommerce ou PrestaShop, une ligne par article. Chaque client qui a un compte trouve la liste «\u00a0Commandes passées\u00a0»; rien n'est une commande ni une facture de cette boutique. `dryRun=true` n'écrit rien.",
				query: { dryRun: "true", unit: "BOX" },
				form: "email;date;reference;quantite\nlea@exemple.fr;2025-03-12;BAP-FRA-40;2\n",
			},
			readCustomer: { summary: "Lire la fiche d'un client" },
			noteCustomer: { summary: "Noter quelque chose sur un client" },
			exportCustomer: {
				summary: "Exporter ce que la boutique sait d'un client",
				description: "Pour lui répondre quand il demande ses données. L'export est noté dans le journal.",
			},
			eraseCustomer: {
				summary: "Effacer un client et ses données",
				description:
					"Sans retour. Restent ce que la loi fait garder : les factures, et des commandes payées le nom et l'adresse.",
			},
		},
	},
});

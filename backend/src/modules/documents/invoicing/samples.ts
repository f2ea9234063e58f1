import { accountParts, type Departure } from "@confiserie/domain/invoicing/account-parts";
import type { BillingDocument } from "@confiserie/domain/invoicing/billing-document";
import { dueBillingDocuments, type Movement, type Reduction } from "@confiserie/domain/invoicing/due-billing-documents";
import { type OrderFacts, writeBillingDocument } from "@confiserie/domain/invoicing/write-billing-document";

const PLACE = { street: "3 rue des Halles", postalCode: "26200", city: "Montélimar", country: "FR" };

/** An order of two rates for a company, as billing documents see it, for tests and for previews. */
export const SAMPLE_FACTS: OrderFacts = {
	order: { number: "CMD-7K3M-9QX2", placedOn: "2026-11-20", purchaseOrder: "BC-2026-118", costCentre: "CC-410" },
	seller: {
		name: "Berlingot et fils",
		legalForm: "SARL au capital de 10 000 €",
		registration: "RCS Avignon 732 829 320",
		siren: "732829320",
		vatNumber: "FR44732829320",
		street: "12 rue des Berlingots",
		postalCode: "84200",
		city: "Carpentras",
		country: "FR",
		email: "bonjour@confiserie.example",
		phone: "+33123456789",
		iban: "FR1420041010050500013M02606",
		bic: "PSSTFRPPLIL",
		electronicAddress: "732829320",
	},
	buyer: {
		name: "Fêtes & Forains <Łódź> SAS",
		isProfessional: true,
		contact: "Camille Martin",
		siren: "552100554",
		vatNumber: "FR39552100554",
		...PLACE,
		electronicAddress: "552100554_COMPTA",
	},
	deliverTo: { name: "Camille Martin", ...PLACE, street: "Champ de foire" },
	dispatchedOn: null,
	payments: [{ receivedOn: "2026-11-20", means: "Carte bancaire", amountCents: 20_000 }],
	lines: [
		{
			id: "a",
			name: "Barbe à papa, fraise & vanille",
			reference: "BAP-001",
			quantity: 48,
			unitPriceCents: 1199,
			ratePercent: 20,
		},
		{
			id: "b",
			name: "Pop-corn au caramel d'Isigny, seau de 2 kg",
			reference: "POP-014",
			quantity: 7,
			unitPriceCents: 2333,
			listUnitPriceCents: 2499,
			ratePercent: 5.5,
		},
		{ id: "c", name: "Cornets gaufrés", reference: "COR-100", quantity: 13, unitPriceCents: 899, ratePercent: 5.5 },
	],
	shippingCents: 1499,
	withdrawnGoods: [],
	returned: new Map(),
	capturedCents: 20_000,
	documents: [],
};

/** The billing documents of that order after these movements, numbered by their place; on account also after these departures. */
export function sampleDocuments(
	movements: readonly Movement[],
	facts = SAMPLE_FACTS,
	hasLeft = false,
	reductions: readonly Reduction[] = [],
	departures: readonly Departure[] = [],
): BillingDocument[] {
	const totalCents = facts.lines.reduce((sum, one) => sum + one.quantity * one.unitPriceCents, facts.shippingCents);
	const capturedCents = movements.reduce(
		(sum, { kind, amountCents }) => sum + (kind === "CAPTURE" ? amountCents : 0),
		0,
	);
	const { shippingCents } = facts;
	const lines = facts.lines.map(({ id = "", quantity, unitPriceCents }) => {
		return { id, quantity, unitPriceCents, removedBoxes: 0 };
	});
	const account = departures.length > 0 && {
		account: accountParts(departures, { lines, shippingCents }, "2026-12-01"),
	};
	const documents: BillingDocument[] = [];
	for (const due of dueBillingDocuments({ totalCents, reductions, movements, hasLeft, issued: [], ...account })) {
		const issue = { number: `X-2026-${String(documents.length + 1).padStart(6, "0")}`, issuedOn: "2026-11-22" };
		documents.push(writeBillingDocument(due, { ...facts, capturedCents, documents: [...documents] }, issue));
	}
	return documents;
}

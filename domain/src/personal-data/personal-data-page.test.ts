import { expect, test } from "vitest";
import { CUSTOMERS } from "../contract/customers.docs";
import { personalDataSchema } from "../contract/personal-data";
import { personalDataPage } from "./personal-data-page";

const DATA = personalDataSchema.parse(CUSTOMERS.answers.PersonalData.example);

test("the readable form says everything that the export holds", () => {
	const company = {
		...{
			id: "comp_1",
			name: "Guinguette du port",
			role: "BUYER" as const,
			monthlyLimit: null,
			joinedAt: DATA.exportedAt,
		},
		approvals: [
			{ orderNumber: "CMD-1", requestedAt: DATA.exportedAt, decidedAt: DATA.exportedAt, reason: "Trop tôt pour Noël." },
		],
		sites: [{ name: "Entrepôt", contactName: "Camille Martin", phone: "+33612345678" }],
	};
	const page = personalDataPage({
		...DATA,
		company,
		commercialCodes: [{ issuedAt: DATA.exportedAt, revokedAt: null }],
	});
	const words = [
		DATA.account.email,
		"Camille Martin",
		"+33612345678",
		"12 rue des Confiseurs, 26200 Montélimar",
		"Barbe à papa × 8",
		"lot L2611",
		DATA.documents[0]?.number,
		DATA.quotes[0]?.number,
		"REC-7K3M-9QX2",
		"Deux cartons sont arrivés écrasés.",
		"Les enfants en redemandent.",
		"(texte 1)",
		"Livrez-vous avant Noël",
		"order-received",
		"Rappeler le matin.",
		"Émis le",
		...["Guinguette du port", "Site Entrepôt : Camille Martin, +33612345678", "Trop tôt pour Noël."],
		...[`${DATA.lists[0]?.name} : Barbe à papa fraise × 16`, DATA.stockAlerts[0]?.productName],
	];
	for (const word of words) expect(page).toContain(word);
	expect(page.match(/<p>Rien\.<\/p>/g)).toHaveLength(2);
});

test("what people wrote is text in it, never markup", () => {
	const page = personalDataPage({ ...DATA, note: `<script>alert("1")</script>` });
	expect(page).not.toContain("<script");
	expect(page).toContain("&#60;script&#62;");
});

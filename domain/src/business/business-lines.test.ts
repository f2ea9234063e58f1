import { expect, it } from "vitest";
import { businessLines } from "./business-lines";

const COMPANY = {
	company: "Fêtes et fils",
	registration: "",
	vatNumber: "",
	purchaseOrder: "",
	costCentre: "",
	billingAddress: null,
};

it("says of a company what it has", () => {
	expect(businessLines(COMPANY)).toEqual(["Fêtes et fils"]);
	const billingAddress = { street: "4 quai du Port", postalCode: "69002", city: "Lyon", country: "France" };
	expect(
		businessLines({
			...COMPANY,
			registration: "73282932000074",
			vatNumber: "FR44732829320",
			purchaseOrder: "PO-118",
			costCentre: "CC-410",
			billingAddress,
		}),
	).toEqual([
		"Fêtes et fils",
		"SIRET 73282932000074",
		"TVA FR44732829320",
		"Référence de commande\u00a0: PO-118",
		"Centre de coûts\u00a0: CC-410",
		"Facturation\u00a0: 4 quai du Port, 69002 Lyon, France",
	]);
});

import { describe, expect, it } from "vitest";
import { customerMappingSchema } from "./customer-import";
import { importMappingSchema, type Mapping } from "./import-mapping";

const ANSWERS = {
	unit: "BOX",
	prices: "INCLUDED",
	weightUnit: "KG",
	piecesPerBox: 1,
	vatRate: 20,
	category: null,
};
const KINDS = {
	products: (fields: Partial<Mapping>) => importMappingSchema.safeParse({ ...ANSWERS, ...fields }),
	customers: (fields: Partial<Mapping>) => customerMappingSchema.safeParse(fields),
};

describe("a mapping", () => {
	it.each([
		["products", "reference,nom", "", []],
		["products", "reference,option,option,,", "", []],
		["products", "nom,", "", ["columns: Choisissez la colonne de la référence."]],
		["products", "reference,nom,nom", "", ["columns.2.target: «\u00a0Nom\u00a0» est déjà la colonne «\u00a0B\u00a0»."]],
		["products", "reference,email", "", ["columns.1.target: Cette colonne n'existe pas."]],
		["customers", "email,city,,", "", []],
		["customers", "city", "", ["columns: Choisissez la colonne de l'e-mail."]],
		["customers", "email,phone,phone", "", []],
		["customers", "email,reference", "", ["columns.1.target: Cette colonne n'existe pas."]],
		["products", "reference", " ", ["profile: Un nom est attendu."]],
		["customers", "email", "x".repeat(81), ["profile: 80 caractères au plus."]],
	] as const)("of %s with the columns %s, named «%s»: %j", (kind, targets, profile, faults) => {
		const columns = targets.split(",").map((one, at) => ({ heading: "ABCDE"[at] ?? "", target: one || null }));
		const { error } = KINDS[kind]({ columns, ...(profile ? { profile } : {}) });
		expect((error?.issues ?? []).map(({ path, message }) => `${path.join(".")}: ${message}`)).toEqual(faults);
	});

	it.each([
		["products", "reference"],
		["customers", "email"],
	] as const)("of %s is saved under no name by default", (kind, target) => {
		expect(KINDS[kind]({ columns: [{ heading: "A", target }] }).data?.profile).toBeNull();
	});
});

import { expect, test } from "vitest";
import { isSiren } from "../business/siren";
import { DEMO_ACCOUNT, DEMO_COMPANY, demoCompanyData, isDemoCompany, missingCompanyData } from "./company-data";
import { DEFAULT_SETTINGS, SETTING_SCHEMAS } from "./shop-settings";

const blank = DEFAULT_SETTINGS.shop;
const demo = { ...blank, ...DEMO_COMPANY, ...DEMO_ACCOUNT };

test("a new shop lacks everything the law requires, the demo shop nothing", () => {
	expect(missingCompanyData(blank)).toHaveLength(Object.keys(DEMO_COMPANY).length);
	expect(missingCompanyData(demo)).toEqual([]);
	expect(missingCompanyData({ ...demo, mediator: "" })).toEqual(["médiateur de la consommation"]);
});

test("the demo company's data are recognised", () => {
	expect(isDemoCompany(blank)).toBe(false);
	expect(isDemoCompany(demo)).toBe(true);
	expect(demoCompanyData(blank)).toEqual(["téléphone", "e-mail", "adresse"]);
	expect(demoCompanyData({ ...demo, legalName: "Sucre & Cie", host: "Le nôtre" })).not.toContain("dénomination");
	expect(demoCompanyData(demo)).toEqual(expect.arrayContaining(["dénomination", "IBAN"]));
});

test("the demo company's data are valid settings with consistent numbers", () => {
	expect(SETTING_SCHEMAS.shop.parse(demo)).toEqual(demo);
	const siren = DEMO_COMPANY.registration.replace(/\D/g, "");
	expect(isSiren(siren)).toBe(true);
	expect(DEMO_COMPANY.vatNumber.slice(4)).toBe(siren);
});

import { STATEMENTS } from "@confiserie/domain/contract/statements.docs";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { fakeApi } from "@/lib/testing/fake-api";
import { renderInOffice } from "@/lib/testing/office";
import { CompanyStatement } from ".";

vi.mock("next/navigation", async () => (await import("@/lib/testing/navigation")).navigationMock);

const statement = STATEMENTS.answers.Statement.example;
const show = (changes: object) => {
	fakeApi({ "GET /admin/companies/comp_1/statement": { body: { ...statement, ...changes } } });
	renderInOffice(<CompanyStatement companyId="comp_1" />);
};

it("says what is owed, how late, how often it was reminded of, and where to transfer to", async () => {
	show({});
	const section = await screen.findByRole("region", { name: "Relevé de compte" });
	expect(section.textContent).toMatch(/Au 7 janvier 2027\s: 1\s203,80\s€ à régler, dont 303,80\s€ en retard/);
	expect(section.textContent).toMatch(/à régler le 31 décembre 2026 · 1 rappel/);
	expect(section.textContent).toContain("7 jours de retard");
	expect(section.textContent).toMatch(/IBAN FR14\s2004/);
	expect(screen.getByRole("link", { name: "Commande CMD-2B4D-6F8H" }).getAttribute("href")).toBe(
		"/admin/orders/CMD-2B4D-6F8H",
	);
	expect(screen.queryByText("Paiement à 30 jours suspendu")).toBeNull();
});

it("says that nothing more is sold on account while an invoice is too late", async () => {
	show({ isBlocked: true });
	expect(await screen.findByText("Paiement à 30 jours suspendu")).toBeDefined();
});

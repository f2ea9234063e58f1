import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { storeToken } from "@/lib/session";
import { type FakeRoute, fakeApi } from "@/lib/testing/fake-api";
import { camille } from "@/lib/testing/fixtures";
import { visit } from "@/lib/testing/navigation";
import { renderInShop } from "@/lib/testing/shop";
import { SettingsPage } from ".";

vi.mock("next/navigation", async () => (await import("@/lib/testing/navigation")).navigationMock);

const SECURITY = { hasPassword: true, hasGoogle: false, otherSessions: 0, pendingEmail: null };
const BUSINESS = {
	company: "Fêtes et fils",
	registration: "732829320",
	vatNumber: "FR44732829320",
	billingAddress: { street: "4 quai du Port", city: "Lyon", postalCode: "69002", country: "France" },
};

beforeEach(() => sessionStorage.clear());

async function open(business: typeof BUSINESS | null, routes: Record<string, FakeRoute> = {}) {
	visit("/account/profile");
	storeToken(camille.token);
	const calls = fakeApi({
		"GET /auth/me": { body: camille },
		"GET /auth/security": { body: SECURITY },
		"GET /auth/business": { body: { business } },
		...routes,
	});
	renderInShop(<SettingsPage part="profile" />);
	const card = within(await screen.findByRole("form", { name: "Entreprise" }, { timeout: 4000 }));
	return { card, sent: () => calls.filter(({ route }) => !route.startsWith("GET ")) };
}
const save = (card: Awaited<ReturnType<typeof open>>["card"]) =>
	userEvent.click(card.getByRole("button", { name: "Enregistrer mon entreprise" }));

it("saves a company with its numbers and its invoice address", async () => {
	const { card, sent } = await open(null, { "PUT /auth/business": { body: { business: BUSINESS } } });
	await userEvent.type(card.getByLabelText(/Raison sociale/), "Fêtes et fils");
	await userEvent.type(card.getByLabelText(/SIREN ou SIRET/), "732829320");
	await userEvent.type(card.getByLabelText(/Numéro et rue/), "4 quai du Port");
	await userEvent.type(card.getByLabelText(/Code postal/), "69002");
	await userEvent.type(card.getByLabelText(/Ville/), "Lyon");
	await save(card);
	expect(await card.findByText(/Votre entreprise est enregistrée/)).toBeDefined();
	expect(sent()).toMatchObject([
		{ route: "PUT /auth/business", body: { company: "Fêtes et fils", registration: "732829320", vatNumber: "" } },
	]);
});

it("questions a postal code of no department", async () => {
	const { card } = await open(BUSINESS);
	await userEvent.clear(card.getByLabelText(/Code postal/));
	await userEvent.type(card.getByLabelText(/Code postal/), "96000");
	expect(card.getByText(/Aucun département n'a le code postal 96000/)).toBeDefined();
});

it("says what is wrong with a number, and sends nothing", async () => {
	const { card, sent } = await open(BUSINESS);
	await userEvent.clear(card.getByLabelText(/SIREN ou SIRET/));
	await userEvent.type(card.getByLabelText(/SIREN ou SIRET/), "732829321");
	await save(card);
	expect(await card.findByText("Numéro SIREN (9 chiffres) ou SIRET (14 chiffres) invalide.")).toBeDefined();
	expect(sent()).toEqual([]);
});

it("emptied, the account is a person's again", async () => {
	const { card, sent } = await open(
		{ ...BUSINESS, registration: "", vatNumber: "" },
		{ "DELETE /auth/business": { body: undefined } },
	);
	for (const label of [/Raison sociale/, /Numéro et rue/, /Code postal/, /Ville/])
		await userEvent.clear(card.getByLabelText(label));
	await save(card);
	expect(await card.findByText("Vos prochaines commandes seront à votre nom.")).toBeDefined();
	expect(sent()).toMatchObject([{ route: "DELETE /auth/business" }]);
});

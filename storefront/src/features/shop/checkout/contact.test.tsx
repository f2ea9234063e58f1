import type { Address } from "@confiserie/domain/contract/addresses";
import type { PaymentIntentRequest } from "@confiserie/domain/contract/payment";
import { COUNTRY_CODES } from "@confiserie/domain/delivery/delivery-area";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { type FakeRoute, failure, fakeApi } from "@/lib/testing/fake-api";
import { brussels, camille, grasse } from "@/lib/testing/fixtures";
import { renderInShop } from "@/lib/testing/shop";
import { expectFocus } from "@/test/focus";
import { CheckoutPage } from ".";
import { boxLine, INTENT, next, quoteOf, sent, startCheckout } from "./test-checkout";

vi.mock("next/navigation", async () => (await import("@/lib/testing/navigation")).navigationMock);

function open(context: Address[], cities: string[] = [], routes: Record<string, FakeRoute | "network"> = {}) {
	const calls = fakeApi({
		"GET /auth/me": { body: camille },
		"GET /auth/business": { body: { business: null } },
		"GET /addresses": { body: context },
		"GET /cities": { body: { postalCode: "06130", cities } },
		"POST /payments/calculate-shipping": { body: quoteOf(50) },
		"POST /payments/create-intent": { body: { ...INTENT, paymentAmount: 5000 } },
		"POST /addresses": ({ body }) => ({ status: 201, body: { ...(body as object), id: "a9" } }),
		"PUT /auth/phone": ({ body }) => ({ body: { ...camille, ...(body as object) } }),
		...routes,
	});
	renderInShop(<CheckoutPage deliveryCountries={COUNTRY_CODES} />);
	return calls;
}
const value = (label: string | RegExp) => (screen.getByLabelText(label) as HTMLInputElement).value;
const savedAddressChosen = async () => {
	const saved = await screen.findByRole("radio", { name: /3 place aux Aires/ });
	await waitFor(() => expect(saved).toHaveProperty("checked", true));
};
const reachPayment = async () => {
	await userEvent.click(next());
	await screen.findByRole("heading", { name: "Paiement" });
};
const ordered = (calls: ReturnType<typeof fakeApi>) =>
	sent(calls, "POST /payments/create-intent").map(({ body }) => (body as PaymentIntentRequest).orderData)[0];

beforeEach(() => startCheckout([boxLine(10, 5)]));

describe("saved address and phone are offered and updated", () => {
	it("the default address is filled in, its complement in the delivery notes; another one is a press away", async () => {
		const calls = open([grasse, brussels]);
		await savedAddressChosen();
		// A saved address folds its fields up.
		await waitFor(() => expect(screen.queryByLabelText("Ville")).toBeNull());
		expect(value(/Instructions de livraison/)).toBe("Quai B");
		await userEvent.click(screen.getByRole("button", { name: "Modifier l'adresse" }));
		expect([value("Numéro et rue"), value("Code postal"), value("Ville")]).toEqual([
			"3 place aux Aires",
			"06130",
			"Grasse",
		]);
		expect(document.activeElement).toBe(screen.getByLabelText("Numéro et rue"));
		await userEvent.click(screen.getByRole("radio", { name: /1 rue Neuve/ }));
		expect(screen.queryByLabelText("Numéro et rue")).toBeNull();
		expect(value(/Instructions de livraison/)).toBe("");
		await reachPayment();
		expect(ordered(calls)?.address).toEqual({
			street: "1 rue Neuve",
			city: "Bruxelles",
			postalCode: "1000",
			country: "Belgique",
		});
		expect(sent(calls, "POST /addresses")).toEqual([]);
	});

	it("'Une autre adresse' empties the fields and leads to the first; own delivery notes stay", async () => {
		open([grasse]);
		await savedAddressChosen();
		await userEvent.clear(screen.getByLabelText(/Instructions/));
		await userEvent.type(screen.getByLabelText(/Instructions/), "Sonner deux fois");
		await userEvent.click(screen.getByRole("radio", { name: /Une autre adresse/ }));
		expect([value("Numéro et rue"), value("Ville")]).toEqual(["", ""]);
		expect(value(/Instructions/)).toBe("Sonner deux fois");
		await expectFocus(() => screen.getByLabelText("Numéro et rue"));
	});

	it("a first address is saved in the account once the order is under way", async () => {
		const calls = open([], ["Grasse"]);
		await userEvent.type(await screen.findByLabelText("Numéro et rue"), "3 place aux Aires");
		await userEvent.type(screen.getByLabelText("Code postal"), "06130");
		await waitFor(() => expect(value("Ville")).toBe("Grasse"));
		expect(screen.getByRole("checkbox", { name: /Enregistrer cette adresse/ })).toHaveProperty("checked", true);
		expect(sent(calls, "POST /addresses")).toEqual([]);
		await reachPayment();
		await waitFor(() => expect(sent(calls, "POST /addresses")).toHaveLength(1));
		expect(sent(calls, "POST /addresses")[0]?.body).toMatchObject({ street: "3 place aux Aires", city: "Grasse" });
	});

	it("a new phone number updates the account's only when asked", async () => {
		const calls = open([grasse]);
		const phone = await screen.findByLabelText("Téléphone");
		await savedAddressChosen();
		expect(screen.queryByRole("checkbox", { name: /Mettre à jour|Enregistrer/ })).toBeNull();
		await userEvent.clear(phone);
		await userEvent.type(phone, "0698765432");
		await userEvent.click(screen.getByRole("checkbox", { name: "Mettre à jour le téléphone de mon compte" }));
		await reachPayment();
		await waitFor(() => expect(sent(calls, "PUT /auth/phone")[0]?.body).toEqual({ phoneNumber: "+33698765432" }));
		expect(ordered(calls)?.phone).toBe("+33698765432");
	});

	it("a failed save is reported beside the payment, which goes on", async () => {
		open([], [], { "POST /addresses": failure(500, "INTERNAL", "x") });
		await userEvent.type(await screen.findByLabelText("Numéro et rue"), "3 place aux Aires");
		await userEvent.type(screen.getByLabelText("Code postal"), "06130");
		await userEvent.type(screen.getByLabelText("Ville"), "Grasse");
		await reachPayment();
		expect(await screen.findByText("L'adresse n'a pas pu être enregistrée dans votre carnet.")).toBeDefined();
	});

	it("an address book out of reach leaves the form as usable as without one", async () => {
		const calls = open([], [], { "GET /addresses": "network", "GET /cities": "network" });
		await userEvent.type(await screen.findByLabelText("Numéro et rue"), "3 place aux Aires");
		await userEvent.type(screen.getByLabelText("Code postal"), "06130");
		await userEvent.type(screen.getByLabelText("Ville"), "Grasse");
		await reachPayment();
		expect(sent(calls, "POST /addresses")).toEqual([]);
	});
});

describe("the communes of the postal code", () => {
	const CITIES = ["Bévy", "Brochon", "Chevannes"];

	it("several: offered, narrowed while typing, taken over with the focus on the field", async () => {
		open([], CITIES);
		await userEvent.type(await screen.findByLabelText("Code postal"), "21220");
		const list = () => within(screen.getByRole("list", { name: "Communes de ce code postal" }));
		await screen.findByRole("list", { name: "Communes de ce code postal" });
		expect(list().getAllByRole("button")).toHaveLength(3);
		await userEvent.type(screen.getByLabelText("Ville"), "b");
		expect(list().getAllByRole("button")).toHaveLength(2);
		await userEvent.click(list().getByRole("button", { name: "Brochon" }));
		expect(value("Ville")).toBe("Brochon");
		await expectFocus(() => screen.getByLabelText("Ville"));
		expect(screen.queryByRole("list", { name: "Communes de ce code postal" })).toBeNull();
	});

	it("a city that is none of them is doubted, not refused", async () => {
		const calls = open([], ["Grasse"]);
		await userEvent.type(await screen.findByLabelText("Numéro et rue"), "3 place aux Aires");
		await userEvent.type(screen.getByLabelText("Ville"), "Cannes");
		await userEvent.type(screen.getByLabelText("Code postal"), "06130");
		expect(await screen.findByText("Le code postal 06130 correspond à Grasse. Vérifiez la ville.")).toBeDefined();
		await reachPayment();
		expect(ordered(calls)?.address.city).toBe("Cannes");
	});

	it("a code that no address of the country can have is refused at its field before anything is sent", async () => {
		const calls = open([]);
		await userEvent.type(await screen.findByLabelText("Numéro et rue"), "3 place aux Aires");
		await userEvent.type(screen.getByLabelText("Ville"), "Grasse");
		await userEvent.type(screen.getByLabelText("Code postal"), "613");
		await userEvent.click(next());
		expect(await screen.findByText("Vérifiez les champs signalés")).toBeDefined();
		expect(screen.getByLabelText("Code postal").getAttribute("aria-invalid")).toBe("true");
		await userEvent.selectOptions(screen.getByLabelText("Pays"), "Belgique");
		await userEvent.type(screen.getByLabelText("Code postal"), "0");
		await waitFor(() => expect(screen.getByLabelText("Code postal").hasAttribute("aria-invalid")).toBe(false));
		expect(sent(calls, "POST /payments/create-intent")).toEqual([]);
	});

	it("'Numéro de téléphone invalide' for an impossible number", async () => {
		open([grasse]);
		const phone = await screen.findByLabelText("Téléphone");
		await savedAddressChosen();
		await userEvent.clear(phone);
		await userEvent.click(next());
		expect(await screen.findAllByText("Saisissez votre numéro de téléphone.")).not.toEqual([]);
		await userEvent.type(phone, "123");
		await userEvent.click(next());
		expect(await screen.findAllByText("Numéro de téléphone invalide")).not.toEqual([]);
	});
});

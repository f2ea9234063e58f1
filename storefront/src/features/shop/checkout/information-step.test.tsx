import type { PaymentIntentRequest } from "@confiserie/domain/contract/payment";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { failure } from "@/lib/testing/fake-api";
import { brussels, camille, cottonCandy } from "@/lib/testing/fixtures";
import { router } from "@/lib/testing/navigation";
import { renderInShop } from "@/lib/testing/shop";
import { expectFocus } from "@/test/focus";
import { CheckoutPage } from ".";
import {
	boxLine,
	fillAddress,
	INTENT,
	LINE,
	next,
	quoteOf,
	reachPayment,
	sent,
	shop,
	startCheckout,
	streets,
} from "./test-checkout";

vi.mock("next/navigation", async () => (await import("@/lib/testing/navigation")).navigationMock);

beforeEach(() => startCheckout([LINE]));

describe("step 1 Informations", () => {
	it("an empty cart redirects to /products", async () => {
		localStorage.setItem("cart", "[]");
		shop();
		renderInShop(<CheckoutPage />);
		await waitFor(() => expect(router.replace).toHaveBeenCalledWith("/products"));
	});

	it("has two steps and the breadcrumb Accueil, Produits, Commande", async () => {
		shop();
		renderInShop(<CheckoutPage />);
		const crumbs = await screen.findByRole("navigation", { name: "Fil d'Ariane" });
		expect(
			within(crumbs)
				.getAllByRole("listitem")
				.map(({ textContent }) => textContent?.trim()),
		).toEqual([
			expect.stringContaining("Accueil"),
			expect.stringContaining("Produits"),
			expect.stringContaining("Commande"),
		]);
		expect(screen.getByText("Informations").closest("li")?.getAttribute("aria-current")).toBe("step");
		expect(screen.getByText("Paiement").closest("li")?.getAttribute("aria-current")).toBeNull();
	});

	it("is prefilled from the profile, country defaulting to France", async () => {
		shop();
		renderInShop(<CheckoutPage />);
		expect(await screen.findByLabelText("Email")).toHaveProperty("value", "client@demo.fr");
		expect(screen.getByLabelText("Téléphone")).toHaveProperty("value", "6 12 34 56 78");
		expect(screen.getByLabelText("Pays")).toHaveProperty("value", "France");
	});

	it("'Veuillez remplir tous les champs obligatoires', each entry leading to its field, nothing cleared", async () => {
		const calls = shop();
		renderInShop(<CheckoutPage />);
		await screen.findByLabelText("Email");
		await userEvent.click(next());
		const summary = await screen.findByRole("alert");
		expect(within(summary).getByText("Veuillez remplir tous les champs obligatoires")).toBeDefined();
		await expectFocus(() => summary);
		await userEvent.click(within(summary).getByRole("link", { name: "Saisissez la ville." }));
		await expectFocus(() => screen.getByLabelText("Ville"));
		expect(screen.getByLabelText("Prénom")).toHaveProperty("value", "Camille");
		expect(sent(calls, "POST /payments/create-intent")).toEqual([]);
	});

	it("a saved address where nothing is delivered is filled in with its own country, and says so", async () => {
		shop({ "GET /addresses": { body: [brussels] } });
		renderInShop(<CheckoutPage />);
		await waitFor(() => expect(screen.getByLabelText("Ville")).toHaveProperty("value", "Bruxelles"));
		expect(screen.getByLabelText("Pays")).toHaveProperty("value", "Belgique");
		await waitFor(() =>
			expect(screen.getByRole("radio", { name: /1 rue Neuve.*\(sans livraison\)/ })).toHaveProperty("checked", true),
		);
	});

	it("a line that is sold out is marked and counts in no total, as in the cart", async () => {
		const other = { ...boxLine(3, 36), product: { ...boxLine(3, 36).product, id: "prod_2" } };
		startCheckout([LINE, other]);
		const calls = shop({
			"GET /products/prod_1": { body: { ...cottonCandy, stock: 0 } },
			"GET /products/prod_2": { body: { ...cottonCandy, id: "prod_2" } },
			"POST /payments/calculate-shipping": ({ body }) => ({
				body: quoteOf((body as { items: object[] }).items.length === 1 ? 108 : 637.92),
			}),
		});
		renderInShop(<CheckoutPage />);
		const summary = within(await screen.findByRole("region", { name: "Récapitulatif" }));
		const mark = await summary.findByText("Indisponible");
		expect(mark.closest("li")?.querySelector("s")?.textContent).toContain("529,92");
		expect(summary.getByText(/^1 article indisponible n'est pas compté/)).toBeDefined();
		await waitFor(() => expect(summary.getByText("Total").nextSibling?.textContent).toMatch(/^108,00/));
		await waitFor(() =>
			expect(sent(calls, "POST /payments/calculate-shipping").at(-1)?.body).toMatchObject({
				items: [{ productId: "prod_2" }],
			}),
		);
	});

	it("prices that changed since are taken over and named: the order never has two", async () => {
		startCheckout([boxLine(3, 42)]);
		shop({ "POST /payments/calculate-shipping": { body: quoteOf(108) } });
		renderInShop(<CheckoutPage />);
		const notice = await screen.findByText("Des prix ont changé depuis l'ajout au panier");
		expect(notice.parentElement?.textContent).toMatch(/fraise des bois.*42,00.*36,00/);
		const summary = within(screen.getByRole("region", { name: "Récapitulatif" }));
		for (const term of ["Sous-total", "Total"])
			expect(summary.getByText(term).nextSibling?.textContent).toMatch(/^108,00/);
	});

	it("moves to step 2 once the payment intent has been created: boxes and cents, one checkout, one key", async () => {
		const calls = shop();
		renderInShop(<CheckoutPage />);
		await reachPayment();
		const [call] = sent(calls, "POST /payments/create-intent");
		const body = call?.body as PaymentIntentRequest;
		expect(body).toMatchObject({
			amount: 52992,
			currency: "eur",
			paymentType: "full",
			customerEmail: "client@demo.fr",
			orderData: {
				address: { street: "3 place aux Aires", city: "Grasse", postalCode: "06130", country: "France" },
				items: [{ productId: "prod_1", quantity: 16, unitPrice: 3312, totalPrice: 52992 }],
				total: 52992,
				remainingAmount: 0,
			},
		});
		expect(body.checkoutId).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
		expect(call?.headers["idempotency-key"]).toBeTruthy();
		await expectFocus(() => screen.getByRole("heading", { name: "Paiement" }));
	});

	it("what is corrected while the payment is prepared is ordered before step 2 shows it", async () => {
		let respond: (response: { body: object }) => void = () => {};
		const response = new Promise<{ body: object }>((resolve) => {
			respond = resolve;
		});
		const calls = shop({ "POST /payments/create-intent": () => response });
		renderInShop(<CheckoutPage />);
		const user = await fillAddress();
		await user.click(next());
		await waitFor(() => expect(streets(calls)).toHaveLength(1));
		await user.type(screen.getByLabelText("Numéro et rue"), " bis");
		respond({ body: INTENT });
		expect((await screen.findByRole("region", { name: "Livraison" })).textContent).toContain("3 place aux Aires bis");
		expect(streets(calls)).toEqual(["3 place aux Aires", "3 place aux Aires bis"]);
	});

	it("restores the input after a reload", async () => {
		shop();
		const { unmount } = renderInShop(<CheckoutPage />);
		await fillAddress();
		unmount();
		renderInShop(<CheckoutPage />);
		expect(await screen.findByLabelText("Ville")).toHaveProperty("value", "Grasse");
	});

	it("never shows one person's address to another", async () => {
		shop();
		const { unmount } = renderInShop(<CheckoutPage />);
		await fillAddress();
		unmount();
		shop({ "GET /auth/me": { body: { ...camille, id: "cus_2", firstName: "Noé" } } });
		renderInShop(<CheckoutPage />);
		expect(await screen.findByLabelText("Prénom")).toHaveProperty("value", "Noé");
		expect(screen.getByLabelText("Ville")).toHaveProperty("value", "");
	});

	it.each([
		[failure(400, "VALIDATION", "x"), "Données de paiement invalides. Veuillez vérifier vos informations."],
		[failure(503, "PAYMENT_UNAVAILABLE", "x"), "Service de paiement temporairement indisponible. Veuillez réessayer."],
		[failure(500, "INTERNAL", "x"), "Erreur lors de la création du paiement. Veuillez réessayer."],
		["network" as const, "Erreur lors de la création du paiement. Veuillez réessayer."],
		[failure(429, "RATE_LIMITED", "Trop de tentatives."), "Trop de tentatives."],
	])("a failed intent says so and loses nothing (%#)", async (answer, message) => {
		shop({ "POST /payments/create-intent": answer });
		renderInShop(<CheckoutPage />);
		const user = await fillAddress();
		await user.click(next());
		expect(within(await screen.findByRole("alert")).getByText(message)).toBeDefined();
		expect(screen.getByLabelText("Ville")).toHaveProperty("value", "Grasse");
		expect(next().getAttribute("aria-disabled")).toBeNull();
	});

	it("a lost response is asked for again under the same key, a changed form under a new one", async () => {
		const calls = shop({ "POST /payments/create-intent": "network" });
		renderInShop(<CheckoutPage />);
		const user = await fillAddress();
		for (const note of ["", "", "Quai 2"]) {
			if (note) await user.type(screen.getByLabelText(/Instructions/), note);
			await user.click(next());
			await screen.findByRole("alert");
		}
		const attempts = sent(calls, "POST /payments/create-intent");
		const [first, second, third] = attempts.map((call) => call.headers["idempotency-key"]);
		expect(second).toBe(first);
		expect(third).not.toBe(first);
		expect(new Set(attempts.map((call) => (call.body as PaymentIntentRequest).checkoutId)).size).toBe(1);
	});

	it("puts the server's complaints at their fields", async () => {
		shop({
			"POST /payments/create-intent": failure(400, "VALIDATION", "x", {
				errors: [{ field: "orderData.address.postalCode", message: "16 caractères au plus." }],
			}),
		});
		renderInShop(<CheckoutPage />);
		const user = await fillAddress();
		await user.click(next());
		await waitFor(() => expect(screen.getByLabelText("Code postal").getAttribute("aria-invalid")).toBe("true"));
	});

	it("names a cart line without product id and orders the rest once it is dropped", async () => {
		vi.spyOn(console, "error").mockImplementation(() => {});
		localStorage.setItem("cart", JSON.stringify([{ product: { title: "?" }, quantity: 1 }, LINE]));
		shop();
		renderInShop(<CheckoutPage />);
		expect(await screen.findByText("Produit sans ID dans le panier")).toBeDefined();
		expect(next()).toHaveProperty("disabled", true);
		await userEvent.click(screen.getByRole("button", { name: "Garder le reste" }));
		expect(next()).toHaveProperty("disabled", false);
	});
});

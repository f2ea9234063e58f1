import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { storeToken } from "@/lib/session";
import { type FakeRoute, failure, fakeApi } from "@/lib/testing/fake-api";
import { camille } from "@/lib/testing/fixtures";
import { router } from "@/lib/testing/navigation";
import { renderInOffice } from "@/lib/testing/office";
import { aProduct } from "@/test/product";
import { NewPromotionPage, PromotionPage, PromotionsPage } from ".";

vi.mock("next/navigation", async () => (await import("@/lib/testing/navigation")).navigationMock);

const promotion = {
	...{ id: "promo_1", name: "Bienvenue", code: "BIENVENUE", isAutomatic: false, isCombinable: false },
	benefit: { kind: "percentage", percent: 10 },
	target: { productIds: [], categoryIds: [], tagIds: [], tier: null },
	audience: { isFirstOrder: true, groupIds: [] },
	...{ minimumBoxes: null, minimumCents: 5000, limit: 50, limitPerCustomer: null },
	...{ startsAt: "2026-11-28T23:00:00.000Z", endsAt: null, state: "ACTIVE", version: "v1" },
	...{ uses: 3, orders: 2, revenueCents: 25_920, costCents: 2880 },
};
const open = (page: React.ReactElement, routes: Record<string, FakeRoute> = {}) => {
	const calls = fakeApi({
		"GET /auth/me": { body: { ...camille, role: "ADMIN", staffRole: "owner" } },
		"GET /admin/promotions": { body: { content: [promotion], totalElements: 1, last: true } },
		"GET /admin/promotions/promo_1": { body: promotion },
		"GET /admin/promotions/choices": { body: { categories: [{ id: "c1", name: "Bonbons" }], tags: [], groups: [] } },
		...routes,
	});
	renderInOffice(page);
	return calls;
};
beforeEach(() => storeToken(camille.token));

describe("/admin/promotions", () => {
	it("lists promotions with what they brought", async () => {
		open(<PromotionsPage />);
		const name = await screen.findByRole("link", { name: "Bienvenue" });
		expect(name.closest("tr, li")?.textContent).toMatch(/BIENVENUE.*−10\s%.*En cours.*259,20\s€.*28,80\s€/);
	});

	it("creates one for a category, from a time of Paris on", async () => {
		const calls = open(<NewPromotionPage />, { "POST /admin/promotions": { status: 201, body: promotion } });
		const user = userEvent.setup();
		await user.type(await screen.findByLabelText("Nom"), "Noël");
		await user.type(screen.getByLabelText(/^Code/), "noel26");
		await user.selectOptions(screen.getByLabelText("Avantage"), "order");
		await user.type(screen.getByLabelText("Montant TTC, en euros"), "12,50");
		await user.click(await screen.findByLabelText("Bonbons"));
		const start = screen.getByLabelText(/^Début/);
		await user.type(start, "2026-11-29T00:00");
		await user.click(screen.getByRole("button", { name: "Créer la promotion" }));
		await waitFor(() => expect(router.push).toHaveBeenCalledWith("/admin/promotions/promo_1"));
		expect(calls.find(({ route }) => route === "POST /admin/promotions")?.body).toMatchObject({
			name: "Noël",
			code: "noel26",
			benefit: { kind: "amount", cents: 1250, per: "order" },
			target: { categoryIds: ["c1"] },
			startsAt: "2026-11-28T23:00:00.000Z",
		});
	});

	it("begins the clearance of a product, named once it is known", async () => {
		const calls = open(<NewPromotionPage product="prod_1" />, {
			"GET /products/prod_1": { body: aProduct({ id: "prod_1", name: "Nougat" }) },
			"POST /admin/promotions": { status: 201, body: promotion },
		});
		await userEvent.click(screen.getByRole("tab", { name: "Articles" }));
		expect(await screen.findByRole("button", { name: "Retirer Nougat" })).toBeDefined();
		await userEvent.click(screen.getByRole("button", { name: "Créer la promotion" }));
		await waitFor(() => expect(router.push).toHaveBeenCalledWith("/admin/promotions/promo_1"));
		expect(calls.find(({ route }) => route === "POST /admin/promotions")?.body).toMatchObject({
			isAutomatic: true,
			benefit: { kind: "percentage", percent: 20 },
			target: { productIds: ["prod_1"] },
		});
	});

	it("a refused field opens its tab", async () => {
		open(<PromotionPage id="promo_1" />);
		await userEvent.type(await screen.findByLabelText("Cartons concernés, au moins (facultatif)"), "x");
		await userEvent.click(screen.getByRole("button", { name: "Enregistrer" }));
		await waitFor(() =>
			expect(screen.getByRole("tab", { name: "Clients et conditions" }).getAttribute("aria-selected")).toBe("true"),
		);
	});

	it("shows what the server refuses at its field", async () => {
		const taken = failure(409, "PROMOTION_CODE_TAKEN", "Une promotion porte déjà ce code.");
		open(<PromotionPage id="promo_1" />, { "PUT /admin/promotions/promo_1": taken });
		await userEvent.click(await screen.findByRole("button", { name: "Enregistrer" }));
		expect(await screen.findByText("Une promotion porte déjà ce code.")).toBeDefined();
	});

	it("pauses, and offers a copy", async () => {
		let stored = promotion;
		const calls = open(<PromotionPage id="promo_1" />, {
			"GET /admin/promotions/promo_1": () => ({ body: stored }),
			"PUT /admin/promotions/promo_1/state": () => {
				stored = { ...promotion, state: "PAUSED", version: "v2" };
				return { body: stored };
			},
		});
		await userEvent.click(await screen.findByRole("button", { name: "Mettre en pause" }));
		expect(await screen.findByRole("button", { name: "Reprendre" })).toBeDefined();
		expect(calls.find(({ route }) => route.endsWith("/state"))?.body).toEqual({ state: "PAUSED" });
		expect(screen.getByRole("link", { name: "Dupliquer" })).toHaveProperty("search", "?from=promo_1");
	});

	it("deletes one without orders after a question, and says why where an order names it", async () => {
		open(<PromotionPage id="promo_1" />, {
			"GET /admin/promotions/promo_1": { body: { ...promotion, uses: 0, orders: 0 } },
			"DELETE /admin/promotions/promo_1": failure(409, "PROMOTION_IN_ORDERS", "Des commandes nomment cette promotion."),
		});
		await userEvent.click(await screen.findByRole("button", { name: "Supprimer" }));
		await userEvent.click(await screen.findByRole("button", { name: "Supprimer la promotion" }));
		expect(await screen.findByText("Des commandes nomment cette promotion.")).toBeDefined();
	});
});

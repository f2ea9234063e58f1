import { formatDateTime } from "@confiserie/domain/format";
import { quantityText } from "@confiserie/domain/quantity-text";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { QUERY_DEFAULTS, retry } from "@/lib/account-queries";
import { storeToken } from "@/lib/session";
import { failure, fakeApi } from "@/lib/testing/fake-api";
import { camille, cottonCandy, order } from "@/lib/testing/fixtures";
import { router, visit } from "@/lib/testing/navigation";
import { renderInShop } from "@/lib/testing/shop";
import { OrderPage, OrdersPage } from ".";

vi.mock("next/navigation", async () => (await import("@/lib/testing/navigation")).navigationMock);

const me = { "GET /auth/me": { body: camille } };
let observed: { callback: IntersectionObserverCallback; options: IntersectionObserverInit | undefined } | null = null;
const reachEnd = () =>
	act(() => observed?.callback([{ isIntersecting: true } as IntersectionObserverEntry], {} as IntersectionObserver));

beforeEach(() => {
	storeToken(camille.token);
	observed = null;
	vi.stubGlobal(
		"IntersectionObserver",
		class {
			constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
				observed = { callback, options };
			}
			observe() {}
			disconnect() {
				observed = null;
			}
		},
	);
});

describe("/orders", () => {
	beforeEach(() => visit("/orders"));

	it("lists number, date, statuses in words and total", async () => {
		fakeApi({ ...me, "GET /orders": { body: { content: [order], totalElements: 1, last: true } } });
		renderInShop(<OrdersPage />);
		const card = (await screen.findByRole("link", { name: "CMD-7K3M-9QX2" })).closest("li");
		expect(card?.textContent).toMatch(/20 novembre 2026.*Confirmée.*Paiement\s: Payé.*529,92/);
		expect(screen.queryByRole("button", { name: "Voir plus de commandes" })).toBeNull();
	});

	it("an unpaid order says until when it can be paid, and leads there; a paid one does not", async () => {
		const unpaid = { ...order, status: "PENDING", paymentStatus: "PENDING", paidAmount: 0, remainingAmount: 529.92 };
		const inAnHour = new Date(Date.now() + 3_600_000).toISOString();
		const content = [
			{ ...unpaid, id: "o1", orderNumber: "CMD-1", payBy: inAnHour },
			{ ...unpaid, id: "o2", orderNumber: "CMD-2", payBy: null },
			{ ...unpaid, id: "o3", orderNumber: "CMD-3", payBy: "2026-11-20T10:12:00.000Z" },
			order,
		];
		fakeApi({ ...me, "GET /orders": { body: { content, totalElements: 4, last: true } } });
		renderInShop(<OrdersPage />);
		const card = async (number: string) =>
			within((await screen.findByRole("link", { name: number })).closest("li") as HTMLElement);
		const pay = (await card("CMD-1")).getByRole("link", { name: "Payer la commande CMD-1" });
		expect(pay.getAttribute("href")).toBe("/orders/CMD-1");
		expect((await card("CMD-1")).getByText(`À payer avant le ${formatDateTime(inAnHour)}`)).toBeDefined();
		expect((await card("CMD-2")).getByRole("link", { name: "Payer la commande CMD-2" })).toBeDefined();
		expect((await card("CMD-3")).getByText("Délai de paiement passé")).toBeDefined();
		expect(screen.getAllByRole("link", { name: /^Payer/ })).toHaveLength(2);
	});

	it("an order that waits for a colleague's approval is read, a declined one is ordered again", async () => {
		const unpaid = { ...order, status: "PENDING", paymentStatus: "PENDING", paidAmount: 0, remainingAmount: 529.92 };
		const content = [
			{ ...unpaid, id: "o1", orderNumber: "CMD-1", approval: "WAITING" },
			{ ...unpaid, id: "o2", orderNumber: "CMD-2", approval: "DECLINED" },
		];
		fakeApi({ ...me, "GET /orders": { body: { content, totalElements: 2, last: true } } });
		renderInShop(<OrdersPage />);
		const link = await screen.findByRole("link", { name: "Voir la commande CMD-1" });
		expect(link.getAttribute("href")).toBe("/orders/CMD-1");
		expect(screen.getAllByRole("button", { name: /^Commander à nouveau/ }).map((button) => button.textContent)).toEqual(
			["Commander à nouveau CMD-2"],
		);
		expect(screen.queryByRole("link", { name: /^Payer/ })).toBeNull();
	});

	it("orders again from the list, without the order's page", async () => {
		fakeApi({
			...me,
			"GET /orders": { body: { content: [order], totalElements: 1, last: true } },
			"GET /products/prod_1": { body: cottonCandy },
		});
		renderInShop(<OrdersPage />);
		await userEvent.click(await screen.findByRole("button", { name: "Commander à nouveau CMD-7K3M-9QX2" }));
		await screen.findByRole("dialog", { name: "Votre panier" });
		expect(JSON.parse(localStorage.getItem("cart") ?? "[]")).toMatchObject([
			{ product: { id: "prod_1", totalBoxes: 16 } },
		]);
	});

	it("has the filters Toutes, Récentes, En attente, Confirmées, Livrées", async () => {
		fakeApi({ ...me, "GET /orders": { body: { content: [], totalElements: 0, last: true } } });
		renderInShop(<OrdersPage />);
		const filters = await screen.findByRole("group", { name: "Filtrer les commandes" });
		expect(
			within(filters)
				.getAllByRole("button")
				.map((button) => button.textContent),
		).toEqual(["Toutes", "Récentes", "En attente", "Confirmées", "Livrées"]);
		await userEvent.click(within(filters).getByRole("button", { name: "Livrées" }));
		expect(router.replace).toHaveBeenCalledWith("/orders?filtre=livrees", { scroll: false });
	});

	it("'Aucune commande trouvée' when there is none", async () => {
		fakeApi({ ...me, "GET /orders": { body: { content: [], totalElements: 0, last: true } } });
		renderInShop(<OrdersPage />);
		expect(await screen.findByRole("heading", { name: "Aucune commande trouvée" })).toBeDefined();
	});

	it("loads more 200 px before the end, and by a button", async () => {
		let page = 0;
		const calls = fakeApi({
			...me,
			"GET /orders": () => {
				page += 1;
				return {
					body: {
						content: [{ ...order, id: `o${page}`, orderNumber: `CMD-${page}` }],
						totalElements: 3,
						last: page === 3,
					},
				};
			},
		});
		renderInShop(<OrdersPage />);
		await screen.findByRole("link", { name: "CMD-1" });
		// Whatever lies above the screen counts too: the End key leaps over the sentinel.
		expect(observed?.options).toEqual({ rootMargin: "100000px 0px 200px 0px" });
		reachEnd();
		await screen.findByRole("link", { name: "CMD-2" });
		await userEvent.click(screen.getByRole("button", { name: "Voir plus de commandes" }));
		await screen.findByRole("link", { name: "CMD-3" });
		expect(calls.filter(({ route }) => route === "GET /orders")).toHaveLength(3);
		expect(screen.queryByRole("button", { name: "Voir plus de commandes" })).toBeNull();
	});

	it("shows a failure in a banner and tries again on request", async () => {
		fakeApi({ ...me, "GET /orders": failure(400, "VALIDATION", "x") });
		renderInShop(<OrdersPage />);
		const banner = await screen.findByRole("alert");
		expect(within(banner).getByText("Impossible de charger l'historique des commandes")).toBeDefined();
		fakeApi({ ...me, "GET /orders": { body: { content: [order], totalElements: 1, last: true } } });
		await userEvent.click(within(banner).getByRole("button", { name: "Réessayer" }));
		expect(await screen.findByRole("link", { name: "CMD-7K3M-9QX2" })).toBeDefined();
	});
});

const PROMISE = { kind: "DELIVERY", day: "2026-12-14", isFrom: false, orderBefore: null };

describe("/orders/{orderNumber}", () => {
	beforeEach(() => visit("/orders/CMD-7K3M-9QX2"));
	const open = (answer: Parameters<typeof fakeApi>[0][string]) => {
		fakeApi({ ...me, "GET /orders/CMD-7K3M-9QX2": answer });
		renderInShop(<OrderPage orderNumber="CMD-7K3M-9QX2" />);
	};

	it("shows lines in boxes, layers and pieces, payment and delivery", async () => {
		open({ body: order });
		expect(await screen.findByRole("heading", { name: "Commande CMD-7K3M-9QX2" })).toBeDefined();
		expect(screen.getByText("16 cartons (2 couches), 384 pièces")).toBeDefined();
		expect(screen.getByText("Total TTC").nextSibling?.textContent).toMatch(/529,92/);
		expect(screen.getByText(/3 place aux Aires/)).toBeDefined();
	});

	it.each([
		[
			"Votre commande est confirmée. Elle sera chez vous lundi 14 décembre.",
			{ promise: PROMISE, dispatchBy: "2026-12-10" },
		],
		["Votre commande est confirmée. Nous la préparons.", { dispatchBy: "2026-12-10" }],
		["Votre commande est confirmée. Elle part sous 24-48 h.", {}],
	])(
		"a confirmed order says when it arrives; one that promises no day any more, or recorded none, says so: %s",
		async (words, changes) => {
			open({ body: { ...order, ...changes } });
			expect(await screen.findByText(words)).toBeDefined();
		},
	);

	it("shows which layers stand on which pallet", async () => {
		const line = (productId: string) => ({
			...order.items[0],
			id: productId,
			productId,
			productName: productId,
			quantity: 24,
		});
		const products = ["Anis", "Menthe"].map((productId) => ({ productId, boxGrams: 1000 }));
		const mixedPallets = { minimumFillPercent: 90, palletKilograms: 800, products, isFilled: true, pallets: [] };
		open({ body: { ...order, mixedPallets, items: [line("Anis"), line("Menthe")] } });
		const pallets = await screen.findByRole("region", { name: "Palettes" });
		expect(pallets.textContent).toMatch(
			/^PalettesPalette mixte n°\s1 · 100\s%48\skg3\scouches Anis.*3\scouches Menthe/,
		);
	});

	it("'Commande introuvable' for an order that is not the caller's", async () => {
		open(failure(404, "ORDER_NOT_FOUND", "Commande non trouvée"));
		expect(await screen.findByRole("heading", { name: "Commande introuvable" })).toBeDefined();
		expect(screen.getByText("Cette commande n'existe pas ou vous n'y avez pas accès")).toBeDefined();
	});

	it("'Impossible de charger la commande' when the shop fails, with another try", async () => {
		vi.useFakeTimers({ shouldAdvanceTime: true });
		open(failure(500, "INTERNAL", "Erreur serveur. Veuillez réessayer plus tard."));
		await act(() => vi.advanceTimersByTimeAsync(3000));
		expect(await screen.findByText("Impossible de charger la commande")).toBeDefined();
		expect(screen.getByText("Erreur serveur. Veuillez réessayer plus tard.")).toBeDefined();
		expect(screen.getByRole("button", { name: "Réessayer" })).toBeDefined();
		vi.useRealTimers();
	});

	it("a FAILED payment shows 'Le paiement a échoué. Veuillez nous contacter ou repasser commande.'", async () => {
		open({
			body: {
				...order,
				status: "PENDING",
				paymentStatus: "FAILED",
				paymentDisplayStatus: "Échec",
				paidAmount: 0,
				remainingAmount: 529.92,
			},
		});
		expect(
			await screen.findByText("Le paiement a échoué. Veuillez nous contacter ou repasser commande."),
		).toBeDefined();
		expect(screen.getByText("Restant dû")).toBeDefined();
	});

	it("shows the deposit and what is left of it", async () => {
		open({
			body: {
				...order,
				depositPercentage: 25,
				expectedPaymentAmount: 132.48,
				paymentStatus: "PARTIAL",
				paidAmount: 132.48,
				remainingAmount: 397.44,
			},
		});
		await waitFor(() => expect(screen.getByText(/Acompte \(25\s%\)/).nextSibling?.textContent).toMatch(/132,48/));
		expect(screen.getByText("Restant dû").nextSibling?.textContent).toMatch(/397,44/);
		expect(screen.queryByText("Remboursement en cours")).toBeNull();
	});

	it("shows a refund that is on its way as on its way: the sum stays paid until it has gone", async () => {
		open({ body: { ...order, refundPendingAmount: 20 } });
		await waitFor(() => expect(screen.getByText("Remboursement en cours").nextSibling?.textContent).toMatch(/^20,00/));
	});
});

it.each([
	[{ quantity: 1, piecesPerBox: 24, boxesPerLayer: 8, boxesPerPallet: 48 }, "1 carton, 24 pièces"],
	[{ quantity: 16, piecesPerBox: 24, boxesPerLayer: 8, boxesPerPallet: 48 }, "16 cartons (2 couches), 384 pièces"],
	[{ quantity: 48, piecesPerBox: 24, boxesPerLayer: 8, boxesPerPallet: 48 }, "48 cartons (1 palette), 1 152 pièces"],
	[{ quantity: 11, piecesPerBox: 1, boxesPerLayer: null, boxesPerPallet: null }, "11 pièces"],
])("an order line reads %j as %s", (item, text) => {
	expect(quantityText(item).replace(/\s/g, " ")).toBe(text);
});

it("3 attempts, 1000 ms apart, and none after a refusal", async () => {
	expect(QUERY_DEFAULTS.queries?.retryDelay).toBe(1000);
	const { ApiProblem } = await import("@/lib/api");
	expect([0, 1, 2].map((failures) => retry(failures, new ApiProblem(0, "UNREACHABLE", "x")))).toEqual([
		true,
		true,
		false,
	]);
	expect(retry(0, new ApiProblem(404, "ORDER_NOT_FOUND", "x"))).toBe(false);
});

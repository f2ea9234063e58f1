import type { AdminOrderDetail } from "@confiserie/domain/contract/admin-order";
import { nextStatus } from "@confiserie/domain/orders/order-status";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { type FakeRoute, failure } from "@/lib/testing/fake-api";
import { adminOrder, money, order } from "@/lib/testing/fixtures";
import { router } from "@/lib/testing/navigation";
import { openOrderPage } from "./test-page";

vi.mock("next/navigation", async () => (await import("@/lib/testing/navigation")).navigationMock);

const NUMBER = "CMD-7K3M-9QX2";
const detail: AdminOrderDetail = adminOrder;
const READ = `GET /admin/orders/${NUMBER}`;
const MONEY = "GET /admin/orders/order_1/payments";
const paid = {
	...{ ...money, orderId: detail.id, total: 52_992, captured: 52_992, refunded: 0, due: 0, transferable: 0 },
	...{ refundable: 52_992, refundableByHand: 0, payments: [], refunds: [] },
};
const SAVE = "PATCH /admin/orders/order_1/status";

let close = () => {};
function open(routes: Record<string, FakeRoute | "network">) {
	const { calls, unmount } = openOrderPage(NUMBER, routes);
	close = unmount;
	return calls;
}
const part = async (name: string) => within(await screen.findByRole("region", { name }));
const edit = async (status: string) => {
	await userEvent.click(await screen.findByRole("button", { name: "Modifier" }));
	await userEvent.selectOptions(screen.getByRole("combobox", { name: "Statut" }), status);
};

beforeEach(() => vi.stubGlobal("scrollTo", () => undefined));

describe("/admin/orders/{orderNumber}", () => {
	it("shows number, date, statuses, items with reference and line total, customer and delivery", async () => {
		open({ [READ]: { body: { ...detail, deliveryNotes: "Sonner deux fois" } }, [MONEY]: { body: paid } });
		const block = await part("Commande");
		expect(block.getByText("20/11/2026 10:42")).toBeDefined();
		expect(block.getByText("Payé")).toBeDefined();
		const items = await part("Articles (1)");
		expect(items.getByText("Réf: BAP-FRA-40")).toBeDefined();
		expect(items.getByText(/16 cartons × 33,12/)).toBeDefined();
		expect((await part("Client")).getByText("+33612345678")).toBeDefined();
		expect((await part("Adresse de livraison")).getByText(/Sonner deux fois/)).toBeDefined();
		const payment = await part("Paiements");
		expect(await payment.findByText("Frais de port")).toBeDefined();
		expect(payment.queryByText("Restant dû")).toBeNull();
	});

	it("leads to the record of a customer with an account", async () => {
		open({ [READ]: { body: detail } });
		const link = (await part("Client")).getByRole("link", { name: "Camille Martin" });
		expect(link.getAttribute("href")).toBe("/admin/customers/cus_1");
		close();
		open({ [READ]: { body: { ...detail, hasAccount: false } } });
		expect((await part("Client")).queryByRole("link", { name: "Camille Martin" })).toBeNull();
	});

	it("goes to the next step by one press, with its mail or without, and shows the mail before", async () => {
		const mail = { to: "camille@exemple.fr", subject: "Commande en préparation", text: "Bonjour Camille," };
		const calls = open({
			[READ]: { body: { ...detail, status: "CONFIRMED" } },
			"POST /admin/orders/order_1/status/mail": { body: { mail } },
			[SAVE]: { body: { ...detail, status: "PREPARING", version: 3 } },
		});
		expect(await screen.findByLabelText("Prévenir le client par e-mail")).toHaveProperty("checked", false);
		await userEvent.click(screen.getByLabelText("Prévenir le client par e-mail"));
		await userEvent.click(screen.getByRole("button", { name: "Voir l'e-mail" }));
		expect(await screen.findByRole("heading", { name: "Commande en préparation" })).toBeDefined();
		expect(screen.getByText("Bonjour Camille,")).toBeDefined();
		await userEvent.click(screen.getByLabelText("Prévenir le client par e-mail"));
		expect(screen.queryByText("Bonjour Camille,")).toBeNull();
		const step = screen.getByRole("button", { name: /^Passer à «\sEn préparation\s»$/ });
		await Promise.all([step, step].map((pressed) => userEvent.click(pressed)));
		expect(await screen.findByRole("button", { name: /^Passer à «\sExpédiée\s»$/ })).toBeDefined();
		expect(screen.getByLabelText("Prévenir le client par e-mail")).toHaveProperty("checked", true);
		const saved = calls.filter(({ route }) => route === SAVE);
		expect(saved.map(({ body }) => body)).toEqual([
			expect.objectContaining({ status: "PREPARING", version: 2, notifyCustomer: false }),
		]);
	});

	it("ships by one press with the carrier and number typed beside it", async () => {
		const ready = { ...detail, status: "PREPARING" };
		const calls = open({
			[READ]: { body: ready },
			[SAVE]: { body: { ...ready, status: "SHIPPED", version: 3 } },
		});
		await userEvent.type(await screen.findByLabelText(/Numéro de suivi/), "6A123");
		await userEvent.click(screen.getByRole("button", { name: /^Passer à «\sExpédiée\s»$/ }));
		await waitFor(() =>
			expect(calls.find(({ route }) => route === SAVE)?.body).toMatchObject({
				status: "SHIPPED",
				tracking: { carrier: "COLISSIMO", number: "6A123" },
			}),
		);
	});

	it.each([
		["has shipped", "SHIPPED", "Livrée"],
		["has taken back", "CONFIRMED", "En préparation"],
	] as const)(
		"the next step of an order that a colleague %s says so, keeps the number, and is that of now",
		async (_, status, label) => {
			const ready = { ...detail, status: "PREPARING" };
			const current = { ...detail, status, version: 3 };
			let tries = 0;
			const calls = open({
				[READ]: { body: ready },
				[SAVE]: () => {
					tries += 1;
					if (tries > 1) return { body: { ...current, version: 4 } };
					return failure(409, "ORDER_CHANGED", "Cette commande a changé entre-temps", { current });
				},
			});
			await userEvent.type(await screen.findByLabelText(/Numéro de suivi/), "6A123");
			await userEvent.click(screen.getByRole("button", { name: /^Passer à «\sExpédiée\s»$/ }));
			const step = await screen.findByRole("button", { name: new RegExp(`^Passer à «\\s${label}\\s»$`) });
			expect(screen.getByText("Cette commande a changé entre-temps")).toBeDefined();
			expect(screen.getByLabelText(/Numéro de suivi/)).toHaveProperty("value", "6A123");
			await userEvent.click(step);
			await waitFor(() =>
				expect(calls.filter(({ route }) => route === SAVE)[1]?.body).toMatchObject({
					status: nextStatus(status),
					version: 3,
					tracking: { number: "6A123" },
				}),
			);
			await waitFor(() => expect(screen.queryByText("Cette commande a changé entre-temps")).toBeNull());
		},
	);

	it("the next step of an order that a colleague has cancelled says so, and there is none any more", async () => {
		const current = { ...detail, status: "CANCELLED", version: 3 };
		const calls = open({
			[READ]: { body: { ...detail, status: "PREPARING" } },
			[SAVE]: failure(409, "ORDER_CHANGED", "Cette commande a changé entre-temps", { current }),
		});
		await userEvent.type(await screen.findByLabelText(/Numéro de suivi/), "6A123");
		await userEvent.click(screen.getByRole("button", { name: /^Passer à/ }));
		expect(await (await part("Commande")).findByText("Annulée")).toBeDefined();
		expect(screen.getByText("Cette commande a changé entre-temps")).toBeDefined();
		expect(screen.queryByRole("button", { name: /^Passer à/ })).toBeNull();
		expect(calls.filter(({ route }) => route === SAVE)).toHaveLength(1);
	});

	it("asks before a number that is typed beside the next step is left by a link", async () => {
		open({ [READ]: { body: { ...detail, status: "PREPARING" } } });
		await userEvent.type(await screen.findByLabelText(/Numéro de suivi/), "6A123");
		await userEvent.click(screen.getAllByRole("link", { name: "Commandes" })[0] as HTMLElement);
		expect(await screen.findByRole("dialog", { name: /Quitter sans enregistrer/ })).toBeDefined();
	});

	it.each([
		["by the next step", () => userEvent.click(screen.getByRole("button", { name: /^Passer à «\sExpédiée\s»$/ }))],
		[
			"in edit mode",
			async () => {
				await edit("Expédiée");
				await userEvent.click(screen.getByRole("button", { name: "Sauvegarder" }));
			},
		],
	])("asks before goods leave that are not paid, %s", async (_, ship) => {
		const owing = { status: "PREPARING", paymentStatus: "PARTIAL", remainingAmount: 397.44 } as const;
		const calls = open({
			[READ]: { body: { ...detail, ...owing } },
			[SAVE]: { body: { ...detail, ...owing, status: "SHIPPED", version: 3 } },
		});
		await part("Commande");
		const sent = () => calls.filter(({ route }) => route === SAVE).length;
		await ship();
		const question = { name: /Expédier sans paiement complet/ };
		const dialog = within(await screen.findByRole("dialog", question));
		expect(dialog.getByText(/reste 397,44\s€ à payer/)).toBeDefined();
		await userEvent.click(dialog.getByRole("button", { name: "Annuler" }));
		await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
		expect(sent()).toBe(0);
		await userEvent.click(screen.getByRole("button", { name: /^(Passer à «\sExpédiée\s»|Sauvegarder)$/ }));
		await userEvent.click(
			within(await screen.findByRole("dialog", question)).getByRole("button", { name: /quand même/ }),
		);
		await waitFor(() => expect(sent()).toBe(1));
	});

	it("marks what is not paid on the picking list, on screen and in print", async () => {
		open({ [READ]: { body: { ...detail, paymentStatus: "PENDING", paidAmount: 0, remainingAmount: 529.92 } } });
		expect((await part("Préparation")).getByText("Non payée")).toBeDefined();
		expect(screen.getAllByText("Non payée")).toHaveLength(2);
	});

	it("proposes no step after the last one", async () => {
		open({ [READ]: { body: { ...detail, status: "DELIVERED" } } });
		await part("Commande");
		expect(screen.queryByRole("button", { name: /^Passer à/ })).toBeNull();
	});

	it("with a deposit percentage also 'Acompte (x%)' and 'Restant dû'", async () => {
		open({
			[READ]: {
				body: { ...detail, depositPercentage: 25, expectedPaymentAmount: 132.48, remainingAmount: 397.44 },
			},
			[MONEY]: { body: { ...paid, captured: 13_248, due: 39_744 } },
		});
		const payment = await part("Paiements");
		expect((await payment.findByText("Acompte (25%)")).nextSibling?.textContent).toMatch(/132,48/);
		expect(payment.getByText("Restant dû").nextSibling?.textContent).toMatch(/397,44/);
	});

	it("'Livrée le {date}' when there is a delivery date", async () => {
		open({ [READ]: { body: { ...detail, status: "DELIVERED", deliveredAt: "2026-11-21T08:00:00.000Z" } } });
		expect(await screen.findByText("Livrée le 21/11/2026 09:00")).toBeDefined();
	});

	it("says in pallets, layers and boxes what to take from the shelves", async () => {
		open({ [READ]: { body: { ...detail, items: [{ ...order.items[0], quantity: 60, quantityToShip: 59 }] } } });
		const row = within((await part("Préparation")).getByRole("row", { name: /Barbe à papa/ }));
		expect(row.getAllByRole("cell").map((cell) => cell.textContent)).toEqual(["1", "1", "3", "59"]);
	});

	it("draws what is still to stack on mixed pallets, on screen and in print, with the boxes beside them", async () => {
		const [line] = detail.items as [AdminOrderDetail["items"][number]];
		const corn = {
			...line,
			id: "item_2",
			productId: "prod_2",
			productName: "Pop-corn",
			boxesPerLayer: 12,
			boxesPerPallet: 60,
		};
		const items = [
			{ ...corn, quantityToShip: 40, quantityShipped: 12 },
			{ ...line, boxesPerLayer: 8, boxesPerPallet: 48, quantityToShip: 24 },
		];
		const products = items.map(({ productId }, index) => ({ productId, boxGrams: [2_000, 5_000][index] ?? 0 }));
		const mixedPallets = { minimumFillPercent: 90, palletKilograms: 800, products, isFilled: true, pallets: [] };
		open({ [READ]: { body: { ...detail, items, mixedPallets } } });
		const card = await part("Préparation");
		expect(card.getByText(/^48 cartons, 168\skg, remplie à 90\s%/)).toBeDefined();
		const layers = within(card.getByRole("list", { name: "Palettes à monter" })).getAllByText(/couches? de/);
		expect(layers.map(({ textContent }) => textContent)).toEqual([
			`3 couches de ${line.productName}, 24 cartons`,
			"2 couches de Pop-corn, 24 cartons",
		]);
		expect(card.getByText(/^À côté des palettes/).textContent).toContain("4 cartons de Pop-corn");
		expect(screen.getAllByText("Palette 1 sur 1")).toHaveLength(2);
	});

	it.each<[string, Partial<AdminOrderDetail>]>([
		["cancelled", { status: "CANCELLED" }],
		["given back whole", { attention: "REFUNDED" }],
	])("an order that is %s is on no picking list", async (_, facts) => {
		open({ [READ]: { body: { ...detail, ...facts } } });
		await part("Commande");
		expect(screen.queryByRole("region", { name: "Préparation" })).toBeNull();
		expect(screen.queryByText(/Bon de préparation/)).toBeNull();
	});

	it("says what was given back and what of the payments is left", async () => {
		open({
			[READ]: { body: { ...detail, refundedAmount: 30, paidAmount: 499.92 } },
			[MONEY]: { body: { ...paid, refunded: 3000 } },
		});
		const payment = await part("Paiements");
		expect((await payment.findByText("Remboursé")).nextSibling?.textContent).toMatch(/30,00/);
		expect(payment.getByText("Encaissé, net").nextSibling?.textContent).toMatch(/499,92/);
		expect((await part("Commande")).getByText("Partiellement remboursé")).toBeDefined();
	});

	it("tells what happened, when and by whom, the latest first: statuses, money, mails, documents, acts in Medusa Admin", async () => {
		const at = order.createdAt;
		const by = { kind: "administrator", name: "Ada Martin" };
		const entries = [
			{
				at,
				kind: "STATUS",
				title: "Commande passée",
				detail: null,
				actor: { kind: "customer", name: "Camille Martin" },
			},
			{ at, kind: "MAIL", title: "E-mail envoyé : confirmation de commande", detail: null, actor: null },
			{ at, kind: "ENGINE", title: "Medusa Admin", detail: "paiement encaissé", actor: by },
		];
		open({ [READ]: { body: detail }, [`GET /admin/orders/${detail.id}/timeline`]: { body: { entries } } });
		const history = await part("Historique");
		expect(await history.findByText("paiement encaissé")).toBeDefined();
		expect(history.getAllByRole("listitem").map((step) => step.textContent)).toEqual([
			"Medusa Admin20/11/2026 10:42, Administration\u00a0: Ada Martinpaiement encaissé",
			"E-mail envoyé : confirmation de commande20/11/2026 10:42, Boutique",
			"Commande passée20/11/2026 10:42, Client\u00a0: Camille Martin",
		]);
	});

	it("not found: 'Commande non trouvée' with 'La commande #{number} n'existe pas.'", async () => {
		open({ [READ]: failure(404, "ORDER_NOT_FOUND", "Commande non trouvée") });
		expect(await screen.findByRole("heading", { name: "Commande non trouvée" })).toBeDefined();
		expect(screen.getByText(`La commande #${NUMBER} n'existe pas.`)).toBeDefined();
		expect(screen.getByRole("link", { name: "Retour aux commandes" })).toBeDefined();
	});

	it("error: a message with a way back", async () => {
		open({ [READ]: failure(400, "VALIDATION", "x") });
		expect(await screen.findByText("Impossible de charger la commande")).toBeDefined();
		const way = within(screen.getByRole("navigation", { name: "Fil d'Ariane" }));
		expect(way.getByRole("link", { name: "Commandes" })).toBeDefined();
	});
});

describe("edit mode", () => {
	it("proposes no mail for a step back, and leaves what the administrator decided", async () => {
		open({ [READ]: { body: { ...detail, status: "SHIPPED" } } });
		await edit("Confirmée");
		const notify = screen.getByLabelText<HTMLInputElement>("Prévenir le client par e-mail");
		const choose = (status: string) =>
			userEvent.selectOptions(screen.getByRole("combobox", { name: "Statut" }), status);
		expect(notify.checked).toBe(false);
		await choose("Livrée");
		expect(notify.checked).toBe(true);
		await userEvent.click(notify);
		await choose("Annulée");
		expect(notify.checked).toBe(false);
	});

	it("saves the status with the version seen, DELIVERED with the current time", async () => {
		const saved = { ...detail, status: "DELIVERED", version: 3 };
		const calls = open({ [READ]: { body: detail }, [SAVE]: { body: saved } });
		await edit("Livrée");
		const before = Date.now();
		await userEvent.click(screen.getByRole("button", { name: "Sauvegarder" }));
		expect(await screen.findByRole("button", { name: "Modifier" })).toBeDefined();
		const { body } = calls.find(({ route }) => route === SAVE) as { body: Record<string, string> };
		expect(body).toMatchObject({ status: "DELIVERED", version: 2, note: null });
		expect(Date.parse(body.deliveredAt ?? "")).toBeGreaterThanOrEqual(before);
		expect((await part("Commande")).getByText("Livrée")).toBeDefined();
	});

	it("a note to a delivered order keeps its date", async () => {
		const delivered = { ...detail, status: "DELIVERED", deliveredAt: "2026-11-21T08:00:00.000Z" };
		const calls = open({ [READ]: { body: delivered }, [SAVE]: { body: delivered } });
		await userEvent.click(await screen.findByRole("button", { name: "Modifier" }));
		await userEvent.type(screen.getByLabelText(/^Note/), "Carton abîmé");
		await userEvent.click(screen.getByRole("button", { name: "Sauvegarder" }));
		await screen.findByRole("button", { name: "Modifier" });
		expect(calls.find(({ route }) => route === SAVE)?.body).toMatchObject({ note: "Carton abîmé", deliveredAt: null });
	});

	it("sends the carrier's number with the status, and shows it as the customer sees it", async () => {
		const tracking = {
			carrier: "OTHER",
			carrierName: "Autre transporteur",
			number: "X122",
			url: "https://suivi.exemple/",
		};
		const saved = { ...detail, status: "SHIPPED", version: 3, tracking };
		const calls = open({ [READ]: { body: detail }, [SAVE]: { body: saved } });
		await edit("Expédiée");
		expect(screen.queryByLabelText(/^Page de suivi/)).toBeNull();
		await userEvent.selectOptions(screen.getByLabelText("Transporteur"), "Autre transporteur");
		await userEvent.type(screen.getByLabelText(/^Numéro de suivi/), "x 122");
		await userEvent.type(screen.getByLabelText(/^Page de suivi/), "https://suivi.exemple/");
		await userEvent.click(screen.getByRole("button", { name: "Sauvegarder" }));
		const link = await screen.findByRole("link", { name: /Suivre le colis/ });
		expect(link.getAttribute("href")).toBe("https://suivi.exemple/");
		expect(calls.find(({ route }) => route === SAVE)?.body).toMatchObject({
			status: "SHIPPED",
			tracking: { carrier: "OTHER", number: "x 122", link: "https://suivi.exemple/" },
		});
	});

	it("a number that was not touched is not sent", async () => {
		const calls = open({ [READ]: { body: detail }, [SAVE]: { body: { ...detail, status: "PREPARING" } } });
		await edit("En préparation");
		await userEvent.click(screen.getByRole("button", { name: "Sauvegarder" }));
		await screen.findByRole("button", { name: "Modifier" });
		expect(calls.find(({ route }) => route === SAVE)?.body).not.toHaveProperty("tracking");
	});

	it("other statuses send no deliveredAt; 'Sauvegarde...' while saving", async () => {
		let answer: (answer: { body: unknown }) => void = () => undefined;
		const calls = open({
			[READ]: { body: detail },
			[SAVE]: () =>
				new Promise((resolve) => {
					answer = resolve;
				}),
		});
		await edit("Expédiée");
		await userEvent.click(screen.getByRole("button", { name: "Sauvegarder" }));
		expect(await screen.findByRole("button", { name: "Sauvegarde..." })).toBeDefined();
		answer({ body: { ...detail, status: "SHIPPED" } });
		expect(await screen.findByRole("button", { name: "Modifier" })).toBeDefined();
		expect(calls.find(({ route }) => route === SAVE)?.body).toMatchObject({ status: "SHIPPED", deliveredAt: null });
	});

	it("'Annuler' leaves the order as it was", async () => {
		const calls = open({ [READ]: { body: detail } });
		await edit("Annulée");
		expect(screen.getByText(/Le paiement reçu restera à rembourser/)).toBeDefined();
		await userEvent.click(screen.getByRole("button", { name: "Annuler" }));
		expect((await part("Commande")).getByText("Confirmée")).toBeDefined();
		expect(calls.map(({ route }) => route)).not.toContain(SAVE);
	});

	it("says of an order that has left as a whole that its cancellation brings nothing back", async () => {
		open({ [READ]: { body: { ...detail, status: "SHIPPED" } } });
		await edit("Annulée");
		expect(screen.getByText(/rien ne redevient vendable, et plus rien ne sera dû/)).toBeDefined();
	});

	it("says what cancelling does to goods and money of an order of which a part has left", async () => {
		const items = detail.items.map((item) => ({ ...item, quantityShipped: 10 }));
		const outcome = { worth: 19_872, offBalance: 5000, refund: 14_872, refundByHand: 0, beyond: 0, taxes: [] };
		const calls = open({
			[READ]: { body: { ...detail, items, isPartlyShipped: true } },
			"POST /admin/orders/order_1/line-refunds/preview": {
				body: { lines: [], shippingLeft: 0, canRestock: true, fingerprint: "f", ...outcome },
			},
		});
		await edit("Annulée");
		expect(
			await screen.findByText(/redevient vendable\s: 6 cartons\..*reste facturé et dû\s: 10 cartons\./),
		).toBeDefined();
		expect(await screen.findByText(/50,00/)).toBeDefined();
		expect(screen.getByText(/148,72/)).toBeDefined();
		expect(screen.queryByRole("checkbox", { name: /Prévenir/ })).toBeNull();
		expect(calls.find(({ route }) => route.endsWith("line-refunds/preview"))?.body).toEqual({
			lines: [{ lineId: items[0]?.id, boxes: 6, restock: false }],
			shipping: false,
		});
	});

	it("offers the refund of all that was paid once the order is cancelled", async () => {
		const cancelled = { ...detail, status: "CANCELLED", version: 3, attention: "REFUND_DUE" } as const;
		const calls = open({
			[READ]: { body: detail },
			[SAVE]: { body: cancelled },
			[MONEY]: { body: paid },
			"POST /admin/orders/order_1/refunds": { status: 201, body: { ...paid, refundable: 0 } },
		});
		await edit("Annulée");
		await userEvent.click(screen.getByRole("button", { name: "Sauvegarder" }));
		const dialog = within(await screen.findByRole("dialog", { name: "Rembourser la commande annulée" }));
		expect(dialog.getByLabelText("Motif")).toHaveProperty("value", "Commande annulée");
		await userEvent.click(dialog.getByRole("button", { name: /^Rembourser 529,92/ }));
		await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
		const sent = calls.find(({ route }) => route === "POST /admin/orders/order_1/refunds");
		expect(sent?.body).toEqual({ amount: 52_992, cause: "GOODS", reason: "Commande annulée" });
	});

	it("reads the panels again once what follows from a change is done", async () => {
		let reads = 0;
		const calls = open({
			[READ]: () => {
				reads += 1;
				return { body: { ...detail, isSettling: reads === 1 } };
			},
			"GET /admin/orders/CMD-7K3M-9QX2/invoices": { body: [] },
			[MONEY]: { body: money },
			"GET /admin/orders/order_1/timeline": { body: { entries: [] } },
		});
		const panels = ["CMD-7K3M-9QX2/invoices", "order_1/payments", "order_1/timeline"];
		const readsOf = (panel: string) => calls.filter(({ route }) => route === `GET /admin/orders/${panel}`).length;
		await waitFor(() => expect(panels.map(readsOf)).toEqual([2, 2, 2]), { timeout: 5_000 });
		expect(reads).toBe(2);
	});

	it("the second of two administrators gets a notice, sees the order as it is, and loses no input", async () => {
		const current = { ...detail, status: "PREPARING", version: 3 };
		let tries = 0;
		const calls = open({
			[READ]: { body: detail },
			[SAVE]: () => {
				tries += 1;
				if (tries > 1) return { body: { ...current, status: "SHIPPED", version: 4 } };
				return failure(409, "ORDER_CHANGED", "Cette commande a changé entre-temps", { current });
			},
		});
		await edit("Expédiée");
		await userEvent.click(screen.getByRole("button", { name: "Sauvegarder" }));
		expect(await screen.findByText("Cette commande a changé entre-temps")).toBeDefined();
		expect(screen.getByRole<HTMLSelectElement>("combobox", { name: "Statut" }).value).toBe("SHIPPED");
		await userEvent.click(screen.getByRole("button", { name: "Sauvegarder" }));
		expect(await screen.findByRole("button", { name: "Modifier" })).toBeDefined();
		const versions = calls.filter(({ route }) => route === SAVE).map(({ body }) => (body as typeof detail).version);
		expect(versions).toEqual([2, 3]);
	});

	it.each([
		["a note", { note: "Rappeler" }, { status: "SHIPPED", note: "Rappeler", version: 3 }],
		["a status", { status: "Livrée" }, { status: "DELIVERED", version: 3 }],
	])(
		"%s that is saved again leaves the shipment of a colleague as it is",
		async (_, typed: Record<string, string>, sent) => {
			const tracking = {
				carrier: "DPD",
				carrierName: "DPD",
				number: "X122",
				url: "https://trace.dpd.fr/fr/trace/X122",
			};
			const current = { ...detail, status: "SHIPPED", version: 3, tracking };
			let tries = 0;
			const calls = open({
				[READ]: { body: { ...detail, status: "CONFIRMED" } },
				[SAVE]: () => {
					tries += 1;
					if (tries > 1) return { body: { ...current, version: 4 } };
					return failure(409, "ORDER_CHANGED", "Cette commande a changé entre-temps", { current });
				},
			});
			await edit(typed.status ?? "Confirmée");
			if (typed.note) await userEvent.type(screen.getByLabelText(/^Note pour l'équipe/), typed.note);
			await userEvent.click(screen.getByRole("button", { name: "Sauvegarder" }));
			await screen.findByText("Cette commande a changé entre-temps");
			expect(screen.getByLabelText(/^Numéro de suivi/)).toHaveProperty("value", "X122");
			await userEvent.click(screen.getByRole("button", { name: "Sauvegarder" }));
			await screen.findByRole("button", { name: "Modifier" });
			const { body } = calls.filter(({ route }) => route === SAVE)[1] ?? {};
			expect(body).toMatchObject(sent);
			expect(body).not.toHaveProperty("tracking");
		},
	);

	it("reports a colleague's change even after the page has refetched it on focus", async () => {
		const current = { ...detail, status: "PREPARING", version: 3 };
		let isChanged = false;
		const calls = open({
			[READ]: () => ({ body: isChanged ? current : detail }),
			[SAVE]: failure(409, "ORDER_CHANGED", "Cette commande a changé entre-temps", { current }),
		});
		await edit("Expédiée");
		isChanged = true;
		window.dispatchEvent(new Event("visibilitychange"));
		await waitFor(() => expect(calls.filter(({ route }) => route === READ)).toHaveLength(2));
		await userEvent.click(screen.getByRole("button", { name: "Sauvegarder" }));
		expect(await screen.findByText("Cette commande a changé entre-temps")).toBeDefined();
		expect(calls.find(({ route }) => route === SAVE)?.body).toMatchObject({ status: "SHIPPED", version: 2 });
	});

	it.each([
		["the shop out of reach", "network" as const],
		["a failure of the shop", failure(500, "INTERNAL", "Erreur serveur. Veuillez réessayer plus tard.")],
	])("%s reads 'Erreur lors de la mise à jour du statut', and the choice stays", async (_name, answer) => {
		open({ [READ]: { body: detail }, [SAVE]: answer });
		await edit("Expédiée");
		await userEvent.click(screen.getByRole("button", { name: "Sauvegarder" }));
		expect(await screen.findByText("Erreur lors de la mise à jour du statut")).toBeDefined();
		expect(screen.getByRole<HTMLSelectElement>("combobox", { name: "Statut" }).value).toBe("SHIPPED");
	});

	it("asks before a change that is not saved is left by a link", async () => {
		open({ [READ]: { body: detail } });
		await edit("Expédiée");
		const [back] = screen.getAllByRole("link", { name: "Commandes" });
		await userEvent.click(back as HTMLElement);
		const dialog = await screen.findByRole("dialog", { name: /Quitter sans enregistrer/ });
		expect(router.replace).not.toHaveBeenCalled();
		await userEvent.click(within(dialog).getByRole("button", { name: "Quitter sans enregistrer" }));
		expect(router.replace).toHaveBeenCalledWith("/admin/orders");
	});

	it("401 while saving: status and note come back to the same administrator", async () => {
		open({ [READ]: { body: detail }, [SAVE]: failure(401, "UNAUTHENTICATED", "Authentification requise") });
		await edit("Expédiée");
		await userEvent.type(screen.getByLabelText(/Note pour l'équipe/), "Deux palettes");
		await userEvent.click(screen.getByRole("button", { name: "Sauvegarder" }));
		await waitFor(() => expect(router.push).toHaveBeenCalledWith(`/login?redirect=%2Fadmin%2Forders%2F${NUMBER}`));
		close();
		open({ [READ]: { body: detail } });
		expect(await screen.findByRole("combobox", { name: "Statut" })).toHaveProperty("value", "SHIPPED");
		expect(screen.getByLabelText(/Note pour l'équipe/)).toHaveProperty("value", "Deux palettes");
	});
});

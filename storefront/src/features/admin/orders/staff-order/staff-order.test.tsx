import { CUSTOMERS } from "@confiserie/domain/contract/customers.docs";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { type FakeRoute, failure, fakeApi } from "@/lib/testing/fake-api";
import { adminOrder, order, shopChannel } from "@/lib/testing/fixtures";
import { visit } from "@/lib/testing/navigation";
import { renderInOffice } from "@/lib/testing/office";
import { StaffOrderPage } from ".";

vi.mock("next/navigation", async () => (await import("@/lib/testing/navigation")).navigationMock);

const popcorn = {
	productId: "prod_1",
	name: "Pop-corn caramel",
	reference: "POP-CAR",
	isSold: true,
	availableBoxes: 40,
	boxesPerLayer: 8,
	boxesPerPallet: 48,
	shopPrices: { box: 10, layer: 9, pallet: 8 },
	prices: { box: 10, layer: 9, pallet: 8 },
};
const camille = {
	id: "cus_1",
	email: "camille@exemple.fr",
	firstName: "Camille",
	lastName: "Martin",
	phone: "+33612345678",
	address: { street: "12 rue des Confiseurs", postalCode: "26200", city: "Montélimar", country: "France" },
};
const detail = { ...adminOrder, version: 1 };
const QUOTE = {
	subtotal: 72,
	shippingCost: 0,
	totalWithShipping: 72,
	freeShippingThreshold: 40,
	amountForFreeShipping: 0,
	isFreeShipping: true,
};

function open(routes: Record<string, FakeRoute | "network"> = {}, query = "") {
	visit(`/admin/orders/new${query}`);
	const calls = fakeApi({
		"GET /admin/channels": { body: { content: [shopChannel], locations: [] } },
		"GET /admin/buyers/cus_1": { body: { company: null } },
		"GET /admin/customers": { body: { content: [{ ...camille, createdAt: order.createdAt, orders: 1 }], last: true } },
		"GET /admin/channels/sc_1/products": { body: { content: [popcorn], totalElements: 1, last: true } },
		"POST /admin/orders/quote": { body: QUOTE },
		"POST /admin/orders": {
			status: 201,
			body: { order: detail, paymentUrl: "https://exemple.fr/payer/abc", heldUntil: "2026-11-29T09:00:00.000Z" },
		},
		...routes,
	});
	renderInOffice(<StaffOrderPage />);
	return calls;
}
const sent = (calls: ReturnType<typeof open>) => calls.filter(({ route }) => route === "POST /admin/orders");

/** Puts the whole text into a field at once: the list below changes with each letter typed, under Enter and under the pointer. */
async function searchFor(label: string, text: string) {
	const field = await screen.findByLabelText(label);
	field.focus();
	await userEvent.paste(text);
}

/** With the keyboard alone, as one types during a call. */
async function enterByKeyboard() {
	await searchFor("Chercher un client", "camille");
	await screen.findByRole("button", { name: /Camille Martin/ });
	await userEvent.keyboard("{Enter}");
	await screen.findByRole("button", { name: "Changer de client" });
	await searchFor("Ajouter un produit", "pop");
	await screen.findByRole("button", { name: /Pop-corn caramel/ });
	await userEvent.keyboard("{Enter}");
	const boxes = await screen.findByLabelText("Cartons de Pop-corn caramel");
	await userEvent.clear(boxes);
	await userEvent.type(boxes, "8");
}

describe("/admin/orders/new", () => {
	it("enters an order for a customer found, by keyboard alone, at the tier's price", async () => {
		const calls = open();
		await enterByKeyboard();
		expect(screen.getByText("9,00 € le carton")).toBeDefined();
		await waitFor(() => expect(screen.getAllByText("72,00 €").length).toBeGreaterThan(1));
		await userEvent.keyboard("{Enter}");
		expect(await screen.findByRole("heading", { name: "Commande CMD-7K3M-9QX2 enregistrée" })).toBeDefined();
		expect(screen.getByLabelText("Lien de paiement")).toHaveProperty("value", "https://exemple.fr/payer/abc");
		await userEvent.setup().click(screen.getByRole("button", { name: "Copier le lien" }));
		expect(await screen.findByText("Le lien de paiement est copié.")).toBeDefined();
		expect(sent(calls)[0]?.body).toMatchObject({
			customerId: "cus_1",
			payment: "LINK",
			invite: false,
			orderData: {
				email: "camille@exemple.fr",
				address: { city: "Montélimar" },
				items: [{ productId: "prod_1", quantity: 8, unitPrice: 900 }],
				total: 7200,
			},
		});
	});

	it("shows the company with its site, limit and block, and sells privately at the catalogue's prices", async () => {
		const company = {
			...{ id: "comp_1", name: "Fêtes et fils", site: null, isOnAccount: true, creditLimit: 1000, available: 0 },
			...{ isBlocked: true, hasDeposit: false, minimumOrder: 100 },
		};
		const calls = open({ "GET /admin/buyers/cus_1": { body: { company } } });
		await enterByKeyboard();
		expect(await screen.findByText("Compte bloqué")).toBeDefined();
		expect(screen.getByText(/En compte, reste 0,00.€ sur 1.000,00.€, minimum 100,00.€/)).toBeDefined();
		await userEvent.selectOptions(screen.getByLabelText("Acheteur"), "À titre privé");
		expect(await screen.findByText("Client particulier")).toBeDefined();
		await userEvent.click(screen.getByRole("button", { name: /^Enregistrer/ }));
		await waitFor(() => expect(sent(calls)).toHaveLength(1));
		expect(sent(calls)[0]?.body).toMatchObject({ customerId: "cus_1", orderData: { business: null } });
		const quoted = calls.filter(({ route }) => route === "POST /admin/orders/quote");
		expect(quoted.map(({ body }) => (body as { customerId: string | null }).customerId)).toEqual(
			expect.arrayContaining(["cus_1", null]),
		);
	});

	it("offers the shipping options of the address, and sends the chosen one with its service", async () => {
		const parcel = {
			id: "colis",
			name: "Colis",
			kind: "parcel" as const,
			carrier: "",
			price: 8.9,
			dispatchBy: "2026-11-30",
			deliveredFrom: "2026-12-02",
			hasDayChoice: false,
			surcharges: [],
		};
		const pallet = { ...parcel, id: "palette", name: "Palette", price: 120, hasDayChoice: true };
		const offered = [parcel, { ...pallet, surcharges: [{ id: "hayon", name: "Hayon", price: 35 }] }];
		const calls = open({
			"POST /admin/orders/quote": ({ body }) => {
				const optionId = (body as { delivery?: { optionId: string } }).delivery?.optionId ?? "colis";
				const shippingCost = optionId === "colis" ? 8.9 : 120;
				return { body: { ...QUOTE, shippingCost, totalWithShipping: 72 + shippingCost, options: offered, optionId } };
			},
		});
		await enterByKeyboard();
		const choice = await screen.findByRole("group", { name: "Mode de livraison" });
		await userEvent.click(within(choice).getByRole("radio", { name: /Palette/ }));
		await userEvent.click(await within(choice).findByRole("checkbox", { name: /Hayon/ }));
		expect(calls.filter(({ route }) => route === "POST /admin/orders/quote").at(-1)?.body).toMatchObject({
			address: { country: "France", postalCode: "26200" },
			delivery: { optionId: "palette" },
		});
		await userEvent.click(screen.getByRole("button", { name: "Enregistrer la commande" }));
		await waitFor(() => expect(sent(calls)).toHaveLength(1));
		expect(sent(calls)[0]?.body).toMatchObject({
			orderData: { delivery: { optionId: "palette", surchargeIds: ["hayon"], day: null }, total: 19_200 },
		});
	});

	it("a pickup is called so, with what is to be known when it is fetched", async () => {
		const days = { dispatchBy: "2026-11-30", deliveredFrom: "2026-12-02", hasDayChoice: false, surcharges: [] };
		const pickup = { id: "retrait", name: "Retrait", kind: "pickup" as const, carrier: "", price: 0, ...days };
		open({ "POST /admin/orders/quote": { body: { ...QUOTE, options: [pickup], optionId: pickup.id } } });
		await enterByKeyboard();
		expect(await screen.findByRole("region", { name: "Retrait" })).toBeDefined();
		expect(screen.getByLabelText(/^Instructions pour le retrait/)).toBeDefined();
	});

	it("begins with the customer that the address names, at the address of their last order", async () => {
		const detail = CUSTOMERS.answers.CustomerDetail.example;
		const [last] = detail.orders;
		const { id, firstName } = detail.account;
		open({ [`GET /admin/customers/${id}`]: { body: { ...detail, addresses: [] } } }, `?customer=${id}`);
		expect(await screen.findByRole("button", { name: "Changer de client" })).toBeDefined();
		expect(screen.getByLabelText("Prénom")).toHaveProperty("value", firstName);
		expect(screen.getByLabelText("Numéro et rue")).toHaveProperty("value", last?.street);
		await userEvent.click(screen.getByRole("button", { name: "Changer de client" }));
		expect(screen.getByLabelText("Numéro et rue")).toHaveProperty("value", "");
	});

	it("fills in the commune of a new customer's postal code, and questions a code of no department", async () => {
		open({ "GET /cities": { body: { postalCode: "26200", cities: ["Montélimar"] } } });
		const code = await screen.findByLabelText("Code postal");
		await userEvent.type(code, "26200");
		await waitFor(() => expect(screen.getByLabelText("Ville")).toHaveProperty("value", "Montélimar"));
		await userEvent.clear(code);
		await userEvent.type(code, "96000");
		expect(await screen.findByText(/Aucun département n'a le code postal 96000/)).toBeDefined();
	});

	it("enters it at an agreed price and with a deposit, as a quote; none of what is paid later", async () => {
		const calls = open();
		await enterByKeyboard();
		const agreed = screen.getByLabelText("Prix convenu d'un carton de Pop-corn caramel, en euros");
		await userEvent.type(agreed, "9,01");
		expect(screen.getByText("Un prix du catalogue au plus est attendu.")).toBeDefined();
		await userEvent.click(screen.getByRole("button", { name: "Enregistrer la commande" }));
		expect(sent(calls)).toHaveLength(0);
		await userEvent.clear(agreed);
		await userEvent.type(agreed, "8,50");
		await userEvent.click(screen.getByLabelText(/^Plus tard/));
		expect(screen.getByLabelText("Acompte")).toHaveProperty("disabled", true);
		await userEvent.click(screen.getByLabelText(/^Par virement/));
		await userEvent.selectOptions(screen.getByLabelText("Acompte"), "30");
		await userEvent.click(screen.getByRole("button", { name: "Enregistrer la commande" }));
		await screen.findByRole("heading", { name: "Commande CMD-7K3M-9QX2 enregistrée" });
		expect(sent(calls).map(({ body }) => body)).toMatchObject([
			{
				payment: "TRANSFER",
				depositPercentage: 30,
				orderData: { items: [{ quantity: 8, unitPrice: 900, agreedUnitPrice: 850 }] },
			},
		]);
	});

	it("enters it at the price of the last key, also where Enter comes before that price", async () => {
		let answer = () => {};
		const calls = open({
			"POST /admin/orders/quote": async ({ body }) => {
				const [item] = (body as { items: { quantity: number }[] }).items;
				if (item?.quantity !== 8) return { body: { ...QUOTE, totalWithShipping: 10 } };
				await new Promise<void>((resolve) => {
					answer = resolve;
				});
				return { body: QUOTE };
			},
		});
		await enterByKeyboard();
		await userEvent.keyboard("{Enter}");
		expect(sent(calls)).toHaveLength(0);
		answer();
		await screen.findByRole("heading", { name: "Commande CMD-7K3M-9QX2 enregistrée" });
		expect(sent(calls)[0]?.body).toMatchObject({ orderData: { total: 7200 } });
	});

	it("is sold through the channel that is chosen: its products and prices, and what changing it empties", async () => {
		const market = {
			...shopChannel,
			id: "sc_2",
			name: "Place de marché",
			isOwn: false,
			prices: "FACTOR",
			pricePercent: 110,
		};
		const dearer = { ...popcorn, prices: { box: 11, layer: 9.9, pallet: 8.8 } };
		const unsold = { ...popcorn, productId: "prod_2", name: "Pop-corn sucré", isSold: false };
		const calls = open({
			"GET /admin/channels": {
				body: {
					content: [shopChannel, market, { ...market, id: "sc_3", name: "Fermé", isEnabled: false }],
					locations: [],
				},
			},
			"GET /admin/channels/sc_2/products": { body: { content: [unsold, dearer], totalElements: 2, last: true } },
		});
		await enterByKeyboard();
		const choice = await screen.findByLabelText("Canal de vente");
		expect(
			within(choice)
				.getAllByRole("option")
				.map(({ textContent }) => textContent),
		).toEqual(["Boutique", "Place de marché"]);
		await userEvent.selectOptions(choice, "Place de marché");
		expect(screen.getByText("Aucun produit pour l'instant.")).toBeDefined();
		await searchFor("Ajouter un produit", "pop");
		await userEvent.click(await screen.findByRole("button", { name: /Pop-corn caramel/ }));
		expect(screen.queryByRole("button", { name: /Pop-corn sucré/ })).toBeNull();
		expect(await screen.findByText("11,00 € le carton")).toBeDefined();
		await userEvent.click(screen.getByRole("button", { name: "Enregistrer la commande" }));
		await waitFor(() => expect(sent(calls)).toHaveLength(1));
		expect(sent(calls)[0]?.body).toMatchObject({ channelId: "sc_2", orderData: { items: [{ unitPrice: 1100 }] } });
		const quotes = calls.filter(({ route }) => route === "POST /admin/orders/quote");
		expect(quotes.at(-1)?.body).toMatchObject({ channelId: "sc_2" });
	});

	it("opens an account for a new customer, with an invitation only if asked", async () => {
		const calls = open();
		for (const [label, text] of Object.entries({
			Prénom: "Zoé",
			Nom: "Roy",
			"E-mail": "zoe@exemple.fr",
			Téléphone: "0612345678",
			"Numéro et rue": "1 rue Neuve",
			"Code postal": "26200",
			Ville: "Montélimar",
		}))
			await userEvent.type(await screen.findByLabelText(label), text);
		await userEvent.click(screen.getByLabelText("Inviter ce nouveau client à choisir un mot de passe"));
		await userEvent.click(screen.getByLabelText(/^Plus tard/));
		await searchFor("Ajouter un produit", "pop");
		await userEvent.click(await screen.findByRole("button", { name: /Pop-corn caramel/ }));
		await userEvent.click(screen.getByRole("button", { name: "Enregistrer la commande" }));
		await screen.findByRole("heading", { name: /enregistrée$/ });
		expect(sent(calls)[0]?.body).toMatchObject({ customerId: null, invite: true, payment: "LATER" });
	});

	it("refuses an order without products or address before it is sent", async () => {
		const calls = open();
		await userEvent.click(await screen.findByRole("button", { name: "Enregistrer la commande" }));
		expect(await screen.findByText("Saisissez l'e-mail du client.")).toBeDefined();
		expect(screen.getByText("Ajoutez au moins un produit.")).toBeDefined();
		expect(sent(calls)).toHaveLength(0);
	});

	it("says beside the line what the stock no longer holds, and sends the same request under the same id", async () => {
		const refusal = {
			status: 409,
			body: {
				code: "OUT_OF_STOCK",
				message: "Le stock ne suffit plus pour une partie de votre commande.",
				lines: [
					{
						productId: "prod_1",
						productName: "Pop-corn caramel",
						quantity: 8,
						availableQuantity: 5,
						onSale: true,
						sentUnitPrice: 900,
						unitPrice: 900,
						totalPrice: 7200,
					},
				],
			},
		};
		const calls = open({ "POST /admin/orders": refusal });
		await enterByKeyboard();
		await userEvent.click(screen.getByRole("button", { name: "Enregistrer la commande" }));
		const lines = within(screen.getByRole("list", { name: "Lignes de la commande" }));
		expect(await lines.findByText("5 en stock.")).toBeDefined();
		await userEvent.click(screen.getByRole("button", { name: "Enregistrer la commande" }));
		await waitFor(() => expect(sent(calls)).toHaveLength(2));
		const ids = sent(calls).map(({ body }) => (body as { requestId: string }).requestId);
		expect(ids[0]).toBe(ids[1]);
	});

	it("after a price has changed shows and sends the new one", async () => {
		let prices = popcorn.prices;
		const calls = open({
			"GET /admin/channels/sc_1/products": () => ({
				body: { content: [{ ...popcorn, prices }], totalElements: 1, last: true },
			}),
			"POST /admin/orders/quote": () => ({ body: { ...QUOTE, totalWithShipping: prices.layer * 8 } }),
			"POST /admin/orders": () => {
				prices = { ...prices, layer: 9.5 };
				return failure(409, "PRICE_CHANGED", "Le prix a changé.");
			},
		});
		await enterByKeyboard();
		const press = () => userEvent.click(screen.getByRole("button", { name: "Enregistrer la commande" }));
		await press();
		expect(await screen.findByText("9,50 € le carton")).toBeDefined();
		await waitFor(() => expect(screen.getAllByText("76,00 €").length).toBeGreaterThan(1));
		await press();
		await waitFor(() => expect(sent(calls)).toHaveLength(2));
		expect(sent(calls)[1]?.body).toMatchObject({ orderData: { items: [{ unitPrice: 950 }], total: 7600 } });
	});
});

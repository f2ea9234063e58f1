import { DEFAULT_SETTINGS } from "@confiserie/domain/shop/shop-settings";
import { beforeEach, expect, it, vi } from "vitest";
import { readShopFacts, shopFacts } from "./shop-facts";

const settings = vi.hoisted(() => vi.fn());
vi.mock("./server-api", () => ({ serverApi: { settings } }));
beforeEach(() => settings.mockResolvedValue({ ok: false, status: 503 }));

const {
	legalName,
	legalForm,
	registration,
	vatNumber,
	publisher,
	host,
	mediator,
	producerIds,
	accessibilityOn,
	guaranteeNotice,
	iban: _iban,
	bic: _bic,
	electronicAddress: _electronicAddress,
	...contact
} = DEFAULT_SETTINGS.shop;
const STATED = {
	freeShippingThreshold: 40,
	shippingCost: 4.99,
	shippingOptions: [],
	leavesWithin48h: true,
	deposit: { isOpen: true, minimum: 20, defaultPercentage: 25 },
	holdMinutes: 30,
	contact,
	company: {
		legalName,
		legalForm,
		registration,
		vatNumber,
		publisher,
		host,
		mediator,
		producerIds,
		accessibilityOn,
		guaranteeNotice,
	},
};

it("pages state the specified values by default", () => {
	expect(shopFacts(STATED)).toMatchObject({
		delivery: {
			headline: "Livraison offerte dès 40\u00a0€",
			sentence: "La livraison est offerte à partir de 40,00\u00a0€ d'achats.",
			cost: expect.stringMatching(/^4,99\u00a0€ par commande, offerte à partir de 40,00\u00a0€/),
		},
		deposit: { isOpen: true, minimum: "20,00\u00a0€", minimumOrder: "25,00\u00a0€", defaultPercentage: 25 },
		hold: "trente minutes",
		contact: { phone: { display: "01 23 45 67 89", href: "tel:+33123456789" } },
	});
});

it("the same while the backend cannot be read", async () => {
	expect(await readShopFacts()).toEqual(shopFacts(STATED));
});

it("what the operator set is what pages state", async () => {
	settings.mockResolvedValue({
		ok: true,
		data: { ...STATED, freeShippingThreshold: 59.5, holdMinutes: 45, contact: { ...contact, phone: "+33490123456" } },
	});
	expect(await readShopFacts()).toMatchObject({
		delivery: { headline: "Livraison offerte dès 59,50\u00a0€" },
		hold: "45 minutes",
		contact: { phone: { display: "04 90 12 34 56", href: "tel:+33490123456" } },
	});
});

it.each([
	["no threshold", { freeShippingThreshold: 0 }],
	["no cost", { shippingCost: 0 }],
])("%s: delivery is free in any case", (_, change) => {
	expect(shopFacts({ ...STATED, ...change }).delivery).toMatchObject({
		headline: "Livraison offerte",
		sentence: "La livraison est offerte.",
	});
});

it("with options pages promise neither their price nor that they are free", () => {
	const { headline, sentence, cost } = shopFacts({ ...STATED, shippingOptions: ["Colis", "Palette"] }).delivery;
	expect(cost).toContain("Colis, Palette");
	expect(`${headline} ${sentence} ${cost}`).not.toMatch(/offerte|4,99|40/);
});

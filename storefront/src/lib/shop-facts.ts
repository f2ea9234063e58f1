import { publicIdentity, type ShopSettings } from "@confiserie/domain/contract/settings";
import { displayPhone } from "@confiserie/domain/customers/phone";
import { COUNTRY_CODES, type CountryCode } from "@confiserie/domain/delivery/delivery-area";
import { formatCents, formatRoundCents } from "@confiserie/domain/format";
import { toCents } from "@confiserie/domain/money";
import { minimumOrderCents } from "@confiserie/domain/payments/deposit";
import { DEFAULT_SETTINGS } from "@confiserie/domain/shop/shop-settings";
import type { TermsFacts } from "@confiserie/domain/terms/sale-terms";
import { serverApi } from "./server-api";

/** What the shop's operator sets, as pages state it; amounts formatted. */
export interface ShopFacts {
	delivery: {
		/** "Livraison offerte dès 40 €". */
		headline: string;
		/** The same in a sentence. */
		sentence: string;
		/** What it costs, in a sentence. */
		cost: string;
		/** Whether "Expédition sous 24-48 h" is true. */
		leavesWithin48h: boolean;
	};
	deposit: {
		isOpen: boolean;
		minimum: string;
		/** The smallest order that a deposit can pay. */
		minimumOrder: string;
		defaultPercentage: number;
	};
	/** For how long an unpaid order holds its stock, in words. */
	hold: string;
	contact: {
		phone: { display: string; href: string };
		email: string;
		hours: string;
		street: string;
		postalCode: string;
		city: string;
		/** On one line, with the country. */
		address: string;
	};
	/** An empty text is still to be filled in. */
	company: ShopSettings["company"];
}

/** Default duration of a stock hold, in minutes. */
const HOLD_MINUTES = 30;

/** The shop's current settings in the words and figures of pages. */
export async function readShopFacts(): Promise<ShopFacts> {
	return shopFacts(await readShopSettings());
}

/** Where the shop delivers. */
export async function readDeliveryCountries(): Promise<CountryCode[]> {
	const { deliveryCountries } = await readShopSettings();
	return COUNTRY_CODES.filter((code) => deliveryCountries.includes(code));
}

/** The shop's current settings; the defaults of the specification while the backend cannot be read. */
export async function readShopSettings(): Promise<TermsFacts> {
	const settings = await serverApi.settings();
	if (settings.ok) return settings.data;
	const { delivery, deposit, shop } = DEFAULT_SETTINGS;
	return {
		freeShippingThreshold: delivery.freeShippingThresholdCents / 100,
		shippingCost: delivery.shippingCostCents / 100,
		shippingOptions: [],
		leavesWithin48h: true,
		deliveryCountries: delivery.countries,
		deposit: { ...deposit, minimum: deposit.minimumCents / 100 },
		holdMinutes: HOLD_MINUTES,
		...publicIdentity(shop),
	};
}

type Stated = Pick<
	ShopSettings,
	| "freeShippingThreshold"
	| "shippingCost"
	| "shippingOptions"
	| "leavesWithin48h"
	| "deposit"
	| "holdMinutes"
	| "contact"
	| "company"
>;

/** The settings in the words and figures of pages. Amounts in EUR. */
export function shopFacts({
	freeShippingThreshold,
	shippingCost,
	shippingOptions,
	leavesWithin48h,
	deposit,
	holdMinutes,
	contact,
	company,
}: Stated): ShopFacts {
	const threshold = toCents(freeShippingThreshold);
	const cost = toCents(shippingCost);
	const minimumCents = toCents(deposit.minimum);
	return {
		delivery: { ...deliveryFacts(threshold, cost, shippingOptions), leavesWithin48h },
		deposit: {
			isOpen: deposit.isOpen,
			minimum: formatCents(minimumCents),
			minimumOrder: formatCents(minimumOrderCents({ minimumCents })),
			defaultPercentage: deposit.defaultPercentage,
		},
		hold: holdMinutes === HOLD_MINUTES ? "trente minutes" : `${holdMinutes} minutes`,
		contact: {
			...contact,
			phone: { display: displayPhone(contact.phone), href: `tel:${contact.phone}` },
			address: `${contact.street}, ${contact.postalCode} ${contact.city}, France`,
		},
		company,
	};
}

function deliveryFacts(
	threshold: number,
	cost: number,
	options: readonly string[],
): Omit<ShopFacts["delivery"], "leavesWithin48h"> {
	if (options.length > 0)
		return {
			headline: "Livraison colis et palette",
			sentence: "Les modes de livraison et leur prix s'affichent avant le paiement.",
			cost: `Selon l'adresse et la commande, par ${options.join(", ")}. Le prix et le délai s'affichent avant le paiement.`,
		};
	if (threshold === 0 || cost === 0)
		return {
			headline: "Livraison offerte",
			sentence: "La livraison est offerte.",
			cost: "Rien\u00a0: elle est offerte.",
		};
	const from = formatCents(threshold);
	return {
		headline: `Livraison offerte dès ${formatRoundCents(threshold)}`,
		sentence: `La livraison est offerte à partir de ${from} d'achats.`,
		cost: `${formatCents(cost)} par commande, offerte à partir de ${from} d'achats. Le panier indique ce qui manque pour y arriver.`,
	};
}
